import { useEffect, useEffectEvent, useRef } from 'react';
import type { LatLng } from '../../../components/map/map-types';
import type { MapSearch } from './use-map-search';

/** Once the position is known the nearest places come first: who had turned pages is shown them. */
export function useFirstPageWhenLocated({ applied, openPage }: MapSearch, position: LatLng | null): void {
  const former = useRef(position);
  const openFirst = useEffectEvent(() => {
    if (applied.mode === 'list' && applied.sort === null && applied.page > 0) openPage(0, true);
  });
  useEffect(() => {
    if (!former.current && position) openFirst();
    former.current = position;
  }, [position]);
}
