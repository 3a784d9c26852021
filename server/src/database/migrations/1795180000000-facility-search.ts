import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Facets of a place. The columns have the same names in both tables, so that one condition fits both. */
const FACETS =
  'sido_name, sigungu_name, category2, category3, parking_available, indoor_facility, outdoor_facility, pet_friendly, pet_types';

export const FUNCTIONS = [
  // Grams of a text: the bigrams of each field (separated by U+001F; a single character is a gram). Of the first field, the name, also
  // its bigrams with the prefix '^', the bigrams of its initial consonants (동물병원 → ㄷㅁ ㅁㅂ ㅂㅇ; Unicode orders syllables by
  // initials, 588 each) and the first of those with the prefix '<'. search-text.ts makes the grams of queries.
  `CREATE FUNCTION facility_grams(haystack text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE COST 2000 AS $$
   DECLARE
     chars constant text[] := string_to_array(haystack, NULL) || chr(31);
     name constant text[] := string_to_array(split_part(haystack, chr(31), 1), NULL);
     initials constant text[] := ARRAY(
       SELECT CASE WHEN ascii(letter) BETWEEN ascii('가') AND ascii('힣')
         THEN substr('ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ', (ascii(letter) - ascii('가')) / 588 + 1, 1) ELSE letter END
       FROM unnest(name) AS letter);
   BEGIN
     RETURN ARRAY(
       SELECT CASE WHEN r = chr(31) THEN l ELSE l || r END
       FROM unnest(chars, chars[2:], chr(31) || chars) AS near(l, r, before)
       WHERE l <> chr(31) AND (r <> chr(31) OR before = chr(31))
       UNION
       SELECT '^' || l || r FROM unnest(name, name[2:]) AS pair(l, r) WHERE r IS NOT NULL
       UNION
       SELECT l || r FROM unnest(initials, initials[2:]) AS pair(l, r) WHERE r IS NOT NULL
       UNION
       SELECT '<' || initials[1] || initials[2] WHERE cardinality(initials) > 1
     );
   END $$`,
  // Transverse Mercator projection around 127.5° E in metres: accurate enough in Korea for one index to serve the order by distance.
  `CREATE FUNCTION facility_plane(latitude double precision, longitude double precision) RETURNS point
   LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 10
   RETURN point(
     6371008.8 * atanh(greatest(-0.999999, least(0.999999, cosd(latitude) * sind(longitude - 127.5)))),
     6371008.8 * radians(atan2d(sind(latitude), cosd(latitude) * cosd(longitude - 127.5)))
   )`,
];

const TABLES = [
  // Number of listed places per combination of facets, for filter options and the totals of searches without a text.
  `CREATE TABLE facility_facet (
     sido_name text, sigungu_name text, category2 text, category3 text,
     parking_available boolean, indoor_facility boolean, outdoor_facility boolean, pet_friendly boolean, pet_types text[] NOT NULL,
     facility_count integer NOT NULL,
     CONSTRAINT uq_facility_facet UNIQUE NULLS NOT DISTINCT (${FACETS})
   )`,
  // Number of listed places per gram, and in total as gram '': totals of two-character searches, and the choice of a plan.
  `CREATE TABLE facility_gram (
     gram text COLLATE "C" NOT NULL, facility_count integer NOT NULL,
     CONSTRAINT pk_facility_gram PRIMARY KEY (gram)
   )`,
];

/** @param changes a query for the rows of facility that changed, with `change` = 1 for added and -1 for removed rows */
const countFacets = (changes: string) => `
  INSERT INTO facility_facet (${FACETS}, facility_count)
  SELECT ${FACETS}, sum(change) FROM (${changes}) AS changed
  GROUP BY ${FACETS} HAVING sum(change) <> 0 ORDER BY ${FACETS}
  ON CONFLICT (${FACETS}) DO UPDATE SET facility_count = facility_facet.facility_count + excluded.facility_count`;

// Unchanged texts cancel out before their grams are counted. Aggregates before it sorts, because sorting all grams of an import is slow.
const countGrams = (changes: string) => `
  WITH text_changed AS (
    SELECT search_grams, sum(change)::int AS change FROM (${changes}) AS changed
    GROUP BY id, search_text, search_grams HAVING sum(change) <> 0
  ), counted AS MATERIALIZED (
    SELECT gram, sum(change) AS change
    FROM (SELECT unnest(search_grams || ''::text) AS gram, change FROM text_changed) AS cut
    GROUP BY gram
  )
  INSERT INTO facility_gram (gram, facility_count)
  SELECT gram, change FROM counted WHERE change <> 0 ORDER BY gram COLLATE "C"
  ON CONFLICT (gram) DO UPDATE SET facility_count = facility_gram.facility_count + excluded.facility_count`;

