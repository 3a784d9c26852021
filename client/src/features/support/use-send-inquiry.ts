import type { FormInstance } from 'antd';
import { useRef, useState } from 'react';
import { failureText, hasSessionEnded } from '../../lib/error-text';
import { newRequestKey } from '../../lib/new-request-key';
import { useSubmit } from '../../lib/use-submit';
import { visibleText } from '../../lib/text';
import { useCreateInquiryMutation } from './create-inquiry.generated';
import type { InquiryValues } from './inquiry-values';
import { STRINGS } from './strings';

/** @param onSent the inquiry has arrived: the form may be cleared */
export function useSendInquiry(form: FormInstance<InquiryValues>, onSent: () => void) {
  const [create, result] = useCreateInquiryMutation();
  const [receipt, setReceipt] = useState<string | null>(null);
  const nextInput = useNamedInput();
  // Visitors may write as well: a session that has ended does not matter.
  const createAsAnyone: typeof create = (options) =>
    create(options).catch((error: unknown) => {
      if (hasSessionEnded(error)) return create(options);
      throw error;
    });
  const { submit, isBusy, problem, clear } = useSubmit([createAsAnyone, result], {
    form,
    textOf: (error) => failureText(error, STRINGS.failed),
  });

  const send = ({ email, subject, message }: InquiryValues) => {
    setReceipt(null);
    const input = nextInput({ email, subject: visibleText(subject), message: visibleText(message) });
    submit({ variables: { input } }, ({ createInquiry }) => {
      onSent();
      setReceipt(createInquiry.message);
    });
  };

  /** For a change of the form: neither was about what is written now. */
  const forget = () => {
    clear();
    setReceipt(null);
  };
  return { send, receipt, problem, forget, isBusy };
}

/** The same inquiry, sent again, keeps its name and arrives once; one that was changed meanwhile is another. */
function useNamedInput() {
  const last = useRef<{ text: string; requestKey: string }>(null);
  return (input: InquiryValues) => {
    const text = JSON.stringify(input);
    if (last.current?.text !== text) last.current = { text, requestKey: newRequestKey() };
    return { ...input, requestKey: last.current.requestKey };
  };
}
