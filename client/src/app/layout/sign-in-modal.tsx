import { Modal } from 'antd';
import { useState } from 'react';
import { AntdTheme } from '../../components/antd-theme';
import { SignInForm } from '../../features/member/sign-in/sign-in-form';
import { closeSignIn, SESSION_ENDED, type SignInRequest } from '../../lib/session/sign-in-request';
import { useCloseOnBack } from '../../lib/use-close-on-back';
import styles from './sign-in-modal.module.css';

const TITLE = '로그인';
const ABOVE_DIALOGS = 1100;

/** The form of /login in a dialog over any page. */
export function SignInModal({ request }: { request: SignInRequest | null }) {
  // The last request stays visible during the closing animation.
  const [shown, setShown] = useState(request);
  if (request && request !== shown) setShown(request);
  const cancel = () => {
    closeSignIn();
    shown?.onCancel?.();
  };
  useCloseOnBack(request !== null, cancel);
  return (
    <AntdTheme>
      <Modal
        open={request !== null}
        title={TITLE}
        footer={null}
        width={420}
        // A session may end while another dialog is open.
        zIndex={ABOVE_DIALOGS}
        destroyOnHidden
        onCancel={cancel}
      >
        {shown?.hasSessionEnded && (
          <p className={styles.ended} role="alert">
            {SESSION_ENDED}
          </p>
        )}
        <SignInForm returnTo={shown?.returnTo} onLeave={closeSignIn} />
      </Modal>
    </AntdTheme>
  );
}
