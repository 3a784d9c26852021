import type { DataSource } from 'typeorm';
import { normaliseForSearch, wordsOf } from '../../shared/text/searched-text';
import { readTyped, type TypedWord, type TypedWords } from '../../shared/text/typed-words';
import { isOfCategory } from './facet-conditions';
import type { FacilityCounts } from './facility-counts';
import type { FacilitySuggestion } from './facility.output';
import { BY_NAME, type FacilityOrder } from './facility-order';
import type { FacilityPages } from './facility-pages';
import { SearchCorrections } from './search-corrections';
import { ofStart } from './search-text';
import { allOf, hasAnyGram, hasGrams, isOneOf, type SqlFragment } from './sql-parameters';
import { type GramNeed, indexedWord } from './suggestion-readings';

/** Matches that are sorted; where more match, each tier is looked for by itself. */
const BOUND = 300;
const MORE: SqlFragment = () => `${BOUND + 1}`;
/** Places that have the grams of a query and may match it. */
const CANDIDATES_MAX = 6_000;

const NAME = 'split_part(search_text, chr(31), 1)';
const KINDS = `split_part(search_text, chr(31), 2) || chr(31) || split_part(search_text, chr(31), 3)`;
const ASKED = new Set<string>(['id', 'name', 'category3', 'sidoName', 'sigunguName'] satisfies (keyof FacilitySuggestion)[]);

export interface UnderstoodQuery {
  /** What it is understood as, or the first name that is found by it. */
  text: string;
  /** Words that matches have as they are. */
  words: string[];
  conditions: SqlFragment[];
}

/** Conditions that find the same places. */
interface Match {
  /** Grams that each of them has; null where no index can find them. */
  index: SqlFragment[] | null;
  /** Written so that Postgres expects most candidates to meet it, not a hundredth of them: it would sort where it should walk. */
  test: SqlFragment;
}

/**
 * Owns suggestions: places in which each word of the query stands. For each reading of it first names that start with the query, then
 * names that hold it, names that hold its words, kinds that hold one, and the rest, which is mostly addresses; among equals by name.
 * Where nothing is found one slip of the keyboard is forgiven.
 */
export class FacilitySuggestions {
  private readonly corrections: SearchCorrections;

  constructor(
    dataSource: DataSource,
    private readonly pages: FacilityPages,
    private readonly counts: FacilityCounts,
  ) {
    this.corrections = new SearchCorrections(dataSource);
  }

  async find(query: string, limit: number): Promise<FacilitySuggestion[]> {
    const found: FacilitySuggestion[] = [];
    for (const reading of readTyped(query)) {
      found.push(...(await this.matches(reading, limit - found.length, found)));
      if (found.length >= limit) return found;
    }
    if (found.length) return found;
    const corrected = await this.corrections.of(query);
    for (const reading of corrected) found.push(...(await this.matches(reading, Math.ceil(limit / corrected.length), found)));
    return found.slice(0, limit);
  }

  /** What a query that no place matches as written is understood as; null if nothing matches, or it does as written. */
  async understand(query: string): Promise<UnderstoodQuery | null> {
    for (const reading of readTyped(query)) {
      const [first] = await this.matches(reading, 1, []);
      if (!first) continue;
      if (!isWritten(reading)) return understoodAs(reading, first.name);
      return textOf(reading) === wordsOf(query).join(' ') ? null : understoodAs(reading, textOf(reading));
    }
    const [corrected] = await this.corrections.of(query);
    return corrected ? understoodAs(corrected, textOf(corrected)) : null;
  }

  private async matches(reading: TypedWords, limit: number, known: FacilitySuggestion[]): Promise<FacilitySuggestion[]> {
    const all = matchOf(reading);
    const tiers = tiersOf(reading);
    const page = (order: FacilityOrder, wanted: number) => ({ order, offset: 0, limit: wanted, asked: ASKED });
    const conditions = [all.test, isNone(known)];
    // Names by initials stand in no order of an index that could be walked.
    const bound = reading.whole.as === 'INITIALS' ? CANDIDATES_MAX : BOUND;
    const { items, total } = await this.pages.gather(conditions, page(byTier(tiers), limit), bound, candidates(all.index));
    if (total <= bound) return items;
    const found: FacilitySuggestion[] = [];
    for await (const { index, test } of this.inTurn(reading, tiers, all)) {
      if (!index) continue;
      const inTier = [...index, test, isNone([...known, ...found])];
      found.push(...(await this.pages.walk(inTier, page(BY_NAME, limit - found.length), MORE)).items);
      if (found.length >= limit) break;
    }
    return found;
  }

