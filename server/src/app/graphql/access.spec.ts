import { GraphQLObjectType, GraphQLSchema, GraphQLString } from 'graphql';
import { makeMember, viewerOf } from '../../../test/factories';
import { rowCounts } from '../../../test/row-counts';
import { makeThings, sampleArguments, type Things } from '../../../test/sample-values';
import { documentOf, emptyValueOf, requiredArguments } from '../../../test/schema-calls';
import { codeOf, startTestApp, type TestApp } from '../../../test/test-app';
import { type AccessLevel, assertAccess } from '../../shared/access';
import { AppError } from '../../shared/errors';
import type { Viewer } from '../../shared/viewer';
import { accessLevelOf, allowsSuspended, closeByDefault, rootFieldsOf } from './auth-checker';
import { createSchema } from './schema';

/** Every root field and who may call it. A new field fails here until its line says what was meant. */
const ACCESS: Record<string, AccessLevel> = {
  accountSettings: 'PUBLIC',
  addInquiryNote: 'ADMIN',
  answerInquiry: 'ADMIN',
  confirmEmail: 'PUBLIC',
  requestEmailChange: 'MEMBER',
  requestEmailConfirmation: 'MEMBER',
  requestPasswordReset: 'PUBLIC',
  resetPassword: 'PUBLIC',
  acceptCorrection: 'ADMIN',
  adminSummary: 'ADMIN',
  askChatbot: 'PUBLIC',
  auditEntries: 'ADMIN',
  blindContent: 'ADMIN',
  board: 'PUBLIC',
  boards: 'PUBLIC',
  changePassword: 'MEMBER',
  closeOtherSessions: 'MEMBER',
  comments: 'PUBLIC',
  correctionConflicts: 'ADMIN',
  corrections: 'ADMIN',
  createBoard: 'ADMIN',
  createComment: 'MEMBER',
  createHoliday: 'ADMIN',
  createInquiry: 'PUBLIC',
  createReview: 'MEMBER',
  createTemporaryCode: 'MEMBER',
  createVisitReport: 'MEMBER',
  deleteBoard: 'MEMBER',
  deleteComment: 'MEMBER',
  deleteHoliday: 'ADMIN',
  deleteInquiry: 'ADMIN',
  deleteReview: 'MEMBER',
  deleteReviewReport: 'ADMIN',
  deleteVisitReport: 'MEMBER',
  dismissNickNameOffer: 'MEMBER',
  dismissReports: 'ADMIN',
  districts: 'PUBLIC',
  dataFindings: 'ADMIN',
  dataOverview: 'ADMIN',
  dropCorrection: 'ADMIN',
  facilities: 'PUBLIC',
  facilitiesInBounds: 'PUBLIC',
  facility: 'PUBLIC',
  facilityCategories: 'PUBLIC',
  facilityDataset: 'PUBLIC',
  facilityImports: 'ADMIN',
  facilitySuggestions: 'PUBLIC',
  favoriteFacilities: 'MEMBER',
  finalizeBlinding: 'ADMIN',
  grantAdmin: 'ADMIN',
  holidays: 'PUBLIC',
  inquiries: 'ADMIN',
  interpretSearch: 'PUBLIC',
  areasAround: 'PUBLIC',
  areaSuggestions: 'PUBLIC',
  kakaoSignIn: 'PUBLIC',
  liftSuspension: 'ADMIN',
  keepCorrection: 'ADMIN',
  mapSettings: 'PUBLIC',
  member: 'MEMBER',
  members: 'ADMIN',
  membersCsv: 'ADMIN',
  petTypes: 'PUBLIC',
  proposeCorrection: 'PUBLIC',
  refuseCorrection: 'ADMIN',
  regions: 'PUBLIC',
  removeContent: 'ADMIN',
  reportComment: 'MEMBER',
  reportReview: 'MEMBER',
  reportedContents: 'ADMIN',
  restoreContent: 'ADMIN',
  review: 'PUBLIC',
  reviewBursts: 'ADMIN',
  reviewPhotos: 'PUBLIC',
  reviewReports: 'ADMIN',
  reviewer: 'PUBLIC',
  reviews: 'PUBLIC',
  revokeAdmin: 'ADMIN',
  setInquiryStatus: 'ADMIN',
  setNickName: 'MEMBER',
  setVisitReportsAside: 'ADMIN',
  signIn: 'PUBLIC',
  signInWithKakao: 'PUBLIC',
  signOut: 'MEMBER',
  signUp: 'PUBLIC',
  suspendMember: 'ADMIN',
  tags: 'PUBLIC',
  toggleFavorite: 'MEMBER',
  toggleReviewLike: 'MEMBER',
  updateBoard: 'MEMBER',
  updateComment: 'MEMBER',
  updateHoliday: 'ADMIN',
  updateMember: 'MEMBER',
  updateReview: 'MEMBER',
  viewer: 'PUBLIC',
  viewerComments: 'MEMBER',
  viewerInquiries: 'MEMBER',
  viewerReviewDays: 'MEMBER',
  viewerSessions: 'MEMBER',
  viewerVisitReports: 'MEMBER',
  visitReportBursts: 'ADMIN',
  withdraw: 'MEMBER',
};

