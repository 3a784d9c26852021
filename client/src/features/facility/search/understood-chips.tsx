import type { RefObject } from 'react';
import type { Interpretation } from '../../../lib/search-filters';
import { ChipRow } from './chip-row';
import { STRINGS } from './strings';

interface UnderstoodChipsProps {
  chips: Interpretation['chips'];
  heir: RefObject<HTMLElement | null>;
  /** The words of a chip, which from then on are just words. */
  onRemove: (words: string) => void;
}

export function UnderstoodChips({ chips, heir, onRemove }: UnderstoodChipsProps) {
  return (
    <ChipRow
      label={STRINGS.understood.title}
      isLabelShown
      chips={chips.map(({ kind, text, source }, index) => ({
        // A query may name the same thing twice.
        key: `${kind}-${source}-${chips.findIndex((other) => other.source === source) === index ? 0 : index}`,
        label: text,
        onRemove: () => onRemove(source),
      }))}
      heir={heir}
    />
  );
}
