// The statements of the limit: of each task the best that could be written by hand for this schema, with the meaning of the
// product's own (server/src/modules/*/*.ts). Mercurius shares them as far as its resolvers allow.

/** Totals are exact up to here; one more is looked for, to know that there are more. */
export const COUNTED = 30_000;

const cardColumns = (id) => `${id}, f.name, f.category2, f.category3, f.road_address AS "roadAddress",
  f.jibun_address AS "jibunAddress", f.latitude, f.longitude, f.pet_friendly AS "petFriendly", f.pet_types AS "petTypes",
  f.allowed_pet_size AS "allowedPetSize", f.parking_available AS "parkingAvailable", f.indoor_facility AS "indoorFacility",
  f.outdoor_facility AS "outdoorFacility", round(rating.rating_sum::numeric / rating.review_count, 1)::float8 AS "averageRating",
  coalesce(rating.review_count, 0) AS "reviewCount"`;
/** Of a place in an answer of GraphQL, where an ID is a text. */
export const CARD = cardColumns('f.id::text AS id');

export const DETAILS = `${CARD}, f.homepage, f.holiday, f.operating_hours AS "operatingHours", f.phone_number AS "phoneNumber",
  f.description, f.pet_restrictions AS "petRestrictions"`;

const yesNo = (column) => `CASE WHEN f.${column} THEN 'Y' WHEN NOT f.${column} THEN 'N' END`;
/** Of a place in an answer of REST. */
export const ITEM = `f.id, f.name, f.latitude, f.longitude, f.category1, f.category2, f.category3, f.road_address AS "roadAddress",
  f.jibun_address AS "jibunAddress", f.sido_name AS "sidoName", f.sigungu_name AS "sigunguName", f.road_name AS "roadName", f.bunji,
  f.phone_number AS "phoneNumber", f.holiday, f.operating_hours AS "operatingHours",
  ${yesNo('parking_available')} AS "parkingAvailable", ${yesNo('pet_friendly')} AS "petFriendlyInfo",
  f.allowed_pet_size AS "allowedPetSize", f.pet_restrictions AS "petRestrictions", ${yesNo('indoor_facility')} AS "indoorFacility",
  ${yesNo('outdoor_facility')} AS "outdoorFacility", coalesce(rating.review_count, 0) AS "reviewCount",
  round(rating.rating_sum::numeric / rating.review_count, 1)::float8 AS "averageRating"`;

export const ITEM_DETAILS = `${ITEM}, f.legal_eup_myeon_dong_name AS "legalEupMyeonDongName", f.ri_name AS "riName",
  f.building_number AS "buildingNumber", f.postal_code AS "postalCode", f.homepage, f.admission_fee_info AS "admissionFeeInfo",
  f.pet_only_info AS "petOnlyInfo", f.description, f.additional_pet_fee AS "additionalPetFee",
  f.final_creation_date::text AS "finalCreationDate"`;

const RATING = 'LEFT JOIN facility_rating rating ON rating.facility_id = f.id';
const BY_NAME = 'name COLLATE "C", id';
const ORDER_OF_F = 'f.name COLLATE "C", f.id';

// Limits stand in the statements, so that plans that serve any values know them.

const FACETS = 'sido_name = $1 AND sigungu_name = $2 AND (category2 = ANY($3::text[]) OR category3 = ANY($3::text[]))';

/** $1 region, $2 district, $3 kinds, $4 offset. An index returns the places of a district in order; their number is stored. */
export const searchByFilter = (columns, limit) => `
  SELECT total."totalCount", page.*
  FROM (SELECT coalesce(sum(facility_count), 0)::int AS "totalCount" FROM facility_facet WHERE ${FACETS}) AS total LEFT JOIN (
    SELECT ${columns} FROM (
      SELECT * FROM facility WHERE missing_since IS NULL AND NOT is_closed AND ${FACETS} ORDER BY ${BY_NAME} OFFSET $4 LIMIT ${limit}
    ) AS f ${RATING} ORDER BY ${ORDER_OF_F}
  ) AS page ON true`;

/** Gathers the matches up to the bound and sorts them; where there are more, walks the places in order until the page is full. */
const boundedPage = (columns, { where, offset, limit, key = 'name', order, orderOfF }) => `
  WITH match AS MATERIALIZED (SELECT id, ${key} FROM facility WHERE missing_since IS NULL AND NOT is_closed AND ${where} LIMIT ${COUNTED + 1}),
  total AS MATERIALIZED (SELECT count(*) AS matches FROM match),
  page AS MATERIALIZED (
    (SELECT id FROM match WHERE (SELECT matches FROM total) <= ${COUNTED} ORDER BY ${order} OFFSET ${offset} LIMIT ${limit})
    UNION ALL
    (SELECT id FROM facility WHERE missing_since IS NULL AND NOT is_closed AND ${where} AND (SELECT matches FROM total) > ${COUNTED}
     ORDER BY ${order} OFFSET ${offset} LIMIT ${limit})
  )
  SELECT least(matches, ${COUNTED})::int AS "totalCount", found.*
  FROM total LEFT JOIN (
    SELECT ${columns} FROM page JOIN facility f USING (id) ${RATING} ORDER BY ${orderOfF}
  ) AS found ON true`;

