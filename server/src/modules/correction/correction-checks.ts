import { AUDIT_RULES } from '../../shared/validation/audit-rules';
import { CORRECTION_RULES } from '../../shared/validation/correction-rules';
import { confinedText, hasVisible, lengthOf } from '../../shared/validation/text-rules';

type Problem = string | undefined;

/** One line: a source is shown behind a value. */
export const cleanLine = (text: string): string => confinedText(text.replace(/[\p{Cc}\p{Z}]+/gu, ' ')).trim();

export function checkSource(cleaned: string): Problem {
  const { max, emptyText, longText } = CORRECTION_RULES.source;
  if (!hasVisible(cleaned)) return emptyText;
  return lengthOf(cleaned) > max ? longText : undefined;
}

export function checkReason(cleaned: string): Problem {
  const { max, emptyText, longText } = AUDIT_RULES.reason;
  if (!hasVisible(cleaned)) return emptyText;
  return lengthOf(cleaned) > max ? longText : undefined;
}
