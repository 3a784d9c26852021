import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { entryIndex, moveSilently, setLeaveGuard } from './history-entries';

export interface LeaveGuard {
  /** The person wants to leave and has to be asked. */
  isAsking: boolean;
  /** Yes: goes where the person wanted to go. */
  leave: () => void;
  stay: () => void;
  /** The page's own way out, asked about as every other. */
  cancel: () => void;
  /** The same for Back where the form is in a dialog (use-close-on-back.ts); over the question itself it closes that. */
  back: () => boolean;
}

/**
 * While `isOn`, leaving the page by a link, by Back or Forward asks first; closing or reloading the tab makes the browser ask.
 * What a page does by itself (after saving, after signing out) is not asked about. The router has no blocker of its own: only
 * its data routers have (docs/decisions/023-no-data-router.md).
 */
export function useLeaveGuard(isOn: boolean, onCancel: () => void = () => {}): LeaveGuard {
  const navigate = useNavigate();
  /** The person has said yes. */
  const isOpen = useRef(false);
  const [wish, setWish] = useState<(() => void) | null>(null);
  const go = useEffectEvent((href: string) => void navigate(href));

  useEffect(() => {
    if (!isOn) return;
    const ask = (wanted: () => void) => setWish(() => wanted);
    const endings = [
      guardTab(),
      guardLinks((href) => ask(() => go(href))),
      // Back over the question itself closes it.
      guardHistory(
        (proceed) => setWish((asked) => (asked ? null : proceed)),
        () => isOpen.current,
      ),
    ];
    return () => endings.forEach((end) => end());
  }, [isOn]);

  const cancel = () => (isOn ? setWish(() => onCancel) : onCancel());
  return {
    isAsking: wish !== null,
    leave: () => {
      isOpen.current = true;
      setWish(null);
      wish?.();
    },
    stay: () => setWish(null),
    cancel,
    back: () => {
      if (wish) setWish(null);
      else cancel();
      return !isOn;
    },
  };
}

function guardTab(): () => void {
  const warn = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener('beforeunload', warn);
  return () => window.removeEventListener('beforeunload', warn);
}

/** Before React hears of the press: a link that finds it prevented stays where it is, and its other listeners still hear it. */
function guardLinks(onLeave: (href: string) => void): () => void {
  const hold = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.defaultPrevented || event.button !== 0) return;
    // Opens elsewhere, or fetches a file: this page stays.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if ((link.target && link.target !== '_self') || link.hasAttribute('download')) return;
    const { origin, pathname, search, hash } = new URL(link.href, window.location.href);
    // Another site: the browser asks.
    if (origin !== window.location.origin) return;
    if (pathname === window.location.pathname && search === window.location.search) return;
    event.preventDefault();
    onLeave(pathname + search + hash);
  };
  document.addEventListener('click', hold, { capture: true });
  return () => document.removeEventListener('click', hold, { capture: true });
}

/**
 * The browser has moved already when it tells: go back to this page's entry, and on to the other one when the person says so. Heard
 * before the router hears it, which knows of nothing then. The router numbers the entries that it makes.
 */
function guardHistory(onLeave: (proceed: () => void) => void, isOpen: () => boolean): () => void {
  const here = { path: pathNow(), index: entryIndex() };
  const hold = (event: PopStateEvent) => {
    const index = entryIndex();
    // A fragment of this page, such as the link that skips to the content.
    if (isOpen() || pathNow() === here.path) {
      here.index = index;
      return;
    }
    // An entry that the router did not make: it lies before this page more often than behind it.
    const steps = index === null || here.index === null ? -1 : index - here.index || -1;
    event.stopImmediatePropagation();
    moveSilently(-steps);
    onLeave(() => window.history.go(steps));
  };
  holds.push(hold);
  setFirst();
  return () => {
    holds.splice(holds.indexOf(hold), 1);
    setFirst();
  };
}

/** One for each form of the page that is being written in. The first alone answers: the person is asked once, whatever would be lost. */
const holds: ((event: PopStateEvent) => void)[] = [];
const setFirst = () => setLeaveGuard(holds[0] ?? null);

const pathNow = () => window.location.pathname + window.location.search;
