import { useEffect, useEffectEvent, useState } from 'react';
import { locateDistrictOfView } from '../../../components/map/locate-district';
import { STRINGS } from './strings';
import type { SearchBox } from './search-url';
import type { MapSearch } from './use-map-search';
import { type District, districtText } from './use-my-location';

/**
 * Names the district of the person, or the one that the searched viewport shows, and chooses it in the fields.
 * It is only a suggestion for the next search: the results of a viewport are not cut by it.
 */
export function usePlaceNote(search: MapSearch, isMapMoved: boolean) {
  // By its numbers: the address is read again whenever the map has moved.
  const box = search.applied.box && JSON.stringify(search.applied.box);
  const [person, setPerson] = useState<District | null>(null);
  const [view, setView] = useState<{ box: string; district: District | null } | null>(null);

  const choose = (district: District | null) => {
    if (district) search.preselect(district.sidoName, district.sigunguName || null);
  };
  const chooseOfView = useEffectEvent(choose);
  useEffect(() => {
    if (!box) return;
    let isLate = false;
    locateDistrictOfView(JSON.parse(box) as SearchBox).then(
      (district) => {
        if (isLate) return;
        setView({ box, district });
        chooseOfView(district);
      },
      // Without its name the viewport is searched all the same.
      () => undefined,
    );
    return () => {
      isLate = true;
    };
  }, [box]);

  const searched = box !== null && view?.box === box ? view.district : null;
  function note(): string | null {
    if (searched) return isMapMoved ? null : STRINGS.box.panel(districtText(searched));
    return box === null && person ? STRINGS.location.panel(districtText(person)) : null;
  }
  return {
    note: note(),
    setPersonDistrict: (district: District | null) => {
      setPerson(district);
      choose(district);
    },
  };
}
