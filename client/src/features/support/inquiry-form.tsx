import { Form, Input } from 'antd';
import { useEffect, useId, useRef } from 'react';
import { Button } from '../../components/button';
import { FormAlert } from '../../components/form-alert';
import look from '../../components/form-look.module.css';
import { Icon } from '../../components/icon';
import { Meta, Row } from '../../components/kit';
import { LazyLeaveDialog } from '../../components/lazy-leave-dialog';
import { cutText, textCount, visibleText, withoutSpaces } from '../../lib/text';
import { SUPPORT_RULES } from '../../graphql/constants.generated';
import { liveRule } from '../../lib/live-rule';
import { useLeaveGuard } from '../../lib/use-leave-guard';
import styles from './support-section.module.css';
import { hintFor, type InquiryValues, isComplete, PROBLEMS } from './inquiry-values';
import { STRINGS } from './strings';
import { useSendInquiry } from './use-send-inquiry';

/** Nothing beyond the limit stays; a syllable that is being composed is finished first. */
const limited = (max: number) => ({ ...textCount(max), exceedFormatter: (text: string) => cutText(text, max) });

interface InquiryFormProps {
  /** Of the member who is signed in, once that is known and where there is one. */
  memberEmail: string | undefined;
  /** What subject and message begin with. */
  texts: Pick<InquiryValues, 'subject' | 'message'>;
  onSent: () => void;
}

export function InquiryForm({ memberEmail, texts, onSent }: InquiryFormProps) {
  const [form] = Form.useForm<InquiryValues>();
  const typed = Form.useWatch((values: Partial<InquiryValues>) => values, form) ?? {};
  const told = useRef<HTMLParagraphElement>(null);
  const { send, receipt, problem, forget, isBusy } = useSendInquiry(form, () => {
    // The address of a member stays for the next one.
    form.resetFields();
    form.setFieldsValue({ email: memberEmail ?? '', subject: '', message: '' });
    onSent();
  });
  const { subject = '', message = '' } = typed;
  const hintId = useId();
  const hint = hintFor(typed, texts);
  const guard = useLeaveGuard(
    [subject, message].some((text) => visibleText(text) !== '') && (subject !== texts.subject || message !== texts.message),
  );

  useEffect(() => {
    if (memberEmail && !form.getFieldValue('email')) form.setFieldsValue({ email: memberEmail });
  }, [form, memberEmail]);
  // The button that was pressed is held until something is written again: the keyboard goes on with the answer.
  useEffect(() => {
    if (receipt) told.current?.focus();
  }, [receipt]);

  return (
    <Form
      form={form}
      className={`${styles.form} ${look.form}`}
      layout="vertical"
      requiredMark={false}
      disabled={isBusy}
      scrollToFirstError
      aria-label={STRINGS.form}
      initialValues={{ email: memberEmail ?? '', ...texts }}
      onValuesChange={forget}
      onFinish={send}
    >
      <Form.Item name="email" label={STRINGS.yourEmail} normalize={withoutSpaces} rules={[liveRule(PROBLEMS.email)]}>
        <Input inputMode="email" autoComplete="email" autoCapitalize="none" spellCheck={false} />
      </Form.Item>
      <Form.Item name="subject" label={STRINGS.subject} rules={[liveRule(PROBLEMS.subject)]}>
        <Input count={limited(SUPPORT_RULES.subject.max)} showCount autoComplete="off" />
      </Form.Item>
      <Form.Item name="message" label={STRINGS.message} rules={[liveRule(PROBLEMS.message)]}>
        <Input.TextArea count={limited(SUPPORT_RULES.message.max)} rows={7} />
      </Form.Item>
      <FormAlert text={problem} />
      <div role="status">
        {receipt && (
          <Row ref={told} tabIndex={-1} as="p" gap={2} align="stretch" className={styles.receipt}>
            <Icon name="check" />
            <span>{receipt}</span>
          </Row>
        )}
      </div>
      <Button
        type="submit"
        className={styles.submit}
        busy={isBusy}
        disabled={!isBusy && !isComplete(typed, texts)}
        aria-describedby={hint ? hintId : undefined}
      >
        {isBusy ? STRINGS.busy : STRINGS.submit}
      </Button>
      {hint && (
        <Meta id={hintId} className={styles.hint}>
          {hint}
        </Meta>
      )}
      <LazyLeaveDialog guard={guard} />
    </Form>
  );
}
