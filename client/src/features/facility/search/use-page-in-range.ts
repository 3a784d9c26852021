import { useEffect, useEffectEvent, useRef } from 'react';
import type { LatLng } from '../../../components/map/map-types';
import { pageCountOf } from './result-list';
import type { SearchAnswer } from './use-facility-search';
import type { MapSearch } from './use-map-search';

/** An old link may name a page that is no longer there: then the last one is shown. */
export function usePageInRange(search: MapSearch, answer: SearchAnswer | null): void {
  const openLastPage = useEffectEvent((page: number) => search.openPage(page, true));
  const last = answer?.key === search.key && answer.items.length === 0 && answer.totalCount > 0 ? pageCountOf(answer) - 1 : null;
  const { page } = search.applied;
  useEffect(() => {
    if (last !== null && page > last) openLastPage(last);
  }, [last, page]);
}

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
