import { Checkbox, Form, type FormInstance, Input, Modal, Radio, Select } from 'antd';
import { useState } from 'react';
import { AntdTheme } from '../../../components/antd-theme';
import { Button } from '../../../components/button';
import { FormAlert } from '../../../components/form-alert';
import { Row, Stack } from '../../../components/kit';
import { LeaveDialog } from '../../../components/leave-dialog';
import { CORRECTION_RULES } from '../../../graphql/constants.generated';
import type { CorrectableField, ProposeCorrectionInput } from '../../../graphql/types.generated';
import { choicesOf, FIELD_LABELS } from '../../../lib/correction-text';
import { failureText, hasSessionEnded } from '../../../lib/error-text';
import { liveRule, type Problem } from '../../../lib/live-rule';
import { codePoints, textCount, visibleText } from '../../../lib/text';
import { useCloseOnBack } from '../../../lib/use-close-on-back';
import { useLeaveGuard } from '../../../lib/use-leave-guard';
import { useRequestKey } from '../../../lib/use-request-key';
import { useSubmit } from '../../../lib/use-submit';
import { useProposeCorrectionMutation } from './correction-dialog.generated';
import { STRINGS } from './strings';

interface CorrectionDialogProps {
  facilityId: string;
  isOpen: boolean;
  onClose: () => void;
}

/** On a page without antd: it brings the theme along. */
export const CorrectionDialog = (props: CorrectionDialogProps) => (
  <AntdTheme>
    <ThemedDialog {...props} />
  </AntdTheme>
);

function ThemedDialog({ facilityId, isOpen, onClose }: CorrectionDialogProps) {
  const [isTyped, setIsTyped] = useState(false);
  const [receipt, setReceipt] = useState<string | null>(null);
  const guard = useLeaveGuard(isOpen && isTyped, onClose);
  useCloseOnBack(isOpen, guard.back);
  const onSent = (message: string) => {
    setIsTyped(false);
    setReceipt(message);
  };
  return (
    <Modal
      open={isOpen}
      title={STRINGS.title}
      footer={null}
      width={480}
      destroyOnHidden
      mask={{ closable: false }}
      onCancel={guard.cancel}
      afterClose={() => {
        setIsTyped(false);
        setReceipt(null);
      }}
    >
      {receipt ? (
        <Stack gap={4} role="status">
          <p>{receipt}</p>
          <Button onClick={onClose}>{STRINGS.close}</Button>
        </Stack>
      ) : (
        <CorrectionForm facilityId={facilityId} onType={() => setIsTyped(true)} onCancel={guard.cancel} onSent={onSent} />
      )}
      <LeaveDialog guard={guard} />
    </Modal>
  );
}

interface CorrectionValues {
  field: CorrectableField;
  value: string;
  isNone: boolean;
  source: string;
}

interface CorrectionFormProps {
  facilityId: string;
  onType: () => void;
  onCancel: () => void;
  onSent: (message: string) => void;
}

const OPTIONS = Object.entries(FIELD_LABELS).map(([value, label]) => ({ value, label }));
/** They cannot be missing. */
const NEEDED: readonly CorrectableField[] = ['NAME', 'ROAD_ADDRESS', 'JIBUN_ADDRESS', 'POINT', 'CLOSED'];

