import { gzipSync } from 'node:zlib';

/** Something sent to /graphql that is nobody's honest question, and what it must be answered; it must run nothing. */
export interface HostileDocument {
  name: string;
  /** Behind /graphql. */
  search: string;
  init: { method: 'GET' | 'POST'; headers: Record<string, string>; body?: string | Buffer };
  status: number;
  code: string;
}

/** Under the bound of a body, so that what is refused is what it says. */
const LONG = 90_000;
/** Nearly as many as a document may have tokens. */
const MANY = 1_150;
const ACCEPT = { accept: 'application/graphql-response+json' };
const JSON_HEADERS = { ...ACCEPT, 'content-type': 'application/json' };

type Refusal = readonly [status: number, code: string];
const UNREADABLE: Refusal = [400, 'GRAPHQL_PARSE_FAILED'];
const INVALID: Refusal = [400, 'GRAPHQL_VALIDATION_FAILED'];
const TOO_COMPLEX: Refusal = [400, 'TOO_COMPLEX'];
const BAD_VALUE: Refusal = [400, 'BAD_USER_INPUT'];
/** Refused by a rule of the field and not of its type: as GraphQL answers a field that failed. */
const BROKEN_RULE: Refusal = [200, 'BAD_USER_INPUT'];
const BAD_REQUEST: Refusal = [400, 'BAD_REQUEST'];
const TOO_LARGE: Refusal = [413, 'PAYLOAD_TOO_LARGE'];
/** With the status that clients wait for to send the document itself. */
const UNKNOWN_HASH: Refusal = [200, 'PERSISTED_QUERY_NOT_FOUND'];
const NO_OPERATION: Refusal = [400, 'OPERATION_RESOLUTION_FAILURE'];

const times = (count: number, text: (index: number) => string, separator = ' ') =>
  Array.from({ length: count }, (_, index) => text(index)).join(separator);

const posted = (name: string, [status, code]: Refusal, body: string | Buffer, headers: Record<string, string> = {}) =>
  ({ name, search: '', init: { method: 'POST', headers: { ...JSON_HEADERS, ...headers }, body }, status, code }) as const;

const query = (name: string, refusal: Refusal, text: string, variables?: unknown, more: object = {}): HostileDocument =>
  posted(name, refusal, JSON.stringify({ query: text, variables, ...more }));

/** Variables as they stand, where JSON.stringify would give up. */
const rawVariables = (name: string, refusal: Refusal, text: string, variables: string): HostileDocument =>
  posted(name, refusal, `{"query":${JSON.stringify(text)},"variables":${variables}}`);

const got = (name: string, [status, code]: Refusal, text: string): HostileDocument => ({
  name,
  search: `?query=${encodeURIComponent(text)}`,
  init: { method: 'GET', headers: { ...ACCEPT, 'apollo-require-preflight': 'true' } },
  status,
  code,
});

function form(name: string, refusal: Refusal, parts: Record<string, string>): HostileDocument {
  const texts = Object.entries(parts).map(([part, text]) => {
    const file = part === '0' ? '; filename="a.png"\r\nContent-Type: image/png' : '';
    return `--b\r\nContent-Disposition: form-data; name="${part}"${file}\r\n\r\n${text}\r\n`;
  });
  return posted(name, refusal, `${texts.join('')}--b--\r\n`, {
    'content-type': 'multipart/form-data; boundary=b',
    'apollo-require-preflight': 'true',
  });
}

const NAMES = '{ petTypes { name } }';
const SEARCH = 'query ($filter: FacilityFilterInput) { facilities(filter: $filter) { totalCount } }';
const PLACE_FIELDS = `id name category1 category2 category3 roadAddress jibunAddress sidoName sigunguName roadName bunji phoneNumber
  holiday operatingHours parkingAvailable petFriendly allowedPetSize petRestrictions indoorFacility outdoorFacility description`;
const SIGN_IN = (name: string) =>
  `${name}: signIn(input: { email: "member@baldojang.example", password: "Wrong-pass1" }) { token }`;
const UPLOAD = JSON.stringify({
  query: 'mutation ($input: SignUpInput!) { signUp(input: $input) { id } }',
  variables: { input: { profileImage: null } },
});
const fragmentsOf = (count: number, spreads: (index: number) => string) =>
  times(count, (index) => `fragment F${index} on Query { ${spreads(index)} petTypes { name } }`, '\n');

