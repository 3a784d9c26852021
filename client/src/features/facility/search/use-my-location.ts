import { useEffect, useEffectEvent, useState } from 'react';
import { locateDistrict, locateDistrictOfView } from '../../../components/map/locate-district';
import type { LatLng } from '../../../components/map/map-types';
import { askPosition, personPosition } from './person-position';
import type { SearchBox } from './search-url';
import { STRINGS } from './strings';
import type { MapSearch } from './use-map-search';
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

/** Names the district of the person or of the searched viewport, and preselects it in the fields for the next search. */
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
