import { queryOf } from '../../../lib/text';

/** What is asked for of what was typed or linked: `#` stands before a tag, not in it. */
export const tagOf = (text: string): string => queryOf(text.trim().replace(/^#+/, ''));
