import { getNamedType, GraphQLString, isInputObjectType } from 'graphql';
import { makeBoard, makeFacility, makeInquiry, makeMember, makeProposal, makeReview, viewerOf } from '../../../test/factories';
import { startTestApp, type TestApp } from '../../../test/test-app';
import type { Viewer } from '../../shared/viewer';
import { rootFieldsOf } from './auth-checker';
import { createSchema } from './schema';

let app: TestApp;
let admin: Viewer;
beforeAll(async () => {
  app = await startTestApp();
  admin = viewerOf(await makeMember(app.dataSource, { isAdmin: true }));
});
afterAll(() => app.stop());

interface Search {
  /** Makes what is found by the text alone. */
  plant: (text: string) => Promise<unknown>;
  /** Takes the text as `$text`; how many it finds is at `path`. */
  document: string;
  /** What the rules let in, where not every text may stand. */
  holds?: RegExp;
}

const report = async (reason: string) => {
  const [{ id }, reporter] = [await makeReview(app.dataSource), await makeMember(app.dataSource)];
  await app.dataSource.query('INSERT INTO review_report (review_id, reporter_id, reason) VALUES ($1, $2, $3)', [
    id,
    reporter.id,
    reason,
  ]);
};
const tagged = (name: string) => makeReview(app.dataSource, { tagNames: [name] });

/** Every text that is searched for, by the root field and the name of the text. */
const SEARCHES: Record<string, Search> = {
  'auditEntries query': {
    plant: (reason) =>
      app.dataSource.query(`INSERT INTO audit_entry (action, target_id, reason) VALUES ('SUSPEND_MEMBER', 1, $1)`, [reason]),
    document: 'query ($text: String!) { found: auditEntries(query: $text) { items { id } } }',
  },
  'boards query': {
    plant: (title) => makeBoard(app.dataSource, { title }),
    document: 'query ($text: String!) { found: boards(query: $text) { items { id } } }',
  },
  'corrections query': {
    plant: (source) => makeProposal(app.dataSource, { source }),
    document: 'query ($text: String!) { found: corrections(query: $text) { items { id } } }',
  },
  'dataFindings query': {
    plant: (name) => makeFacility(app.dataSource, { name, category3: '카페', finalCreationDate: null }),
    document: 'query ($text: String!) { found: dataFindings(kind: OLD_EATERY, query: $text) { items { id } } }',
  },
  'facilities searchQuery': {
    plant: (name) => makeFacility(app.dataSource, { name }),
    document: 'query ($text: String!) { found: facilities(filter: { searchQuery: $text }) { items { id } } }',
  },
  'facilitiesInBounds searchQuery': {
    plant: (name) => makeFacility(app.dataSource, { name }),
    document: `query ($text: String!) { found: facilitiesInBounds(filter: { searchQuery: $text },
      bounds: { southWestLat: 33, southWestLng: 124, northEastLat: 39, northEastLng: 132 }) { items { id } } }`,
  },
  'facilitySuggestions query': {
    plant: (name) => makeFacility(app.dataSource, { name }),
    document: 'query ($text: String!) { found: facilitySuggestions(query: $text) { id } }',
  },
  'inquiries query': {
    plant: (message) => makeInquiry(app.dataSource, { message }),
    document: 'query ($text: String!) { found: inquiries(query: $text) { items { id } } }',
  },
  'members query': {
    plant: (nickName) => makeMember(app.dataSource, { nickName }),
    document: 'query ($text: String!) { found: members(query: $text) { items { id } } }',
  },
  'membersCsv query': {
    plant: (nickName) => makeMember(app.dataSource, { nickName }),
    document: 'query ($text: String!) { found: membersCsv(query: $text) }',
  },
  'reportedContents query': {
    plant: report,
    document: 'query ($text: String!) { found: reportedContents(query: $text) { items { id } } }',
  },
  'reviewReports query': {
    plant: report,
    document: 'query ($text: String!) { found: reviewReports(query: $text) { items { id } } }',
  },
  'reviews tagName': {
    plant: tagged,
    document: 'query ($text: String!) { found: reviews(filter: { tagName: $text }) { items { id } } }',
    holds: /_/,
  },
  'tags query': {
    plant: tagged,
    document: 'query ($text: String!) { found: tags(query: $text) { id } }',
    holds: /_/,
  },
};

/** Arguments that are parsed or compared with area names, and reach the database only through a later search. */
const READ = ['areaSuggestions query', 'interpretSearch query'];

it('these are all texts that are searched for', () => {
  const isText = (name: string) => /query|search|tagName$/i.test(name);
  const found = rootFieldsOf(createSchema()).flatMap(({ name, args }) =>
    args.flatMap((arg) => {
      const type = getNamedType(arg.type);
      if (type === GraphQLString && isText(arg.name)) return [`${name} ${arg.name}`];
      const fields = arg.name === 'filter' && isInputObjectType(type) ? Object.keys(type.getFields()) : [];
      return fields.filter(isText).map((field) => `${name} ${field}`);
    }),
  );
  expect(found.sort()).toEqual([...Object.keys(SEARCHES), ...READ].sort());
});

describe.each(Object.entries(SEARCHES))('%s', (name, { plant, document, holds = /./ }) => {
  const countOf = async (text: string) => {
    const { data, errors } = await app.as(admin).run<{ found: unknown[] | string | { items: unknown[] } }>(document, { text });
    expect(errors).toEqual([]);
    const found = data!.found;
    // Lines without the head.
    if (typeof found === 'string') return found.trim().split('\r\n').length - 1;
    return Array.isArray(found) ? found.length : found.items.length;
  };
  /** Of the search's own, two keystrokes from those of the others: suggestions forgive one. */
  const word = `뷁${'가나다라마바사아자차카타파하'[Object.keys(SEARCHES).indexOf(name)]!.repeat(2)}`;

  it.each(['%', '_', '\\'])('takes %s for itself', async (sign) => {
    const text = `${word}${sign}냥`;
    for (const decoy of [`${word}멍냥`, `${word}냥`]) if ((await countOf(decoy)) === 0) await plant(decoy);
    expect(await countOf(text)).toBe(0);
    if (!holds.test(sign)) return;
    await plant(text);
    expect([await countOf(text), await countOf(`${word}${sign}`)]).toEqual([1, 1]);
  });
});
