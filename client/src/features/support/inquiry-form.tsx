import { Form, type FormInstance, Input } from 'antd';
import { useEffect, useId, useState } from 'react';
import { Button } from '../../components/button';
import { FormAlert } from '../../components/form-alert';
import { Icon } from '../../components/icon';
import { Meta, Row } from '../../components/kit';
import { LazyLeaveDialog } from '../../components/lazy-leave-dialog';
import { cutText, visibleText, withoutSpaces, codePoints, textCount } from '../../lib/text';
import { SUPPORT_RULES } from '../../graphql/constants.generated';
import type { InquiryAboutInput } from '../../graphql/types.generated';
import styles from './support.module.css';
import { liveRule, type Problem } from '../../lib/live-rule';
import { useLeaveGuard } from '../../lib/use-leave-guard';
import { useRequestKey } from '../../lib/use-request-key';
import { errorFacts, hasSessionEnded, failureText } from '../../lib/error-text';
import { useSubmit } from '../../lib/use-submit';
import { useCreateInquiryMutation } from './inquiry-form.generated';
import { STRINGS } from './strings';

type InquiryValues = Record<'email' | 'subject' | 'message', string>;

/** For the receipt: the pressed button is disabled until something is typed again. */
const focus = (element: HTMLElement | null) => element?.focus();

/** Cuts what is typed beyond the limit, after a syllable that is being composed is finished. */
const limited = (max: number) => ({ ...textCount(max), exceedFormatter: (text: string) => cutText(text, max) });

interface InquiryFormProps {
  memberEmail: string | undefined;
  about: InquiryAboutInput | null;
  onSent: () => void;
}

export function InquiryForm({ memberEmail, about, onSent }: InquiryFormProps) {
  const [form] = Form.useForm<InquiryValues>();
  const typed = Form.useWatch((values: Partial<InquiryValues>) => values, form) ?? {};
  const { send, receipt, problem, clear, isBusy } = useSendInquiry({ form, about }, () => {
    // A member's address stays for the next one.
    form.resetFields();
    form.setFieldsValue({ email: memberEmail ?? '', subject: '', message: '' });
    onSent();
  });
  const { subject = '', message = '' } = typed;
  const hintId = useId();
  const hint = hintFor(typed);
  const guard = useLeaveGuard([subject, message].some((text) => visibleText(text) !== ''));

  useEffect(() => {
    if (memberEmail && !form.getFieldValue('email')) form.setFieldsValue({ email: memberEmail });
  }, [form, memberEmail]);

  return (
    <Form
      form={form}
      className={styles.form}
      layout="vertical"
      disabled={isBusy}
      scrollToFirstError
      aria-label={STRINGS.form}
      initialValues={{ email: memberEmail ?? '', subject: '', message: '' }}
      onValuesChange={clear}
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
          <Row ref={focus} tabIndex={-1} as="p" gap={2} align="stretch" className={styles.receipt}>
            <Icon name="check" />
            <span>{receipt}</span>
          </Row>
        )}
      </div>
      <Button
        type="submit"
        className={styles.submit}
        busy={isBusy}
        disabled={!isBusy && !isComplete(typed)}
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

/** @param onSent the inquiry has arrived: the form can be cleared */
function useSendInquiry(
  { form, about }: { form: FormInstance<InquiryValues>; about: InquiryAboutInput | null },
  onSent: () => void,
) {
  const [create, result] = useCreateInquiryMutation();
  const [receipt, setReceipt] = useState<string | null>(null);
  const withKey = useRequestKey();
  // Visitors can write as well: a session that has ended does not matter.
  const createAsAnyone: typeof create = (options) =>
    create(options).catch((error: unknown) => {
      if (hasSessionEnded(error)) return create(options);
      throw error;
    });
  const { submit, isBusy, problem, ...state } = useSubmit([createAsAnyone, result], {
    form,
    textOf: (error) => errorFacts(error).fieldErrors.about ?? failureText(error, STRINGS.failed),
  });

  const send = ({ email, subject, message }: InquiryValues) => {
    setReceipt(null);
    const input = withKey({ email, subject: visibleText(subject), message: visibleText(message), about });
    submit({ variables: { input } }, ({ createInquiry }) => {
      onSent();
      setReceipt(createInquiry.message);
    });
  };

  /** After a change of the form: neither applies to what it says now. */
  const clear = () => {
    state.clear();
    setReceipt(null);
  };
  return { send, receipt, problem, clear, isBusy };
}

const { email, subject, message } = SUPPORT_RULES;
const emailPattern = new RegExp(email.pattern, 'u');

const PROBLEMS: Record<keyof InquiryValues, (value: string) => Problem> = {
  email: (value) => (codePoints(value) <= email.max && emailPattern.test(value) ? null : email.text),
  subject: (value) => (fits(value, subject.max) ? null : subject.text),
  message: (value) => (fits(value, message.max) ? null : message.text),
};

const fits = (value: string, max: number) => visibleText(value) !== '' && codePoints(visibleText(value)) <= max;

const NAMES = Object.keys(PROBLEMS) as (keyof InquiryValues)[];

const isComplete = (values: Partial<InquiryValues>) => NAMES.every((name) => PROBLEMS[name](values[name] ?? '') === null);

/** Why the button is disabled, where no field shows an error. */
function hintFor(values: Partial<InquiryValues>): string | null {
  const missing = NAMES.filter((name) => !visibleText(values[name] ?? ''));
  return missing.length > 0 ? STRINGS.missing(missing.map((name) => STRINGS.short[name])) : null;
}
