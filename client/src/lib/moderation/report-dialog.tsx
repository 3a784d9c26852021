import type { OperationVariables } from '@apollo/client';
import type { useMutation } from '@apollo/client/react';
import { Form, Input, Modal, Radio } from 'antd';
import { AntdTheme } from '../../components/antd-theme';
import { Button } from '../../components/button';
import { FormAlert } from '../../components/form-alert';
import { Row, Muted } from '../../components/kit';
import { codePoints, visibleText, textCount } from '../text';
import { REVIEW_RULES } from '../../graphql/constants.generated';
import { LeaveDialog } from '../../components/leave-dialog';
import { errorText } from '../error-text';
import { liveRule, type Problem } from '../live-rule';
import { showToast } from '../toast';
import { useCloseOnBack } from '../use-close-on-back';
import { useSubmit } from '../use-submit';
import { useLeaveGuard } from '../use-leave-guard';
import styles from './report-dialog.module.css';
import { REPORT_STRINGS as STRINGS } from './strings';

const { reasonMax, emptyText, longText } = REVIEW_RULES.report;

interface Report {
  kind?: string;
  detail?: string;
}

interface ReportDialogProps<Data, Variables extends OperationVariables> {
  title: string;
  mutation: useMutation.ResultTuple<Data, Variables>;
  variablesOf: (reason: string) => Variables;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks why a member reports a review or comment. */
export function ReportDialog<Data, Variables extends OperationVariables>({
  title,
  mutation,
  variablesOf,
  isOpen,
  onClose,
}: ReportDialogProps<Data, Variables>) {
  const [form] = Form.useForm<Report>();
  const { submit, isBusy, problem, clear } = useSubmit(mutation, {
    textOf: (error) => errorText(error),
    onSessionEnd: 'dialog',
    onRefused: ({ isSessionOver, text, code }) => {
      if (isSessionOver) return;
      showToast({ type: 'error', text: STRINGS.failed(text ?? '') });
      // Reported already, from another tab or device: there is nothing left to do here.
      if (code === 'CONFLICT') close();
    },
  });

  const close = () => {
    clear();
    onClose();
  };

  const kind = Form.useWatch('kind', form);
  const isTyped = Boolean(Form.useWatch('detail', form)?.trim());
  const guard = useLeaveGuard(isOpen && isTyped, close);
  useCloseOnBack(isOpen, () => !isBusy && guard.back());

  const send = (filled: Report) =>
    submit({ variables: variablesOf(reasonOf(filled)) }, () => {
      showToast({ type: 'success', text: STRINGS.done });
      close();
    });

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
        onCancel={() => !isBusy && guard.cancel()}
      >
        <Muted className={styles.text}>{STRINGS.text}</Muted>
        <Form form={form} layout="vertical" disabled={isBusy} onValuesChange={clear} onFinish={send}>
          <Form.Item name="kind" label={STRINGS.kind}>
            <Radio.Group className={styles.kinds} options={STRINGS.kinds} />
          </Form.Item>
          <Form.Item
            name="detail"
            label={STRINGS.detail}
            validateTrigger="onSubmit"
            rules={[liveRule((detail) => problemOf(reasonOf({ kind, detail })))]}
          >
            <Input.TextArea
              rows={3}
              count={{ ...textCount(reasonMax), strategy: (detail) => codePoints(reasonOf({ kind, detail })) }}
            />
          </Form.Item>
          <FormAlert text={problem} />
          <Row gap={2} fill>
            <Button variant="secondary" disabled={isBusy} onClick={guard.cancel}>
              {STRINGS.cancel}
            </Button>
            <Button type="submit" busy={isBusy}>
              {isBusy ? STRINGS.reporting : STRINGS.report}
            </Button>
          </Row>
        </Form>
        <LeaveDialog guard={guard} />
      </Modal>
    </AntdTheme>
  );
}

/** What is sent, and counted: the kind and what is typed. */
function reasonOf({ kind, detail = '' }: Report): string {
  const text = visibleText(detail);
  if (!kind || kind === STRINGS.other) return text;
  return text ? `${kind}: ${text}` : kind;
}

function problemOf(reason: string): Problem {
  if (reason === '') return emptyText;
  return codePoints(reason) > reasonMax ? longText : null;
}
