import { startTransition, useOptimistic } from 'react';
import { useSearchParams } from 'react-router';

export type MemberView = 'calendar' | 'reviews';

/** What stands beside the profile is named by the address, so that Back and a reload find it as it was left. */
export function useMemberView() {
  const [params, setParams] = useSearchParams();
  // The router takes its time to tell of a new address: a key that is held down goes on from what it has reached already.
  const [shown, show] = useOptimistic({ view: params.get('view'), month: params.get('month') });

  const set = (change: Partial<Record<'view' | 'month', string>>) =>
    startTransition(() => {
      const next = { ...shown, ...change };
      show(next);
      setParams(
        (former) => {
          for (const [name, value] of Object.entries(next)) if (value !== null) former.set(name, value);
          return former;
        },
        // Back leads away from the page, not through every month.
        { replace: true },
      );
    });

  const view: MemberView = shown.view === 'reviews' ? 'reviews' : 'calendar';
  return {
    view,
    setView: (next: MemberView) => set({ view: next }),
    /** As it stands there, whatever that is. */
    month: shown.month,
    setMonth: (month: string) => set({ month }),
  };
}
