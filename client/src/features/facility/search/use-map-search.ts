import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { FacilitySort } from '../../../graphql/types.generated';
import { queryOf } from '../../../lib/text';
import { NO_FILTERS, type SearchFilters, settled } from '../../../lib/search-filters';
import {
  formatResults,
  formatSearch,
  type MapPosition,
  parseSearch,
  type SearchBox,
  type SearchState,
  IDLE_SEARCH,
} from './search-url';
import { useStillHere } from '../../../lib/use-still-here';

const SEARCH_DELAY_MS = 300;

/** Where the map should go: to the results or the nearest of them once they are there, or to where the address says it was. */
export type WantedView = { kind: 'results' | 'nearest'; key: string } | { kind: 'position'; position: MapPosition } | null;

interface OpenOptions {
  replace?: boolean;
  /** What searched by itself; undefined after a person's own press. */
  cause?: 'text' | 'filters';
  /** The fields are not what was pressed: what they say stays. */
  keepsDraft?: boolean;
  /** Where the map goes. */
  view?: 'results' | 'nearest';
}

function viewOf(state: SearchState): WantedView {
  if (state.position) return { kind: 'position', position: state.position };
  return state.mode === 'idle' ? null : { kind: 'results', key: formatResults(state) };
}

const everywhere = (filters: SearchFilters): SearchFilters => ({ ...filters, region: null, district: null });

/**
 * Owns what is asked for. `applied` is what the address says and the results show; `draft` is what the fields say.
 * They differ before the first search, for 300 ms after a change, and where a place was only preselected.
 * `onRegionReset` is called when a text search clears region and district; the page shows a message if the text names no place.
 */
