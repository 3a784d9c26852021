import { Form, Modal } from 'antd';
import { type ReactNode, useEffect } from 'react';
import { Button } from '../../../components/button';
import { FormAlert } from '../../../components/form-alert';
import { Row, Stack } from '../../../components/kit';
import { useCloseOnBack } from '../../../lib/use-close-on-back';
import styles from './secret-dialog.module.css';
import { SecretField } from './secret-field';
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
      <Form form={form} layout="vertical" disabled={isBusy} onValuesChange={onChange} onFinish={({ secret }) => onSubmit(secret)}>
        <SecretField usesCode={usesCode} isDisabled={isBusy} />
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
