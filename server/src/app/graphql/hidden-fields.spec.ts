import { getNamedType, type GraphQLOutputType, isObjectType } from 'graphql';
import {
  makeBoard,
  makeComment,
  makeInquiry,
  makeMember,
  makeProposal,
  makeReview,
  makeVisitReport,
  viewerOf,
} from '../../../test/factories';
import { callRootField, makeThings, sampleArguments, type Things } from '../../../test/sample-values';
import { isQuery, requiredArguments, rootFieldOf } from '../../../test/schema-calls';
import { startTestApp, type TestApp } from '../../../test/test-app';
import type { Member } from '../../modules/member/member.entity';
import { seoulDate } from '../../shared/text/seoul-time';
import type { Viewer } from '../../shared/viewer';
import { accessLevelOf, rootFieldsOf } from './auth-checker';
import { createSchema } from './schema';

const schema = createSchema();
const NAMES = rootFieldsOf(schema).map(({ name }) => name);
/** Deeper than any path of the schema. */
const DEPTH = 8;
const SIGNED_IN = '2002-02-03T04:05:06.000Z';
const JOINED = '2001-02-03T04:05:06.000Z';
/** What nobody but the owner and admins may read, wherever it stands. */
const SECRETS = [
  'SECRET-INTRODUCTION',
  'SECRET-TITLE',
  'SECRET-CONTENT',
  'SECRET-COMMENT',
  'SECRET-REASON',
  'SECRET-INQUIRY',
  'SECRET-SUSPENSION',
  'SECRET-SNAPSHOT',
  SIGNED_IN,
  'SECRET-PROPOSAL',
  JOINED,
];
const ADMIN_TYPES = [
  'AdminSummary',
  'AdminVisitReport',
  'AuditEntry',
  'CorrectionConflict',
  'Inquiry',
  'ListedCorrection',
  'ReviewReport',
  'VisitReportBurst',
];
const WHOLE_EMAIL = /[\w.+-]+@[\w-]+(\.[\w-]+)+/g;

let app: TestApp;
let things: Things;
let other: Member;
beforeAll(async () => {
  app = await startTestApp({ config: { rateLimits: false } });
  await plantSecrets();
  things = await makeThings(app.dataSource);
  other = await makeMember(app.dataSource);
});
afterAll(() => app.stop());

/** Two members with everything that a member can have, of which one is an admin and one of Kakao, and what they left. */
async function plantSecrets(): Promise<void> {
  const [picture, ...pictures] = await app.dataSource.query<{ id: number }[]>(
    `INSERT INTO stored_file (key, name, media_type, kind, bytes, width, height)
     SELECT replace(gen_random_uuid()::text, '-', ''), 'a.jpg', 'image/jpeg', 'IMAGE', 1, 1, 1 FROM generate_series(1, 3) RETURNING id`,
  );
  const suspension = { suspendedAt: new Date(), suspensionReason: 'SECRET-SUSPENSION', lastSignInAt: new Date(SIGNED_IN) };
  const facts = { info: 'SECRET-INTRODUCTION', insertedAt: new Date(JOINED), profileImageId: picture?.id };
  const chief = await makeMember(app.dataSource, { ...facts, email: 'secret.chief@hidden.example', isAdmin: true });
  const friend = await makeMember(app.dataSource, {
    ...{ ...facts, ...suspension, email: 'secret.friend@hidden.example', kakaoId: 'secret-1' },
  });
  const review = await makeReview(app.dataSource, { memberId: friend.id, tagNames: ['산책'] });
  const open = await makeBoard(app.dataSource, { memberId: chief.id });
  const hidden = await makeBoard(app.dataSource, {
    ...{ memberId: chief.id, isPrivate: true, title: 'SECRET-TITLE', content: 'SECRET-CONTENT' },
  });
  await makeComment(app.dataSource, { boardId: open.id, memberId: friend.id });
  await makeComment(app.dataSource, { boardId: hidden.id, memberId: friend.id, content: 'SECRET-COMMENT' });
  await makeInquiry(app.dataSource, { memberId: friend.id, email: friend.email, message: 'SECRET-INQUIRY' });
  await makeProposal(app.dataSource, { facilityId: review.facilityId, memberId: friend.id, source: 'SECRET-PROPOSAL' });
  const { id: memberId } = await makeMember(app.dataSource);
  // Enough for a burst.
  for (let back = 0; back < 5; back++)
    await makeVisitReport(app.dataSource, { facilityId: review.facilityId, memberId, visitedOn: seoulDate(new Date(), -back) });
  const statements: [string, unknown[]][] = [
    ['INSERT INTO review_image (file_id, review_id) VALUES ($1, $2)', [pictures[0]?.id, review.id]],
    ['INSERT INTO board_file (file_id, board_id) VALUES ($1, $2)', [pictures[1]?.id, hidden.id]],
    ['INSERT INTO review_like (review_id, member_id) VALUES ($1, $2)', [review.id, chief.id]],
    [`INSERT INTO review_report (review_id, reporter_id, reason) VALUES ($1, $2, 'SECRET-REASON')`, [review.id, chief.id]],
    ['INSERT INTO favorite (member_id, facility_id) VALUES ($1, $2)', [friend.id, review.facilityId]],
    [
      `INSERT INTO audit_entry (actor_id, action, target_id, snapshot) VALUES ($1, 'DELETE_INQUIRY', 1, 'SECRET-SNAPSHOT')`,
      [chief.id],
    ],
  ];
  for (const [statement, values] of statements) await app.dataSource.query(statement, values);
}

