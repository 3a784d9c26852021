import type { IconName } from '../../../components/icon';
import type { EntryAnswer } from '../../../graphql/types.generated';

/** The sign that stands for an answer, on cards as on the map. */
export const ENTRY_SIGNS: Record<EntryAnswer, IconName> = {
  ALLOWED: 'paw',
  CONDITIONAL: 'warning',
  UNKNOWN: 'info',
  DENIED: 'blocked',
};
