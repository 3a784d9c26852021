import { Form, Input, Modal, Radio } from 'antd';
import { AntdTheme } from '../../../components/antd-theme';
import { Button } from '../../../components/button';
import { FormAlert } from '../../../components/form-alert';
import { Muted, Row } from '../../../components/kit';
import { LeaveDialog } from '../../../components/leave-dialog';
import { AUDIT_RULES } from '../../../graphql/constants.generated';
import { liveRule, type Problem } from '../../live-rule';
import { codePoints, textCount, visibleText } from '../../text';
import { useCloseOnBack } from '../../use-close-on-back';
import { useLeaveGuard } from '../../use-leave-guard';
import styles from '../moderation.module.css';
import { STRINGS } from './strings';

const { max, emptyText, longText } = AUDIT_RULES.reason;

export interface Filled {
  reason: string;
  /** The chosen period; null: without an end. */
  days: number | null;
}

export interface ReasonDialogProps {
  isOpen: boolean;
  title: string;
  text: string;
  /** The verb, and what the button says meanwhile. */
  confirmLabel: string;
  busyLabel: string;
  isDanger?: boolean;
  /** The first is chosen. Without them there is no question for it. */
  periods?: readonly { label: string; days: number | null }[];
  isBusy: boolean;
  /** Why it was refused. */
  problem: string | null;
  onChange: () => void;
  onConfirm: (filled: Filled) => void;
  onClose: () => void;
  afterClose?: () => void;
}

/** Asks an administrator why, before something is done to a member or a text. */
export function ReasonDialog({ isOpen, title, isBusy, onClose, afterClose, ...rest }: ReasonDialogProps) {
  const [form] = Form.useForm<FormValues>();
  const isTyped = Boolean(Form.useWatch('reason', form)?.trim());
  const guard = useLeaveGuard(isOpen && isTyped, onClose);
  useCloseOnBack(isOpen, () => !isBusy && guard.back());
  return (
    <AntdTheme>
      <Modal
        open={isOpen}
        title={title}
        footer={null}
        width={440}
        destroyOnHidden
        mask={{ closable: false }}
        closable={!isBusy}
        keyboard={!isBusy}
        afterOpenChange={(isNowOpen) => isNowOpen && form.focusField('reason')}
        afterClose={afterClose}
        onCancel={() => !isBusy && guard.cancel()}
      >
        <ReasonForm form={form} isBusy={isBusy} onCancel={guard.cancel} {...rest} />
        <LeaveDialog guard={guard} />
      </Modal>
    </AntdTheme>
  );
}

interface FormValues {
  reason?: string;
  period: number;
}

interface ReasonFormProps extends Omit<ReasonDialogProps, 'isOpen' | 'title' | 'onClose' | 'afterClose'> {
  form: ReturnType<typeof Form.useForm<FormValues>>[0];
  onCancel: () => void;
}

function ReasonForm({ form, text, periods, problem, isBusy, onChange, onConfirm, onCancel, ...buttons }: ReasonFormProps) {
  const { confirmLabel, busyLabel, isDanger = false } = buttons;
  return (
    <Form
      form={form}
      layout="vertical"
      disabled={isBusy}
      initialValues={{ period: 0 } satisfies FormValues}
      onValuesChange={onChange}
      onFinish={({ reason = '', period }) => onConfirm({ reason: visibleText(reason), days: periods?.[period]?.days ?? null })}
    >
      <Muted className={styles.text}>{text}</Muted>
      {periods && (
        <Form.Item name="period" label={STRINGS.period}>
          <Radio.Group className={styles.periods} options={periods.map(({ label }, value) => ({ label, value }))} />
        </Form.Item>
      )}
      <Form.Item name="reason" label={STRINGS.reason} validateTrigger="onSubmit" rules={[liveRule(reasonProblem)]}>
        <Input.TextArea rows={3} count={textCount(max)} />
      </Form.Item>
      <FormAlert text={problem} />
      <Row gap={2} fill>
        <Button variant="secondary" disabled={isBusy} onClick={onCancel}>
          {STRINGS.cancel}
        </Button>
        <Button type="submit" busy={isBusy} variant={isDanger ? 'danger' : 'primary'}>
          {isBusy ? busyLabel : confirmLabel}
        </Button>
      </Row>
    </Form>
  );
}

function reasonProblem(typed: string): Problem {
  const reason = visibleText(typed);
  if (reason === '') return emptyText;
  return codePoints(reason) > max ? longText : null;
}
