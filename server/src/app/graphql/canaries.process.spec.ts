import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { print } from 'graphql';
import sharp from 'sharp';
import { BOARD, CREATE_BOARD, CREATE_COMMENT, UPDATE_BOARD, UPDATE_COMMENT } from '../../../test/board-operations';
import { makeFacility, makeMember, makeReview, PASSWORD } from '../../../test/factories';
import { FAKE_FAULTS, type FakeKakao, startFakeKakao } from '../../../test/fake-kakao';
import { type FakeLlm, LLM_FAULTS, LLM_KEY, startFakeLlm } from '../../../test/fake-llm';
import { CHANGE_PASSWORD, CREATE_CODE, SIGN_IN, SIGN_UP, UPDATE, VIEWER, WITHDRAW } from '../../../test/member-operations';
import { pictureOf } from '../../../test/pictures';
import { CREATE_REVIEW, REPORT_REVIEW, UPDATE_REVIEW } from '../../../test/review-operations';
import { makeThings, sampleArguments } from '../../../test/sample-values';
import { documentOf } from '../../../test/schema-calls';
import { scrape } from '../../../test/scrape';
import { launchServer, type ServerProcess } from '../../../test/server-process';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database';
import { freePort } from '../../database/embedded-postgres';
import type { Member } from '../../modules/member/member.entity';
import { SessionService } from '../../modules/member/session.service';
import { rootFieldsOf } from './auth-checker';
import { createSchema } from './schema';

/**
 * Everything personal or secret that goes into the running server here has one of these words in it, or is put into `secrets` when it
 * comes out of the server. None of it may stand in the log, however much is logged, or in the metrics.
 */
const WORD = 'canary';
const KOREAN = '카나리';
const ADDRESS = '203.0.113.';
const JWT_SECRET = `${WORD}-jwt-secret-long-enough-for-hs256`;
const TIME = 240_000;

const EMAIL = `${WORD}@baldojang.example`;
const NEW_PASSWORD = 'Canary-Haedari-8!';
const SIGN_IN_WITH_KAKAO =
  'mutation ($input: KakaoSignInInput!) { signInWithKakao(input: $input) { token member { email nickName } } }';
const INQUIRE = 'mutation ($input: CreateInquiryInput!) { createInquiry(input: $input) { message } }';
const ASK = 'mutation ($input: AskChatbotInput!) { askChatbot(input: $input) { text } }';

const schema = createSchema();
const dataDir = mkdtempSync(join(tmpdir(), 'baldojang-data-'));
const secrets = new Set<string>();
let database: TestDatabase;
let kakao: FakeKakao;
let llm: FakeLlm;
let server: ServerProcess;
let metricsPort: number;
let requests = 0;

beforeAll(async () => {
  [database, kakao, llm] = await Promise.all([createTestDatabase(), startFakeKakao(), startFakeLlm()]);
  metricsPort = await freePort();
  secrets.add(new URL(database.url).password);
  server = await launchServer({
    env: {
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      NODE_ENV: 'production',
      LOG_LEVEL: 'trace',
      SLOW_QUERY_MS: '1',
      METRICS_PORT: String(metricsPort),
      TRUSTED_PROXIES: '127.0.0.1',
      JWT_SECRET,
      KAKAO_REST_API_KEY: 'canaryrestkey',
      KAKAO_CLIENT_SECRET: 'canary-client-secret',
      KAKAO_AUTH_BASE: kakao.url,
      KAKAO_API_BASE: kakao.url,
      ANTHROPIC_API_KEY: LLM_KEY,
      ANTHROPIC_BASE_URL: llm.url,
    },
  });
}, TIME);
afterAll(async () => {
  await server.stop('SIGKILL');
  await Promise.all([kakao.stop(), llm.stop(), database.drop()]);
  rmSync(dataDir, { recursive: true, force: true });
});

