import { makeMember, viewerOf } from '../../../test/factories';
import { SIGN_UP, signUpInput, VIEWER } from '../../../test/member-operations';
import { type Answer, codeOf, startTestApp, type TestApp } from '../../../test/test-app';
import type { Viewer } from '../../shared/viewer';
import { createSchema } from '../../app/graphql/schema';
import { GraphQLObjectType } from 'graphql';
import type { Member } from './member.entity';

let app: TestApp;
let owner: Member;
let other: Member;
let admin: Member;
beforeAll(async () => {
  app = await startTestApp();
  owner = await makeMember(app.dataSource, { email: 'Owner@baldojang.example', info: '고양이와 삽니다.' });
  other = await makeMember(app.dataSource, { kakaoId: '42', email: 'kakao_42@kakao.invalid' });
  admin = await makeMember(app.dataSource, { isAdmin: true });
});
afterAll(() => app.stop());

const FIELDS = 'id email nickName info insertedAt provider authNames viewerCanEdit profileImage { url }';
let seen = 0;
type Profile = Record<string, unknown>;

function ask(email: string, viewer: Member | null): Promise<Answer<{ member: Profile }>> {
  const document = `query ($email: String!) { member(email: $email) { ${FIELDS} } }`;
  return app.as(viewer && viewerOf(viewer)).run(document, { email });
}

