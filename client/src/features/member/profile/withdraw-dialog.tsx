import { useNavigate } from 'react-router';
import { failureText } from '../../../lib/error-text';
import { paths } from '../../../lib/paths';
import { dropToken } from '../../../lib/session/token';
import { showToast } from '../../../lib/toast';
import { useSubmit } from '../../../lib/use-submit';
import { SecretDialog } from '../identity/secret-dialog';
import { STRINGS } from './strings';
import { useWithdrawMutation } from './withdraw.generated';

interface WithdrawDialogProps {
  isOpen: boolean;
  usesCode: boolean;
  onClose: () => void;
}

export function WithdrawDialog({ isOpen, usesCode, onClose }: WithdrawDialogProps) {
  const navigate = useNavigate();
  const { submit, isBusy, problem, clear } = useSubmit(useWithdrawMutation(), {
    textOf: (error) => failureText(error, STRINGS.withdrawFailed),
  });

  const leave = (password: string) =>
    submit({ variables: { input: { password } } }, () => {
      showToast({ type: 'success', text: STRINGS.withdrawn });
      dropToken('signed-out');
      void navigate(paths.home());
    });

  return (
    <SecretDialog
      isOpen={isOpen}
      title={STRINGS.withdraw}
      submitLabel={STRINGS.withdrawSubmit}
      busyLabel={STRINGS.withdrawBusy}
      isBusy={isBusy}
      isDanger
      usesCode={usesCode}
      problem={problem}
      onChange={clear}
      onSubmit={leave}
      onClose={() => {
        clear();
        onClose();
      }}
    >
      <p>{STRINGS.withdrawText}</p>
    </SecretDialog>
  );
}
