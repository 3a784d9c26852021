import { LAW_DATE, EATERIES } from '@baldojang/rules/entry/eatery-law';
import { IS_LISTED } from '../facility/facility-listed.sql';
import { DataFindingKind } from './data-quality.input';
import { FINDING_PLACES_MAX } from './data-quality.output';

const TEXTS = {
  unclearHours: '시각이 분명하지 않습니다',
  openOnClosingDay: '쉬는 날에도 운영시간이 적혀 있습니다',
  closings: '휴무일',
  samePhone: '전화번호와 도로명 주소가 같습니다',
  sameName: '이름과 도로명 주소가 같습니다',
  moved: '이름과 전화번호가 같습니다',
  samePoint: '이름이 같고 100 m 안에 있습니다',
  noPoint: '좌표가 없습니다',
  abroad: '좌표가 우리나라 밖에 있습니다',
  shared: '주소가 다른 여러 장소와 좌표가 같습니다',
  far: '같은 시·군·구의 다른 장소들에서 멀리 떨어져 있습니다',
  line: '번째 줄',
  columns: '다른 칸',
  returned: '빠졌다가 다시 들어왔습니다',
};

const PLACES = `(array_agg(f.id ORDER BY f.id))[1:${FINDING_PLACES_MAX}] AS "facilityIds", count(*) AS "facilityCount"`;
const ONE_PLACE = `ARRAY[f.id] AS "facilityIds", 1 AS "facilityCount"`;
const LISTED = `f.${IS_LISTED.replace('NOT ', 'NOT f.')}`;
const HOURS_TEXT = `concat_ws(' · ', p.texts ->> 'operatingHours', p.texts ->> 'holiday')`;

/** Groups by the words that the reader did not parse: fixing the reader for them fixes all their places. */
const unread = (table: string, link: string, text: string) =>
  `SELECT md5(residue) AS id, residue AS text, min(${text}) AS detail, NULL::text AS edition, ${PLACES}
   FROM ${table} p CROSS JOIN LATERAL (SELECT DISTINCT jsonb_array_elements_text(p.reading -> 'residue') AS residue) AS words
   JOIN facility f ON f.${link} = p.id
   WHERE p.reading -> 'residue' <> '[]' AND ${LISTED} GROUP BY residue`;

const IS_UNCLEAR = `p.reading @? '$.hours[*].spans[*] ? (@.status == "UNKNOWN")'
  OR p.reading @? '$.hours[*] ? (@.spans == null && !exists(@.days[*] ? (@.kind == "VACATION")))'`;
const IS_OPEN_ON_CLOSING_DAY = `jsonb_path_query_array(p.reading, '$.closings[*] ? (@.kind == "CLOSED").days[*] ? (@.kind == "WEEKDAY").weekday')
  @> ANY (SELECT jsonb_path_query(p.reading, '$.hours[*].days[*] ? (@.kind == "WEEKDAY").weekday'))`;

const SUSPICIOUS_HOURS = `SELECT p.id::text AS id, p.texts ->> 'operatingHours' AS text,
    concat_ws(' · ', CASE WHEN ${IS_UNCLEAR} THEN '${TEXTS.unclearHours}' ELSE '${TEXTS.openOnClosingDay}' END,
      '${TEXTS.closings}: ' || (p.texts ->> 'holiday')) AS detail, NULL::text AS edition, ${PLACES}
  FROM opening_schedule p JOIN facility f ON f.opening_schedule_id = p.id
  WHERE (${IS_UNCLEAR} OR ${IS_OPEN_ON_CLOSING_DAY}) AND ${LISTED} GROUP BY p.id`;

/** As isBeforeEateryLaw() of the rules. */
const OLD_EATERY = `SELECT f.id::text AS id, f.name AS text, concat_ws(' · ', f.category3, f.allowed_pet_size, f.pet_restrictions) AS detail,
    coalesce(f.entry_corrected_on, f.final_creation_date)::text AS edition, ${ONE_PLACE}
  FROM facility f WHERE f.category3 IN (${EATERIES.map((kind) => `'${kind}'`).join(', ')}) AND ${LISTED}
    AND coalesce(f.entry_corrected_on, f.final_creation_date, '-infinity') < '${LAW_DATE}'`;

const NAME = `lower(replace(f.name, ' ', ''))`;
/** Reason → what places have in common. A phone number alone may be that of a chain. */
const COMMON: [string, string][] = [
  [TEXTS.sameName, `${NAME} || '|' || f.road_address`],
  [TEXTS.samePhone, `f.phone_number || '|' || f.road_address`],
  [TEXTS.moved, `${NAME} || '|' || f.phone_number`],
  [TEXTS.samePoint, `${NAME} || '|' || round(f.latitude::numeric, 3) || '|' || round(f.longitude::numeric, 3)`],
];
const DUPLICATE = `SELECT DISTINCT ON (ids) array_to_string(ids[1:${FINDING_PLACES_MAX}], '-') AS id, names AS text,
    reason || ' · ' || replace(common, '|', ' · ') AS detail, NULL::text AS edition,
    ids[1:${FINDING_PLACES_MAX}] AS "facilityIds", cardinality(ids) AS "facilityCount"
  FROM (
    ${COMMON.map(
      ([reason, common], at) =>
        `SELECT ${at} AS rank, '${reason}' AS reason, ${common} AS common, array_agg(f.id ORDER BY f.id) AS ids,
           string_agg(f.name, ' · ' ORDER BY f.id) AS names
         FROM facility f WHERE ${LISTED} AND ${common} IS NOT NULL GROUP BY 3 HAVING count(*) > 1`,
    ).join(' UNION ALL ')}
  ) AS pair ORDER BY ids, rank`;

