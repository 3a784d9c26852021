import { Link } from 'react-router';
import { FormPage } from '../components/form-page';
import { ForgotPassword } from '../features/member/recovery/forgot-password';
import { ResetPassword } from '../features/member/recovery/reset-password';
import { STRINGS } from '../features/member/recovery/strings';
import { useLinkToken } from '../features/member/recovery/use-link-token';
import { paths } from '../lib/paths';
import { usePageTitle } from '../lib/use-page-title';

export function PasswordForgotPage() {
  usePageTitle(STRINGS.forgot.title);
  return (
    <FormPage after={<Link to={paths.login()}>{STRINGS.forgot.toLogin}</Link>}>
      <ForgotPassword />
    </FormPage>
  );
}

/** Opened by the link of a mail. */
export function PasswordResetPage() {
  usePageTitle(STRINGS.reset.title);
  const token = useLinkToken();
  return (
    <FormPage>
      <ResetPassword token={token} />
    </FormPage>
  );
}