const SHAPES: HostileDocument[] = [
  query('fields 12 deep', TOO_COMPLEX, `{ facilities { ${'items { '.repeat(11)} id ${'}'.repeat(12)} }`),
  query('fields 380 deep', TOO_COMPLEX, `${'{ a '.repeat(380)}${'}'.repeat(380)}`),
  query('braces without end', UNREADABLE, '{'.repeat(MANY)),
  query('inline fragments 120 deep', TOO_COMPLEX, `{ ${'... on Query { petTypes { name } '.repeat(120)}${'}'.repeat(120)} }`),
  query('300 root fields', TOO_COMPLEX, `{ ${times(300, (index) => `field${index}`)} }`),
  query('a root field 280 times', TOO_COMPLEX, `{ ${'petTypes { name } '.repeat(280)} }`),
  query('a field 1,100 times', TOO_COMPLEX, `{ facilities { items { ${'id '.repeat(1_100)} } } }`),
  query('a field with fields 220 times', TOO_COMPLEX, `{ reviews { items { ${'facility { id name } '.repeat(220)} } } }`),
  query(
    'a field 220 times where nobody looks',
    TOO_COMPLEX,
    `${NAMES} fragment F on Review { ${'facility { id name } '.repeat(220)} }`,
  ),
  query(
    'a field 200 times behind a name that is taken',
    TOO_COMPLEX,
    `{ reviews { items { ...F } } } fragment F on Review { ${'facility { id name } '.repeat(200)} } fragment F on Review { id }`,
  ),
  query(
    'one name for many fields',
    INVALID,
    `{ facilities { items { ${times(20, (index) => `name: ${index % 2 ? 'id' : 'bunji'}`)} } } }`,
  ),
  query('1,150 words', TOO_COMPLEX, `{ ${'__typename '.repeat(MANY)} }`),
  query('3,000 words', UNREADABLE, `{ ${'__typename '.repeat(3_000)} }`),
  query('350 unknown fields', INVALID, `{ facilities { items { ${times(350, (index) => `nam${index}`)} } } }`),
];

const FRAGMENTS: HostileDocument[] = [
  query(
    'a bomb of 30 doublings',
    TOO_COMPLEX,
    `{ ...F0 } ${fragmentsOf(30, (i) => (i < 29 ? `...F${i + 1} ...F${i + 1}` : ''))}`,
  ),
  query('a bomb of tens', TOO_COMPLEX, `{ ...F0 } ${fragmentsOf(6, (i) => (i < 5 ? `...F${i + 1} `.repeat(10) : ''))}`),
  query('a fragment within itself', INVALID, '{ ...F0 } fragment F0 on Query { ...F0 petTypes { name } }'),
  query('two fragments within each other', INVALID, `{ ...F0 } ${fragmentsOf(2, (i) => `...F${1 - i}`)}`),
  query('all fragments within all', TOO_COMPLEX, `{ ...F0 } ${fragmentsOf(12, () => times(12, (i) => `...F${i}`))}`),
  query(
    'a long circle',
    INVALID,
    `{ ...F0 } ${fragmentsOf(40, (i) => `...F${(i + 1) % 40}`).replaceAll('petTypes { name }', '')}`,
  ),
  query('100 unused fragments', INVALID, `${NAMES} ${fragmentsOf(100, () => '')}`),
  query('100 fragments that nobody made', INVALID, `{ ${times(100, (index) => `...F${index}`)} }`),
  query('100 fragments of one name', INVALID, `{ ...F } ${times(100, () => 'fragment F on Query { petTypes { name } }')}`),
  query(
    '100 fragments on types that nobody made',
    INVALID,
    `{ facilities { items { ${times(100, (index) => `... on T${index} { id${index} }`)} } } }`,
  ),
];