/** A district's places spread about its middle; one further off than six times their spread, and than some 5 km, is not among them. */
const DOUBTFUL_POINT = `SELECT f.id::text AS id, f.name AS text, concat_ws(' · ', reason, f.road_address, f.latitude || ', ' || f.longitude) AS detail,
    f.final_creation_date::text AS edition, ${ONE_PLACE}
  FROM (
    SELECT f.*, CASE
      WHEN f.latitude IS NULL OR f.longitude IS NULL THEN '${TEXTS.noPoint}'
      WHEN f.latitude NOT BETWEEN 33 AND 39 OR f.longitude NOT BETWEEN 124 AND 132 THEN '${TEXTS.abroad}'
      WHEN f.other_addresses > 2 THEN '${TEXTS.shared}'
      WHEN abs(f.latitude - middle.latitude) > greatest(0.05, 6 * middle.north)
        OR abs(f.longitude - middle.longitude) > greatest(0.06, 6 * middle.east) THEN '${TEXTS.far}' END AS reason
    FROM (
      SELECT f.*, point.other_addresses FROM facility f LEFT JOIN (
        SELECT f.latitude, f.longitude, count(DISTINCT f.road_address) AS other_addresses
        FROM facility f WHERE ${LISTED} GROUP BY 1, 2 HAVING count(*) > 2
      ) AS point USING (latitude, longitude) WHERE ${LISTED}
    ) AS f LEFT JOIN (
      SELECT f.sido_name, f.sigungu_name, percentile_cont(0.5) WITHIN GROUP (ORDER BY f.latitude) AS latitude,
        percentile_cont(0.5) WITHIN GROUP (ORDER BY f.longitude) AS longitude,
        (percentile_cont(0.75) WITHIN GROUP (ORDER BY f.latitude) - percentile_cont(0.25) WITHIN GROUP (ORDER BY f.latitude)) AS north,
        (percentile_cont(0.75) WITHIN GROUP (ORDER BY f.longitude) - percentile_cont(0.25) WITHIN GROUP (ORDER BY f.longitude)) AS east
      FROM facility f WHERE ${LISTED} GROUP BY 1, 2 HAVING count(f.latitude) >= 10
    ) AS middle USING (sido_name, sigungu_name)
  ) AS f WHERE reason IS NOT NULL`;

/** `$1` is the import; null is the newest. */
const noted = (list: string, columns: string, join: string) =>
  `SELECT position::text AS id, ${columns}, NULL::text AS edition, array_remove(ARRAY[f.id], NULL) AS "facilityIds",
     count(f.id) OVER (PARTITION BY position) AS "facilityCount"
   FROM facility_import i CROSS JOIN LATERAL jsonb_array_elements(coalesce(i.report -> '${list}', '[]')) WITH ORDINALITY AS note (note, position)
   LEFT JOIN facility f ON ${join}
   WHERE i.id = coalesce($1, (SELECT max(id) FROM facility_import))`;
const places = (list: string, detail = 'NULL::text') =>
  noted(list, `note ->> 'name' AS text, ${detail} AS detail`, `f.id = (note ->> 'id')::int`);
const joined = (list: string) =>
  `(SELECT string_agg(value, ', ') FROM jsonb_array_elements_text(note -> '${list}') AS one (value))`;

/** Kind → rows of id, text, detail, edition, facilityIds and facilityCount. */
export const FINDINGS: Record<DataFindingKind, string> = {
  UNREAD_ENTRY: unread(
    'entry_policy',
    'entry_policy_id',
    `concat_ws(' · ', p.texts ->> 'allowedPetSize', p.texts ->> 'petRestrictions', p.texts ->> 'petOnlyInfo')`,
  ),
  UNREAD_HOURS: unread('opening_schedule', 'opening_schedule_id', HOURS_TEXT),
  SUSPICIOUS_HOURS,
  OLD_EATERY,
  DUPLICATE,
  DOUBTFUL_POINT,
  ADDED: places('addedPlaces'),
  CHANGED: places('changedPlaces', `coalesce(${joined('columns')}, '${TEXTS.returned}')`),
  VANISHED: places('vanishedPlaces'),
  MERGED: noted(
    'mergedRows',
    `note ->> 'name' AS text, ${joined('lines')} || '${TEXTS.line}' || coalesce(' · ${TEXTS.columns}: ' || ${joined('columns')}, '') AS detail`,
    `f.source_key = note ->> 'key'`,
  ),
  REFUSED: noted('refusedRows', `note ->> 'text' AS text, (note ->> 'line') || '${TEXTS.line}' AS detail`, 'false'),
};

/** These compare all places with each other. */
export const SLOW_KINDS: readonly DataFindingKind[] = [DataFindingKind.DUPLICATE, DataFindingKind.DOUBTFUL_POINT];

/** Notes of an import, in the order of its report. */
export const isOfImport = (kind: DataFindingKind): boolean =>
  ['ADDED', 'CHANGED', 'VANISHED', 'MERGED', 'REFUSED'].includes(kind);