export function useMapSearch({ onRegionReset }: { onRegionReset: (filters: SearchFilters) => void }) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const isStillHere = useStillHere();
  const applied = useMemo(() => parseSearch(new URLSearchParams(search)), [search]);
  const key = formatResults(applied);
  const [draft, setDraft] = useState(applied.filters);
  const [wantedView, setWantedView] = useState<WantedView>(() => viewOf(applied));
  const [pending, setPending] = useState<{ cause: 'text' | 'filters' | 'places' } | null>(null);
  const [cause, setCause] = useState<OpenOptions['cause']>();

  // Our own navigation must not overwrite what was typed since; Back, Forward and links must.
  const [seenKey, setSeenKey] = useState(key);
  const [ownKeys, setOwnKeys] = useState<string[]>([]);
  if (key !== seenKey) {
    setSeenKey(key);
    // Two quick searches may arrive as one.
    setOwnKeys(ownKeys.slice(ownKeys.lastIndexOf(key) + 1));
    if (!ownKeys.includes(key)) {
      setDraft(applied.filters);
      setWantedView(viewOf(applied));
      setPending(null);
      setCause(undefined);
    }
  }

  /** Our own search until the address shows it: a quick next press builds on it and not on what it replaces. */
  const underWay = useRef<{ state: SearchState; cause: OpenOptions['cause'] }>(null);
  useLayoutEffect(() => {
    underWay.current = null;
  }, [key]);

  const asked = () => underWay.current?.state ?? applied;
  const isTyping = () => (underWay.current ?? { cause }).cause === 'text';

  function open(next: Partial<SearchState>, options: OpenOptions = {}): void {
    const state = { ...IDLE_SEARCH, sort: asked().sort, ...next };
    setPending(null);
    setCause(options.cause);
    if (!options.keepsDraft) setDraft((now) => ({ ...now, ...(next.filters ?? {}) }));
    const nextKey = formatResults(state);
    // The viewport that was searched stays where it is.
    setWantedView(state.mode === 'bounds' ? null : { kind: options.view ?? 'results', key: nextKey });
    if (nextKey === key) return;
    setOwnKeys((now) => [...now, nextKey]);
    underWay.current = { state, cause: options.cause };
    void navigate({ search: formatSearch(state) }, { replace: options.replace });
  }

  const list = (filters: SearchFilters, options?: OpenOptions) => open({ mode: 'list', filters }, options);

  /** With other filters; a view of the map stays one. */
  function refine(filters: SearchFilters, options?: OpenOptions): void {
    const { mode, box, position } = asked();
    if (mode === 'bounds') open({ mode, box, position, filters: everywhere(filters) }, { ...options, keepsDraft: true });
    else list(filters, options);
  }

  function searchText(text: string): void {
    const query = queryOf(text);
    if (!query) return;
    const filters = everywhere({ ...draft, query });
    onRegionReset(filters);
    // What was searched by itself while the text was typed was only on the way to this.
    list(filters, { replace: isTyping() });
  }

  const isChangePending = pending !== null && (pending.cause !== 'text' || queryOf(draft.query) !== applied.filters.query);

  function searchDraft(sort = asked().sort): void {
    if (pending?.cause === 'filters' && asked().mode === 'bounds') return refine(draft, { cause: 'filters' });
    if (pending && pending.cause !== 'text') return open({ mode: 'list', filters: draft, sort }, { cause: 'filters' });
    const filters = queryOf(draft.query) ? everywhere(draft) : draft;
    if (filters.region !== draft.region) onRegionReset(filters);
    // One entry of history for a word, not one for each of its syllables.
    open({ mode: 'list', filters, sort }, { replace: isTyping(), cause: 'text' });
  }

  /** Another page or order of the same results; a change of the fields that still waits makes it a new search. */
  function turn(next: { page: number } | { sort: FacilitySort }, replace = false): void {
    if (isChangePending) return searchDraft('sort' in next ? next.sort : undefined);
    const mode = asked().mode === 'favorites' ? 'favorites' : 'list';
    open({ mode, filters: asked().filters, ...next }, { replace, keepsDraft: true });
  }

  const searchAfterPause = useEffectEvent(() => {
    setPending(null);
    if (isChangePending && isStillHere()) searchDraft();
  });
  useEffect(() => {
    if (!pending) return;
    const timer = setTimeout(() => searchAfterPause(), SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [pending]);

  return {
    applied,
    draft,
    /** The same for two addresses with the same results. */
    key,
    wantedView,
    /** By Enter, a press or a link, and not by itself after a change. */
    isAsked: cause === undefined,
    searchText,
    changeText: (query: string) => {
      setDraft(settled({ ...draft, query }));
      if (applied.mode !== 'idle') setPending({ cause: 'text' });
    },
    /** After the first search a change searches by itself, before it only sets the field. */
    changeFilters: (patch: Partial<SearchFilters>) => {
      setDraft({ ...draft, ...patch });
      const isOfPlaces = 'region' in patch || 'district' in patch || pending?.cause === 'places';
      if (applied.mode !== 'idle') setPending({ cause: isOfPlaces ? 'places' : 'filters' });
    },
    /** Everything the filters let through, whatever the box says. */
    searchAll: () => list({ ...draft, query: '' }),
    searchWith: (filters: SearchFilters) =>
      filters.region === draft.region && filters.district === draft.district ? refine(filters) : list(filters),
    /** Words whose chip was taken away are just words from then on. */
    makePlain: (words: string) => refine({ ...asked().filters, plain: [...asked().filters.plain, words] }),
    applyFilters: (patch: Partial<SearchFilters>) => refine({ ...asked().filters, ...patch }),
    reset: () => {
      if (applied.mode === 'list' || applied.mode === 'bounds') return list(NO_FILTERS);
      setPending(null);
      setDraft(NO_FILTERS);
    },
    /** The viewer's own places; a second press leaves them, and nothing is searched. */
    toggleFavorites: () => open({ mode: asked().mode === 'favorites' ? 'idle' : 'favorites', filters: NO_FILTERS }),
    openPage: (page: number, replace = false) => turn({ page }, replace),
    sortBy: (sort: FacilitySort) => turn({ sort }),
    /** What is around the person: the map goes to the nearest. */
    showNearest: () => open({ mode: 'list', filters: everywhere(draft), sort: null }, { keepsDraft: true, view: 'nearest' }),
    /** The results of a viewport: its region is the viewport, so none is asked for beside it. */
    showBox: (box: SearchBox, filters: SearchFilters, position: MapPosition) =>
      open({ mode: 'bounds', filters: everywhere(filters), box, position }),
    /** Fills the fields without searching. */
    preselect: (region: string, district: string | null) => setDraft((now) => ({ ...now, region, district })),
    rememberPosition: (position: MapPosition) => {
      // The place on the map where a search starts is not where its results are.
      if (underWay.current || !isStillHere()) return;
      void navigate({ search: formatSearch({ ...applied, position }) }, { replace: true });
    },
  };
}

export type MapSearch = ReturnType<typeof useMapSearch>;