/** The required arguments, an id once for every number that anything has. */
async function everyVariablesOf(name: string, of: Things): Promise<Record<string, unknown>[]> {
  const required = requiredArguments(schema, name);
  const samples = sampleArguments(schema, name, of);
  const values = Object.fromEntries(required.map((arg) => [arg.name, samples[arg.name]]));
  const id = required.find((arg) => getNamedType(arg.type).name === 'ID');
  if (!id) return [values];
  const highest = Math.max(...Object.values(of.ids));
  return Array.from({ length: highest }, (_, index) => ({ ...values, [id.name]: String(index + 1) }));
}

/** Everything that somebody is answered by a root field, all paths below it unfolded. */
async function readAll(name: string, viewer: Viewer | null, of: Things): Promise<unknown[]> {
  const answers = [];
  for (const variables of await everyVariablesOf(name, of)) {
    const { data } = await callRootField({ app, schema, name }, { viewer, variables, depth: DEPTH });
    answers.push(data?.[name] ?? null);
  }
  return answers;
}

interface Shown {
  path: string;
  node: Record<string, unknown> & { __typename: string };
}

function nodesIn(value: unknown, path: string): Shown[] {
  if (Array.isArray(value)) return value.flatMap((item) => nodesIn(item, path));
  if (typeof value !== 'object' || value === null) return [];
  const node = value as Shown['node'];
  return [{ path, node }, ...Object.entries(node).flatMap(([key, child]) => nodesIn(child, `${path}.${key}`))];
}

/** Paths of the schema that end in a member. */
function memberPathsIn(type: GraphQLOutputType, path: string): string[] {
  const named = getNamedType(type);
  if (!isObjectType(named)) return [];
  const own = named.name === 'Member' ? [path] : [];
  return [...own, ...Object.values(named.getFields()).flatMap((field) => memberPathsIn(field.type, `${path}.${field.name}`))];
}

/** What of an answer its reader should not have; the reader's own profile is no secret. */
function leaksIn(shown: Shown[], viewer: Viewer | null): string[] {
  return shown.flatMap(({ path, node }) => {
    if (ADMIN_TYPES.includes(node.__typename)) return [`${path} is ${node.__typename}`];
    if (node.__typename === 'Board' && node.isPrivate === true) return [`${path} is private`];
    if (node.__typename !== 'Member' || node.id === String(viewer?.memberId)) return [];
    const { email, info, insertedAt, authNames, provider, viewerCanEdit } = node;
    const own = { info, insertedAt, provider, authNames: (authNames as string[]).length > 0, viewerCanEdit };
    const bare = Object.entries(own).flatMap(([key, value]) => (value ? [`${path}.${key}`] : []));
    return String(email).match(WHOLE_EMAIL) ? [...bare, `${path}.email`] : bare;
  });
}

function expectNothingHidden(name: string, answers: unknown[], viewer: Viewer | null): Shown[] {
  const text = JSON.stringify(answers);
  expect(SECRETS.filter((secret) => text.includes(secret))).toEqual([]);
  expect([...new Set(text.match(WHOLE_EMAIL))].filter((email) => email !== viewer?.email)).toEqual([]);
  const shown = nodesIn(answers, name);
  expect(leaksIn(shown, viewer)).toEqual([]);
  return shown;
}

const READS = NAMES.filter((name) => isQuery(schema, name));
const WRITES = NAMES.filter((name) => !isQuery(schema, name));

describe('on every path of every answer', () => {
  it.each<[string, () => Member | null]>([
    ['a visitor', () => null],
    ['another member', () => other],
  ])('%s reads only public fields', async (_who, member) => {
    const reader = member();
    const viewer = reader && viewerOf(reader);
    const seen = new Set<string>();
    for (const name of READS) {
      const answers = await readAll(name, viewer, { ...things, admin: reader ?? things.admin });
      for (const { path, node } of expectNothingHidden(name, answers, viewer)) if (node.__typename === 'Member') seen.add(path);
    }
    // Else nothing would be proved: each path that leads a visitor to a member was gone to its end.
    const open = READS.filter((name) => accessLevelOf(rootFieldOf(schema, name) as never) === 'PUBLIC' && name !== 'viewer');
    const paths = open.flatMap((name) => memberPathsIn(rootFieldOf(schema, name).type, name));
    expect(paths.filter((path) => !seen.has(path))).toEqual([]);
  });

  it('an admin reads all of it, so that it was there to be read', async () => {
    const admin = viewerOf(things.admin);
    const answers = [];
    for (const name of READS) answers.push(...(await readAll(name, admin, things)));
    const text = JSON.stringify(answers);
    expect(SECRETS.filter((secret) => !text.includes(secret))).toEqual([]);
    expect(ADMIN_TYPES.filter((type) => !text.includes(`"__typename":"${type}"`))).toEqual([]);
    expect(text).toContain('secret.chief@hidden.example');
    expect(text).toContain('secret.friend@hidden.example');
  });
});

it.each(WRITES)('the response of %s shows nothing of other members', async (name) => {
  const of = await makeThings(app.dataSource);
  const sender = await makeMember(app.dataSource);
  const viewer = viewerOf(sender);
  const variables = sampleArguments(schema, name, { ...of, admin: sender, kakaoAdmin: sender });
  const { data, errors } = await callRootField({ app, schema, name }, { viewer, variables, depth: DEPTH });
  expectNothingHidden(name, [data, errors], viewer);
});