/** Mutations that a suspended member may call; every other one is refused, with the reason. */
const FOR_SUSPENDED = [
  ...['signIn', 'signInWithKakao', 'signOut', 'changePassword', 'createTemporaryCode', 'withdraw'],
  ...['deleteBoard', 'deleteComment', 'deleteReview', 'deleteVisitReport', 'createInquiry', 'askChatbot'],
  ...['closeOtherSessions', 'requestPasswordReset', 'resetPassword', 'confirmEmail'],
];

const session = { suspension: null, sessionId: '00000000-0000-4000-8000-000000000000' };
const member: Viewer = { memberId: 1, email: 'member@baldojang.example', isAdmin: false, ...session };
const admin: Viewer = { memberId: 2, email: 'admin@baldojang.example', isAdmin: true, ...session };

/** What the declared level answers: visitor, member, admin. */
const OUTCOMES: Record<AccessLevel, [string, string, string]> = {
  PUBLIC: ['ok', 'ok', 'ok'],
  MEMBER: ['UNAUTHENTICATED', 'ok', 'ok'],
  ADMIN: ['UNAUTHENTICATED', 'FORBIDDEN', 'ok'],
};

function outcome(call: () => unknown): string {
  try {
    call();
    return 'ok';
  } catch (error) {
    return error instanceof AppError ? error.code : String(error);
  }
}

describe('access', () => {
  const schema = createSchema();

  it('lists every root field with its level', () => {
    expect(Object.fromEntries(rootFieldsOf(schema).map((field) => [field.name, accessLevelOf(field)]))).toEqual(ACCESS);
  });

  it('lists the mutations that a suspended member may call', () => {
    const mutations = Object.keys(schema.getMutationType()!.getFields());
    const open = rootFieldsOf(schema).filter((field) => mutations.includes(field.name) && allowsSuspended(schema, field));
    expect(open.map(({ name }) => name).sort()).toEqual([...FOR_SUSPENDED].sort());
  });

  it.each(Object.entries(OUTCOMES))('answers a visitor, a member and an admin on a %s field', (level, expected) => {
    expect([null, member, admin].map((viewer) => outcome(() => assertAccess(level as AccessLevel, viewer)))).toEqual(expected);
  });

  it('refuses a schema in which a root field declares no level', () => {
    const Query = new GraphQLObjectType({ name: 'Query', fields: { secrets: { type: GraphQLString } } });
    expect(() => closeByDefault(new GraphQLSchema({ query: Query }))).toThrow('"secrets" declares no access level');
  });

  it('guards the resolver itself', () => {
    const resolve = jest.fn(() => 'secret');
    const Query = new GraphQLObjectType({
      name: 'Query',
      fields: { secrets: { type: GraphQLString, extensions: { access: 'ADMIN' }, resolve } },
    });
    const [field] = rootFieldsOf(closeByDefault(new GraphQLSchema({ query: Query })));
    const call = (viewer: Viewer | null) =>
      outcome(() => field?.resolve?.(undefined, {}, { viewer, requestId: 'r', address: '127.0.0.1' }, {} as never));
    expect([call(null), call(member), resolve.mock.calls.length, call(admin), resolve.mock.calls.length]).toEqual([
      'UNAUTHENTICATED',
      'FORBIDDEN',
      0,
      'ok',
      1,
    ]);
  });
});

describe('every root field over the real schema', () => {
  const schema = createSchema();
  let app: TestApp;
  let actors: [string, Viewer | null][];
  beforeAll(async () => {
    // Together these are more mutations than an address may send in a minute.
    app = await startTestApp({ config: { rateLimits: false } });
    const [one, chief] = [await makeMember(app.dataSource), await makeMember(app.dataSource, { isAdmin: true })];
    actors = [
      ['visitor', null],
      ['member', viewerOf(one)],
      ['admin', viewerOf(chief)],
    ];
  });
  afterAll(() => app.stop());

  async function answerTo(viewer: Viewer | null, name: string): Promise<string> {
    const values = requiredArguments(schema, name).map((arg): [string, unknown] => [
      arg.name,
      arg.name === 'email' ? (viewer?.email ?? '') : emptyValueOf(arg.type),
    ]);
    const document = documentOf(schema, name, { args: values.map(([key]) => key) });
    const answer = await app.as(viewer).run(document, Object.fromEntries(values));
    const code = codeOf(answer);
    return ['UNAUTHENTICATED', 'FORBIDDEN', 'INTERNAL_SERVER_ERROR'].includes(code) ? code : 'ok';
  }

  it.each(Object.entries(ACCESS))('%s is for %s', async (name, level) => {
    const answers = [];
    for (const [, viewer] of actors) answers.push(await answerTo(viewer, name));
    expect(answers).toEqual(OUTCOMES[level]);
  });
});