  /** One by one, as the names of kinds are rarely needed. */
  private async *inTurn({ words }: TypedWords, tiers: Match[], all: Match): AsyncGenerator<Match> {
    yield* tiers;
    const patterns = words.map(({ pattern }) => new RegExp(pattern));
    const names = (await this.counts.categoryNames()).filter((name) =>
      patterns.some((pattern) => pattern.test(normaliseForSearch(name))),
    );
    if (names.length) yield { ...all, test: every([isOfCategory(names), all.test]) };
    yield all;
  }
}

const isWritten = ({ words }: TypedWords): boolean => words.every(({ as }) => as === 'WRITTEN');
const textOf = ({ words }: TypedWords): string => words.map(({ text }) => text).join(' ');

function understoodAs(reading: TypedWords, text: string): UnderstoodQuery {
  const { index, test } = matchOf(reading);
  const written = reading.words.filter(({ as }) => as === 'WRITTEN');
  return { text, words: written.map((word) => word.text), conditions: [...index, test] };
}

/** Each word stands in some field of the place, initials in its name. */
function matchOf({ words }: TypedWords): Match & { index: SqlFragment[] } {
  const needs = words.map((word) => {
    const { anywhere, inName } = indexedWord(word);
    return anywhere ?? inName;
  });
  return {
    index: [
      ...hasNeeded({ all: [...new Set(needs.flatMap(({ all }) => all))], any: [] }),
      ...needs.flatMap(({ any }) => hasNeeded({ all: [], any })),
    ],
    test: every(words.map((word) => holds(word.as === 'INITIALS' ? NAME : 'search_text', word))),
  };
}

/** The first of those that a place meets decides. */
function tiersOf({ words, whole }: TypedWords): Match[] {
  const { start, inName } = indexedWord(whole);
  const needs = words.map((word) => indexedWord(word).inName);
  return [
    {
      index: [
        'initials' in start
          ? hasGrams([ofStart(start.initials)])
          : isOneOf('"left"(search_text, 2) COLLATE "C"', start.characters),
      ],
      test: startsWith(whole),
    },
    { index: hasNeeded(inName), test: holds(NAME, whole) },
    {
      index: needs.every(({ all, any }) => all.length + any.length > 0) ? needs.flatMap(hasNeeded) : null,
      test: every(words.map((word) => holds(NAME, word))),
    },
    { index: null, test: some(words.map((word) => holds(KINDS, word))) },
  ];
}

const byTier = (tiers: Match[]): FacilityOrder => ({
  ...BY_NAME,
  keys: [
    (parameters) =>
      `CASE ${tiers.map(({ test }, index) => `WHEN ${test(parameters)} THEN ${index}`).join(' ')} ELSE ${tiers.length} END`,
  ],
});

const hasNeeded = ({ all, any }: GramNeed): SqlFragment[] => [
  ...(all.length ? [hasGrams(all)] : []),
  ...(any.length ? [hasAnyGram(any)] : []),
];

const startsWith =
  ({ as, text, pattern }: TypedWord): SqlFragment =>
  (parameters) =>
    as === 'WRITTEN'
      ? `starts_with(search_text, ${parameters.add(text)})`
      : `regexp_instr(search_text COLLATE "C", ${parameters.add(`^${pattern}`)}) <> 0`;

const holds =
  (field: string, { as, text, pattern }: TypedWord): SqlFragment =>
  (parameters) =>
    as === 'WRITTEN'
      ? `strpos(${field}, ${parameters.add(text)}) <> 0`
      : `regexp_instr((${field}) COLLATE "C", ${parameters.add(pattern)}) <> 0`;

const candidates =
  (index: SqlFragment[]): SqlFragment =>
  (parameters) =>
    `(SELECT * FROM facility WHERE missing_since IS NULL AND ${allOf(index, parameters)} LIMIT ${CANDIDATES_MAX}) AS facility`;

const every =
  (conditions: SqlFragment[]): SqlFragment =>
  (parameters) =>
    allOf(conditions, parameters);

const some =
  (conditions: SqlFragment[]): SqlFragment =>
  (parameters) =>
    `(${conditions.map((condition) => condition(parameters)).join(' OR ')})`;

const isNone =
  (places: { id: number }[]): SqlFragment =>
  (parameters) =>
    `id <> ALL(${parameters.add(places.map(({ id }) => id))}::int[])`;
