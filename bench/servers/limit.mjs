// What these answers cost at least: Node's own HTTP server, pg, a prepared statement for each task. No protocol, no validation, no
// checks of anything; and no cache.
import { createServer } from 'node:http';
import { URLSearchParams } from 'node:url';
import { fullAddress, smallAddress } from './image-addresses.mjs';
import { suggestionParameters, wordParameters } from './search-terms.mjs';
import { announce, openPool } from './serve.mjs';
import * as sql from './statements.mjs';

const pool = openPool();
/** A named statement is prepared once on each connection. */
const run = async (name, text, values) => (await pool.query({ name, text, values })).rows;

const STATEMENTS = {
  byFilter: sql.searchByFilter(sql.CARD, 20),
  byText: sql.searchByText(sql.CARD, 20),
  byTextAndFilter: sql.searchByTextAndFilter(sql.CARD, 20),
  viewport: sql.viewport(sql.CARD, 100),
  facility: sql.facility(sql.DETAILS),
  reviewsOfPlace: sql.reviewsOfPlace(`${sql.REVIEW}, ${sql.WRITER}`, 20),
  latestReviews: sql.latestReviews(`${sql.REVIEW}, ${sql.WRITER}, ${sql.PLACE}`, 50),
  suggestions: sql.suggestions(sql.SUGGESTION, 8),
  itemsByFilter: sql.searchByFilter(sql.ITEM, 20),
  itemsByText: sql.searchByText(sql.ITEM, 20),
  itemsByTextAndFilter: sql.searchByTextAndFilter(sql.ITEM, 20),
  itemsInBounds: sql.itemsInBounds(100),
  facilityItem: sql.facility(sql.ITEM_DETAILS),
  reviewItemsOfPlace: sql.reviewItemsOfPlace(1_000),
  latestReviewItems: sql.latestReviewItems(50),
  suggestedItems: sql.suggestions(sql.SUGGESTED_ITEM, 8),
};
const ask = (name, values) => run(name, STATEMENTS[name], values);

/** A page past the end is one row that holds the total alone. */
function pageOf(rows, itemOf = (item) => item) {
  const totalCount = rows[0]?.totalCount ?? 0;
  const items = rows.filter(({ id }) => id !== null);
  // Left out of the JSON, without a copy.
  for (const item of items) item.totalCount = undefined;
  return { items: items.map(itemOf), totalCount };
}

/** What a visitor sees: nobody's own, nothing liked. */
function reviewOf(row) {
  return {
    id: row.id,
    content: row.content,
    rating: row.rating,
    insertedAt: row.insertedAt,
    likeCount: row.likeCount,
    viewerHasLiked: false,
    viewerCanEdit: false,
    tags: row.tags,
    images: row.files?.map((file) => ({ cardUrl: smallAddress(file, 'card'), thumbhash: file.thumbhash })) ?? [],
    member: {
      id: row.memberId,
      nickName: row.nickName,
      profileImage: row.pictureKey
        ? { thumbnailUrl: smallAddress({ key: row.pictureKey, name: row.pictureName }, 'thumbnail') }
        : null,
    },
  };
}

async function search({ filter, page }) {
  return { facilities: pageOf(await find(['byText', 'byFilter', 'byTextAndFilter'], filter, page * 20)) };
}

function find([byText, byFilter, byBoth], { searchQuery, sidoName, sigunguName, categories }, offset) {
  if (!sidoName) return ask(byText, [...wordParameters(searchQuery), offset]);
  const values = [sidoName, sigunguName, categories, offset];
  return searchQuery ? ask(byBoth, [...values, ...wordParameters(searchQuery)]) : ask(byFilter, values);
}

const boundsOf = ({ southWestLat, northEastLat, southWestLng, northEastLng }) => [
  southWestLat,
  northEastLat,
  southWestLng,
  northEastLng,
];

async function facilityWithReviews({ id }) {
  const [facilities, reviews] = await Promise.all([ask('facility', [id]), ask('reviewsOfPlace', [id])]);
  const facility = facilities[0] ?? null;
  return { facility, reviews: { items: reviews.map(reviewOf), totalCount: facility?.reviewCount ?? 0 } };
}

