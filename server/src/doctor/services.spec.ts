import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { CANARY, createDoctor, type Doctor, type Env, PRODUCTION } from '../../test/doctor';
import { answerJson, type FakeKakao, startFakeKakao } from '../../test/fake-kakao';
import { type FakeSmtp, startFakeSmtp } from '../../test/fake-smtp';
import { type FakeLlm, LLM_KEY, startFakeLlm } from '../../test/fake-llm';
import { freePort } from '../database/embedded-postgres';
import { programChecks } from './check-program';
import { runChecks } from './run-checks';

jest.setTimeout(120_000);

const REST_KEY = `${CANARY}0123456789`;

let own: Doctor;
beforeEach(() => {
  own = createDoctor();
});
afterEach(() => {
  own.dispose();
  for (const secret of [CANARY, LLM_KEY]) expect(own.said).not.toContain(secret);
});
const doctor = (env?: Env) => own.examine(env);
const port = async () => String(await freePort());

describe('checks of the program', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'baldojang-program-'));
    cpSync(resolve(__dirname, '../../../package.json'), join(root, 'package.json'));
    mkdirSync(join(root, 'client/dist'), { recursive: true });
    writeFileSync(join(root, 'client/dist/index.html'), '');
    mkdirSync(join(root, 'server'));
  });
  afterEach(() => rmSync(root, { recursive: true }));
  const program = async (env: Env = {}, nodeVersion = '24.1.0') =>
    Object.fromEntries(
      (await runChecks(programChecks({ env, root, nodeVersion }))).map(({ name, mark, text }) => [name, `${mark}: ${text}`]),
    );

  it('pass', async () => {
    expect(await program()).toEqual({
      'Node.js': 'good: 24.1.0 (20.19 이상이어야 합니다)',
      화면: 'good: 빌드되어 있습니다.',
      '변수 이름': 'good: 모르는 이름이 없습니다.',
    });
  });

  it.each([
    ['20.18.3', 'fault'],
    ['18.20.0', 'fault'],
    ['20.19.0', 'good'],
    ['21.0.0', 'good'],
  ])('report Node %s: %s', async (version, mark) => {
    expect((await program({}, version))['Node.js']).toMatch(new RegExp(`^${mark}: `));
  });

  it('report a missing client build, as information in development', async () => {
    rmSync(join(root, 'client/dist'), { recursive: true });
    expect((await program({ NODE_ENV: 'production' }))['화면']).toContain('fault: 아직 빌드되지 않았습니다.');
    expect((await program())['화면']).toContain('information: ');
  });

  it('report an .env file that is not loaded', async () => {
    writeFileSync(join(root, 'server/.env'), `PORT=4001\nJWT_SECRET=${CANARY}\nS3_BUCKET=\nOTHER=1\n`);
    const unread = (await program())['설정 파일'];
    expect(unread).toContain('warning: server/.env에 적혀 있지만 지금 쓰이지 않는 값이 있습니다: PORT, JWT_SECRET.');
    expect(unread).not.toContain(CANARY);
    expect((await program({ PORT: '4001', JWT_SECRET: CANARY }))['설정 파일']).toContain('good: ');
  });
});

