import { TEXT_RULES } from '../graphql/constants.generated';

const VISIBLE = new RegExp(TEXT_RULES.visible.pattern, 'u');

/** What counts of a typed text: without blanks at its ends, and '' when it shows nothing. The server sees it the same way. */
export const visibleText = (text: string): string => (VISIBLE.test(text) ? text.trim() : '');
