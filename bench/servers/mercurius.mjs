// Mercurius as its manual has it: Fastify, a schema in SDL, its compiler (`jit`), and a loader wherever a list would ask row by row.
import Fastify from 'fastify';
import mercurius from 'mercurius';
import { smallAddress } from './image-addresses.mjs';
import { suggestionParameters, wordParameters } from './search-terms.mjs';
import { announce, openPool } from './serve.mjs';
import * as sql from './statements.mjs';

const schema = `
  type Facility {
    id: ID! name: String! category2: String category3: String roadAddress: String jibunAddress: String
    sidoName: String sigunguName: String latitude: Float longitude: Float petFriendly: Boolean petTypes: [String!]!
    allowedPetSize: String parkingAvailable: Boolean indoorFacility: Boolean outdoorFacility: Boolean averageRating: Float
    reviewCount: Int! homepage: String holiday: String operatingHours: String phoneNumber: String description: String
    petRestrictions: String
  }
  type FacilityPage { items: [Facility!]! totalCount: Int! }
  type Image { cardUrl: String! thumbnailUrl: String! thumbhash: String }
  type Tag { id: ID! name: String! }
  type Member { id: ID! nickName: String! profileImage: Image }
  type Review {
    id: ID! content: String! rating: Int! insertedAt: String! likeCount: Int! viewerHasLiked: Boolean! viewerCanEdit: Boolean!
    tags: [Tag!]! images: [Image!]! member: Member! facility: Facility!
  }
  type ReviewPage { items: [Review!]! totalCount: Int! }
  input FacilityFilterInput { searchQuery: String sidoName: String sigunguName: String categories: [String!] }
  input BoundsInput { southWestLat: Float! southWestLng: Float! northEastLat: Float! northEastLng: Float! }
  input ReviewFilterInput { facilityId: ID }
  type Query {
    facilities(filter: FacilityFilterInput!, page: Int! = 0, size: Int! = 15): FacilityPage!
    facilitiesInBounds(bounds: BoundsInput!, limit: Int! = 100): FacilityPage!
    facility(id: ID!): Facility
    reviews(filter: ReviewFilterInput, page: Int! = 0, size: Int! = 20): ReviewPage!
    facilitySuggestions(query: String!, limit: Int! = 8): [Facility!]!
  }`;

const pool = openPool();
const run = async (name, text, values) => (await pool.query({ name, text, values })).rows;

const REVIEW_COLUMNS = `${sql.REVIEW_ALONE}, r.facility_id AS "facilityId", r.member_id AS "memberId"`;
const STATEMENTS = {
  byFilter: (size) => sql.searchByFilter(sql.CARD, size),
  byText: (size) => sql.searchByText(sql.CARD, size),
  byTextAndFilter: (size) => sql.searchByTextAndFilter(sql.CARD, size),
  viewport: (size) => sql.viewport(sql.CARD, size),
  reviewsOfPlace: (size) => sql.reviewPageOfPlace(REVIEW_COLUMNS, size),
  latestReviews: (size) => sql.latestReviews(REVIEW_COLUMNS, size, ''),
  suggestions: (size) => sql.suggestions(sql.SUGGESTION, size),
};
const texts = new Map();
/** Prepared once for each size. */
function ask(statement, size, values) {
  const name = `${statement} ${size}`;
  if (!texts.has(name)) texts.set(name, STATEMENTS[statement](size));
  return run(name, texts.get(name), values);
}

function pageOf(rows) {
  return { items: rows.filter(({ id }) => id !== null), totalCount: rows[0]?.totalCount ?? 0 };
}

const resolvers = {
  Query: {
    facilities: async (_root, { filter: { searchQuery, sidoName, sigunguName, categories }, page, size }) => {
      const [offset, words] = [page * size, searchQuery ? wordParameters(searchQuery) : []];
      if (!sidoName) return pageOf(await ask('byText', size, [...words, offset]));
      const name = searchQuery ? 'byTextAndFilter' : 'byFilter';
      return pageOf(await ask(name, size, [sidoName, sigunguName, categories, offset, ...words]));
    },
    facilitiesInBounds: async (_root, { bounds, limit }) =>
      pageOf(await ask('viewport', limit, [bounds.southWestLat, bounds.northEastLat, bounds.southWestLng, bounds.northEastLng])),
    facility: async (_root, { id }) => (await run('facility', sql.facility(sql.DETAILS), [id]))[0] ?? null,
    reviews: async (_root, { filter, page, size }) =>
      pageOf(
        filter?.facilityId
          ? await ask('reviewsOfPlace', size, [filter.facilityId])
          : await ask('latestReviews', size, [page * size]),
      ),
    facilitySuggestions: (_root, { query, limit }) => {
      const parameters = suggestionParameters(query);
      return parameters ? ask('suggestions', limit, parameters) : [];
    },
  },
  // Visitors alone come here.
  Review: { viewerHasLiked: () => false, viewerCanEdit: () => false },
};

/** One statement for what belongs to all rows of a list. */
async function loaded(queries, { name, text, key, keyOf, none = null, read = (row) => row.value }) {
  const rows = await run(name, text, [[...new Set(queries.map(({ obj }) => obj[key]))]]);
  const byKey = new Map(rows.map((row) => [String(row[keyOf]), read(row)]));
  return queries.map(({ obj }) => byKey.get(String(obj[key])) ?? none);
}

const TAGS = `SELECT review_id, json_agg(json_build_object('id', tag.id::text, 'name', tag.name) ORDER BY position) AS value
  FROM review_tag JOIN tag ON tag.id = tag_id WHERE review_id = ANY($1::int[]) GROUP BY review_id`;
const IMAGES = `SELECT review_id, json_agg(json_build_object('key', key, 'name', name, 'thumbhash', thumbhash) ORDER BY file_id) AS value
  FROM review_image JOIN stored_file ON id = file_id WHERE review_id = ANY($1::int[]) GROUP BY review_id`;
const MEMBERS = `SELECT m.id, m.nick_name AS "nickName", key, name
  FROM member m LEFT JOIN stored_file picture ON picture.id = profile_image_id AND kind = 'IMAGE' WHERE m.id = ANY($1::int[])`;
const PLACES = 'SELECT id, name FROM facility WHERE id = ANY($1::int[])';

const loaders = {
  Review: {
    tags: (queries) => loaded(queries, { name: 'tags', text: TAGS, key: 'id', keyOf: 'review_id', none: [] }),
    images: (queries) =>
      loaded(queries, {
        name: 'images',
        text: IMAGES,
        key: 'id',
        keyOf: 'review_id',
        none: [],
        read: ({ value }) => value.map((file) => ({ cardUrl: smallAddress(file, 'card'), thumbhash: file.thumbhash })),
      }),
    member: (queries) =>
      loaded(queries, {
        name: 'members',
        text: MEMBERS,
        key: 'memberId',
        keyOf: 'id',
        read: ({ id, nickName, key, name }) => ({
          id,
          nickName,
          profileImage: key ? { thumbnailUrl: smallAddress({ key, name }, 'thumbnail') } : null,
        }),
      }),
    facility: (queries) => loaded(queries, { name: 'places', text: PLACES, key: 'facilityId', keyOf: 'id', read: (row) => row }),
  },
};

const app = Fastify();
await app.register(mercurius, { schema, resolvers, loaders, jit: 1 });
await app.listen({ port: 0, host: '127.0.0.1' });
announce(app.server.address().port);