const byName = { order: BY_NAME, orderOfF: ORDER_OF_F };
const hasWords = (patterns, grams) =>
  `search_grams COLLATE "C" @> ${grams}::text[] AND search_text LIKE ALL (${patterns}::text[])`;

/** $1 pattern of each word, $2 grams of all words, $3 offset */
export const searchByText = (columns, limit) =>
  boundedPage(columns, { where: hasWords('$1', '$2'), offset: '$3', limit, ...byName });

/** As searchByFilter, and $5 pattern of each word, $6 grams of all words */
export const searchByTextAndFilter = (columns, limit) =>
  boundedPage(columns, { where: `${FACETS} AND ${hasWords('$5', '$6')}`, offset: '$4', limit, ...byName });

export const inBounds = (south, north, west, east) =>
  `latitude BETWEEN ${south} AND ${north} AND longitude BETWEEN ${west} AND ${east}`;

/** $1 south, $2 north, $3 west, $4 east */
export const viewport = (columns, limit) =>
  boundedPage(columns, {
    where: inBounds('$1', '$2', '$3', '$4'),
    offset: 0,
    limit,
    key: 'sample_rank',
    order: 'sample_rank, id',
    orderOfF: 'f.sample_rank, f.id',
  });

/** $1 id */
export const facility = (columns) => `SELECT ${columns} FROM facility f ${RATING} WHERE f.id = $1`;

