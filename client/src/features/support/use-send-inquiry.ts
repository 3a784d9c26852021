import type { FormInstance } from 'antd';
import { useRef, useState } from 'react';
import { hasSessionEnded } from '../../lib/error-code';
import { failureText } from '../../lib/error-text';
import { showFieldErrors } from '../../lib/form-errors';
import { newRequestKey } from '../../lib/new-request-key';
import { visibleText } from '../../lib/visible-text';
import { useCreateInquiryMutation } from './create-inquiry.generated';
import type { InquiryValues } from './inquiry-values';
import { STRINGS } from './strings';

/** @param onSent the inquiry has arrived: the form may be cleared */
export function useSendInquiry(form: FormInstance<InquiryValues>, onSent: () => void) {
  const [create, { loading }] = useCreateInquiryMutation();
  const [receipt, setReceipt] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const nextInput = useNamedInput();

  const send = async ({ email, subject, message }: InquiryValues) => {
    if (loading) return;
    setProblem(null);
    setReceipt(null);
    const variables = { input: nextInput({ email, subject: visibleText(subject), message: visibleText(message) }) };
    try {
      const { data } = await create({ variables }).catch((error: unknown) => {
        // Visitors may write as well: a session that has ended stands in nobody's way.
        if (hasSessionEnded(error)) return create({ variables });
        throw error;
      });
      onSent();
      setReceipt(data?.createInquiry.message ?? null);
    } catch (error) {
      showFieldErrors(form, error);
      setProblem(failureText(error, STRINGS.failed));
    }
  };

  /** What was said is not about what is being written now. */
  const forget = () => {
    setProblem(null);
    setReceipt(null);
  };
  return { send, receipt, problem, forget, isBusy: loading };
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
