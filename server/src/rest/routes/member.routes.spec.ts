import sharp from 'sharp';
import { startFakeKakao } from '../../../test/fake-kakao';
import { formOf, RestClient } from '../../../test/rest-client';
import { startTestApp, type TestApp } from '../../../test/test-app';

/** What the member paths mean, on the real application; what every path keeps is in rest.contract.spec.ts. */
let app: TestApp;
let people = 0;

beforeAll(async () => {
  app = await startTestApp({ config: { rateLimits: false } });
});
afterAll(() => app.stop());

const PASSWORD = 'Baldojang1!';

interface ErrorBody {
  message: { type: string; text: string };
  code: string;
}

const client = new RestClient(() => app.url);

async function ask<Body = ErrorBody>(method: string, path: string, body?: object | string, token?: string) {
  const { status, body: answer } = await client.ask<Body>(method, `/api/member${path}`, body, token);
  return { status, body: answer };
}

const picture = async (color: string) => {
  const pixels = await sharp({ create: { width: 40, height: 30, channels: 3, background: color } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(pixels)], '보리 사진.png', { type: 'image/png' });
};

function newcomer(facts: Record<string, string> = {}) {
  people += 1;
  return {
    email: `person${people}@baldojang.example`,
    password: PASSWORD,
    nickName: `사람${people}`,
    info: '안녕하세요',
    ...facts,
  };
}

interface SignedIn {
  token: string;
  accessToken: string;
  message: { type: string; text: string };
}

async function join(facts: Record<string, string> = {}) {
  const person = newcomer(facts);
  expect((await ask('POST', '/add', formOf(person))).status).toBe(200);
  const { body } = await ask<SignedIn>('POST', '/login', { email: person.email, password: person.password });
  return { ...person, token: body.token };
}

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;

interface MemberBody {
  id: number;
  email: string;
  nickName: string;
  info: string;
  insertedAt: string;
  provider: string | null;
  tempCode: null;
  files: string[];
  authNames: string[];
}

const profileOf = async ({ email, token }: { email: string; token: string }) =>
  (await ask<MemberBody>('GET', `?email=${email}`, undefined, token)).body;

describe('joining and signing in', () => {
  it('joins, says so, and signs in with the same token under two names', async () => {
    const person = newcomer();
    expect(await ask('POST', '/add', formOf(person))).toEqual({
      status: 200,
      body: { message: { type: 'success', text: '회원가입이 완료되었습니다.' } },
    });
    const { status, body } = await ask<SignedIn>('POST', '/login', { email: person.email, password: PASSWORD });
    expect(status).toBe(200);
    expect(body).toEqual({ token: body.token, accessToken: body.token, message: { type: 'success', text: '로그인했습니다.' } });
    const claims = claimsOf(body.token);
    expect(claims).toMatchObject({ sub: person.email, scp: '' });
    // In seconds: a year from now at most.
    expect(new Date(Number(claims.exp) * 1000).getTime()).toBeLessThan(Date.now() + 365 * 24 * 60 * 60 * 1000);
    expect(Number(claims.exp) * 1000).toBeGreaterThan(Date.now());
    await app.dataSource.query('UPDATE member SET is_admin = true WHERE email = $1', [person.email]);
    const again = await ask<SignedIn>('POST', '/login', { email: person.email, password: PASSWORD });
    expect(claimsOf(again.body.token).scp).toBe('admin');
    await app.dataSource.query('UPDATE member SET is_admin = false');
  });

  it('says which rule failed, in the words of the form', async () => {
    const texts = {
      email: ['nobody', '이메일 형식이 올바르지 않습니다.'],
      password: ['abc', '비밀번호는 8자 이상, 영문 대소문자, 숫자, 특수문자를 포함해야 합니다.'],
      nickName: ['멍', '별명은 2~20자, 한글/영문/숫자만 사용할 수 있습니다.'],
      info: ['🐶'.repeat(1_001), '자기소개는 1,000자까지 쓸 수 있습니다.'],
    };
    for (const [field, [value, text]] of Object.entries(texts)) {
      const answer = await ask('POST', '/add', formOf({ ...newcomer(), [field]: value ?? '' }));
      expect(answer).toEqual({ status: 400, body: { message: { type: 'error', text }, code: 'BAD_USER_INPUT' } });
    }
  });

  it('answers a taken e-mail or nickname with 400', async () => {
    const { email, nickName } = await join();
    for (const taken of [{ email: email.toUpperCase() }, { nickName }] as Record<string, string>[]) {
      const { status, body } = await ask('POST', '/add', formOf(newcomer(taken)));
      expect([status, body.code]).toEqual([400, 'CONFLICT']);
    }
  });

  it('has one answer for an unknown e-mail and a wrong password', async () => {
    const { email } = await join();
    const answers = [
      await ask('POST', '/login', { email, password: 'Wrong-pass1' }),
      await ask('POST', '/login', { email: 'nobody@baldojang.example', password: PASSWORD }),
    ];
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toEqual({
      status: 401,
      body: {
        message: { type: 'error', text: '로그인에 실패했습니다. 이메일 또는 비밀번호를 확인하세요.' },
        code: 'UNAUTHENTICATED',
      },
    });
  });

  it('takes the Kakao code as a field or as a bare string, once', async () => {
    const code = await app.kakaoCode();
    expect((await ask<SignedIn>('POST', '/login/kakao', { code })).status).toBe(200);
    expect((await ask('POST', '/login/kakao', { code })).status).toBe(401);
    const { token, ...rest } = (await ask<SignedIn>('POST', '/login/kakao', await app.kakaoCode())).body;
    expect([claimsOf(token).scp, rest]).toEqual(['', { accessToken: token }]);
  });

  it('says that Kakao is away, refuses a code or misses one in three different ways', async () => {
    const kakao = await startFakeKakao();
    const other = await startTestApp({ config: { ...kakao.settings, rateLimits: false } });
    const enter = async (body: object) => {
      const answer = await new RestClient(() => other.url).ask<ErrorBody>('POST', '/api/member/login/kakao', body);
      return [answer.status, answer.body.code, answer.body.message.text];
    };
    const korean = expect.stringMatching(/[가-힣]/) as string;
    expect(await enter({ code: 'nobody has it' })).toEqual([401, 'UNAUTHENTICATED', korean]);
    for (const body of [{}, { code: null }, { code: ' ' }]) expect(await enter(body)).toEqual([400, 'BAD_USER_INPUT', korean]);
    for (const fault of ['server error', 'broken connection', 'html'] as const) {
      kakao.answer('/oauth/token', fault);
      expect([fault, await enter({ code: 'any' })]).toEqual([fault, [502, 'BAD_GATEWAY', korean]]);
    }
    await other.stop();
    await kakao.stop();
  });
});