describe('over HTTP, what is for admins alone', () => {
  const schema = createSchema();
  let app: TestApp;
  let things: Things;
  let tokens: Record<string, string | undefined>;
  beforeAll(async () => {
    app = await startTestApp();
    things = await makeThings(app.dataSource);
    const past = await makeMember(app.dataSource, { isAdmin: true });
    tokens = {
      'a visitor': undefined,
      'a member': await app.signIn(things.member),
      'an admin whose sign-in has expired': await app.signIn(past),
      'an admin who is signed out': await app.signIn(things.kakaoAdmin),
      'an admin no more': await app.signIn(things.admin),
    };
    await app.dataSource.query('UPDATE session SET expires_at = now() WHERE member_id = $1', [past.id]);
    await app.dataSource.query('DELETE FROM session WHERE member_id = $1', [things.kakaoAdmin.id]);
    await app.dataSource.query('UPDATE member SET is_admin = false WHERE id = $1', [things.admin.id]);
  });
  afterAll(() => app.stop());

  const EXPECTED = {
    'a visitor': ['UNAUTHENTICATED', 401],
    'a member': ['FORBIDDEN', 200],
    'an admin whose sign-in has expired': ['UNAUTHENTICATED', 401],
    'an admin who is signed out': ['UNAUTHENTICATED', 401],
    'an admin no more': ['FORBIDDEN', 200],
  };

  it.each(Object.keys(ACCESS).filter((name) => ACCESS[name] === 'ADMIN'))('%s tells and changes nothing', async (name) => {
    const before = await rowCounts(app.dataSource);
    const variables = sampleArguments(schema, name, things);
    const document = documentOf(schema, name, { args: Object.keys(variables), depth: 2 });
    const answers: Record<string, [string, number]> = {};
    for (const [who, token] of Object.entries(tokens)) {
      const answer = await app.run(document, variables, { token });
      answers[who] = [codeOf(answer), answer.status];
      expect(answer.data?.[name] ?? null).toBeNull();
    }
    expect(answers).toEqual(EXPECTED);
    // What the limits count is no change.
    expect({ ...(await rowCounts(app.dataSource)), rate_limit: 0 }).toEqual({ ...before, rate_limit: 0 });
  });
});

describe('a member who is suspended', () => {
  const schema = createSchema();
  const REASON = '광고를 되풀이해 올렸습니다';
  let app: TestApp;
  let things: Things;
  let tokens: string[];
  let before: Viewer;
  beforeAll(async () => {
    app = await startTestApp();
    things = await makeThings(app.dataSource);
    tokens = [await app.signIn(things.member), await app.signIn(things.member)];
    before = viewerOf(things.member);
    for (const table of ['board', 'comment', 'visit_report'])
      await app.dataSource.query(`UPDATE ${table} SET member_id = $1`, [things.member.id]);
    const suspension = { memberId: String(things.member.id), reason: REASON, days: 3 };
    const { errors } = await app
      .as(viewerOf(things.admin))
      .run('mutation ($input: SuspendMemberInput!) { suspendMember(input: $input) { id } }', { input: suspension });
    expect(errors).toEqual([]);
  });
  afterAll(() => app.stop());

  const refused = Object.keys(schema.getMutationType()!.getFields()).filter((name) => !FOR_SUSPENDED.includes(name));
  /** As the member would fill it in. */
  const callOf = (name: string) => {
    const variables = sampleArguments(schema, name, { ...things, admin: things.member });
    return { variables, document: documentOf(schema, name, { args: Object.keys(variables) }) };
  };
  const countRows = async () => ({ ...(await rowCounts(app.dataSource)), rate_limit: 0 });

  it.each(refused.filter((name) => ACCESS[name] !== 'ADMIN'))('is refused %s with every token, and told why', async (name) => {
    const { variables, document } = callOf(name);
    const rows = await countRows();
    for (const token of tokens) {
      const answer = await app.run(document, variables, { token });
      expect([codeOf(answer), answer.errors[0]?.message]).toEqual([
        'FORBIDDEN',
        expect.stringMatching(new RegExp(`^이용이 \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d까지 정지되어 있습니다. 사유: ${REASON}$`)),
      ]);
    }
    expect(await countRows()).toEqual(rows);
  });

  it.each(refused.filter((name) => ACCESS[name] === 'MEMBER'))('cannot finish %s begun before', async (name) => {
    const { variables, document } = callOf(name);
    const rows = await countRows();
    const answer = await app.as(before).run(document, variables);
    expect([codeOf(answer), answer.errors[0]?.message]).toEqual(['FORBIDDEN', expect.stringContaining(REASON)]);
    expect(await countRows()).toEqual(rows);
  });
});