const ALIASES: HostileDocument[] = [
  query('31 aliases', TOO_COMPLEX, `{ ${times(31, (index) => `a${index}: petTypes { name }`)} }`),
  query('300 aliases of __typename', TOO_COMPLEX, `{ ${times(300, (index) => `a${index}: __typename`)} }`),
  query('300 aliases in a list', TOO_COMPLEX, `{ facilities { items { ${times(300, (index) => `a${index}: name`)} } } }`),
  query('100 passwords', TOO_COMPLEX, `mutation { ${times(60, (index) => SIGN_IN(`a${index}`))} }`),
  query('two passwords', TOO_COMPLEX, `mutation { ${SIGN_IN('a')} ${SIGN_IN('b')} }`),
  query('a password in a fragment', TOO_COMPLEX, `mutation { ${SIGN_IN('a')} ...F } fragment F on Mutation { ${SIGN_IN('b')} }`),
];

const DIRECTIVES: HostileDocument[] = [
  query('140 times @include', INVALID, `{ petTypes ${'@include(if: true) '.repeat(140)} { name } }`),
  query('500 unknown directives', INVALID, `{ petTypes ${'@a '.repeat(500)} { name } }`),
  query('@defer and @stream', INVALID, '{ ... @defer { petTypes @stream(initialCount: 1) { name } } }'),
];

const VALUES: HostileDocument[] = [
  query('a name of 90,000 letters', INVALID, `{ ${'a'.repeat(LONG)} }`),
  query('a text of 90,000 letters', BROKEN_RULE, `{ facilitySuggestions(query: "${'a'.repeat(LONG)}") { id } }`),
  query('a block of 30,000 lines', BROKEN_RULE, `{ facilitySuggestions(query: """${'a\n'.repeat(30_000)}""") { id } }`),
  query('a text of 90,000 letters in a variable', BROKEN_RULE, SEARCH, { filter: { searchQuery: 'a'.repeat(LONG) } }),
  query('a list of 1,000', BROKEN_RULE, `{ facilities(filter: { categories: [${'"" '.repeat(1_000)}] }) { totalCount } }`),
  query('a list of 20,000 in a variable', BAD_VALUE, SEARCH, { filter: { categories: Array(20_000).fill('') } }),
  query('a list of 20,000 wrong things', BAD_VALUE, SEARCH, { filter: { categories: Array(20_000).fill(1) } }),
  query('250 fields of one name', INVALID, `{ facilities(filter: { ${'sidoName: "" '.repeat(250)} }) { totalCount } }`),
  query('an object of 5,000 fields', BAD_VALUE, SEARCH, {
    filter: Object.fromEntries(Array.from({ length: 5_000 }, (_, i) => [`f${i}`, i])),
  }),
  query('an object of 5,000 fields that nobody asked for', BAD_VALUE, SEARCH, {
    filter: { searchQuery: '\0' },
    ...Object.fromEntries(Array.from({ length: 5_000 }, (_, i) => [`f${i}`, i])),
  }),
  query('lists 550 deep', INVALID, `{ facilities(filter: { categories: ${'['.repeat(550)}${']'.repeat(550)} }) { totalCount } }`),
  rawVariables('lists 20,000 deep', BAD_VALUE, NAMES, `{"unasked":${'['.repeat(20_000)}${']'.repeat(20_000)}}`),
  rawVariables(
    'lists 20,000 deep where a list is asked',
    BAD_VALUE,
    SEARCH,
    `{"filter":{"categories":${'['.repeat(20_000)}${']'.repeat(20_000)}}}`,
  ),
  rawVariables('objects 10,000 deep', BAD_VALUE, NAMES, `{"unasked":${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}}`),
  rawVariables('a prototype', BAD_VALUE, SEARCH, '{"filter":{"__proto__":{"searchQuery":"a"},"constructor":{"prototype":{}}}}'),
  query('280 variables that nobody uses', INVALID, `query (${times(280, (index) => `$v${index}: Int`)}) ${NAMES}`),
  query('280 variables of unknown types', INVALID, `query (${times(280, (index) => `$v${index}: T${index}`)}) ${NAMES}`),
  query('280 unknown arguments', INVALID, `{ facility(${times(280, (index) => `i${index}: 1`)}) { id } }`),
  query('a sum of 90,000 digits', INVALID, `{ facilities(page: ${'1'.repeat(LONG)}) { page } }`),
  query(
    'a place beyond all numbers',
    BROKEN_RULE,
    '{ facilitiesInBounds(bounds: { southWestLat: 1e400, southWestLng: 1, northEastLat: 2, northEastLng: 2 }) { totalCount } }',
  ),
  query('a text for an enum', INVALID, '{ facilities(sort: "NAME") { totalCount } }'),
  query('SQL for an enum', BAD_VALUE, 'query ($sort: FacilitySort!) { facilities(sort: $sort) { totalCount } }', {
    sort: 'id; DROP TABLE facility',
  }),
  query('an object for an ID', INVALID, '{ facility(id: { gt: 0 }) { id } }'),
  query('a list for an ID', BAD_VALUE, 'query ($id: ID!) { facility(id: $id) { id } }', { id: [1, 2] }),
  query('NUL in a text', INVALID, '{ facilitySuggestions(query: "a\\u0000b") { id } }'),
  query('NUL in a variable', BAD_VALUE, SEARCH, { filter: { searchQuery: 'a\0b' } }),
  query('half a character', UNREADABLE, '{ facilitySuggestions(query: "\\uD800") { id } }'),
  posted('half a character as it is', UNREADABLE, '{"query":"{ facilitySuggestions(query: \\"\\ud800\\") { id } }"}'),
  query('characters that there are not', UNREADABLE, '{ facilitySuggestions(query: "\\u{110000}") { id } }'),
  query('90,000 letters of comments', UNREADABLE, '#'.repeat(LONG)),
  query('90,000 commas', UNREADABLE, ','.repeat(LONG)),
  query('byte order marks', UNREADABLE, `\uFEFF${'\uFEFF'.repeat(1_000)}`),
];

