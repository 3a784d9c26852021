import { useState } from 'react';
import { isInKorea } from '../../../components/map/korea-box';
import { locateDistrict } from '../../../components/map/locate-district';
import type { LatLng } from '../../../components/map/map-types';
import { personPosition } from './person-position';
import { strings } from './strings';
import { sayOnMap } from './say-on-map';
import { useStillHere } from '../../../lib/use-still-here';

const OPTIONS: PositionOptions = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 60_000 };

export interface District {
  sidoName: string;
  sigunguName: string;
}

export const districtText = ({ sidoName, sigunguName }: District) => [sidoName, sigunguName].filter(Boolean).join(' ');

/** Asks the browser where the person is and finds the district's name, without telling anyone else. */
export function useMyLocation(onFound: (point: LatLng, district: District | null) => void, onFailed?: () => void) {
  const isStillHere = useStillHere();
  const [isLocating, setIsLocating] = useState(false);

  function fail(type: 'warning' | 'error', text: string) {
    sayOnMap(type, text);
    onFailed?.();
  }

  async function found(point: LatLng) {
    if (!isInKorea(point)) return fail('warning', strings.location.outside);
    personPosition(point);
    const district = await locateDistrict(point).catch(() => null);
    if (!isStillHere()) return;
    sayOnMap('success', district ? strings.location.found(districtText(district)) : strings.location.foundWithoutName);
    onFound(point, district);
  }

  function locate() {
    // Missing where the page is not served securely, and in very old browsers.
    if (!('geolocation' in navigator)) return fail('error', strings.location.unsupported);
    setIsLocating(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setIsLocating(false);
        // Who has gone on to another page is not told any more.
        if (isStillHere()) void found({ latitude, longitude });
      },
      () => {
        setIsLocating(false);
        if (isStillHere()) fail('error', strings.location.failed);
      },
      OPTIONS,
    );
  }

  return { locate, isLocating };
}
