import { LIMITS } from '../graphql/constants.generated';
import { cutText } from './cut-text';
import { visibleText } from './visible-text';

/** What is searched for of a typed or linked text: composed, as the data is, and no longer than the server takes. */
export const queryOf = (text: string): string => cutText(visibleText(text.normalize('NFC')), LIMITS.searchTextMax);
