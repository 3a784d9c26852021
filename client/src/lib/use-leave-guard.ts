import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type BlockerFunction, NavigationType, useBlocker } from 'react-router';

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

type Answer = 'proceed' | 'reset';

/** One for each form that is being written in. The first alone asks: the person is asked once, whatever would be lost. */
let guards: (() => void)[] = [];
/** Tells the router the answer; null until it is known what the router holds back. */
let tell: ((answer: Answer) => void) | null = null;
let untold: Answer | null = null;

/**
 * While `isOn`, leaving the page by a link, by Back or Forward asks first; closing or reloading the tab makes the browser ask.
 * What a page does by itself (after saving, after signing out) is not asked about.
 */
export function useLeaveGuard(isOn: boolean, onCancel: () => void = () => {}): LeaveGuard {
  /** Who waits for the answer. */
  const [asked, setAsked] = useState<'router' | 'page' | null>(null);
  /** Until the person has said yes. */
  const endGuard = useRef(() => {});

  const stay = () => {
    if (asked === 'router') answer('reset');
    setAsked(null);
  };
  // Back over the question itself closes it.
  const ask = useEffectEvent(() => {
    if (asked) answer('reset');
    setAsked(asked ? null : 'router');
  });

  useEffect(() => {
    if (!isOn) return;
    const guard = () => ask();
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    const end = () => void (guards = guards.filter((other) => other !== guard));
    guards.push(guard);
    endGuard.current = end;
    window.addEventListener('beforeunload', warn);
    return () => {
      end();
      window.removeEventListener('beforeunload', warn);
    };
  }, [isOn]);

  const cancel = () => (isOn ? setAsked('page') : onCancel());
  return {
    isAsking: asked !== null,
    leave: () => {
      endGuard.current();
      setAsked(null);
      if (asked === 'router') answer('proceed');
      else onCancel();
    },
    stay,
    cancel,
    back: () => {
      if (asked) stay();
      else cancel();
      return !isOn;
    },
  };
}

/** Holds the router for all forms, as it hears only one blocker at a time. Once, around all pages. */
export function useLeaveBlocker(): void {
  const blocker = useBlocker(holdBack);
  useEffect(() => {
    tell = blocker.state === 'blocked' ? (said) => blocker[said]() : null;
    if (untold) answer(untold);
  }, [blocker]);
}

/** Asks at once; the router's blocker state changes only with its next render. */
const holdBack: BlockerFunction = ({ currentLocation: here, nextLocation: there, historyAction }) => {
  const [first] = guards;
  const isElsewhere = here.pathname + here.search !== there.pathname + there.search;
  if (!first || !isElsewhere || (historyAction !== NavigationType.Pop && !isLinkPressed())) return false;
  tell = null;
  untold = null;
  first();
  return true;
};

function answer(said: Answer): void {
  untold = tell ? null : said;
  tell?.(said);
}

/** Links are followed while their press is still being told. */
const isLinkPressed = () => window.event?.target instanceof Element && window.event.target.closest('a') !== null;
