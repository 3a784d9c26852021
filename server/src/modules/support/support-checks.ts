import { hasVisible, lengthOf } from '../../shared/validation/text-rules';
import { SUPPORT_RULES } from '../../shared/validation/support-rules';

const { email, subject, message } = SUPPORT_RULES;
const EMAIL = new RegExp(email.pattern, 'u');
/** Line ends and control characters could inject headers into the reply mail. */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/u;
const LINE_TEXT = '제목은 한 줄로 작성해주세요.';

type Problem = string | undefined;

/** Normalizes CRLF of browser forms, so that lengths agree. */
export const cleanMessage = (text: string): string => text.replace(/\r\n?/g, '\n').trim();

/** Error text for the form field, or undefined. Checks the length first, so that patterns see bounded input. */
export function checkEmail(value: string): Problem {
  const isValid = lengthOf(value.trim()) <= email.max && !CONTROL.test(value) && EMAIL.test(value.trim());
  return isValid ? undefined : email.text;
}

export function checkSubject(value: string): Problem {
  const length = lengthOf(value.trim());
  if (length === 0 || length > subject.max) return subject.text;
  return CONTROL.test(value) ? LINE_TEXT : undefined;
}

export function checkMessage(cleaned: string): Problem {
  return cleaned === '' || lengthOf(cleaned) > message.max ? message.text : undefined;
}

/** Of an answer or a note. */
export function checkText(cleaned: string, { max, text }: { max: number; text: string }): Problem {
  return !hasVisible(cleaned) || lengthOf(cleaned) > max ? text : undefined;
}
