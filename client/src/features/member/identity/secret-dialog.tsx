import { Form, Input, Modal } from 'antd';
import { type ReactNode, useEffect } from 'react';
import { Button } from '../../../components/button';
import { FormAlert } from '../../../components/form-alert';
import look from '../../../components/form-look.module.css';
import { Row, Stack } from '../../../components/kit';
import { useCloseOnBack } from '../../../lib/use-close-on-back';
import styles from './temporary-code.module.css';
import { STRINGS } from './strings';
import { TemporaryCode } from './temporary-code';

interface SecretDialogProps {
  isOpen: boolean;
  title: string;
  /** What is about to happen. */
  children: ReactNode;
  /** Verb of the button, and what it says while it works. */
  submitLabel: string;
  busyLabel: string;
  isBusy: boolean;
  isDanger?: boolean;
  /** Members without a password confirm with a code. */
  usesCode: boolean;
  /** Why it was refused. */
  problem: string | null;
  /** The person changed the secret: what was refused is not what stands there any more. */
  onChange: () => void;
  onSubmit: (secret: string) => void;
  onClose: () => void;
}

/** Asks the member to confirm, with the password or with a temporary code. */
export function SecretDialog({
  isOpen,
  title,
  children,
  submitLabel,
  busyLabel,
  isBusy,
  isDanger = false,
  usesCode,
  problem,
  onChange,
  onSubmit,
  onClose,
}: SecretDialogProps) {
  const [form] = Form.useForm<{ secret: string }>();
  useCloseOnBack(isOpen, () => !isBusy && onClose());
  // A field that was held lost the keyboard's place.
  useEffect(() => {
    if (problem && !isBusy) form.focusField('secret');
  }, [form, problem, isBusy]);

  return (
    <Modal
      open={isOpen}
      title={title}
      footer={null}
      width={440}
      centered
      destroyOnHidden
      mask={{ closable: !isBusy }}
      closable={isBusy ? false : { 'aria-label': STRINGS.close }}
      keyboard={!isBusy}
      afterOpenChange={(isThere) => isThere && form.focusField('secret')}
      onCancel={() => !isBusy && onClose()}
    >
      <Stack gap={2} className={styles.text}>
        {children}
      </Stack>
      {usesCode && <TemporaryCode isDisabled={isBusy} />}
      <Form
        form={form}
        className={look.form}
        layout="vertical"
        requiredMark={false}
        disabled={isBusy}
        onValuesChange={onChange}
        onFinish={({ secret }) => onSubmit(secret)}
      >
        <Form.Item
          name="secret"
          label={usesCode ? STRINGS.code : STRINGS.password}
          normalize={usesCode ? (value: string) => value.trim() : undefined}
          rules={[{ required: true, message: usesCode ? STRINGS.codeNeeded : STRINGS.passwordNeeded }]}
        >
          {usesCode ? (
            <Input autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} />
          ) : (
            <Input.Password autoComplete="current-password" />
          )}
        </Form.Item>
        <FormAlert text={problem} />
        <Row gap={2} fill>
          <Button variant="secondary" disabled={isBusy} onClick={onClose}>
            {STRINGS.cancel}
          </Button>
          <Button type="submit" busy={isBusy} variant={isDanger ? 'danger' : 'primary'}>
            {isBusy ? busyLabel : submitLabel}
          </Button>
        </Row>
      </Form>
    </Modal>
  );
}
