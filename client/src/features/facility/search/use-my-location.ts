import { App } from 'antd';
import { useState } from 'react';
import { isInKorea } from '../../../components/map/korea-box';
import { locateDistrict } from '../../../components/map/locate-district';
import type { LatLng } from '../../../components/map/map-types';
import { personPosition } from './person-position';
import { strings } from './strings';

const OPTIONS: PositionOptions = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 60_000 };

export interface District {
  sidoName: string;
  sigunguName: string;
}

export const districtText = ({ sidoName, sigunguName }: District) => [sidoName, sigunguName].filter(Boolean).join(' ');

/** Asks the browser where the person is and finds the district's name, without telling anyone else. */
export function useMyLocation(onFound: (point: LatLng, district: District | null) => void) {
  const { message } = App.useApp();
  const [isLocating, setIsLocating] = useState(false);

  async function found(point: LatLng) {
    if (!isInKorea(point)) return void message.warning(strings.location.outside);
    personPosition(point);
    const district = await locateDistrict(point).catch(() => null);
    void message.success(district ? strings.location.found(districtText(district)) : strings.location.foundWithoutName);
    onFound(point, district);
  }

  function locate() {
    // Missing where the page is not served securely, and in very old browsers.
    if (!('geolocation' in navigator)) return void message.error(strings.location.unsupported);
    setIsLocating(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setIsLocating(false);
        void found({ latitude, longitude });
      },
      () => {
        setIsLocating(false);
        void message.error(strings.location.failed);
      },
      OPTIONS,
    );
  }

  return { locate, isLocating };
}
