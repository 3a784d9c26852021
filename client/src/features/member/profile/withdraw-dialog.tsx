import { useNavigate } from 'react-router';
import { hasSessionEnded } from '../../../lib/error-code';
import { failureText } from '../../../lib/error-text';
import { paths } from '../../../lib/paths';
import { dropToken } from '../../../lib/session/token';
import { showToast } from '../../../lib/toast';
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
  const [withdraw, { loading, error, reset }] = useWithdrawMutation();

  const leave = async (password: string) => {
    try {
      await withdraw({ variables: { input: { password } } });
    } catch {
      // The dialog says why.
      return;
    }
    showToast({ type: 'success', text: STRINGS.withdrawn });
    dropToken('signed-out');
    void navigate(paths.home());
  };

  return (
    <SecretDialog
      isOpen={isOpen}
      title={STRINGS.withdraw}
      submitLabel={STRINGS.withdrawSubmit}
      busyLabel={STRINGS.withdrawBusy}
      isBusy={loading}
      isDanger
      usesCode={usesCode}
      problem={error && !hasSessionEnded(error) ? failureText(error, STRINGS.withdrawFailed) : null}
      onChange={reset}
      onSubmit={(password) => void leave(password)}
      onClose={() => {
        reset();
        onClose();
      }}
    >
      <p>{STRINGS.withdrawText}</p>
    </SecretDialog>
  );
}
