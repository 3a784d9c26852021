import { useEffect, useEffectEvent, useState } from 'react';
import { locateDistrict } from '../../../components/map/locate-district';
import { strings } from './strings';
import type { MapSearch } from './use-map-search';
import { type District, districtText } from './use-my-location';

/**
 * Names the district of the person, or of the middle of the viewport that was searched, and chooses it in the fields.
 * It is only a suggestion for the next search: the results of a viewport are not cut by it.
 */
export function usePlaceNote(search: MapSearch) {
  const { box } = search.applied;
  const latitude = box && (box.southWestLat + box.northEastLat) / 2;
  const longitude = box && (box.southWestLng + box.northEastLng) / 2;
  const [person, setPerson] = useState<District | null>(null);
  const [middle, setMiddle] = useState<(District & { latitude: number; longitude: number }) | null>(null);

  const choose = useEffectEvent((district: District) => search.preselect(district.sidoName, district.sigunguName || null));
  useEffect(() => {
    if (latitude === null || longitude === null) return;
    let isLate = false;
    locateDistrict({ latitude, longitude }).then(
      (district) => {
        if (isLate || !district) return;
        setMiddle({ ...district, latitude, longitude });
        choose(district);
      },
      // Without its name the viewport is searched all the same.
      () => undefined,
    );
    return () => {
      isLate = true;
    };
  }, [latitude, longitude]);

  const isNamed = middle !== null && middle.latitude === latitude && middle.longitude === longitude;
  const note = isNamed ? strings.box.panel(districtText(middle)) : person && strings.location.panel(districtText(person));
  return {
    note,
    setPersonDistrict: (district: District | null) => {
      setPerson(district);
      if (district) search.preselect(district.sidoName, district.sigunguName || null);
    },
  };
}
