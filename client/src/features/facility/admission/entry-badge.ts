import { inWordsOfKind } from '@baldojang/rules/entry/kind-words';
import type { MapBadge } from '../../../components/map/map-types';
import type { EntryAnswer } from '../../../graphql/types.generated';
import { PALETTE } from '../../../lib/design/palette';
import type { EntryBadge_FacilityFragment } from './admission.generated';
import { ENTRY_SIGNS } from './entry-line';
import { STRINGS } from './strings';

/** On a white disc in both themes. */
const COLORS: Record<EntryAnswer, string> = {
  ALLOWED: PALETTE.meadow.light,
  CONDITIONAL: PALETTE.caution.light,
  UNKNOWN: PALETTE.muted.light,
  DENIED: PALETTE.danger.light,
};

/** What a marker says of entry: the answer to the party; without one only that no pet may come in. */
export function entryBadge({ category3, entry, entrySummary }: EntryBadge_FacilityFragment): MapBadge | undefined {
  const { answer } = entry ?? entrySummary;
  if (!entry && answer !== 'DENIED') return undefined;
  return {
    sign: ENTRY_SIGNS[answer],
    color: COLORS[answer],
    text: entry ? inWordsOfKind(category3, STRINGS.answers[answer]) : entrySummary.text,
    isFaded: answer === 'DENIED',
  };
}
