import type { DataSource } from 'typeorm';
import { escapeLike } from '../../shared/escape-like';
import { escapePattern, normaliseForSearch } from '../../shared/searched-text';
import { isOfCategory } from './facet-conditions';
import { containsAll } from './search-conditions';
import { gramsOf } from './search-text';
import { allOf, hasGrams, type SqlFragment, SqlParameters } from './sql-parameters';

/** A name that may be one of where places are. */
export interface PlaceNameGuess {
  name: string;
  /** TOWN: an address has it as a word (동, 읍, 면, 리); ROAD: a road's name begins with it; TEXT: a place has it anywhere. */
  as: 'TOWN' | 'ROAD' | 'TEXT';
}

/** Where names are looked for, and of which kinds places are wanted. */
export interface PlaceNameScope {
  sidoName: string | null;
  sigunguName: string | null;
  categories: string[];
}

/** A guess that is right, whether a place of a wanted kind is there, and the regions that have the name. */
export type ConfirmedPlaceName<Guess extends PlaceNameGuess> = Guess & { hasKind: boolean; regionNames: string[] };

/** Matches that are looked at for each guess. */
const SHARED_BY_MOST = 5_000;

/** Owns telling which of the words of a question name where places are. */
export class FacilityPlaceNames {
  constructor(private readonly dataSource: DataSource) {}

  /** The guesses that some listed place confirms, in their order; one statement for any number of them. */
  async confirmed<Guess extends PlaceNameGuess>(guesses: Guess[], scope: PlaceNameScope): Promise<ConfirmedPlaceName<Guess>[]> {
    const parameters = new SqlParameters();
    const statements = guesses.flatMap(({ name, as }, index) => {
      const needle = normaliseForSearch(name);
      if (!needle) return [];
      return [
        confirms(
          index,
          [hasGrams(gramsOf(needle)), isWithin(scope), containsAll([needle]), CHECKS[as](name)],
          scope.categories,
        )(parameters),
      ];
    });
    if (!statements.length) return [];
    const rows: { index: number; hasKind: boolean; regionNames: string[] }[] = await this.dataSource.query(
      statements.join(' UNION ALL '),
      parameters.values,
    );
    const found = new Map(rows.map(({ index, ...facts }) => [index, facts]));
    return guesses.flatMap((guess, index) => {
      const facts = found.get(index);
      return facts ? [{ ...guess, ...facts }] : [];
    });
  }
}

/** Materialised, or the planner may look through all places for the first of few. */
const confirms =
  (index: number, conditions: SqlFragment[], categories: string[]): SqlFragment =>
  (parameters) =>
    `(WITH match AS MATERIALIZED (
       SELECT sido_name, category2, category3 FROM facility
       WHERE missing_since IS NULL AND ${allOf(conditions, parameters)} LIMIT ${SHARED_BY_MOST}
     ) SELECT ${parameters.add(index)}::int AS index,
         EXISTS (SELECT FROM match WHERE ${isOfCategory(categories)(parameters)}) AS "hasKind",
         ARRAY(SELECT DISTINCT sido_name::text FROM match WHERE sido_name IS NOT NULL) AS "regionNames"
       WHERE EXISTS (SELECT FROM match))`;

const isWithin =
  ({ sidoName, sigunguName }: PlaceNameScope): SqlFragment =>
  (parameters) =>
    [
      ...(sidoName ? [`sido_name = ${parameters.add(sidoName)}`] : []),
      ...(sigunguName ? [`sigungu_name = ${parameters.add(sigunguName)}`] : []),
    ].join(' AND ') || 'true';

/** Whether it stands where such names do. */
const CHECKS: Record<PlaceNameGuess['as'], (name: string) => SqlFragment> = {
  // 성수동1가 and 종로1가 go on, but 일산동구 is no 일산동.
  TOWN: (name) => (parameters) => {
    const pattern = `${escapePattern(name)}(?:[0-9가\\s,)]|$)`;
    return `(jibun_address ~ ${parameters.add(` ${pattern}`)} OR road_address ~ ${parameters.add(`\\(${pattern}`)})`;
  },
  ROAD: (name) => (parameters) => `road_name LIKE ${parameters.add(`${escapeLike(name)}%`)}`,
  TEXT: () => () => 'true',
};
