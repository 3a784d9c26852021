import {
  GraphQLEnumType,
  GraphQLInputObjectType,
  type GraphQLInputType,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
  isCompositeType,
  getNamedType,
  isRequiredInputField,
} from 'graphql';
import { makeMember, viewerOf } from '../../test/factories';
import { codeOf, startTestApp, type TestApp } from '../../test/test-app';
import { type AccessLevel, assertAccess } from '../shared/access';
import { AppError } from '../shared/errors';
import type { Viewer } from '../shared/viewer';
import { accessLevelOf, closeByDefault, rootFieldsOf } from './auth-checker';
import { createSchema } from './schema';

/** Every root field and who may call it. A new field fails here until its line says what was meant. */
const ACCESS: Record<string, AccessLevel> = {
  adminSummary: 'ADMIN',
  askChatbot: 'PUBLIC',
  auditEntries: 'ADMIN',
  board: 'PUBLIC',
  boards: 'PUBLIC',
  changePassword: 'MEMBER',
  comments: 'PUBLIC',
  createBoard: 'ADMIN',
  createComment: 'MEMBER',
  createHoliday: 'ADMIN',
  createInquiry: 'PUBLIC',
  createReview: 'MEMBER',
  createTemporaryCode: 'MEMBER',
  deleteBoard: 'MEMBER',
  deleteComment: 'MEMBER',
  deleteHoliday: 'ADMIN',
  deleteInquiry: 'ADMIN',
  deleteReview: 'MEMBER',
  deleteReviewReport: 'ADMIN',
  districts: 'PUBLIC',
  facilities: 'PUBLIC',
  facilitiesInBounds: 'PUBLIC',
  facility: 'PUBLIC',
  facilityCategories: 'PUBLIC',
  facilityDataset: 'PUBLIC',
  facilitySuggestions: 'PUBLIC',
  favoriteFacilities: 'MEMBER',
  holidays: 'PUBLIC',
  inquiries: 'ADMIN',
  kakaoSignIn: 'PUBLIC',
  mapSettings: 'PUBLIC',
  member: 'MEMBER',
  members: 'ADMIN',
  petTypes: 'PUBLIC',
  regions: 'PUBLIC',
  reportReview: 'MEMBER',
  review: 'PUBLIC',
  reviewPhotos: 'PUBLIC',
  reviewReports: 'ADMIN',
  reviewer: 'PUBLIC',
  reviews: 'PUBLIC',
  signIn: 'PUBLIC',
  signInWithKakao: 'PUBLIC',
  signOut: 'MEMBER',
  signUp: 'PUBLIC',
  tags: 'PUBLIC',
  toggleFavorite: 'MEMBER',
  toggleReviewLike: 'MEMBER',
  updateBoard: 'MEMBER',
  updateComment: 'MEMBER',
  updateHoliday: 'ADMIN',
  updateMember: 'MEMBER',
  updateReview: 'MEMBER',
  viewer: 'PUBLIC',
  viewerReviewDays: 'MEMBER',
  withdraw: 'MEMBER',
};

const session = { sessionId: '00000000-0000-4000-8000-000000000000' };
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

/** A value of the type that breaks every rule that can be broken: what answers it is not access, but the rules behind it. */
function emptyValueOf(type: GraphQLInputType): unknown {
  if (type instanceof GraphQLNonNull) return emptyValueOf(type.ofType);
  if (type instanceof GraphQLList) return [];
  if (type instanceof GraphQLEnumType) return type.getValues()[0]?.name;
  if (type instanceof GraphQLInputObjectType) {
    const required = Object.values(type.getFields()).filter(isRequiredInputField);
    return Object.fromEntries(required.map((field) => [field.name, emptyValueOf(field.type)]));
  }
  return { Int: 0, Float: 0, Boolean: false, ID: '0' }[type.name] ?? '';
}

describe('every root field over the real schema', () => {
  const schema = createSchema();
  let app: TestApp;
  let actors: [string, Viewer | null][];
  beforeAll(async () => {
    app = await startTestApp();
    const [one, chief] = [await makeMember(app.dataSource), await makeMember(app.dataSource, { isAdmin: true })];
    actors = [
      ['visitor', null],
      ['member', viewerOf(one)],
      ['admin', viewerOf(chief)],
    ];
  });
  afterAll(() => app.stop());

  async function answerTo(viewer: Viewer | null, name: string): Promise<string> {
    const field = rootFieldsOf(schema).find((candidate) => candidate.name === name)!;
    const operation = schema.getQueryType()?.getFields()[name] ? 'query' : 'mutation';
    const required = field.args.filter(({ type, defaultValue }) => type instanceof GraphQLNonNull && defaultValue === undefined);
    const given = required.map((arg): [string, unknown] => [
      arg.name,
      arg.name === 'email' ? (viewer?.email ?? '') : emptyValueOf(arg.type),
    ]);
    const declared = required.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
    const passed = required.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
    const call = `${name}${passed && `(${passed})`}${isCompositeType(getNamedType(field.type)) ? ' { __typename }' : ''}`;
    const answer = await app.as(viewer).run(`${operation}${declared && `(${declared})`} { ${call} }`, Object.fromEntries(given));
    const code = codeOf(answer);
    return ['UNAUTHENTICATED', 'FORBIDDEN', 'INTERNAL_SERVER_ERROR'].includes(code) ? code : 'ok';
  }

  it.each(Object.entries(ACCESS))('%s is for %s', async (name, level) => {
    const answers = [];
    for (const [, viewer] of actors) answers.push(await answerTo(viewer, name));
    expect(answers).toEqual(OUTCOMES[level]);
  });
});
