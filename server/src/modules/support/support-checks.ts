import { lengthOf } from '../../shared/validation/length-of';
import { SUPPORT_RULES } from '../../shared/validation/support-rules';

const { email, subject, message } = SUPPORT_RULES;
const EMAIL = new RegExp(email.pattern, 'u');
/** Line breaks and control characters, which could inject headers into the answering mail. */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/u;
const LINE_TEXT = '제목은 한 줄로 작성해주세요.';

type Problem = string | undefined;

/** Line breaks become \n, so that they count the same from forms and scripts. */
export const cleanMessage = (text: string): string => text.replace(/\r\n?/g, '\n').trim();

/** Korean error text of a value as sent. Lengths first, so that patterns see short texts only. */
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
