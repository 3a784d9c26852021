import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type BlockerFunction, NavigationType, useBlocker } from 'react-router';

export interface LeaveGuard {
  /** The person wants to leave: ask them. */
  isAsking: boolean;
  /** Goes where the person wanted to go. */
  leave: () => void;
  stay: () => void;
  /** The page's own way out. */
  cancel: () => void;
  /** For `useCloseOnBack` where the form is in a dialog; while the question is open, it closes that. */
  back: () => boolean;
}

type Answer = 'proceed' | 'reset';

/** One per form with unsaved text. Only the first asks, so that the person is asked once. */
let guards: (() => void)[] = [];
/** Passes the answer to the router; null until the router's blocker has rendered. */
let answerRouter: ((answer: Answer) => void) | null = null;
/** An answer given before that. */
let pendingAnswer: Answer | null = null;

/**
 * While `isOn`, leaving the page by a link, by Back or Forward asks first; closing or reloading the tab makes the browser ask.
 * What a page does by itself (after saving, after signing out) is not asked about.
 */
export function useLeaveGuard(isOn: boolean, onCancel: () => void = () => {}): LeaveGuard {
  const [waiting, setWaiting] = useState<'router' | 'page' | null>(null);
  const endGuard = useRef(() => {});

  const stay = () => {
    if (waiting === 'router') answer('reset');
    setWaiting(null);
  };
  // Back while the question is open closes it.
  const ask = useEffectEvent(() => {
    if (waiting) answer('reset');
    setWaiting(waiting ? null : 'router');
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

  const cancel = () => (isOn ? setWaiting('page') : onCancel());
  return {
    isAsking: waiting !== null,
    leave: () => {
      endGuard.current();
      setWaiting(null);
      if (waiting === 'router') answer('proceed');
      else onCancel();
    },
    stay,
    cancel,
    back: () => {
      if (waiting) stay();
      else cancel();
      return !isOn;
    },
  };
}

/** Blocks the router for all forms, as it supports only one blocker. Used once, around all pages. */
export function useLeaveBlocker(): void {
  const blocker = useBlocker(holdBack);
  useEffect(() => {
    answerRouter = blocker.state === 'blocked' ? (said) => blocker[said]() : null;
    if (pendingAnswer) answer(pendingAnswer);
  }, [blocker]);
}

/** Asks at once; the router's blocker state changes only with its next render. */
const holdBack: BlockerFunction = ({ currentLocation: here, nextLocation: there, historyAction }) => {
  const [first] = guards;
  const isElsewhere = here.pathname + here.search !== there.pathname + there.search;
  if (!first || !isElsewhere || (historyAction !== NavigationType.Pop && !isLinkPressed())) return false;
  answerRouter = null;
  pendingAnswer = null;
  first();
  return true;
};

function answer(said: Answer): void {
  pendingAnswer = answerRouter ? null : said;
  answerRouter?.(said);
}

/** A link navigates during its click event. */
const isLinkPressed = () => window.event?.target instanceof Element && window.event.target.closest('a') !== null;
