import { dictionary } from '@zxcvbn-ts/language-common';
import { MEMBER_RULES } from '../../shared/member-rules';

/** How many of the most common passwords are refused. */
const MOST_COMMON = 3_000;

const common = new Set(dictionary['passwords-common'].slice(0, MOST_COMMON));

const TRAILING_SPECIALS = /[^\p{L}\d]+$/u;
const TRAILING_DIGITS_AND_SPECIALS = /[^\p{L}]+$/u;

/**
 * The rule makes people write `Password1!` for `password`: guessers know that too. So a password counts as common when it is in the
 * list in small letters, as it stands or without what was hung on its end.
 */
export function isCommonPassword(password: string): boolean {
  if (password.length > MEMBER_RULES.password.max * 2) return false;
  const lower = password.toLowerCase();
  return [lower, lower.replace(TRAILING_SPECIALS, ''), lower.replace(TRAILING_DIGITS_AND_SPECIALS, '')].some((text) =>
    common.has(text),
  );
}
