import { useState } from 'react';
import { locateDistrict } from '../../../components/map/locate-district';
import type { LatLng } from '../../../components/map/map-types';
import { askPosition, type PositionProblem } from './ask-position';
import { personPosition } from './person-position';
import { STRINGS } from './strings';
import { showMapToast } from './show-map-toast';
import { useStillHere } from '../../../lib/use-still-here';

export interface District {
  sidoName: string;
  sigunguName: string;
}

export const districtText = ({ sidoName, sigunguName }: District) => [sidoName, sigunguName].filter(Boolean).join(' ');

const PROBLEMS: Record<PositionProblem, { type: 'warning' | 'error'; text: string }> = {
  unsupported: { type: 'error', text: STRINGS.location.unsupported },
  denied: { type: 'error', text: STRINGS.location.failed },
  failed: { type: 'error', text: STRINGS.location.failed },
  outside: { type: 'warning', text: STRINGS.location.outside },
};

/** Asks the browser where the person is and finds the district's name, without telling anyone else. */
export function useMyLocation(onFound: (point: LatLng, district: District | null) => void, onFailed?: () => void) {
  const isStillHere = useStillHere();
  const [isLocating, setIsLocating] = useState(false);

  async function locate() {
    setIsLocating(true);
    const answer = await askPosition();
    setIsLocating(false);
    // The person has left the page: show no message.
    if (!isStillHere()) return;
    if (typeof answer === 'string') {
      const { type, text } = PROBLEMS[answer];
      showMapToast(type, text);
      return onFailed?.();
    }
    personPosition(answer);
    const district = await locateDistrict(answer).catch(() => null);
    if (!isStillHere()) return;
    showMapToast('success', district ? STRINGS.location.found(districtText(district)) : STRINGS.location.foundWithoutName);
    onFound(answer, district);
  }

  return { locate: () => void locate(), isLocating };
}
