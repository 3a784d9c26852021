import type { RefObject } from 'react';
import type { SearchChipKind } from '../../../graphql/types.generated';
import type { Interpretation } from '../../../lib/search-filters';
import { ChipRow } from './chip-row';
import { strings } from './strings';

interface UnderstoodChipsProps {
  chips: Interpretation['chips'];
  heir: RefObject<HTMLElement | null>;
  /** The words of a chip, which from then on are just words. */
  onRemove: (words: string) => void;
}

const { pets, hours } = strings.understood;
/** Read from the query, but the server does not filter by them yet. */
const IDLE: Partial<Record<SearchChipKind, string>> = { PET: pets, OPEN_NOW: hours, OPEN_AT: hours, OPEN_ALL_DAY: hours };

export function UnderstoodChips({ chips, heir, onRemove }: UnderstoodChipsProps) {
  const idle = [...new Set(chips.flatMap(({ kind }) => IDLE[kind] ?? []))];
  return (
    <ChipRow
      label={strings.understood.title}
      isLabelShown
      chips={chips.map(({ kind, text, source }, index) => ({
        // A query may name the same thing twice.
        key: `${kind}-${source}-${chips.findIndex((other) => other.source === source) === index ? 0 : index}`,
        label: text,
        isIdle: kind in IDLE,
        onRemove: () => onRemove(source),
      }))}
      note={idle.length > 0 ? strings.understood.idle(idle.join('·')) : null}
      heir={heir}
    />
  );
}