describe('the profile', () => {
  it('holds what the contract names, and no more', async () => {
    const person = await join();
    const profile = await profileOf(person);
    expect(profile).toEqual({
      id: expect.any(Number) as number,
      email: person.email,
      nickName: person.nickName,
      info: '안녕하세요',
      insertedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/) as string,
      provider: null,
      tempCode: null,
      files: [],
      authNames: [],
    });
    // Wall clock in Seoul.
    const age = Date.now() - new Date(`${profile.insertedAt}+09:00`).getTime();
    expect(Math.abs(age)).toBeLessThan(60 * 60 * 1000);
  });

  it('reads a blank in the address as the + that it was', async () => {
    const person = await join({ email: `bori+walk${people}@baldojang.example` });
    for (const email of [
      person.email,
      encodeURIComponent(person.email),
      person.email.replace('+', '%20'),
      person.email.toUpperCase(),
    ])
      expect((await profileOf({ ...person, email })).email).toBe(person.email);
  });

  it('names an admin, who lists the members, newest first', async () => {
    const { token, email } = await join();
    await app.dataSource.query('UPDATE member SET is_admin = true WHERE email = $1', [email]);
    expect((await profileOf({ email, token })).authNames).toEqual(['admin']);
    const { body } = await ask<MemberBody[]>('GET', '/list', undefined, token);
    expect(body.map(({ id }) => id)).toEqual([...body.map(({ id }) => id)].sort((one, other) => other - one));
    const { id, nickName, insertedAt } = await profileOf({ email, token });
    expect(body[0]).toEqual({ id, email, nickName, insertedAt });
    await app.dataSource.query('UPDATE member SET is_admin = false');
  });

  it('takes a picture on joining, replaces it, and removes it by its name', async () => {
    const person = newcomer();
    await ask('POST', '/add', formOf({ ...person, files: await picture('red') }));
    const { body } = await ask<SignedIn>('POST', '/login', { email: person.email, password: PASSWORD });
    const me = { ...person, token: body.token };
    const [first = ''] = (await profileOf(me)).files;
    expect(first).toMatch(/^\/files\/[\w-]{22,}\/[^?]+\.png$/);
    expect(decodeURIComponent(first)).toContain('보리 사진.png');
    await app.http.get(first).expect('content-type', 'image/png');

    const rest = { email: me.email, password: PASSWORD };
    await ask('PUT', '', formOf({ ...rest, profileFiles: [await picture('blue'), await picture('green')] }), me.token);
    const [second = ''] = (await profileOf(me)).files;
    expect(second).not.toBe(first);
    await app.http.get(first).expect(404);

    const name = second.split('/').at(-1) ?? '';
    await ask('PUT', '', formOf({ ...rest, deleteProfileFileNames: ['../../etc/passwd', name] }), me.token);
    expect((await profileOf(me)).files).toEqual([]);
    await app.http.get(second).expect(404);
  });

  it('leaves absent fields unchanged, as well as fields with the word undefined', async () => {
    const person = await join();
    const changed = formOf({ email: person.email, nickName: 'undefined', info: '새 소개', password: PASSWORD });
    expect(await ask('PUT', '', changed, person.token)).toEqual({
      status: 200,
      body: { message: { type: 'success', text: '회원 정보를 수정했습니다.' } },
    });
    expect(await profileOf(person)).toMatchObject({ nickName: person.nickName, info: '새 소개' });
  });

  it('names the picture that it refuses', async () => {
    const refused = formOf({
      ...newcomer(),
      files: new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], '보리 사진.png', { type: 'image/png' }),
    });
    const { status, body } = await ask('POST', '/add', refused);
    expect(status).toBe(400);
    expect(body.message.text).toMatch(/^보리 사진\.png: /);
    const large = formOf({
      ...newcomer(),
      files: new File([new Uint8Array(10 * 1024 * 1024 + 1)], '큰 사진.png', { type: 'image/png' }),
    });
    expect((await ask('POST', '/add', large)).status).toBe(413);
    const two = formOf({ ...newcomer(), files: [await picture('red'), await picture('blue')] });
    expect((await ask('POST', '/add', two)).status).toBe(400);
  });
});

