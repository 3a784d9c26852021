import { TEXT_RULES } from '../graphql/constants.generated';

const VISIBLE = new RegExp(TEXT_RULES.visible.pattern, 'u');

/** A typed text without surrounding blanks, or an empty one when nothing of it is visible. The server applies the same pattern. */
export const visibleText = (text: string): string => (VISIBLE.test(text) ? text.trim() : '');