const latestReview = (row) => ({ ...reviewOf(row), facility: { id: row.placeId, name: row.placeName } });

const TASKS = {
  '/tasks/search': search,
  '/tasks/words': search,
  '/tasks/filtered': search,
  '/tasks/viewport': async ({ bounds }) => ({
    facilitiesInBounds: pageOf(await ask('viewport', boundsOf(bounds))),
  }),
  '/tasks/facility': facilityWithReviews,
  '/tasks/latest': async ({ page }) => ({ reviews: pageOf(await ask('latestReviews', [page * 50]), latestReview) }),
  '/tasks/suggestions': async ({ query }) => {
    const parameters = suggestionParameters(query);
    return { facilitySuggestions: parameters ? await ask('suggestions', parameters) : [] };
  },
};

/** The page envelope of REST. */
function envelopeOf(rows, { page, size }) {
  const { items, totalCount } = pageOf(rows);
  const totalPages = Math.ceil(totalCount / size);
  return {
    content: items,
    totalElements: totalCount,
    totalPages,
    number: page,
    size,
    numberOfElements: items.length,
    first: page === 0,
    last: page + 1 >= totalPages,
    empty: items.length === 0,
  };
}

function maskEmail(email) {
  const [, local = '', host = ''] = /^(.*)@(.*)$/u.exec(email) ?? [];
  const first = (text) => [...text][0] ?? '';
  return `${first(local)}***@${first(host)}***.${host.split('.').at(-1)}`;
}

function reviewItemOf(row) {
  return {
    id: row.id,
    review: row.content,
    content: row.content,
    rating: row.rating,
    insertedAt: row.insertedAt,
    createdAt: row.insertedAt,
    files: row.files?.map(fullAddress) ?? [],
    tags: row.tags,
    petFacility: { id: row.placeId, name: row.placeName, sidoName: row.sidoName, sigunguName: row.sigunguName },
    facilityId: row.placeId,
    facilityName: row.placeName,
    memberId: row.memberId,
    memberEmail: maskEmail(row.email),
    memberEmailNickName: row.nickName,
    profileImageUrl: row.pictureKey ? fullAddress({ key: row.pictureKey, name: row.pictureName }) : null,
    likeCount: row.likeCount,
    likesCount: row.likeCount,
    countMemberReview: row.reviewCount,
    memberAverageRating: row.averageRating,
  };
}

const ROUTES = {
  '/api/pet_facilities/search': async (query) => {
    const [page, size] = [Number(query.get('page')), 20];
    const filter = { ...Object.fromEntries(query), categories: query.getAll('category2') };
    const rows = await find(['itemsByText', 'itemsByFilter', 'itemsByTextAndFilter'], filter, page * size);
    return envelopeOf(rows, { page, size });
  },
  '/api/pet_facilities/search/bounds': (query) =>
    ask(
      'itemsInBounds',
      ['southWestLat', 'northEastLat', 'southWestLng', 'northEastLng'].map((name) => Number(query.get(name))),
    ),
  '/api/pet_facilities/search/suggestions': (query) => {
    const parameters = suggestionParameters(query.get('query'));
    return parameters ? ask('suggestedItems', parameters) : [];
  },
  '/api/pet_facilities/': async (_query, id) => (await ask('facilityItem', [id]))[0],
  '/api/review/facility/': async (_query, id) => (await ask('reviewItemsOfPlace', [id])).map(reviewItemOf),
  '/api/review/latest': async () => (await ask('latestReviewItems', [])).map(reviewItemOf),
};

function answer({ method, url }, body) {
  if (method === 'POST') return TASKS[url](JSON.parse(body)).then((data) => ({ data }));
  const [path, query] = url.split('?');
  const [, base, id] = /^(.*?)(\d*)$/.exec(path);
  return ROUTES[base](new URLSearchParams(query), id);
}

async function textOf(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

const server = createServer(async (request, response) => {
  try {
    const text = JSON.stringify(await answer(request, request.method === 'POST' ? await textOf(request) : ''));
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }).end(text);
  } catch (error) {
    response.writeHead(500).end(String(error.stack));
  }
});
server.listen(0, '127.0.0.1', () => announce(server.address().port));
