import type { DataSource } from 'typeorm';
import { normaliseForSearch, wordsOf } from '../../shared/text/searched-text';
import { readTyped, type TypedWord, type TypedWords } from '../../shared/text/typed-words';
import { isOfCategory } from './facet-conditions';
import type { FacilityCounts } from './facility-counts.repository';
import type { FacilitySuggestion } from './facility.output';
import { BY_NAME, type FacilityOrder } from './facility-order';
import type { FacilityPages } from './facility-pages.repository';
import { SearchCorrections } from './search-corrections.repository';
import { ofStart } from './search-text';
import { allOf, hasAnyGram, hasGrams, isOneOf, type SqlFragment } from './sql-parameters';
import { type GramNeed, indexedWord } from './suggestion-readings';
import { IS_LISTED } from './facility-listed.sql';

/** Where more match than this, each tier is scanned separately instead of sorting all matches. */
const BOUND = 300;
const OVER_BOUND: SqlFragment = () => `${BOUND + 1}`;
/** Places that pass the index condition before the recheck. */
const CANDIDATES_MAX = 6_000;

const NAME = 'split_part(search_text, chr(31), 1)';
const KINDS = `split_part(search_text, chr(31), 2) || chr(31) || split_part(search_text, chr(31), 3)`;
const SELECTION = new Set<string>(['id', 'name', 'category3', 'sidoName', 'sigunguName'] satisfies (keyof FacilitySuggestion)[]);

export interface UnderstoodQuery {
  /** The corrected query, or the name of the first match. */
  text: string;
  /** Words that occur in the matches unchanged. */
  words: string[];
  conditions: SqlFragment[];
}

/** An index condition and its recheck. */
interface Match {
  /** Null where no index can find the matches. */
  indexCondition: SqlFragment[] | null;
  /** Written so that Postgres estimates that most rows pass; otherwise it would sort instead of scanning in order. */
  recheck: SqlFragment;
}

/**
 * Owns suggestions: places that contain each word of the query. For each reading of the query in tiers: the name starts with it,
 * contains it, contains its words, the kind contains one, other fields (mostly addresses); within a tier by name. Where nothing
 * matches, one typing error is corrected.
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

  /** The reading of a query that nothing matches as written; null if no reading matches either. */
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

  private async matches(reading: TypedWords, limit: number, exclude: FacilitySuggestion[]): Promise<FacilitySuggestion[]> {
    const all = matchOf(reading);
    const tiers = tiersOf(reading);
    const page = (order: FacilityOrder, size: number) => ({ order, offset: 0, limit: size, selection: SELECTION });
    const conditions = [all.recheck, isNoneOf(exclude)];
    // No index is ordered by initials, so an ordered scan is not possible.
    const bound = reading.whole.as === 'INITIALS' ? CANDIDATES_MAX : BOUND;
    const { items, total } = await this.pages.filterThenSort(
      conditions,
      page(byTier(tiers), limit),
      bound,
      candidates(all.indexCondition),
    );
    if (total <= bound) return items;
    const found: FacilitySuggestion[] = [];
    for await (const { indexCondition, recheck } of this.tierMatches(reading, tiers, all)) {
      if (!indexCondition) continue;
      const inTier = [...indexCondition, recheck, isNoneOf([...exclude, ...found])];
      found.push(...(await this.pages.orderedScan(inTier, page(BY_NAME, limit - found.length), OVER_BOUND)).items);
      if (found.length >= limit) break;
    }
    return found;
  }

  /** Lazy, as the names of kinds are rarely needed. */
  private async *tierMatches({ words }: TypedWords, tiers: Match[], all: Match): AsyncGenerator<Match> {
    yield* tiers;
    const patterns = words.map(({ pattern }) => new RegExp(pattern));
    const names = (await this.counts.categoryNames()).filter((name) =>
      patterns.some((pattern) => pattern.test(normaliseForSearch(name))),
    );
    if (names.length) yield { ...all, recheck: every([isOfCategory(names), all.recheck]) };
    yield all;
  }
}

const isWritten = ({ words }: TypedWords): boolean => words.every(({ as }) => as === 'WRITTEN');
const textOf = ({ words }: TypedWords): string => words.map(({ text }) => text).join(' ');

function understoodAs(reading: TypedWords, text: string): UnderstoodQuery {
  const { indexCondition, recheck } = matchOf(reading);
  const written = reading.words.filter(({ as }) => as === 'WRITTEN');
  return { text, words: written.map((word) => word.text), conditions: [...indexCondition, recheck] };
}

/** Each word occurs in some field, initials only in the name. */
function matchOf({ words }: TypedWords): Match & { indexCondition: SqlFragment[] } {
  const needs = words.map((word) => {
    const { anywhere, inName } = indexedWord(word);
    return anywhere ?? inName;
  });
  return {
    indexCondition: [
      ...hasNeeded({ all: [...new Set(needs.flatMap(({ all }) => all))], any: [] }),
      ...needs.flatMap(({ any }) => hasNeeded({ all: [], any })),
    ],
    recheck: every(words.map((word) => contains(word.as === 'INITIALS' ? NAME : 'search_text', word))),
  };
}

/** A place is in the first tier that it matches. */
function tiersOf({ words, whole }: TypedWords): Match[] {
  const { start, inName } = indexedWord(whole);
  const needs = words.map((word) => indexedWord(word).inName);
  return [
    {
      indexCondition: [
        'initials' in start
          ? hasGrams([ofStart(start.initials)])
          : isOneOf('"left"(search_text, 2) COLLATE "C"', start.characters),
      ],
      recheck: startsWith(whole),
    },
    { indexCondition: hasNeeded(inName), recheck: contains(NAME, whole) },
    {
      indexCondition: needs.every(({ all, any }) => all.length + any.length > 0) ? needs.flatMap(hasNeeded) : null,
      recheck: every(words.map((word) => contains(NAME, word))),
    },
    { indexCondition: null, recheck: some(words.map((word) => contains(KINDS, word))) },
  ];
}

const byTier = (tiers: Match[]): FacilityOrder => ({
  ...BY_NAME,
  keys: [
    (parameters) =>
      `CASE ${tiers.map(({ recheck }, index) => `WHEN ${recheck(parameters)} THEN ${index}`).join(' ')} ELSE ${tiers.length} END`,
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

const contains =
  (field: string, { as, text, pattern }: TypedWord): SqlFragment =>
  (parameters) =>
    as === 'WRITTEN'
      ? `strpos(${field}, ${parameters.add(text)}) <> 0`
      : `regexp_instr((${field}) COLLATE "C", ${parameters.add(pattern)}) <> 0`;

const candidates =
  (indexCondition: SqlFragment[]): SqlFragment =>
  (parameters) =>
    `(SELECT * FROM facility WHERE ${IS_LISTED} AND ${allOf(indexCondition, parameters)} LIMIT ${CANDIDATES_MAX}) AS facility`;

const every =
  (conditions: SqlFragment[]): SqlFragment =>
  (parameters) =>
    allOf(conditions, parameters);

const some =
  (conditions: SqlFragment[]): SqlFragment =>
  (parameters) =>
    `(${conditions.map((condition) => condition(parameters)).join(' OR ')})`;

const isNoneOf =
  (places: { id: number }[]): SqlFragment =>
  (parameters) =>
    `id <> ALL(${parameters.add(places.map(({ id }) => id))}::int[])`;