function CorrectionForm({ facilityId, onType, onCancel, onSent }: CorrectionFormProps) {
  const [form] = Form.useForm<CorrectionValues>();
  const { field = 'HOURS', isNone = false } = Form.useWatch((values: Partial<CorrectionValues>) => values, form) ?? {};
  const { send, problem, clear, isBusy } = useProposeCorrection(form, facilityId, onSent);
  return (
    <Form
      form={form}
      layout="vertical"
      disabled={isBusy}
      initialValues={{ field: 'HOURS', value: '', isNone: false, source: '' }}
      onValuesChange={(changed: Partial<CorrectionValues>) => {
        // What was typed for one fact is none of another.
        if (changed.field) form.setFieldsValue({ value: '', isNone: false });
        onType();
        clear();
      }}
      onFinish={send}
    >
      <Form.Item name="field" label={STRINGS.field}>
        <Select options={OPTIONS} virtual={false} />
      </Form.Item>
      {field === 'CLOSED' ? <p>{STRINGS.closed}</p> : <ValueItem field={field} isNone={isNone} />}
      {!NEEDED.includes(field) && (
        <Form.Item name="isNone" valuePropName="checked">
          <Checkbox>{STRINGS.none}</Checkbox>
        </Form.Item>
      )}
      <Form.Item
        name="source"
        label={STRINGS.source}
        extra={STRINGS.sourceHint}
        validateTrigger="onSubmit"
        rules={[liveRule(sourceProblem)]}
      >
        <Input.TextArea rows={2} placeholder={STRINGS.sourceExample} count={textCount(CORRECTION_RULES.source.max)} showCount />
      </Form.Item>
      <FormAlert text={problem} />
      <Row gap={2} fill>
        <Button variant="secondary" disabled={isBusy} onClick={onCancel}>
          {STRINGS.cancel}
        </Button>
        <Button type="submit" busy={isBusy}>
          {isBusy ? STRINGS.busy : STRINGS.submit}
        </Button>
      </Row>
    </Form>
  );
}

const HINTS: Partial<Record<CorrectableField, string>> = {
  POINT: STRINGS.pointHint,
  ROAD_ADDRESS: STRINGS.addressHint,
  JIBUN_ADDRESS: STRINGS.addressHint,
};
const INPUT_MODES: Partial<Record<CorrectableField, 'tel' | 'url'>> = { PHONE: 'tel', HOMEPAGE: 'url' };
const LONG: readonly CorrectableField[] = ['HOURS', 'CLOSING_DAYS', 'ENTRY_SIZE', 'ENTRY_RESTRICTIONS', 'ENTRY_FEE', 'FEE'];

function ValueItem({ field, isNone }: { field: CorrectableField; isNone: boolean }) {
  const choices = choicesOf(field);
  return (
    <Form.Item
      name="value"
      label={STRINGS.value}
      extra={HINTS[field]}
      validateTrigger="onSubmit"
      rules={isNone ? [] : [liveRule(valueProblem)]}
    >
      {choices ? (
        <Radio.Group disabled={isNone} options={Object.entries(choices).map(([value, label]) => ({ value, label }))} />
      ) : LONG.includes(field) ? (
        <Input.TextArea disabled={isNone} rows={2} count={textCount(CORRECTION_RULES.value.textMax)} />
      ) : (
        <Input disabled={isNone} inputMode={INPUT_MODES[field]} autoComplete="off" />
      )}
    </Form.Item>
  );
}

const valueProblem = (typed: string): Problem => (visibleText(typed) === '' ? CORRECTION_RULES.emptyText : null);

function sourceProblem(typed: string): Problem {
  const { max, emptyText, longText } = CORRECTION_RULES.source;
  const source = visibleText(typed);
  if (source === '') return emptyText;
  return codePoints(source) > max ? longText : null;
}

function useProposeCorrection(form: FormInstance<CorrectionValues>, facilityId: string, onSent: (message: string) => void) {
  const [propose, result] = useProposeCorrectionMutation();
  // Visitors can propose as well: a session that has ended does not matter.
  const proposeAsAnyone: typeof propose = (options) =>
    propose(options).catch((error: unknown) => {
      if (hasSessionEnded(error)) return propose(options);
      throw error;
    });
  const { submit, isBusy, problem, clear } = useSubmit([proposeAsAnyone, result], {
    form,
    textOf: (error) => failureText(error, STRINGS.failed),
  });
  const withKey = useRequestKey();

  const send = ({ field, value, isNone, source }: CorrectionValues) => {
    const typed = field === 'CLOSED' ? 'Y' : isNone ? null : visibleText(value);
    const proposed: ProposeCorrectionInput = { facilityId, field, value: typed, source: visibleText(source) };
    submit({ variables: { input: withKey(proposed) } }, ({ proposeCorrection }) => onSent(proposeCorrection.message));
  };
  return { send, problem, clear, isBusy };
}