describe('checks of the settings', () => {
  it('pass in production', async () => {
    expect(await doctor({ ...PRODUCTION, CORS_ORIGINS: 'https://app.example' })).toMatchObject({
      '설정/NODE_ENV': '✓ 운영(production)입니다.',
      '설정/PUBLIC_URL': '✓ https://baldojang.invalid',
      '설정/TRUSTED_PROXIES': '✓ loopback',
      '설정/JWT_SECRET': '✓ 짐작하기 어려운 값으로 보입니다.',
      '설정/CORS_ORIGINS': '✓ https://app.example',
      '설정/LOG_LEVEL': '✓ info',
    });
  });

  it.each<[string, Env, string]>([
    ['NODE_ENV', { PUBLIC_URL: 'https://baldojang.invalid' }, '✗ 사람들이 쓰는 주소가 있는데 운영이 아닙니다.'],
    ['PUBLIC_URL', { ...PRODUCTION, PUBLIC_URL: '' }, '! http://localhost:'],
    [
      'PUBLIC_URL',
      { ...PRODUCTION, PUBLIC_URL: 'http://baldojang.invalid' },
      '✗ http://baldojang.invalid 주소에는 암호화가 없어',
    ],
    ['TRUSTED_PROXIES', { ...PRODUCTION, TRUSTED_PROXIES: '' }, '! PUBLIC_URL이 https://인데 비어 있습니다.'],
    ['TRUSTED_PROXIES', { ...PRODUCTION, TRUSTED_PROXIES: '10.0.0.0/8,0.0.0.0/0' }, '✗ 0.0.0.0/0 대역은 모든 주소를 뜻합니다.'],
    ['JWT_SECRET', { ...PRODUCTION, JWT_SECRET: '1234'.repeat(10) }, '✗ 같은 글자가 되풀이되는 값입니다.'],
    ['JWT_SECRET', { ...PRODUCTION, JWT_SECRET: 'Change-me-before-you-go-live-2026!' }, '✗ 보기로 적힌 값이거나'],
    ['JWT_SECRET', { ...PRODUCTION, JWT_SECRET: 'h4RtzQ9-wLmK'.repeat(3) }, '✗ 같은 말이 되풀이되는 값입니다.'],
    ['JWT_SECRET', { JWT_SECRET: '1234'.repeat(10) }, '! 같은 글자가 되풀이되는 값입니다.'],
    ['CORS_ORIGINS', { ...PRODUCTION, CORS_ORIGINS: 'http://localhost:5173' }, '! 개발할 때 쓰는 출처가 남아 있습니다'],
    ['CORS_ORIGINS', { ...PRODUCTION, CORS_ORIGINS: 'http://app.example' }, '! 암호화가 없는 출처에 열려 있습니다'],
    ['LOG_LEVEL', { ...PRODUCTION, LOG_LEVEL: 'silent' }, '! silent로 정하면 고장이 나도'],
    ['LOG_LEVEL', { ...PRODUCTION, LOG_LEVEL: 'trace' }, '! trace로 정하면 기록이 매우 많아'],
    ['MAP_TILE_URL', { ...PRODUCTION, MAP_TILE_URL: 'http://tiles.example/{z}/{x}/{y}' }, '! 지도 그림의 주소가 http://라'],
    [
      'MAP_TILE_URL',
      { ...PRODUCTION, MAP_TILE_URL: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png' },
      '! OpenStreetMap의 그림은',
    ],
  ])('report a wrong %s: %j', async (name, env, text) => {
    expect((await doctor(env))[`설정/${name}`]).toContain(text);
  });

  it('report an unknown variable', async () => {
    const found = await doctor({ KAKAO_REST_KEY: CANARY, S3_SECRET: CANARY, S3_SERVICE_HOST: '10.0.0.1' });
    expect(found['프로그램/변수 이름']).toContain('! 발도장이 모르는 변수라 쓰이지 않습니다: KAKAO_REST_KEY, S3_SECRET.');
  });
});

describe('checks of Kakao', () => {
  let kakao: FakeKakao;
  beforeEach(async () => {
    kakao = await startFakeKakao();
  });
  afterEach(() => kakao.stop());

  const signIn = async (env: Env = {}) =>
    (await doctor({ KAKAO_REST_API_KEY: REST_KEY, KAKAO_CLIENT_SECRET: CANARY, KAKAO_AUTH_BASE: kakao.url, ...env }))[
      '카카오/로그인'
    ];
  const refuse = (code: string) =>
    kakao.answer('/oauth/token', (response) =>
      answerJson(response, 401, { error: 'invalid_client', error_description: CANARY, error_code: code }),
    );

  it('pass for a valid key and secret', async () => {
    expect(await signIn()).toBe(
      `✓ 카카오가 키와 시크릿을 받아들입니다. 리다이렉트 URI(${kakao.url && 'http://localhost:'}PORT/auth/kakao/callback)를 글자까지 똑같이 등록했는지는 여기서 알 수 없습니다.`.replace(
        'PORT',
        new URL(kakao.requests[0]!.body.get('redirect_uri')!).port,
      ),
    );
    expect(kakao.requests.map(({ path, body }) => [path, body.get('client_id')])).toEqual([['/oauth/token', REST_KEY]]);
  });

  it.each([
    ['KOE101', '✗ KAKAO_REST_API_KEY가 틀립니다.'],
    ['KOE010', '✗ KAKAO_CLIENT_SECRET이 틀립니다.'],
    ['KOE004', '✗ 카카오 로그인이 꺼져 있습니다.'],
    ['KOE303', '카카오디벨로퍼스에 등록되어 있지 않습니다.'],
    ['KOE999', '✗ 카카오가 거절합니다 (KOE999).'],
  ])('report the answer %s', async (code, text) => {
    refuse(code);
    expect(await signIn()).toContain(text);
  });

  it('report a missing secret', async () => {
    refuse('KOE010');
    expect(await signIn({ KAKAO_CLIENT_SECRET: '' })).toContain('✗ 카카오가 클라이언트 시크릿을 달라고 합니다.');
  });

  it.each(['server error', 'silence', 'half an answer', 'broken connection', 'html', 'too many requests'] as const)(
    'report an invalid answer: %s',
    async (fault) => {
      kakao.answer('/oauth/token', fault);
      expect(await signIn()).toMatch(/^✗ 카카오\(127\.0\.0\.1:\d+\)에 물어볼 수 없습니다\. \S/);
    },
  );

  it('report an unreachable Kakao, and one that is not configured', async () => {
    expect(await signIn({ KAKAO_AUTH_BASE: `http://127.0.0.1:${await port()}` })).toContain('ECONNREFUSED');
    expect(await signIn({ KAKAO_REST_API_KEY: '', KAKAO_CLIENT_SECRET: '' })).toContain('· KAKAO_REST_API_KEY가 없어 시연용');
    expect(await signIn({ ...PRODUCTION, KAKAO_REST_API_KEY: '', KAKAO_CLIENT_SECRET: '' })).toContain(
      '· KAKAO_REST_API_KEY가 없어 카카오',
    );
  });

  it('report map keys of the wrong format or kind', async () => {
    const map = async (env: Env) => (await doctor({ KAKAO_AUTH_BASE: kakao.url, ...env }))['카카오/지도 키'];
    expect(await map({ KAKAO_JS_KEY: '0123456789abcdef0123456789abcdef' })).toContain('· 모양은 맞습니다.');
    expect(await map({ KAKAO_JS_KEY: CANARY })).toContain('! 카카오의 키는 보통');
    expect(await map({ KAKAO_JS_KEY: REST_KEY, KAKAO_REST_API_KEY: REST_KEY })).toContain('✗ KAKAO_JS_KEY에 REST API 키가');
  });
});

describe('checks of the language model', () => {
  let llm: FakeLlm;
  beforeEach(async () => {
    llm = await startFakeLlm();
  });
  afterEach(() => llm.stop());

  const model = async (env: Env = {}) =>
    (await doctor({ ANTHROPIC_API_KEY: LLM_KEY, ANTHROPIC_BASE_URL: llm.url, CHATBOT_MODEL: 'claude-test-1', ...env }))[
      '챗봇/언어 모델'
    ];
  const answerWith = (lifecycle: string) =>
    llm.answer((response) => answerJson(response, 200, { id: 'claude-test-1', type: 'model', lifecycle }));

  it.each([
    ['active', /^✓ claude-test-1 \(127\.0\.0\.1:\d+\)$/],
    ['deprecated', /^! 「claude-test-1」 모델은 곧 없어집니다\./],
    ['retired', /^✗ 「claude-test-1」 모델은 이제 없습니다\./],
  ])('report a model that is %s', async (lifecycle, text) => {
    answerWith(lifecycle);
    expect(await model()).toMatch(text);
    // No request that costs anything.
    expect(llm.questions.map(({ path }) => path)).toEqual(['/v1/models/claude-test-1']);
  });

  it.each([
    ['wrong key', '✗ ANTHROPIC_API_KEY가 틀리거나 지워진 키입니다.'],
    ['no permission', '✗ 이 키로는 「claude-test-1」 모델을 쓸 수 없습니다.'],
    ['unknown model', '에 「claude-test-1」 모델이 없습니다.'],
    ['too many requests', '! 언어 모델 서버가 지금은'],
    ['overloaded', '! 언어 모델 서버가 지금은'],
    ['server error', '(HTTP 500)'],
    ['html', '에 물어볼 수 없습니다.'],
    ['not JSON', '에 물어볼 수 없습니다.'],
    ['connection refused', '에 물어볼 수 없습니다.'],
    ['endless line', '에 물어볼 수 없습니다.'],
  ] as const)('report the answer: %s', async (fault, text) => {
    llm.answer({ fault });
    expect(await model()).toContain(text);
    expect(llm.questions).toHaveLength(1);
  });

  it('report a model that is silent, unreachable or not configured', async () => {
    llm.answer(() => {});
    expect(await model()).toMatch(/^✗ .*제때 답이 없습니다\.$/);
    expect(await model({ ANTHROPIC_BASE_URL: `http://127.0.0.1:${await port()}` })).toContain('ECONNREFUSED');
    expect(await model({ ANTHROPIC_API_KEY: '' })).toBe('· ANTHROPIC_API_KEY가 없어 미리 써 둔 답으로 대답합니다.');
  });

  it('report a daily limit of zero', async () => {
    answerWith('active');
    const found = await doctor({ ANTHROPIC_API_KEY: LLM_KEY, ANTHROPIC_BASE_URL: llm.url, CHATBOT_DAILY_LIMIT: '0' });
    expect(found['챗봇/하루 질문 수']).toContain('! CHATBOT_DAILY_LIMIT이 0이라');
  });
});

describe('checks of mail', () => {
  let smtp: FakeSmtp;
  afterEach(() => smtp?.stop());
  const server = async (url: string, env: Env = {}) =>
    (await doctor({ SMTP_URL: url, MAIL_FROM: 'help@baldojang.example', ...env }))['메일/메일 서버'];
  const withPassword = (password: string) => server(`smtp://user:${password}@127.0.0.1:${smtp.port}`);
  const startWithPassword = async () => {
    smtp = await startFakeSmtp({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ password }, _session, done) =>
        password === CANARY ? done(null, { user: 'user' }) : done(new Error(`wrong: ${CANARY}`)),
    });
  };

  it('pass for a server that lets us in, and send nothing', async () => {
    await startWithPassword();
    expect(await withPassword(CANARY)).toMatch(/^✓ 127\.0\.0\.1:\d+에 연결됩니다\./);
    expect(smtp.messages).toEqual([]);
  });

  it('report a wrong password', async () => {
    await startWithPassword();
    expect(await withPassword(`${CANARY}-wrong`)).toMatch(/^✗ 메일 서버.*사용자나 비밀번호를 받아들이지 않습니다/);
  });

  it('report a server that is away, without encryption, or no mail server', async () => {
    smtp = await startFakeSmtp();
    expect(await server(`smtp://user:${CANARY}@127.0.0.1:${await port()}`)).toMatch(
      /^✗ 메일 서버.*닿을 수 없습니다.*ECONNREFUSED/,
    );
    expect(await server('smtp://mail.baldojang.invalid')).toMatch(/^✗ .*\(EDNS\)/);
    expect(await server(`smtps://user:${CANARY}@127.0.0.1:${smtp.port}`)).toMatch(/^✗ .*암호화된 연결\(TLS\)/);
    const web = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')).listen(0, '127.0.0.1');
    await once(web, 'listening');
    expect(await server(`smtp://127.0.0.1:${(web.address() as AddressInfo).port}`)).toContain('메일 서버가 아닌 것이 답하거나');
    web.close();
  });

  it('say where mail goes without a server', async () => {
    const where = async (env: Env) => (await doctor(env))['메일/메일 서버'];
    expect(await where(PRODUCTION)).toMatch(/^! SMTP_URL이 없어 메일을 보내지 않습니다\. 비밀번호를 잊은 회원은 문의하기로/);
    expect(await where({})).toMatch(/^· SMTP_URL이 없어 메일이 파일로 놓입니다: .*outbox$/);
  });
});
