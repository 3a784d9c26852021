import { useEffect, useEffectEvent } from 'react';
import type { LeaveGuard } from '../lib/use-leave-guard';
import { useLazyDialog } from './use-lazy-dialog';

const loadDialog = () => import('./leave-dialog').then((file) => file.LeaveDialog);

/** The same question for a form on a page that most people only read: its code comes when it is first asked. */
export function LazyLeaveDialog({ guard }: { guard: LeaveGuard }) {
  const { Dialog, prepare } = useLazyDialog(loadDialog);
  const ask = useEffectEvent(async () => {
    // Nobody is asked for what cannot be answered: the person stays, and is told.
    if (!(await prepare())) guard.stay();
  });
  useEffect(() => {
    if (guard.isAsking) void ask();
  }, [guard.isAsking]);
  return Dialog && <Dialog guard={guard} />;
}