const LISTS: HostileDocument[] = [
  query(
    'five lists of all fields',
    TOO_COMPLEX,
    `{ ${times(5, (index) => `p${index}: facilities(size: 100) { items { ${PLACE_FIELDS} } }`)} }`,
  ),
  query('a length in a variable', TOO_COMPLEX, `query ($size: Int!) { facilities(size: $size) { items { ${PLACE_FIELDS} } } }`, {
    size: 2_147_483_647,
  }),
  query(
    'a length in a default',
    TOO_COMPLEX,
    `query ($size: Int = 1000) { reviews(size: $size) { items { content member { id nickName } facility { ${PLACE_FIELDS} } } } }`,
  ),
  query(
    'lists of usual length',
    TOO_COMPLEX,
    `{ ${times(20, (index) => `p${index}: facilitiesInBounds(bounds: { southWestLat: 33, southWestLng: 124, northEastLat: 39, northEastLng: 132 }) { items { id name bunji holiday phoneNumber } }`)} }`,
  ),
  query('a length without end', INVALID, '{ facilities(size: 9999999999) { totalCount } }'),
  query('a length below nothing', BROKEN_RULE, '{ facilities(size: -2147483648) { items { id } } }'),
  query('an announcement with each comment', TOO_COMPLEX, '{ comments(boardId: 1, size: 1000) { items { board { content } } } }'),
  query(
    'long texts under many names',
    TOO_COMPLEX,
    `{ ${times(4, (index) => `b${index}: boards(size: 100) { items { content } }`)} }`,
  ),
  query(
    'years of own reviews under 20 names',
    TOO_COMPLEX,
    `{ ${times(20, (index) => `y${index}: viewerReviewDays(year: ${2000 + index}) { reviews { member { id } facility { id } images { url } tags { name } } }`)} }`,
  ),
  query(
    'months of own reviews under 20 names',
    TOO_COMPLEX,
    `{ ${times(20, (index) => `m${index}: viewerReviewDays(year: ${2000 + index}, month: 1) { date reviews { id } }`)} }`,
  ),
  query('all districts under 20 names', TOO_COMPLEX, `{ ${times(20, (index) => `d${index}: districts { name regionName }`)} }`),
  query(
    'pictures, tags, places and members of 1,000 reviews',
    TOO_COMPLEX,
    `{ reviews(size: 1000) { items { images { url name } tags { id name } facility { ${PLACE_FIELDS} } member { id nickName profileImage { url } } } } }`,
  ),
];

