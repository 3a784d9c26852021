import { Form, Input } from 'antd';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../components/button';
import { FormAlert } from '../../../components/form-alert';
import { Stack } from '../../../components/kit';
import { LoadFailureLine } from '../../../components/load-failure';
import { Skeleton } from '../../../components/skeleton';
import { failureText } from '../../../lib/error-text';
import { paths } from '../../../lib/paths';
import { AS_VISITOR } from '../../../lib/session/session-link';
import { useSubmit } from '../../../lib/use-submit';
import styles from '../forms.module.css';
import { emailProblem } from '../rules';
import { useAccountSettingsQuery, useRequestPasswordResetMutation } from './recovery.generated';
import { STRINGS } from './strings';

const { forgot } = STRINGS;

/** Asks for a link by mail; where the server sends none, it leads to an inquiry. */
export function ForgotPassword() {
  const { data, error, loading, refetch } = useAccountSettingsQuery();
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (error && !data)
    return (
      <LoadFailureLine text={forgot.settingsFailed} isBusy={loading} onRetry={() => void refetch().catch(() => undefined)} />
    );
  if (!data) return <Skeleton height="160px" />;
  if (!data.accountSettings.isMailAvailable)
    return (
      <Stack gap={4}>
        <h1>{forgot.noMailTitle}</h1>
        <p>{forgot.noMail}</p>
        <ButtonLink to={paths.support()}>{forgot.toSupport}</ButtonLink>
      </Stack>
    );
  return sentTo === null ? <RequestForm onSent={setSentTo} /> : <Sent email={sentTo} onAgain={() => setSentTo(null)} />;
}

function RequestForm({ onSent }: { onSent: (email: string) => void }) {
  const [form] = Form.useForm<{ email: string }>();
  const { submit, isBusy, problem, clear } = useSubmit(useRequestPasswordResetMutation(), {
    form,
    textOf: (error) => failureText(error, forgot.failed),
  });
  const request = ({ email: typed = '' }: { email?: string }) => {
    const email = typed.trim();
    const refusal = emailProblem(email);
    if (refusal) form.setFields([{ name: 'email', errors: [refusal] }]);
    else submit({ variables: { input: { email } }, context: AS_VISITOR }, () => onSent(email));
  };
  return (
    <Stack gap={4}>
      <h1>{forgot.title}</h1>
      <p>{forgot.lead}</p>
      <Form form={form} layout="vertical" disabled={isBusy} onValuesChange={clear} onFinish={request}>
        <Form.Item name="email" label={forgot.email}>
          <Input inputMode="email" autoComplete="email" autoCapitalize="none" spellCheck={false} />
        </Form.Item>
        <FormAlert text={problem} />
        <Button type="submit" className={styles.wide} busy={isBusy}>
          {isBusy ? forgot.busy : forgot.submit}
        </Button>
      </Form>
    </Stack>
  );
}

function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  return (
    <Stack gap={4} role="status">
      <h1>{forgot.sentTitle}</h1>
      <p>{forgot.sent(email)}</p>
      <Button variant="secondary" onClick={onAgain}>
        {forgot.again}
      </Button>
    </Stack>
  );
}
