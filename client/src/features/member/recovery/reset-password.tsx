import { Form } from 'antd';
import { useNavigate } from 'react-router';
import { Button } from '../../../components/button';
import { FormAlert } from '../../../components/form-alert';
import { Muted, Stack } from '../../../components/kit';
import { failureText } from '../../../lib/error-text';
import { paths } from '../../../lib/paths';
import { AS_VISITOR } from '../../../lib/session/session-link';
import { dropToken } from '../../../lib/session/token';
import { showToast } from '../../../lib/toast';
import { useSubmit } from '../../../lib/use-submit';
import { NewPasswordFields } from '../fields';
import styles from '../forms.module.css';
import { confirmationProblem, passwordProblem } from '../rules';
import { useResetPasswordMutation } from './recovery.generated';
import { StaleLink } from './stale-link';
import { STRINGS } from './strings';

const { reset } = STRINGS;

type Fields = Record<'newPassword' | 'confirmation', string>;

/** Sets a new password with the secret of a link. */
export function ResetPassword({ token }: { token: string }) {
  const [form] = Form.useForm<Fields>();
  const navigate = useNavigate();
  const { newPassword = '', confirmation = '' } = Form.useWatch((values: Partial<Fields>) => values, form) ?? {};
  const { submit, isBusy, problem, fieldErrors, clear } = useSubmit(useResetPasswordMutation(), {
    form,
    textOf: (error) => failureText(error, reset.failed),
  });
  const isValid = passwordProblem(newPassword) === null && confirmationProblem(confirmation, newPassword) === null;

  if (!token || fieldErrors.token) return <StaleLink text={STRINGS.stale} />;
  const send = () =>
    submit({ variables: { input: { token, newPassword } }, context: AS_VISITOR }, () => {
      // A session of this browser has ended with all others.
      dropToken('signed-out');
      showToast({ type: 'success', text: reset.done });
      void navigate(paths.login(), { replace: true });
    });
  return (
    <Stack gap={4}>
      <h1>{reset.title}</h1>
      <Muted>{reset.lead}</Muted>
      <Form form={form} layout="vertical" disabled={isBusy} onValuesChange={clear} onFinish={send}>
        <NewPasswordFields name="newPassword" label={reset.newPassword} />
        <FormAlert text={problem} />
        <Button type="submit" className={styles.wide} busy={isBusy} disabled={!isBusy && !isValid}>
          {isBusy ? reset.busy : reset.submit}
        </Button>
      </Form>
    </Stack>
  );
}
