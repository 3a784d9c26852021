import { Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { Button } from '../../../components/button';
import { FormAlert } from '../../../components/form-alert';
import { Muted, Row, Stack } from '../../../components/kit';
import { failureText } from '../../../lib/error-text';
import { liveRule } from '../../../lib/live-rule';
import { withoutSpaces } from '../../../lib/text';
import { useCloseOnBack } from '../../../lib/use-close-on-back';
import { useSubmit } from '../../../lib/use-submit';
import styles from '../forms.module.css';
import { SecretField } from '../identity/secret-field';
import { emailProblem } from '../rules';
import { useChangeEmailSettingsQuery, useRequestEmailChangeMutation } from './change-email.generated';
import { STRINGS } from './strings';

interface ChangeEmailProps {
  /** Of now; a placeholder for Kakao members without one. */
  email: string;
  hasEmail: boolean;
  usesCode: boolean;
}

type Fields = Record<'newEmail' | 'secret', string>;

/** Only where the server sends mail: the new address has to be confirmed. */
export function ChangeEmail(props: ChangeEmailProps) {
  const { data } = useChangeEmailSettingsQuery();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const title = props.hasEmail ? STRINGS.changeEmail : STRINGS.addEmail;
  useCloseOnBack(isOpen, close);
  if (!data?.accountSettings.isMailAvailable) return null;
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        {title}
      </Button>
      <Modal open={isOpen} title={title} footer={null} width={440} destroyOnHidden mask={{ closable: false }} onCancel={close}>
        <EmailForm {...props} onClose={close} />
      </Modal>
    </>
  );
}

function EmailForm({ email, hasEmail, usesCode, onClose }: ChangeEmailProps & { onClose: () => void }) {
  const [form] = Form.useForm<Fields>();
  const { newEmail = '', secret = '' } = Form.useWatch((values: Partial<Fields>) => values, form) ?? {};
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { submit, isBusy, problem, clear } = useSubmit(useRequestEmailChangeMutation(), {
    form,
    textOf: (error) => failureText(error, STRINGS.changeEmailFailed),
  });
  if (sentTo !== null)
    return (
      <Stack gap={4} role="status">
        <p>{STRINGS.changeEmailSent(sentTo)}</p>
        <Button onClick={onClose}>{STRINGS.close}</Button>
      </Stack>
    );
  return (
    <Form
      form={form}
      layout="vertical"
      disabled={isBusy}
      onValuesChange={clear}
      onFinish={({ newEmail, secret }) =>
        submit({ variables: { input: { email, newEmail, password: secret } } }, () => setSentTo(newEmail))
      }
    >
      <Muted className={styles.text}>{hasEmail ? STRINGS.changeEmailText : STRINGS.addEmailText}</Muted>
      <Form.Item name="newEmail" label={STRINGS.newEmail} normalize={withoutSpaces} rules={[liveRule(emailProblem)]}>
        <Input inputMode="email" autoComplete="email" autoCapitalize="none" spellCheck={false} />
      </Form.Item>
      <SecretField usesCode={usesCode} isDisabled={isBusy} />
      <FormAlert text={problem} />
      <Row gap={2} fill>
        <Button variant="secondary" disabled={isBusy} onClick={onClose}>
          {STRINGS.cancel}
        </Button>
        <Button type="submit" busy={isBusy} disabled={!isBusy && (emailProblem(newEmail) !== null || secret === '')}>
          {isBusy ? STRINGS.changeEmailBusy : STRINGS.changeEmailSubmit}
        </Button>
      </Row>
    </Form>
  );
}
