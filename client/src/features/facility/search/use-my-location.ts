import { useState } from 'react';
import { locateDistrict } from '../../../components/map/locate-district';
import type { LatLng } from '../../../components/map/map-types';
import { askPosition, personPosition } from './person-position';
import { STRINGS } from './strings';
import { showToast, type Toast } from '../../../lib/toast';
import { useStillHere } from '../../../lib/use-still-here';

export interface District {
  sidoName: string;
  sigunguName: string;
}

export const districtText = ({ sidoName, sigunguName }: District) => [sidoName, sigunguName].filter(Boolean).join(' ');

/** Messages of the map's buttons replace one another, so that they do not pile up over the map. */
export const showMapToast = (type: Toast['type'], text: string): void => showToast({ key: 'map', type, text });

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
      showMapToast(answer === 'outside' ? 'warning' : 'error', STRINGS.location[answer === 'denied' ? 'failed' : answer]);
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