// Stored, because an expression would be computed for the index, the counts and the statistics each.
export const CUTTING = [
  `CREATE FUNCTION facility_cut_grams() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     NEW.search_grams := facility_grams(NEW.search_text);
     RETURN NEW;
   END $$`,
  `CREATE TRIGGER facility_cut_grams BEFORE INSERT OR UPDATE OF search_text ON facility
   FOR EACH ROW EXECUTE FUNCTION facility_cut_grams()`,
];

// Per statement, so that a batch updates each count once. Sorted, so that concurrent writers lock counts in the same order.
export const COUNTING = [
  `CREATE FUNCTION facility_count_changes() RETURNS trigger LANGUAGE plpgsql SET work_mem = '64MB' AS $$
   DECLARE
     added constant text := 'SELECT *, 1 AS change FROM new_row WHERE missing_since IS NULL';
     removed constant text := 'SELECT *, -1 AS change FROM old_row WHERE missing_since IS NULL';
     changes constant text := CASE TG_OP WHEN 'INSERT' THEN added WHEN 'DELETE' THEN removed ELSE added || ' UNION ALL ' || removed END;
   BEGIN
     IF TG_OP = 'TRUNCATE' THEN
       TRUNCATE facility_facet, facility_gram;
     ELSE
       EXECUTE replace($sql$${countFacets('/* changes */')}$sql$, '/* changes */', changes);
       EXECUTE replace($sql$${countGrams('/* changes */')}$sql$, '/* changes */', changes);
     END IF;
     RETURN NULL;
   END $$`,
  `CREATE TRIGGER facility_count_insert AFTER INSERT ON facility
   REFERENCING NEW TABLE AS new_row FOR EACH STATEMENT EXECUTE FUNCTION facility_count_changes()`,
  `CREATE TRIGGER facility_count_update AFTER UPDATE ON facility
   REFERENCING OLD TABLE AS old_row NEW TABLE AS new_row FOR EACH STATEMENT EXECUTE FUNCTION facility_count_changes()`,
  `CREATE TRIGGER facility_count_delete AFTER DELETE ON facility
   REFERENCING OLD TABLE AS old_row FOR EACH STATEMENT EXECUTE FUNCTION facility_count_changes()`,
  `CREATE TRIGGER facility_count_truncate AFTER TRUNCATE ON facility FOR EACH STATEMENT EXECUTE FUNCTION facility_count_changes()`,
];

/** Name → definition after ON facility. Partial: searches read only listed places. */
const INDEXES = {
  // Collation "C" is code point order, which for Hangul syllables is 가나다, and faster than ICU.
  facility_search_grams: `USING gin (search_grams COLLATE "C")`,
  facility_search_name: `(name COLLATE "C", id)`,
  facility_search_sido: `(sido_name, name COLLATE "C", id)`,
  facility_search_sigungu: `(sigungu_name, name COLLATE "C", id)`,
  facility_search_category2: `(category2, name COLLATE "C", id)`,
  facility_search_category3: `(category3, name COLLATE "C", id)`,
  // Suggestions by prefix: places by their first two letters, in name order.
  facility_search_start: `("left"(search_text, 2) COLLATE "C", name COLLATE "C", id)`,
  facility_search_plane: `USING gist (facility_plane(latitude, longitude))`,
  facility_search_viewport: `(latitude, longitude) INCLUDE (sample_rank, id)`,
  // Includes the facets for index-only counts.
  facility_search_viewport_facets: `(latitude, longitude) INCLUDE (sample_rank, id, ${FACETS})`,
  facility_search_sample: `(sample_rank, id)`,
};

/** Search without extensions: functions, indexes, and counts maintained by triggers. */
export class FacilitySearch1795180000000 implements MigrationInterface {
  name = 'FacilitySearch1795180000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...FUNCTIONS, ...TABLES]) await runner.query(statement);
    await runner.query('UPDATE facility SET search_grams = facility_grams(search_text)');
    for (const statement of [...CUTTING, ...COUNTING]) await runner.query(statement);
    for (const [name, definition] of Object.entries(INDEXES))
      await runner.query(`CREATE INDEX ${name} ON facility ${definition} WHERE missing_since IS NULL`);
    await runner.query('CREATE INDEX facility_demo ON facility (is_demo) WHERE is_demo');
    const places = 'SELECT *, 1 AS change FROM facility WHERE missing_since IS NULL';
    await runner.query(countFacets(places));
    await runner.query(countGrams(places));
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of [...Object.keys(INDEXES), 'facility_demo']) await runner.query(`DROP INDEX ${name}`);
    for (const event of ['truncate', 'delete', 'update', 'insert'])
      await runner.query(`DROP TRIGGER facility_count_${event} ON facility`);
    await runner.query('DROP FUNCTION facility_count_changes()');
    await runner.query('DROP TRIGGER facility_cut_grams ON facility');
    await runner.query('DROP FUNCTION facility_cut_grams()');
    await runner.query('DROP TABLE facility_gram, facility_facet');
    await runner.query('DROP FUNCTION facility_plane(double precision, double precision)');
    await runner.query('DROP FUNCTION facility_grams(text)');
  }
}