/** 2026-05-05T03:34:56.000Z */
const instant = (column, format = 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') => `to_char(${column} AT TIME ZONE 'UTC', '${format}')`;

const filesOf = `(SELECT json_agg(json_build_object('key', file.key, 'name', file.name, 'thumbhash', file.thumbhash) ORDER BY file.id)
   FROM review_image JOIN stored_file file ON file.id = review_image.file_id WHERE review_image.review_id = r.id)`;
const tagsOf = (
  id,
) => `(SELECT coalesce(json_agg(json_build_object('id', ${id}, 'name', tag.name) ORDER BY review_tag.position), '[]')
   FROM review_tag JOIN tag ON tag.id = review_tag.tag_id WHERE review_tag.review_id = r.id)`;
const likesOf = '(SELECT count(*)::int FROM review_like WHERE review_like.review_id = r.id)';

export const REVIEW_ALONE = `r.id::text AS id, r.content, r.rating, ${instant('r.inserted_at')} AS "insertedAt", ${likesOf} AS "likeCount"`;
export const REVIEW = `${REVIEW_ALONE}, ${tagsOf('tag.id::text')} AS tags, ${filesOf} AS files`;

/** Who wrote it, beside a review in the same row. */
export const WRITER = `m.id::text AS "memberId", m.nick_name AS "nickName", picture.key AS "pictureKey", picture.name AS "pictureName"`;
const WRITERS = `JOIN member m ON m.id = r.member_id
  LEFT JOIN stored_file picture ON picture.id = m.profile_image_id AND picture.kind = 'IMAGE'`;

const ofPlace = 'WHERE facility_id = $1';
const newest = 'inserted_at DESC, id DESC';

/** $1 place. Their number is kept beside the place. */
export const reviewsOfPlace = (columns, limit, from = WRITERS) => `
  SELECT ${columns} FROM (SELECT * FROM review ${ofPlace} ORDER BY ${newest} LIMIT ${limit}) AS r ${from}
  ORDER BY r.inserted_at DESC, r.id DESC`;

/** The same with their number in every row, for who has not read the place. */
export const reviewPageOfPlace = (columns, limit) => `
  SELECT coalesce(rating.review_count, 0) AS "totalCount", page.*
  FROM (SELECT $1::int AS id) AS f ${RATING} LEFT JOIN (${reviewsOfPlace(columns, limit, '')}) AS page ON true`;

/** $1 offset. Nothing keeps the number of all; adding up that of each place is half of counting every review. */
export const latestReviews = (columns, limit, from = `${WRITERS} JOIN facility place ON place.id = r.facility_id`) => `
  SELECT total."totalCount", page.*
  FROM (SELECT coalesce(sum(review_count), 0)::int AS "totalCount" FROM facility_rating) AS total LEFT JOIN (
    SELECT ${columns} FROM (SELECT * FROM review ORDER BY ${newest} OFFSET $1 LIMIT ${limit}) AS r ${from}
    ORDER BY r.inserted_at DESC, r.id DESC
  ) AS page ON true`;

/** Of a review in an answer of REST. */
export const REVIEW_ITEM = `r.id, r.content, r.rating, ${instant('r.inserted_at', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')} AS "insertedAt",
  ${likesOf} AS "likeCount", ${tagsOf('tag.id')} AS tags, ${filesOf} AS files,
  place.id AS "placeId", place.name AS "placeName", place.sido_name AS "sidoName", place.sigungu_name AS "sigunguName",
  m.id AS "memberId", m.email, m.nick_name AS "nickName", picture.key AS "pictureKey", picture.name AS "pictureName",
  written.count AS "reviewCount", written.average AS "averageRating"`;

/** $1 offset or place. A writer's reviews are counted once, however many of them are listed. */
const reviewItems = (page) => `
  WITH page AS MATERIALIZED (${page}), written AS MATERIALIZED (
    SELECT member_id, count(*)::int AS count, round(avg(rating), 1)::float8 AS average
    FROM review WHERE member_id = ANY(ARRAY(SELECT member_id FROM page)) GROUP BY member_id
  )
  SELECT ${REVIEW_ITEM} FROM page AS r ${WRITERS} JOIN facility place ON place.id = r.facility_id
  JOIN written ON written.member_id = r.member_id ORDER BY r.inserted_at DESC, r.id DESC`;

/** $1 place */
export const reviewItemsOfPlace = (limit) => reviewItems(`SELECT * FROM review ${ofPlace} ORDER BY ${newest} LIMIT ${limit}`);

export const latestReviewItems = (limit) => reviewItems(`SELECT * FROM review ORDER BY ${newest} LIMIT ${limit}`);

/** As the viewport, without its total. */
export const itemsInBounds = (limit) => `
  SELECT ${ITEM} FROM (
    SELECT * FROM facility WHERE missing_since IS NULL AND NOT is_closed AND ${inBounds('$1', '$2', '$3', '$4')} ORDER BY sample_rank, id LIMIT ${limit}
  ) AS f ${RATING} ORDER BY f.sample_rank, f.id`;

export const PLACE = `place.id::text AS "placeId", place.name AS "placeName"`;

/** Names of groups and kinds, from one to the next larger one by the index. */
const distinct = (column) => `(
  WITH RECURSIVE value AS (
    (SELECT ${column} AS name FROM facility WHERE missing_since IS NULL AND NOT is_closed AND ${column} IS NOT NULL ORDER BY ${column} LIMIT 1)
    UNION ALL
    SELECT (SELECT ${column} FROM facility WHERE missing_since IS NULL AND NOT is_closed AND ${column} > value.name ORDER BY ${column} LIMIT 1)
    FROM value WHERE value.name IS NOT NULL
  ) SELECT name FROM value WHERE lower(replace(name, ' ', '')) LIKE $2)`;
const NAME = 'split_part(search_text, chr(31), 1)';
const inNameOnly = `${NAME} LIKE $2 AND NOT search_text LIKE $1`;
const elsewhere = `search_text LIKE $2 AND NOT ${NAME} LIKE $2 AND NOT split_part(search_text, chr(31), 2) LIKE $2
  AND NOT split_part(search_text, chr(31), 3) LIKE $2`;
const tier = ({ columns, limit }, where) => `
  (SELECT ${columns} FROM facility f WHERE missing_since IS NULL AND NOT is_closed AND ${where} ORDER BY ${ORDER_OF_F} LIMIT ${limit})`;
/** By the index of grams; materialised, or the planner may walk all places in order for the few that match. */
const gathered = ({ columns, limit }, { grams, check }) => `
  (WITH match AS MATERIALIZED (
     SELECT id FROM facility WHERE missing_since IS NULL AND NOT is_closed AND search_grams COLLATE "C" @> ${grams}::text[] AND ${check}
   ) SELECT ${columns} FROM facility f WHERE id IN (SELECT id FROM match) ORDER BY ${ORDER_OF_F} LIMIT ${limit})`;
const ofCategory = ({ limit }, column) => `
  SELECT f.id FROM ${distinct(column)} AS category CROSS JOIN LATERAL (
    SELECT id, name FROM facility WHERE missing_since IS NULL AND NOT is_closed AND ${column} = category.name AND NOT ${NAME} LIKE $2
    ORDER BY ${BY_NAME} LIMIT ${limit}
  ) AS f`;

/**
 * $1 pattern of a beginning, $2 pattern, $3 first two characters, $4 grams of names, $5 grams of anything. One tier after the other until
 * there are enough: none runs that is not needed. Knows a text as it is written; the product's other readings come after these, and no
 * task needs them.
 */
export function suggestions(columns, limit) {
  const asked = { columns, limit };
  return `
  SELECT * FROM (
    ${tier(asked, `"left"(search_text, 2) COLLATE "C" = $3 AND search_text LIKE $1`)}
    UNION ALL ${gathered(asked, { grams: '$4', check: inNameOnly })}
    UNION ALL (SELECT ${columns} FROM facility f
      WHERE id IN (${ofCategory(asked, 'category2')} UNION ${ofCategory(asked, 'category3')}) ORDER BY ${ORDER_OF_F} LIMIT ${limit})
    UNION ALL ${gathered(asked, { grams: '$5', check: elsewhere })}
  ) AS found LIMIT ${limit}`;
}

export const SUGGESTION = `f.id::text AS id, f.name, f.category3, f.sido_name AS "sidoName", f.sigungu_name AS "sigunguName"`;
export const SUGGESTED_ITEM = `f.id, f.name, f.sido_name AS "sidoName", f.sigungu_name AS "sigunguName"`;
