import { cleanText } from './clean-cell';
import { completeFacts, type FacilityDetails, type FacilityFacts } from './clean-row';
import type { Cells } from './public-data-columns';

export interface SourcedFacts {
  facts: FacilityFacts;
  cells: Cells;
}

/** Fields that must come from the same row. */
const PAIRS = [
  ['latitude', 'longitude'],
  ['sidoName', 'sigunguName'],
] as const satisfies readonly (readonly [keyof FacilityDetails, keyof FacilityDetails])[];

/** Column name under which an overridden cell is stored. */
const overriddenName = (column: string, cells: Cells): string => {
  for (let count = 1; ; count++) {
    const name = `${column} (앞선 줄${count > 1 ? ` ${count}` : ''})`;
    if (!(name in cells)) return name;
  }
};

/** Merges two rows of one place: the newer edition wins; within one edition the later row wins where it has a value. */
export function mergeFacts(earlier: SourcedFacts, later: SourcedFacts): SourcedFacts {
  const [from, to] = [earlier.facts.finalCreationDate ?? '', later.facts.finalCreationDate ?? ''];
  if (from > to) return earlier;
  if (from < to) return later;
  const details: FacilityDetails = { ...earlier.facts, ...withoutNulls(later.facts) };
  for (const pair of PAIRS) {
    const source = pair.some((field) => later.facts[field] !== null) ? later.facts : earlier.facts;
    for (const field of pair) Object.assign(details, { [field]: source[field] });
  }
  return { facts: completeFacts(details, later.facts.sourceKey), cells: mergeCells(earlier.cells, later.cells) };
}

function withoutNulls(facts: FacilityFacts): Partial<FacilityFacts> {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null));
}

function mergeCells(earlier: Cells, later: Cells): Cells {
  const cells: Cells = { ...earlier };
  for (const [column, cell] of Object.entries(later)) {
    const before = earlier[column];
    if (before === cell || (before !== undefined && cleanText(cell) === null)) continue;
    if (before !== undefined && cleanText(before) !== null) cells[overriddenName(column, cells)] = before;
    cells[column] = cell;
  }
  return cells;
}

/** Columns with different values. */
export function differingColumns(earlier: Cells, later: Cells): string[] {
  return Object.keys(later).filter((column) => cleanText(earlier[column] ?? '') !== cleanText(later[column] ?? ''));
}