const INTROSPECTION: HostileDocument[] = [
  query(
    'types of fields of types',
    INVALID,
    '{ __schema { types { fields { type { fields { type { fields { type { name } } } } } } } } }',
  ),
  query(
    'all types 30 times',
    TOO_COMPLEX,
    `{ __schema { ${times(30, (index) => `t${index}: types { fields { name type { fields { name } } } }`)} } }`,
  ),
  query(
    'the schema 20 times',
    TOO_COMPLEX,
    `{ ${times(20, (index) => `s${index}: __schema { types { name description fields { name description args { name description type { name } } } } }`)} }`,
  ),
  query('names of types 1,100 times', TOO_COMPLEX, `{ __schema { types { ${'name '.repeat(1_100)} } } }`),
];

const OPERATIONS: HostileDocument[] = [
  query(
    '150 operations',
    TOO_COMPLEX,
    times(150, (index) => `query Q${index} ${NAMES}`),
  ),
  query('two operations and no name', NO_OPERATION, `query A ${NAMES} query B ${NAMES}`),
  query('a name that no operation has', NO_OPERATION, `query A ${NAMES}`, {}, { operationName: 'B'.repeat(10_000) }),
  query(
    '15 operations of one name',
    INVALID,
    times(15, () => `query A ${NAMES}`),
  ),
  query('a subscription', NO_OPERATION, 'subscription { everything }'),
  query('a type definition', INVALID, `${NAMES} type Query { everything: String }`),
];

const DOORS: HostileDocument[] = [
  posted('a batch of 100', BAD_REQUEST, JSON.stringify(Array(100).fill({ query: NAMES }))),
  posted(
    'a hash of no document',
    UNKNOWN_HASH,
    JSON.stringify({ extensions: { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } } }),
  ),
  posted(
    'a document to keep under the hash of another',
    BAD_REQUEST,
    JSON.stringify({ query: NAMES, extensions: { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } } }),
  ),
  posted('a document that is a list', BAD_REQUEST, JSON.stringify({ query: [NAMES] })),
  posted('variables that are a text', BAD_REQUEST, JSON.stringify({ query: NAMES, variables: 'x' })),
  posted('a body of 100 kB', TOO_LARGE, JSON.stringify({ query: `{ ${'a '.repeat(51_200)} }` })),
  posted('a compressed bomb', TOO_LARGE, gzipSync(JSON.stringify({ query: ' '.repeat(10_000_000) })), {
    'content-encoding': 'gzip',
  }),
  posted('JSON 90,000 deep without end', BAD_VALUE, `{"query":${'['.repeat(LONG)}`),
  posted('bytes that are no text', BAD_VALUE, Buffer.from([0x7b, 0xff, 0xfe, 0x7d])),
  posted('what a form of another site can send', BAD_REQUEST, JSON.stringify({ query: NAMES }), { 'content-type': 'text/plain' }),
  got('a question in an address of 9,000 letters', BAD_VALUE, `${NAMES}${' '.repeat(3_000)}`),
  got('a write by GET', [405, 'BAD_REQUEST'], `mutation { ${SIGN_IN('a')} }`),
  form('a file at a prototype', BAD_VALUE, { operations: UPLOAD, map: '{"0":["variables.__proto__.polluted"]}', 0: 'x' }),
  form('a file 1,000 deep', BAD_VALUE, { operations: UPLOAD, map: `{"0":["variables${'.input'.repeat(1_000)}"]}`, 0: 'x' }),
  form('a file at 1,000 places', BAD_VALUE, {
    operations: UPLOAD,
    map: `{"0":[${times(1_000, () => '"variables.input.profileImage"', ',')}]}`,
    0: 'x',
  }),
  form('1,000 files that are not there', BAD_VALUE, {
    operations: UPLOAD,
    map: `{${times(1_000, (i) => `"f${i}":["variables.input.profileImage"]`, ',')}}`,
  }),
  form('a batch in a form', BAD_VALUE, { operations: `[${UPLOAD}]`, map: '{}' }),
  form('operations 40,000 deep', BAD_VALUE, { operations: '['.repeat(40_000), map: '{}' }),
];

export const HOSTILE_DOCUMENTS: readonly HostileDocument[] = [
  ...SHAPES,
  ...FRAGMENTS,
  ...ALIASES,
  ...DIRECTIVES,
  ...VALUES,
  ...LISTS,
  ...INTROSPECTION,
  ...OPERATIONS,
  ...DOORS,
];
