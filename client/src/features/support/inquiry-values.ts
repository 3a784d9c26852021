import { SUPPORT_RULES } from '../../graphql/constants.generated';
import { codePoints, cutText, visibleText } from '../../lib/text';
import type { Problem } from '../../lib/live-rule';
import type { InquiryPlaceQuery } from './inquiry-place.generated';
import { STRINGS } from './strings';

export interface InquiryValues {
  email: string;
  subject: string;
  message: string;
}

type Texts = Pick<InquiryValues, 'subject' | 'message'>;
type InquiryPlace = NonNullable<InquiryPlaceQuery['facility']>;

const { email, subject, message } = SUPPORT_RULES;
const emailPattern = new RegExp(email.pattern, 'u');

/** What the form begins with: nothing, or the place whose facts are wrong. */
export function textsFor(place: InquiryPlace | null): Texts {
  if (!place) return { subject: '', message: '' };
  const { name, roadAddress, jibunAddress } = place;
  return {
    subject: cutText(STRINGS.placeSubject(name), subject.max),
    message: cutText(STRINGS.placeMessage(name, roadAddress ?? jibunAddress), message.max),
  };
}

/** What to say beside each field; null for one that is fine. */
export const PROBLEMS: Record<keyof InquiryValues, (value: string) => Problem> = {
  email: (value) => (codePoints(value) <= email.max && emailPattern.test(value) ? null : email.text),
  subject: (value) => (fits(value, subject.max) ? null : subject.text),
  message: (value) => (fits(value, message.max) ? null : message.text),
};

const fits = (value: string, max: number) => visibleText(value) !== '' && codePoints(visibleText(value)) <= max;

const NAMES = Object.keys(PROBLEMS) as (keyof InquiryValues)[];

/** @param texts what the form began with: what only the form has written says nothing yet */
export const isComplete = (values: Partial<InquiryValues>, texts: Texts) =>
  NAMES.every((name) => PROBLEMS[name](values[name] ?? '') === null) && !isUntouched(values, texts);

/** Why the button is held, where nothing beside the fields says so. */
export function hintFor(values: Partial<InquiryValues>, texts: Texts): string | null {
  const missing = NAMES.filter((name) => !visibleText(values[name] ?? ''));
  if (missing.length > 0) return STRINGS.missing(missing.map((name) => STRINGS.short[name]));
  return isUntouched(values, texts) ? STRINGS.untouched : null;
}

const isUntouched = (values: Partial<InquiryValues>, texts: Texts) =>
  texts.message !== '' && values.message?.trim() === texts.message.trim();
