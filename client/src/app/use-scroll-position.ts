import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigation, useNavigationType } from 'react-router';
import { renderEverything } from '../lib/defer/render-everything';
import { sessionStore } from '../lib/storage';

const STORE = 'scroll-positions';
const STORED = 100;
/** How long the parts of a page may take to arrive. */
const PATIENCE_MS = 2000;
/** Someone who scrolls meanwhile knows better. */
const OWN_WILL = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

/** Pixels from the top, by entry of the history. */
const positions = new Map<string, number>();

/** A new page starts at its top; Back, Forward and a reload return to where the person was, even while the page still loads. */
export function useScrollPosition(): void {
  const { key, pathname, hash } = useLocation();
  const navigation = useNavigationType();
  const isLeaving = useNavigation().state !== 'idle';
  const entry = `${pathname} ${key}`;
  const former = useRef({ entry, pathname });
  const stopKeeping = useRef<() => void>(undefined);

  useLayoutEffect(() => rememberAcrossReloads(former.current.entry), []);

  // Before the next effect, so that what it scrolls is remembered for the new entry.
  useLayoutEffect(() => {
    // The skeleton that stands in for the next page is shorter than this one.
    if (isLeaving) return;
    const remember = () => positions.set(entry, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [entry, isLeaving]);

  useLayoutEffect(() => {
    const { entry: formerEntry, pathname: formerPathname } = former.current;
    former.current = { entry, pathname };
    const isNewPage = formerPathname !== pathname;
    // The same page under another query (the map writes where it looks): the same place, and still on the way there after Back.
    if (navigation === NavigationType.Replace && !isNewPage)
      return void positions.set(entry, positions.get(formerEntry) ?? window.scrollY);

    stopKeeping.current?.();
    stopKeeping.current = undefined;
    if (navigation === NavigationType.Pop) stopKeeping.current = keepAt(positions.get(entry) ?? (isNewPage ? 0 : undefined));
    // A change of the query alone (a filter, the next page of a list) is the page's own matter.
    else if (isNewPage && !hash) window.scrollTo(0, 0);
  }, [entry, navigation, pathname, hash]);
}

/** Parts that load late push the rest around: the place is kept until they have had their time. */
function keepAt(top: number | undefined): (() => void) | undefined {
  if (top === undefined) return undefined;
  if (top > 0) renderEverything();
  const scroll = () => window.scrollTo(0, top);
  const growing = new ResizeObserver(scroll);
  const stop = () => {
    growing.disconnect();
    clearTimeout(timer);
    for (const event of OWN_WILL) window.removeEventListener(event, stop);
  };
  const timer = setTimeout(stop, PATIENCE_MS);
  for (const event of OWN_WILL) window.addEventListener(event, stop, { passive: true });
  scroll();
  growing.observe(document.body);
  return stop;
}

/** @param entry where this load of the site began: every load of a page in this tab goes by the same key */
function rememberAcrossReloads(entry: string): () => void {
  window.history.scrollRestoration = 'manual';
  for (const [known, top] of read()) positions.set(known, top);
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // A link or a typed address begins anew; only a reload and Back return.
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
