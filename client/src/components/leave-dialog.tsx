import type { LeaveGuard } from '../lib/use-leave-guard';
import { ConfirmDialog } from './confirm-dialog';

const STRINGS = {
  title: '저장하지 않은 내용이 있습니다',
  text: '지금 나가면 쓴 내용은 남지 않아요.',
  leave: '저장하지 않고 나가기',
  stay: '계속 쓰기',
};

/** The question of lib/use-leave-guard.ts. */
export function LeaveDialog({ guard: { isAsking, leave, stay } }: { guard: LeaveGuard }) {
  return (
    <ConfirmDialog
      isOpen={isAsking}
      isDanger
      // The guard handles Back itself.
      closesOnBack={false}
      title={STRINGS.title}
      text={STRINGS.text}
      confirmLabel={STRINGS.leave}
      cancelLabel={STRINGS.stay}
      onConfirm={leave}
      onClose={stay}
    />
  );
}
