import { startTestApp } from '../../test/test-app';
import type { AccessLevel } from '../shared/access';
import { AppError } from '../shared/errors';
import type { Viewer } from '../shared/viewer';
import { accessLevelOf, assertAccess, closeByDefault, rootFieldsOf } from './auth-checker';
import { createSchema } from './schema';
import { GraphQLObjectType, GraphQLSchema, GraphQLString } from 'graphql';

/** Every root field and who may call it. A new field fails here until its line says what was meant. */
const ACCESS: Record<string, AccessLevel> = {
  districts: 'PUBLIC',
  facilities: 'PUBLIC',
  facilitiesInBounds: 'PUBLIC',
  facility: 'PUBLIC',
  facilityCategories: 'PUBLIC',
  facilityDataset: 'PUBLIC',
  facilitySuggestions: 'PUBLIC',
  mapSettings: 'PUBLIC',
  petTypes: 'PUBLIC',
  regions: 'PUBLIC',
};

const member: Viewer = { memberId: 1, email: 'member@baldojang.example', isAdmin: false };
const admin: Viewer = { memberId: 2, email: 'admin@baldojang.example', isAdmin: true };

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

  it('runs what is public for everyone alike', async () => {
    const app = await startTestApp();
    const answers = await Promise.all(
      [null, member, admin].map((viewer) => app.as(viewer).run('{ regions { name } petTypes { name } }')),
    );
    await app.stop();
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]?.errors).toEqual([]);
  });
});
