import { FormPage } from '../components/form-page';
import { ConfirmEmail } from '../features/member/recovery/confirm-email';
import { STRINGS } from '../features/member/recovery/strings';
import { useLinkToken } from '../features/member/recovery/use-link-token';
import { usePageTitle } from '../lib/use-page-title';

/** Opened by the link of a mail. */
export function EmailConfirmPage() {
  usePageTitle(STRINGS.confirm.title);
  const token = useLinkToken();
  return (
    <FormPage>
      <ConfirmEmail token={token} />
    </FormPage>
  );
}
