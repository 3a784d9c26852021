import type { DataSource } from 'typeorm';
import { escapeLike } from '../../shared/escape-like';
import { preparedIfFrequent } from '../../shared/prepared';
import type { FacilityCounts } from './facility-counts';
import type { FacilitySuggestion } from './facility.output';
import { isOfCategory } from './facet-conditions';
import { ofStart } from './search-text';
import { hasAnyGram, hasGrams, type SqlFragment, SqlParameters } from './sql-parameters';
import { type GramNeed, type Reading, readingsOf } from './suggestion-readings';
import { isWalkShorter, rarest, type Spread } from './text-match';

/** How many names, from the first on, are looked through for a frequent text before the index is asked for all of them. */
const FIRST_NAMES = 20_000;
const NAME = 'split_part(search_text, chr(31), 1)';
const COLUMNS = 'id, name, category3, sido_name AS "sidoName", sigungu_name AS "sigunguName"';

/** Places that match a reading in one way. */
interface Tier {
  check: SqlFragment;
  /** What the index finds the candidates by; null if the check has an index that gives its places in name order. */
  lookUp: SqlFragment | null;
  /** How frequent candidates are among all names; null if they stand together, or there is no telling. */
  spread: Spread | null;
}

/**
 * Owns suggestions: for each reading of the query first names that start with it, then names that contain it, then places whose
 * category contains it, then places that have it anywhere else, which is mostly the address; among equals by name.
 */
export class FacilitySuggestions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly counts: FacilityCounts,
  ) {}

  async find(query: string, limit: number): Promise<FacilitySuggestion[]> {
    const found: FacilitySuggestion[] = [];
    for (const reading of readingsOf(query)) {
      for await (const tier of this.tiers(reading)) {
        if (found.length < limit) found.push(...(await this.matches(tier, limit - found.length, found)));
        if (found.length >= limit) return found;
      }
    }
    return found;
  }

  /** One by one: most queries are answered before the last is looked at. */
  private async *tiers(reading: Reading): AsyncGenerator<Tier> {
    const { inName, anywhere, start } = reading;
    // Names that start alike are found without knowing how many there are, and often they are enough. Of a longer text, which may be in no
    // name at all, all names with the same beginning would be looked at in vain.
    const isBeginning = [...(reading.literal ?? reading.pattern)].length <= 2;
    if (isBeginning && 'characters' in start) yield startTier(reading, start.characters);
    const known = await this.counts.ofGrams(gramsOf(reading));
    const placeCount = known.get('') ?? 0;
    const named = candidates(inName, known);
    if (named.atMost > 0) {
      if ('initials' in start) yield initialsTier(reading, start.initials, named.lookUp);
      else if (!isBeginning) yield startTier(reading, start.characters);
      yield { check: nameContains(reading), lookUp: named.lookUp, spread: { atMost: named.atMost, placeCount } };
    }
    const categories = anywhere ? await this.counts.categoriesLike(new RegExp(reading.pattern)) : [];
    if (categories.length) yield { check: isOfCategory(categories), lookUp: null, spread: null };
    const placed = anywhere && candidates(anywhere, known);
    if (placed && placed.atMost > 0)
      yield { check: contains(reading), lookUp: placed.lookUp, spread: { atMost: placed.atMost, placeCount } };
  }

  private async matches(
    { check, lookUp, spread }: Tier,
    limit: number,
    found: FacilitySuggestion[],
  ): Promise<FacilitySuggestion[]> {
    const others: SqlFragment = (parameters) => `id <> ALL(${parameters.add(found.map(({ id }) => id))}::int[])`;
    const listed: SqlFragment = (parameters) => `missing_since IS NULL AND ${check(parameters)}`;
    if (!lookUp) return this.select((parameters) => `FROM facility WHERE ${listed(parameters)} AND ${others(parameters)}`, limit);
    if (spread && isWalkShorter(limit, spread)) {
      const walked = await this.select(
        (parameters) => `FROM (
          SELECT * FROM facility WHERE missing_since IS NULL ORDER BY name COLLATE "C", id LIMIT ${FIRST_NAMES}
        ) AS first WHERE ${check(parameters)} AND ${others(parameters)}`,
        limit,
      );
      // Candidates may only look like matches, and then the first names do not have enough of them.
      if (walked.length === limit) return walked;
    }
    // Materialised, or the planner may walk all places in name order for the few that match.
    return this.select(
      (parameters) => `FROM (
        WITH match AS MATERIALIZED (
          SELECT id, name, category3, sido_name, sigungu_name FROM facility WHERE ${lookUp(parameters)} AND ${listed(parameters)}
        ) SELECT * FROM match
      ) AS gathered WHERE ${others(parameters)}`,
      limit,
    );
  }

  private select(from: SqlFragment, limit: number): Promise<FacilitySuggestion[]> {
    const parameters = new SqlParameters();
    const sql = `SELECT ${COLUMNS} ${from(parameters)} ORDER BY name COLLATE "C", id LIMIT ${limit}`;
    return this.dataSource.query(preparedIfFrequent(sql), parameters.values);
  }
}

const gramsOf = ({ inName, anywhere }: Reading) => [inName, anywhere].flatMap((need) => (need ? [...need.all, ...need.any] : []));

function candidates({ all, any }: GramNeed, known: Map<string, number>): { lookUp: SqlFragment; atMost: number } {
  const present = any.filter((gram) => known.has(gram));
  const some = any.length ? present.reduce((sum, gram) => sum + (known.get(gram) ?? 0), 0) : Infinity;
  return {
    lookUp: (parameters) =>
      [
        ...(all.length ? [hasGrams(rarest(all, known))(parameters)] : []),
        ...(any.length ? [hasAnyGram(present)(parameters)] : []),
      ].join(' AND '),
    atMost: Math.min(some, ...all.map((gram) => known.get(gram) ?? 0)),
  };
}

/** Names that start alike stand together, so that there is no use in looking through the first of all names. */
function startTier(reading: Reading, characters: string[]): Tier {
  const first: SqlFragment = (parameters) =>
    `"left"(search_text, 2) COLLATE "C" ${characters.length > 1 ? `= ANY(${parameters.add(characters)}::text[])` : `= ${parameters.add(characters[0])}`}`;
  return { check: (parameters) => `${first(parameters)} AND ${startsWith(reading)(parameters)}`, lookUp: null, spread: null };
}

/** The same for initial consonants, of which the index of names knows nothing. */
function initialsTier(reading: Reading, initials: string, lookUp: SqlFragment): Tier {
  const first = hasGrams([ofStart(initials)]);
  return { check: startsWith(reading), lookUp: (parameters) => `${lookUp(parameters)} AND ${first(parameters)}`, spread: null };
}

/** The name is the haystack's first field. */
const startsWith =
  ({ literal, pattern }: Reading): SqlFragment =>
  (parameters) =>
    literal === null
      ? `search_text COLLATE "C" ~ ${parameters.add(`^${pattern}`)}`
      : `search_text LIKE ${parameters.add(`${escapeLike(literal)}%`)}`;

const nameContains =
  ({ literal, pattern }: Reading): SqlFragment =>
  (parameters) =>
    literal === null
      ? `${NAME} COLLATE "C" ~ ${parameters.add(pattern)}`
      : `${NAME} LIKE ${parameters.add(`%${escapeLike(literal)}%`)}`;

const contains =
  ({ literal, pattern }: Reading): SqlFragment =>
  (parameters) =>
    literal === null
      ? `search_text COLLATE "C" ~ ${parameters.add(pattern)}`
      : `search_text LIKE ${parameters.add(`%${escapeLike(literal)}%`)}`;
