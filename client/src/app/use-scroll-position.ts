import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigation, useNavigationType } from 'react-router';
import { renderEverything } from '../lib/defer/render-everything';
import { sessionStore } from '../lib/storage';

const STORE = 'scroll-positions';
const STORED = 100;
/** How long the parts of a page may take to load. */
const PATIENCE_MS = 2000;
/** Input of the person, which ends the restoring. */
const INPUT_EVENTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

/** Pixels from the top, by history entry. */
const positions = new Map<string, number>();

/** A new page starts at its top; Back, Forward and a reload return to where the person was, even while the page still loads. */
export function useScrollPosition(): void {
  const { key, pathname, hash } = useLocation();
  const navigation = useNavigationType();
  const isLeaving = useNavigation().state !== 'idle';
  const entry = `${pathname} ${key}`;
  const former = useRef({ entry, pathname });
  const stopRestoring = useRef<() => void>(undefined);

  useLayoutEffect(() => rememberAcrossReloads(former.current.entry), []);

  // Before the next effect, so that what it scrolls is remembered for the new entry.
  useLayoutEffect(() => {
    // The skeleton of the next page is shorter than this page.
    if (isLeaving) return;
    const remember = () => positions.set(entry, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [entry, isLeaving]);

  useLayoutEffect(() => {
    const { entry: formerEntry, pathname: formerPathname } = former.current;
    former.current = { entry, pathname };
    const isNewPage = formerPathname !== pathname;
    // The same page with another query (the map writes its centre): the position stays, and so does a restoring after Back.
    if (navigation === NavigationType.Replace && !isNewPage)
      return void positions.set(entry, positions.get(formerEntry) ?? window.scrollY);

    stopRestoring.current?.();
    stopRestoring.current = undefined;
    if (navigation === NavigationType.Pop) stopRestoring.current = restore(positions.get(entry) ?? (isNewPage ? 0 : undefined));
    // A new query alone (a filter, the next page of a list) is up to the page.
    else if (isNewPage && !hash) window.scrollTo(0, 0);
  }, [entry, navigation, pathname, hash]);
}

/** Late parts move the rest: the position is restored until they have had time to load. */
function restore(top: number | undefined): (() => void) | undefined {
  if (top === undefined) return undefined;
  if (top > 0) renderEverything();
  const scroll = () => window.scrollTo(0, top);
  const growing = new ResizeObserver(scroll);
  const stop = () => {
    growing.disconnect();
    clearTimeout(timer);
    for (const event of INPUT_EVENTS) window.removeEventListener(event, stop);
  };
  const timer = setTimeout(stop, PATIENCE_MS);
  for (const event of INPUT_EVENTS) window.addEventListener(event, stop, { passive: true });
  scroll();
  growing.observe(document.body);
  return stop;
}

/** @param entry the first entry of this load of the site: its key is the same for every load in this tab */
function rememberAcrossReloads(entry: string): () => void {
  window.history.scrollRestoration = 'manual';
  for (const [stored, top] of read()) positions.set(stored, top);
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // A link or a typed address starts at the top; only a reload and Back restore.
  if (load?.type !== 'reload' && load?.type !== 'back_forward') positions.delete(entry);
  const store = () => void sessionStore.set(STORE, JSON.stringify([...positions].slice(-STORED)));
  window.addEventListener('pagehide', store);
  return () => window.removeEventListener('pagehide', store);
}

function read(): [string, number][] {
  try {
    return JSON.parse(sessionStore.get(STORE) ?? '[]') as [string, number][];
  } catch {
    return [];
  }
}
