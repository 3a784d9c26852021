import { Form, Input, Modal } from 'antd';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../../components/button';
import { FormAlert } from '../../../components/form-alert';
import { Icon } from '../../../components/icon';
import { Meta, Row, Stack } from '../../../components/kit';
import { MEMBER_RULES } from '../../../graphql/constants.generated';
import { failureText } from '../../../lib/error-text';
import { useCloseOnBack } from '../../../lib/use-close-on-back';
import { useCreateTemporaryCodeMutation } from './secret-dialog.generated';
import styles from './secret-dialog.module.css';
import { STRINGS } from './strings';

interface SecretDialogProps {
  isOpen: boolean;
  title: string;
  children: ReactNode;
  submitLabel: string;
  busyLabel: string;
  isBusy: boolean;
  isDanger?: boolean;
  usesCode: boolean;
  problem: string | null;
  /** The secret was changed: the problem no longer applies. */
  onChange: () => void;
  onSubmit: (secret: string) => void;
  onClose: () => void;
}

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
  // The disabled field has lost the focus.
  useEffect(() => {
    if (problem && !isBusy) form.focusField('secret');
  }, [form, problem, isBusy]);

  return (
    <Modal
      open={isOpen}
      title={title}
      footer={null}
      width={440}
      destroyOnHidden
      mask={{ closable: !isBusy }}
      closable={!isBusy}
      keyboard={!isBusy}
      afterOpenChange={(isNowOpen) => isNowOpen && form.focusField('secret')}
      onCancel={() => !isBusy && onClose()}
    >
      <Stack gap={2} className={styles.text}>
        {children}
      </Stack>
      {usesCode && <TemporaryCode isDisabled={isBusy} />}
      <Form form={form} layout="vertical" disabled={isBusy} onValuesChange={onChange} onFinish={({ secret }) => onSubmit(secret)}>
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

/** Gets a code and shows it until it expires. */
function TemporaryCode({ isDisabled }: { isDisabled: boolean }) {
  const [create, { data, loading, error }] = useCreateTemporaryCodeMutation();
  const code = data?.createTemporaryCode.code;
  return (
    <Stack gap={3} className={styles.box}>
      <p>{STRINGS.codeWhy}</p>
      {code && !loading && <Running key={code} code={code} />}
      {error && (
        <p className={styles.problem} role="alert">
          {failureText(error, STRINGS.codeFailed)}
        </p>
      )}
      <Button
        variant="secondary"
        icon={<Icon name="refresh" />}
        busy={loading}
        disabled={isDisabled}
        onClick={() => void create().catch(() => undefined)}
      >
        {code ? STRINGS.getCodeAgain : STRINGS.getCode}
      </Button>
    </Stack>
  );
}

function Running({ code }: { code: string }) {
  const seconds = useCountdown(MEMBER_RULES.temporaryCode.seconds);
  if (seconds === 0)
    return (
      <p className={styles.problem} role="alert">
        {STRINGS.codeEnded}
      </p>
    );
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <Row as="p" gap={2} align="baseline" justify="between" wrap className={styles.running}>
      <output aria-label={STRINGS.codeShown}>{code}</output>
      <Meta as="span" role="timer">
        {STRINGS.codeLeft(time)}
      </Meta>
    </Row>
  );
}

/** Counts from now, not to the server's time: clocks differ. */
function useCountdown(seconds: number): number {
  const [end] = useState(() => Date.now() + seconds * 1000);
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000))), 1000);
    return () => clearInterval(timer);
  }, [end]);
  return left;
}
