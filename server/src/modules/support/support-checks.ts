import { lengthOf } from '../../shared/validation/length-of';
import { SUPPORT_RULES } from '../../shared/validation/support-rules';

const { email, subject, message } = SUPPORT_RULES;
const EMAIL = new RegExp(email.pattern, 'u');
/** What ends a line, and what no keyboard types: in the head of the mail that answers they would begin a line of their own. */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/u;
const LINE_TEXT = '제목은 한 줄로 작성해주세요.';

type Problem = string | undefined;

/** Lines end alike, whether a browser's form or a script sent them, and count alike. */
export const cleanMessage = (text: string): string => text.replace(/\r\n?/g, '\n').trim();

/** What is wrong with a value as it was sent, as a person reads it beside the field. Lengths come first, patterns see no more. */
export function checkEmail(sent: string): Problem {
  const isWell = lengthOf(sent.trim()) <= email.max && !CONTROL.test(sent) && EMAIL.test(sent.trim());
  return isWell ? undefined : email.text;
}

export function checkSubject(sent: string): Problem {
  const length = lengthOf(sent.trim());
  if (length === 0 || length > subject.max) return subject.text;
  return CONTROL.test(sent) ? LINE_TEXT : undefined;
}

export function checkMessage(cleaned: string): Problem {
  return cleaned === '' || lengthOf(cleaned) > message.max ? message.text : undefined;
}
