import { Form, type FormInstance, Input, Modal } from 'antd';
import { useState } from 'react';
import { Button } from '../../../components/button';
import { FormAlert } from '../../../components/form-alert';
import { Row } from '../../../components/kit';
import { LeaveDialog } from '../../../components/leave-dialog';
import { AUDIT_RULES, CORRECTION_RULES } from '../../../graphql/constants.generated';
import { liveRule, type Problem } from '../../../lib/live-rule';
import { codePoints, textCount, visibleText } from '../../../lib/text';
import { useCloseOnBack } from '../../../lib/use-close-on-back';
import { useLeaveGuard } from '../../../lib/use-leave-guard';
import type { useSubmit } from '../../../lib/use-submit';
import { STRINGS } from './strings';

export interface DecisionValues {
  value: string;
  source: string;
  reason: string;
}

export interface Decision {
  text: string;
  /** Names the place and the field too. */
  label: string;
  isDanger?: boolean;
  /** Given where value and source can be changed. */
  proposed?: Pick<DecisionValues, 'value' | 'source'>;
  /** The toast afterwards. */
  done: string;
  submission: Pick<ReturnType<typeof useSubmit>, 'isBusy' | 'problem' | 'clear'>;
  submit: (values: DecisionValues, onDone: () => void) => void;
}

interface DecisionDialogProps {
  decision: Decision | undefined;
  form: FormInstance<DecisionValues>;
  onDecide: (values: DecisionValues) => void;
  onClose: () => void;
}

/** Asks for the reason of a decision, and where it is accepted for value and source. */
export function DecisionDialog({ decision, form, onDecide, onClose }: DecisionDialogProps) {
  const [isTyped, setIsTyped] = useState(false);
  const isOpen = decision !== undefined;
  const guard = useLeaveGuard(isOpen && isTyped, onClose);
  useCloseOnBack(isOpen, guard.back);
  const { proposed, submission } = decision ?? {};
  const isBusy = submission?.isBusy ?? false;
  return (
    <Modal
      open={isOpen}
      title={decision?.label}
      footer={null}
      width={480}
      destroyOnHidden
      mask={{ closable: false }}
      onCancel={guard.cancel}
      afterClose={() => setIsTyped(false)}
    >
      <Form
        form={form}
        layout="vertical"
        disabled={isBusy}
        preserve={false}
        initialValues={{ value: '', source: '', ...proposed, reason: '' }}
        onValuesChange={() => {
          setIsTyped(true);
          submission?.clear();
        }}
        onFinish={onDecide}
      >
        {proposed && (
          <>
            <Form.Item name="value" label={STRINGS.value}>
              <Input.TextArea rows={2} />
            </Form.Item>
            <Form.Item name="source" label={STRINGS.source}>
              <Input.TextArea rows={2} count={textCount(CORRECTION_RULES.source.max)} />
            </Form.Item>
          </>
        )}
        <Form.Item name="reason" label={STRINGS.reason} validateTrigger="onSubmit" rules={[liveRule(reasonProblem)]}>
          <Input.TextArea rows={2} count={textCount(AUDIT_RULES.reason.max)} />
        </Form.Item>
        <FormAlert text={submission?.problem ?? null} />
        <Row gap={2} fill>
          <Button variant="secondary" disabled={isBusy} onClick={guard.cancel}>
            {STRINGS.cancel}
          </Button>
          <Button type="submit" busy={isBusy}>
            {isBusy ? STRINGS.saving : (decision?.text ?? '')}
          </Button>
        </Row>
      </Form>
      <LeaveDialog guard={guard} />
    </Modal>
  );
}

function reasonProblem(typed: string): Problem {
  const { max, emptyText, longText } = AUDIT_RULES.reason;
  const reason = visibleText(typed);
  if (reason === '') return emptyText;
  return codePoints(reason) > max ? longText : null;
}