interface Answer {
  status: number;
  data: Record<string, Record<string, unknown>> | null;
  codes: string[];
}

/** Every request comes from a place of its own, so that no limit is in the way. */
const headersOf = (token?: string) => ({
  'x-forwarded-for': `${ADDRESS}${(requests += 1) % 250}`,
  'user-agent': `${WORD}-browser`,
  cookie: `session=${WORD}`,
  referer: `https://${WORD}.example/?q=${WORD}`,
  'apollo-require-preflight': 'true',
  ...(token && { authorization: `Bearer ${token}` }),
});

async function read(response: Response): Promise<Answer> {
  const { data, errors = [] } = (await response.json()) as {
    data?: Answer['data'];
    errors?: { extensions?: { code: string } }[];
  };
  return { status: response.status, data: data ?? null, codes: errors.map(({ extensions }) => extensions?.code ?? 'none') };
}

async function run(query: string, variables: Record<string, unknown> = {}, token?: string): Promise<Answer> {
  const headers = { 'content-type': 'application/json', ...headersOf(token) };
  return read(await fetch(`${server.url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query, variables }) }));
}

/** A form with one file at `variables.input.{at}`. */
async function upload(
  query: string,
  { input, at, file }: { input: object; at: string; file: File },
  token?: string,
): Promise<Answer> {
  const form = new FormData();
  form.append('operations', JSON.stringify({ query, variables: { input } }));
  form.append('map', JSON.stringify({ 0: [`variables.input.${at}`] }));
  form.append('0', file);
  return read(await fetch(`${server.url}/graphql`, { method: 'POST', headers: headersOf(token), body: form }));
}

const get = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(server.url + path, { headers: { ...headersOf(), ...headers } });
  await answer.arrayBuffer();
  return answer.status;
};

async function tokenOf(member: Member): Promise<string> {
  const { token } = await new SessionService(database.dataSource, JWT_SECRET).open(database.dataSource.manager, member);
  secrets.add(token);
  return token;
}

/** From somebody's phone: with a name and a place of its own. */
async function personalPicture(): Promise<File> {
  const picture = await sharp(await pictureOf('jpeg'))
    .withExif({ IFD0: { Artist: WORD, ImageDescription: WORD } })
    .toBuffer();
  return new File([new Uint8Array(picture)], `${KOREAN} ${WORD}네 집.jpg`, { type: 'image/jpeg' });
}

const kakaoPerson = (name: string) => ({
  id: 77,
  properties: { nickname: `${KOREAN}${name}` },
  kakao_account: { email: `${WORD}${name}@kakao.example`, has_email: true, is_email_valid: true, is_email_verified: true },
});

const HEADERS: Record<string, string>[] = [
  { accept: 'text/html' },
  { accept: 'application/json' },
  { authorization: `Bearer ${WORD}` },
  { authorization: `Basic ${WORD}` },
];

const KEEPERS = new RegExp(`${WORD}|${KOREAN}|${encodeURIComponent(KOREAN)}|${ADDRESS.replaceAll('.', '\\.')}`, 'i');

/** Lines since the last look, all of which are JSON without anything of `secrets` or the words; the metrics likewise. */
let seen = 0;
async function expectNoLeaks(): Promise<Record<string, unknown>[]> {
  const { status, text } = await scrape(metricsPort);
  expect(status).toBe(200);
  const output = server.output();
  const lines = output.slice(seen).split('\n').filter(Boolean);
  seen = output.length;
  for (const line of [...lines, ...text.split('\n')]) {
    expect(line).not.toMatch(KEEPERS);
    for (const secret of secrets) if (line.includes(secret)) throw new Error(`Told: ${secret} in ${line}`);
  }
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

const messagesOf = (lines: Record<string, unknown>[]) => new Set(lines.map(({ msg }) => msg));

describe('neither log nor metrics contain', () => {
  it(
    'who somebody is, what opens an account and what somebody wrote or looked for',
    async () => {
      const { dataSource } = database;
      const facility = await makeFacility(dataSource);
      const admin = await tokenOf(await makeMember(dataSource, { isAdmin: true }));
      const codes: Record<string, string> = {};
      const note = (name: string, { codes: [code] }: Answer) => (codes[name] = code ?? 'ok');

      const person = { email: EMAIL, password: PASSWORD, nickName: `${KOREAN}네`, info: `${WORD} 소개`, agreesToTerms: true };
      note(
        'sign up',
        await upload(SIGN_UP, { input: { ...person, profileImage: null }, at: 'profileImage', file: await personalPicture() }),
      );
      note('sign up again', await run(SIGN_UP, { input: person }));
      note('sign up badly', await run(SIGN_UP, { input: { ...person, email: `${WORD}@@`, password: WORD } }));
      note('sign in wrong', await run(SIGN_IN, { input: { email: EMAIL, password: `${WORD}-wrong` } }));
      note('sign in unknown', await run(SIGN_IN, { input: { email: `${WORD}2@baldojang.example`, password: `${WORD}-wrong` } }));
      const signedIn = await run(SIGN_IN, { input: { email: EMAIL, password: PASSWORD } });
      note('sign in', signedIn);
      const token = String(signedIn.data?.signIn?.token);
      secrets.add(token).add(token.split('.')[2]!);
      note('viewer', await run(VIEWER, {}, token));
      note('dead token', await run(VIEWER, {}, `${token.slice(0, -4)}AAAA`));
      note('no token', await run(VIEWER, {}, `${WORD}.${WORD}.${WORD}`));
      const edit = { password: PASSWORD, nickName: `${KOREAN}새`, info: `${WORD} 새 소개`, profileImage: null };
      note('edit', await upload(UPDATE, { input: edit, at: 'profileImage', file: await personalPicture() }, token));
      const change = { oldPassword: PASSWORD, newPassword: NEW_PASSWORD };
      note('change wrong', await run(CHANGE_PASSWORD, { input: { ...change, oldPassword: `${WORD}-old` } }, token));
      note('change', await run(CHANGE_PASSWORD, { input: change }, token));
      const again = await run(SIGN_IN, { input: { email: EMAIL, password: NEW_PASSWORD } });
      const member = String(again.data?.signIn?.token);
      secrets.add(member);

      const viaKakao = await run(SIGN_IN_WITH_KAKAO, { input: { code: kakao.codeFor(kakaoPerson('k')) } });
      note('kakao', viaKakao);
      const kakaoToken = String(viaKakao.data?.signInWithKakao?.token);
      secrets.add(kakaoToken);
      note('kakao used', await run(SIGN_IN_WITH_KAKAO, { input: { code: `${WORD}-code-0` } }));
      const code = await run(CREATE_CODE, { input: {} }, kakaoToken);
      note('code', code);
      secrets.add(String(code.data?.createTemporaryCode?.code));
      note('code wrong', await run(WITHDRAW, { input: { password: 'CANARY22' } }, kakaoToken));
      note('withdraw', await run(WITHDRAW, { input: { password: code.data?.createTemporaryCode?.code } }, kakaoToken));

      const review = { facilityId: facility.id, rating: 5, content: `${WORD} 후기`, tagNames: [`${KOREAN}태그`], images: [null] };
      const written = await upload(CREATE_REVIEW, { input: review, at: 'images.0', file: await personalPicture() }, member);
      note('review', written);
      const { id: reviewId, images } = written.data?.createReview as { id: string; images: { url: string }[] };
      secrets.add(images[0]!.url.split('/')[2]!);
      expect(await get(images[0]!.url)).toBe(200);
      expect(await get(`${images[0]!.url}.png`)).toBe(404);
      note(
        'review edit',
        await run(UPDATE_REVIEW, { input: { id: reviewId, content: `${WORD} 고침`, removedImageNames: [WORD] } }, member),
      );
      note('report', await run(REPORT_REVIEW, { input: { reviewId, reason: `${WORD} 신고` } }, admin));
      const board = { title: `${WORD} 공지`, content: `${WORD} 내용`, attachments: [null] };
      const posted = await upload(CREATE_BOARD, { input: board, at: 'attachments.0', file: await personalPicture() }, admin);
      note('board', posted);
      const boardId = posted.data?.createBoard?.id;
      note('board edit', await run(UPDATE_BOARD, { input: { id: boardId, content: `${WORD} 고침` } }, admin));
      note('board read', await run(BOARD, { id: WORD }));
      const comment = await run(CREATE_COMMENT, { input: { boardId, content: `${WORD} 댓글` } }, member);
      note('comment', comment);
      note(
        'comment edit',
        await run(UPDATE_COMMENT, { input: { id: comment.data?.createComment?.id, content: `${WORD} 고침` } }, member),
      );
      const inquiry = { email: EMAIL, subject: `${WORD} 제목`, message: `${WORD} 문의 010-1234-5678` };
      note('inquiry', await run(INQUIRE, { input: inquiry }));
      const question = `제 메일은 ${EMAIL}, 전화는 010-9999-${WORD}이에요. ${KOREAN}가 산책을 싫어해요`;
      llm.answer({ text: `${WORD} 답입니다.` });
      note('chatbot', await run(ASK, { input: { messages: [{ role: 'USER', content: question }] } }));

      expect(codes).toEqual({
        ...Object.fromEntries(Object.keys(codes).map((name) => [name, 'ok'])),
        'sign up again': 'CONFLICT',
        'sign up badly': 'BAD_USER_INPUT',
        'sign in wrong': 'UNAUTHENTICATED',
        'sign in unknown': 'UNAUTHENTICATED',
        'dead token': 'UNAUTHENTICATED',
        'no token': 'UNAUTHENTICATED',
        'change wrong': 'FORBIDDEN',
        'kakao used': 'UNAUTHENTICATED',
        'code wrong': 'FORBIDDEN',
      });
      const lines = await expectNoLeaks();
      expect([...messagesOf(lines)]).toEqual(
        expect.arrayContaining(['listening', 'request completed', 'slow statement', 'kakao refused a code']),
      );
      expect(lines.filter(({ req }) => (req as { path?: string } | undefined)?.path === '/files')).toHaveLength(2);
    },
    TIME,
  );

  it(
    'what stands in an address, a header or a body, whether it makes sense or not',
    async () => {
      const admin = await tokenOf(await makeMember(database.dataSource, { isAdmin: true }));
      for (const path of [
        `/api/pet_facilities/search?searchQuery=${WORD}`,
        `/api/pet_facilities/search/suggestions?query=${WORD}`,
        `/api/board/${WORD}`,
        `/api/${WORD}`,
        `/api/member?email=${EMAIL}`,
        `/api/member/${EMAIL}`,
        `/KakaoMap?q=${WORD}`,
        `/facility/${WORD}`,
        `/${WORD}/${EMAIL}`,
        `/share/facility/1/${WORD}.png`,
        `/%zz${WORD}`,
        `/files/${WORD}/${encodeURIComponent(KOREAN)}.jpg`,
        `/graphql?query={petTypes{name}}&token=${WORD}`,
      ])
        for (const headers of HEADERS) await get(path, headers);
      const bodies: [path: string, type: string, body: string][] = [
        ['/graphql', 'application/json', `{"query":"${WORD}`],
        ['/graphql', 'application/json', JSON.stringify({ query: `{ ${WORD} }` })],
        [
          '/graphql',
          'application/json',
          JSON.stringify({ query: `{ facilities(filter: { searchQuery: "${WORD}" }, page: "${WORD}") { totalCount } }` }),
        ],
        [
          '/graphql',
          'application/json',
          JSON.stringify({ query: SIGN_IN, variables: { input: { email: 7, password: WORD, [WORD]: 1 } } }),
        ],
        ['/graphql', `text/${WORD}`, WORD],
        ['/graphql', `multipart/form-data; boundary=${WORD}`, `--${WORD}\r\n${WORD}`],
        ['/api/member/login', 'application/json', `{"email":"${EMAIL}","password":"${WORD}"}`],
        ['/api/member/login', 'application/json', `{"email":"${EMAIL}","password":["${WORD}"]}`],
        ['/api/member/login', 'application/json', `{"${WORD}`],
        [
          '/api/member/add',
          `multipart/form-data; boundary=${WORD}`,
          `--${WORD}\r\nContent-Disposition: form-data; name="${WORD}"\r\n\r\n${WORD}`,
        ],
        ['/api/chatbot', 'application/json', `{"message":"${WORD}"}`],
        ['/api/support', 'application/json', `{"email":"${EMAIL}","subject":"${WORD}","message":"${'x'.repeat(300_000)}"}`],
      ];
      for (const [path, type, body] of bodies) {
        const answer = await fetch(server.url + path, {
          method: 'POST',
          headers: { ...headersOf(), 'content-type': type },
          body,
        });
        await answer.arrayBuffer();
        expect(answer.status).not.toBe(500);
      }

      // Every operation there is, with the word wherever a text may stand.
      const things = await makeThings(database.dataSource);
      for (const { name } of rootFieldsOf(schema)) {
        const values = sampleArguments(schema, name, things);
        const spoilt = JSON.parse(JSON.stringify(values), (_key, value: unknown) =>
          typeof value === 'string' ? `${WORD}${value}` : value,
        ) as typeof values;
        await run(print(documentOf(schema, name, { args: Object.keys(values), depth: 2 })), spoilt, admin);
      }
      const lines = await expectNoLeaks();
      expect(lines.filter(({ msg }) => msg === 'request completed').length).toBeGreaterThan(100);
    },
    TIME,
  );

  it(
    'what was about to be stored when the database refuses it',
    async () => {
      const { dataSource } = database;
      const member = await makeMember(dataSource);
      const token = await tokenOf(member);
      const { id: facilityId } = await makeFacility(dataSource);
      const { id: reviewId } = await makeReview(dataSource);
      const board = (await makeThings(dataSource)).ids.board;
      const inquiry = () => ({
        email: `${WORD}${randomUUID()}@baldojang.example`,
        subject: `${WORD} 제목`,
        message: `${WORD} 문의`,
      });
      /** One write into each table that takes what a person typed. */
      const writes = async () => {
        const person = {
          email: `${WORD}${randomUUID()}@baldojang.example`,
          password: PASSWORD,
          nickName: `${KOREAN}${(requests += 1)}`,
          agreesToTerms: true,
        };
        return [
          await run(SIGN_UP, { input: { ...person, info: WORD } }),
          await run(UPDATE, { input: { password: PASSWORD, info: `${WORD}${requests}` } }, token),
          await run(SIGN_IN, { input: { email: member.email, password: PASSWORD } }),
          await upload(
            CREATE_REVIEW,
            {
              input: { facilityId, rating: 5, content: `${WORD} 후기`, tagNames: [`${KOREAN}${requests}`], images: [null] },
              at: 'images.0',
              file: await personalPicture(),
            },
            token,
          ),
          await run(REPORT_REVIEW, { input: { reviewId, reason: `${WORD}${requests}` } }, token),
          await run(CREATE_COMMENT, { input: { boardId: board, content: `${WORD} 댓글` } }, token),
          await run(INQUIRE, { input: inquiry() }),
        ];
      };
      const TABLES = ['member', 'session', 'review', 'tag', 'stored_file', 'review_report', 'comment', 'inquiry'];
      const refusals: Record<string, string> = {
        'a trigger': `RAISE EXCEPTION 'refused: %', NEW USING DETAIL = NEW::text, HINT = NEW::text;`,
        'a trigger that says it is a conflict': `RAISE unique_violation USING MESSAGE = NEW::text, DETAIL = NEW::text;`,
        'a trigger that says it is a deadlock': `RAISE deadlock_detected USING MESSAGE = NEW::text;`,
        'a text that is no number': `PERFORM NEW::text::integer;`,
        'a division by zero': `PERFORM 1 / 0;`,
        'a broken expression': `PERFORM NEW::text ~ ('(' || NEW::text);`,
        'a statement that takes too long': `PERFORM pg_sleep(1.5);`,
      };
      const unexpected: Record<string, number> = {};
      for (const [name, body] of Object.entries(refusals)) {
        await dataSource.query(
          `CREATE OR REPLACE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $refuse$ BEGIN ${body} RETURN NEW; END $refuse$`,
        );
        for (const table of TABLES)
          await dataSource.query(
            `CREATE OR REPLACE TRIGGER refuse BEFORE INSERT OR UPDATE ON "${table}" FOR EACH ROW EXECUTE FUNCTION refuse()`,
          );
        const answers = await writes();
        // Otherwise nothing was refused, and nothing is shown.
        expect(answers.flatMap(({ codes }) => codes.slice(0, 1))).toHaveLength(answers.length);
        unexpected[name] = (await expectNoLeaks()).filter(
          ({ msg }) => msg === 'unexpected error' || msg === 'database unavailable',
        ).length;
      }
      for (const table of TABLES) await dataSource.query(`DROP TRIGGER refuse ON "${table}"`);
      expect(unexpected).toMatchObject({
        'a trigger': 7,
        'a text that is no number': 7,
        'a division by zero': 7,
        'a broken expression': 7,
      });
      expect(unexpected['a statement that takes too long']).toBeGreaterThan(0);

      // Postgres itself tells whole rows and keys in such an error.
      await run(INQUIRE, { input: inquiry() });
      const [{ last }] = await dataSource.query<[{ last: number }]>('SELECT max(id) AS last FROM inquiry');
      await dataSource.query(`CREATE UNIQUE INDEX refuse ON inquiry (left(email, 6)) WHERE id > ${last}`);
      const conflict = [await run(INQUIRE, { input: inquiry() }), await run(INQUIRE, { input: inquiry() })];
      await dataSource.query(`ALTER TABLE inquiry ADD CONSTRAINT refuse_words CHECK (message NOT LIKE '%${WORD}%') NOT VALID`);
      const check = await run(INQUIRE, { input: inquiry() });
      expect([...conflict, check].map(({ codes: [code] }) => code === undefined)).toEqual([true, false, false]);
      await expectNoLeaks();
    },
    TIME,
  );

  it(
    'what others answer who do not answer as they should',
    async () => {
      llm.answer({ text: '네.' });
      const question = { messages: [{ role: 'USER', content: `${WORD} ${EMAIL} 우리 ${KOREAN}가 심심해해요` }] };
      for (const fault of LLM_FAULTS) {
        llm.answer({ fault });
        expect((await run(ASK, { input: question })).codes).toEqual(['BAD_GATEWAY']);
      }
      const person = () => ({ input: { code: kakao.codeFor(kakaoPerson(String((requests += 1)))) } });
      for (const path of ['/v2/user/me', '/oauth/token'] as const)
        for (const fault of FAKE_FAULTS) {
          kakao.answer(path, fault);
          expect((await run(SIGN_IN_WITH_KAKAO, person())).codes).toEqual(['BAD_GATEWAY']);
        }
      const lines = await expectNoLeaks();
      expect([...messagesOf(lines)]).toEqual(
        expect.arrayContaining(['kakao does not answer as it should', 'the language model does not answer as it should']),
      );
    },
    TIME,
  );
});
