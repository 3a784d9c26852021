import { LIMITS } from '../../../graphql/constants.generated';

/** What is asked for of what was typed or linked: `#` stands before a tag, not in it. */
export const tagOf = (text: string): string =>
  [...text.normalize('NFC').trim().replace(/^#+/, '').trim()].slice(0, LIMITS.searchTextMax).join('');
