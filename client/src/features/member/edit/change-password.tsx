import { Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { Button } from '../../../components/button';
import { FormAlert } from '../../../components/form-alert';
import { Muted, Row } from '../../../components/kit';
import { failureText } from '../../../lib/error-text';
import { showToast } from '../../../lib/toast';
import { useSubmit } from '../../../lib/use-submit';
import { useCloseOnBack } from '../../../lib/use-close-on-back';
import { NewPasswordFields } from '../fields';
import styles from '../forms.module.css';
import { confirmationProblem, passwordProblem } from '../rules';
import { useChangePasswordMutation } from './change-password.generated';
import { STRINGS } from './strings';

type PasswordFields = Record<'oldPassword' | 'newPassword' | 'confirmation', string>;

export function ChangePassword() {
  const [isOpen, setIsOpen] = useState(false);
  useCloseOnBack(isOpen, () => setIsOpen(false));
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        {STRINGS.changePassword}
      </Button>
      <Modal
        open={isOpen}
        title={STRINGS.changePassword}
        footer={null}
        width={440}
        destroyOnHidden
        mask={{ closable: false }}
        onCancel={() => setIsOpen(false)}
      >
        <PasswordForm onDone={() => setIsOpen(false)} />
      </Modal>
    </>
  );
}

function PasswordForm({ onDone }: { onDone: () => void }) {
  const [form] = Form.useForm<PasswordFields>();
  const {
    oldPassword = '',
    newPassword = '',
    confirmation = '',
  } = Form.useWatch((values: Partial<PasswordFields>) => values, form) ?? {};
  const { submit, isBusy, problem, clear } = useSubmit(useChangePasswordMutation(), {
    form,
    textOf: (error) => failureText(error, STRINGS.changeFailed),
  });
  const isValid =
    oldPassword !== '' && passwordProblem(newPassword) === null && confirmationProblem(confirmation, newPassword) === null;

  const send = (input: Pick<PasswordFields, 'oldPassword' | 'newPassword'>) =>
    submit({ variables: { input } }, () => {
      showToast({ type: 'success', text: STRINGS.changed });
      onDone();
    });

  return (
    <Form
      form={form}
      layout="vertical"
      disabled={isBusy}
      onValuesChange={clear}
      onFinish={({ oldPassword, newPassword }) => send({ oldPassword, newPassword })}
    >
      <Muted className={styles.text}>{STRINGS.changePasswordText}</Muted>
      <Form.Item name="oldPassword" label={STRINGS.oldPassword}>
        <Input.Password autoComplete="current-password" />
      </Form.Item>
      <NewPasswordFields name="newPassword" label={STRINGS.newPassword} />
      <FormAlert text={problem} />
      <Row gap={2} fill>
        <Button variant="secondary" disabled={isBusy} onClick={onDone}>
          {STRINGS.cancel}
        </Button>
        <Button type="submit" busy={isBusy} disabled={!isBusy && !isValid}>
          {isBusy ? STRINGS.changing : STRINGS.change}
        </Button>
      </Row>
    </Form>
  );
}
