import { LIMITS, TEXT_RULES } from '../graphql/constants.generated';
import { numberText } from './number-text';

/** Length as a person counts it: 😀 is one. The server counts the same way. */
export const codePoints = (text: string) => [...text].length;

/** No longer than `max` code points, as `codePoints` counts them: an emoji is never cut in half. */
export const cutText = (text: string, max: number) => (text.length <= max ? text : [...text].slice(0, max).join(''));

const VISIBLE = new RegExp(TEXT_RULES.visible.pattern, 'u');

/** A typed text without surrounding blanks, or an empty one when nothing of it is visible. The server applies the same pattern. */
export const visibleText = (text: string): string => (VISIBLE.test(text) ? text.trim() : '');

/** In code points. */
export const QUERY_MAX = LIMITS.searchTextMax;

/** What is searched for of a typed or linked text: composed, as the data is, and no longer than the server takes. */
export const queryOf = (text: string): string => cutText(visibleText(text.normalize('NFC')), QUERY_MAX);

/** For fields that hold no blanks: they are removed while a person types. */
export const withoutSpaces = (value: string): string => value.replace(/\s/g, '');

/** antd's own counting counts UTF-16; this one counts as the server does, and lets a long text be pasted and then cut. */
export const textCount = (max: number) => ({
  max,
  strategy: codePoints,
  show: ({ count }: { count: number }) => `${numberText(count)} / ${numberText(max)}`,
});