describe('the profile of a member', () => {
  const whole = (member: Member) => ({
    id: String(member.id),
    email: member.email,
    nickName: member.nickName,
    info: member.info,
    insertedAt: member.insertedAt.toISOString(),
    profileImage: null,
  });

  it('is complete for its owner, whatever the case of the e-mail', async () => {
    for (const email of [owner.email, 'OWNER@BALDOJANG.EXAMPLE'])
      expect((await ask(email, owner)).data?.member).toEqual({
        ...whole(owner),
        provider: null,
        authNames: [],
        viewerCanEdit: true,
      });
  });

  it('is complete for an admin, who cannot edit it', async () => {
    expect((await ask(other.email, admin)).data?.member).toEqual({
      ...whole(other),
      provider: 'KAKAO',
      authNames: [],
      viewerCanEdit: false,
    });
    expect((await ask(admin.email, admin)).data?.member).toMatchObject({ authNames: ['admin'], viewerCanEdit: true });
  });

  it('is refused to other members and visitors, whether or not it exists', async () => {
    const outcome = async (email: string, viewer: Member | null) => codeOf(await ask(email, viewer));
    expect([
      await outcome(owner.email, other),
      await outcome('nobody@baldojang.example', other),
      await outcome('', other),
      await outcome(owner.email, null),
      await outcome('nobody@baldojang.example', admin),
    ]).toEqual(['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'UNAUTHENTICATED', 'NOT_FOUND']);
    const [existing, unknown] = [await ask(owner.email, other), await ask('nobody@baldojang.example', other)];
    expect(JSON.stringify(existing)).toBe(JSON.stringify(unknown));
  });

  it.each<[string, () => Viewer | null]>([
    ['a visitor', () => null],
    ['another member', () => viewerOf(other)],
  ])('shows %s only nickname, picture and a masked e-mail, on every path', async (_, viewer) => {
    const document = SIGN_UP.replace('{ id email nickName }', `{ ${FIELDS} }`);
    const input = signUpInput({ email: `seen${++seen}@baldojang.example`, info: '비밀' });
    const { data } = await app.as(viewer()).run<{ signUp: Profile }>(document, { input });
    expect(data?.signUp).toEqual({
      id: expect.any(String) as string,
      email: 's***@b***.example',
      nickName: input.nickName,
      info: null,
      insertedAt: null,
      provider: null,
      authNames: [],
      viewerCanEdit: false,
      profileImage: null,
    });
  });

  it('exposes no hash, Kakao id or session', () => {
    const { Member: type } = createSchema().getTypeMap();
    expect(Object.keys((type as GraphQLObjectType).getFields()).sort()).toEqual(
      [
        'authNames',
        'averageRating',
        'email',
        'id',
        'info',
        'insertedAt',
        'isEmailConfirmed',
        'needsNickName',
        'lastSignInAt',
        'nickName',
        'profileImage',
        'provider',
        'receivedReportCount',
        'reviewCount',
        'suspension',
        'viewerCanEdit',
      ].sort(),
    );
  });

  it('is null for a visitor', async () => {
    expect((await app.as(null).run(VIEWER)).data).toEqual({ viewer: null });
  });
});

describe('the list of members', () => {
  const list = (args: string, viewer = admin) =>
    app
      .as(viewerOf(viewer))
      .run<{ members: { items: Profile[]; totalCount: number } }>(
        `{ members(${args}) { items { email nickName insertedAt provider } totalCount } }`,
      );
  const emailsOf = ({ data }: Awaited<ReturnType<typeof list>>) => data?.members.items.map(({ email }) => email);

  it('is newest first, with the total on every page', async () => {
    const { data } = await list('size: 2');
    const all = await list('size: 100');
    expect(data?.members.items).toEqual(all.data?.members.items.slice(0, 2));
    expect(data?.members.totalCount).toBe(all.data?.members.items.length);
    expect((await list('page: 1, size: 2')).data?.members.items).toEqual(all.data?.members.items.slice(2, 4));
    expect(emailsOf(await list('sort: OLDEST, size: 100'))).toEqual(emailsOf(all)?.reverse());
  });

  it('is ordered by the date of joining, whatever the ids', async () => {
    const [last, first] = ['2030-01-01', '2020-01-01'].map((day) => ({ insertedAt: new Date(day) }));
    const [latest, earliest] = [await makeMember(app.dataSource, last), await makeMember(app.dataSource, first)];
    for (const [sort, member] of [
      ['NEWEST', latest],
      ['OLDEST', earliest],
    ] as const)
      expect(emailsOf(await list(`sort: ${sort}, size: 1`))).toEqual([member.email]);
  });

  it('has the total on a page past the end', async () => {
    const { data } = await list('page: 100');
    expect(data?.members.items).toEqual([]);
    expect(data?.members.totalCount).toBeGreaterThan(2);
  });

  it('sorts by e-mail and nickname case-insensitively', async () => {
    await makeMember(app.dataSource, { email: 'ZZZ@baldojang.example', nickName: 'aardvark' });
    await makeMember(app.dataSource, { email: 'aaa@baldojang.example', nickName: 'BADGER' });
    const byEmail = emailsOf(await list('sort: EMAIL, size: 100')) ?? [];
    expect([byEmail[0], byEmail.at(-1)]).toEqual(['aaa@baldojang.example', 'ZZZ@baldojang.example']);
    const byName = (await list('sort: NICK_NAME, size: 100')).data?.members.items.map(({ nickName }) => nickName) ?? [];
    expect(byName.indexOf('aardvark') + 1).toBe(byName.indexOf('BADGER'));
  });

  it('finds part of an e-mail or nickname, wildcards taken literally', async () => {
    await makeMember(app.dataSource, { email: 'per_cent%@baldojang.example', nickName: '백분율' });
    for (const query of ['PER_CENT', '%@', '_', '백분', ' 백분 '])
      expect(emailsOf(await list(`query: "${query}"`))).toContain('per_cent%@baldojang.example');
    expect(emailsOf(await list('query: "%"'))).toEqual(['per_cent%@baldojang.example']);
    expect((await list('query: "없는사람"')).data?.members).toEqual({ items: [], totalCount: 0 });
  });

  it.each([
    ['page: 25, size: 1000', 'BAD_USER_INPUT'],
    ['page: 24, size: 1000', 'ok'],
    ['page: -1', 'BAD_USER_INPUT'],
    ['size: 0', 'BAD_USER_INPUT'],
    ['page: 2147483647, size: 100', 'BAD_USER_INPUT'],
    [`query: "${'가'.repeat(101)}"`, 'BAD_USER_INPUT'],
  ])('responds to %s with %s', async (args, code) => {
    expect(codeOf(await list(args))).toBe(code);
  });

  it('is for admins', async () => {
    expect([codeOf(await list('size: 1', owner)), codeOf(await app.as(null).run('{ members { totalCount } }'))]).toEqual([
      'FORBIDDEN',
      'UNAUTHENTICATED',
    ]);
  });
});