describe('changing and leaving', () => {
  it('changes the password and ends all other sign-ins', async () => {
    const person = await join();
    const { body: other } = await ask<SignedIn>('POST', '/login', { email: person.email, password: PASSWORD });
    const change = { email: person.email, oldPassword: PASSWORD, newPassword: 'Another-place2' };
    expect((await ask('PUT', '/changePassword', change, person.token)).status).toBe(200);
    expect((await ask('GET', `?email=${person.email}`, undefined, person.token)).status).toBe(200);
    expect((await ask('GET', `?email=${person.email}`, undefined, other.token)).status).toBe(401);
    expect((await ask('POST', '/login', { email: person.email, password: PASSWORD })).status).toBe(401);
  });

  it('withdraws, after which every token is dead and the e-mail free', async () => {
    const person = await join();
    const leave = { email: person.email, password: PASSWORD };
    const { body: elsewhere } = await ask<SignedIn>('POST', '/login', leave);
    expect(await ask('DELETE', '', leave, person.token)).toEqual({
      status: 200,
      body: { message: { type: 'success', text: '회원 탈퇴가 완료되었습니다.' } },
    });
    for (const token of [person.token, elsewhere.token])
      expect((await ask('GET', `?email=${person.email}`, undefined, token)).status).toBe(401);
    await join({ email: person.email });
  });

  it('gives a code of 8 characters to members of Kakao alone, and takes the newest once', async () => {
    const regular = await join();
    expect((await ask('POST', '/withdrawalCode', { email: regular.email }, regular.token)).status).toBe(400);

    const { body } = await ask<SignedIn>('POST', '/login/kakao', { code: await app.kakaoCode() });
    const { token } = body;
    const me = { email: String(claimsOf(token).sub), token };
    expect((await profileOf(me)).provider).toBe('kakao');
    const codeOf = async () => {
      const created = await ask<{ tempCode: string }>('POST', '/withdrawalCode', { email: me.email }, token);
      expect(created).toEqual({ status: 200, body: { tempCode: expect.stringMatching(/^.{8}$/) as string } });
      return created.body.tempCode;
    };
    const [older, newer] = [await codeOf(), await codeOf()];
    const edit = (password: string) => ask('PUT', '', formOf({ email: me.email, info: '카카오', password }), token);
    expect((await edit(older)).status).toBe(403);
    expect((await edit(newer)).status).toBe(200);
    expect((await edit(newer)).status).toBe(403);
    expect(
      (await ask('PUT', '/changePassword', { email: me.email, oldPassword: 'x', newPassword: PASSWORD }, token)).status,
    ).toBe(400);
    expect((await ask('DELETE', '', { email: me.email, password: await codeOf() }, token)).status).toBe(200);
  });
});
