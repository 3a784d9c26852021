import { useEffect, useEffectEvent } from 'react';
import type { LeaveGuard } from '../lib/use-leave-guard';
import { useLazyDialog } from './use-lazy-dialog';

const loadDialog = () => import('./leave-dialog').then((file) => file.LeaveDialog);

/** The same dialog for a form on a page that most people only read: its code loads when it first opens. */
export function LazyLeaveDialog({ guard }: { guard: LeaveGuard }) {
  const { Dialog, prepare } = useLazyDialog(loadDialog);
  // Without its code nobody can answer: the person stays, and sees a toast.
  const ask = useEffectEvent(() => prepare().then((isLoaded) => isLoaded || guard.stay()));
  useEffect(() => {
    if (guard.isAsking) void ask();
  }, [guard.isAsking]);
  return Dialog && <Dialog guard={guard} />;
}
