import { startFakeSmtp } from '../../../test/fake-smtp';
import { makeMember, PASSWORD } from '../../../test/factories';
import { mailsTo, tokensTo } from '../../../test/mailbox';
import { CHANGE_PASSWORD, isAlive, signIn } from '../../../test/member-operations';
import { recordStatements } from '../../../test/record-statements';
import { codeOf, startTestApp, type TestApp } from '../../../test/test-app';
import { LIMIT_FIGURES } from '../../shared/validation/limit-figures';
import { Member } from './member.entity';
import { MemberLink } from './member-link.entity';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.stop());

const NEW_PASSWORD = 'Jindallae-8!';
const REQUEST = 'mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) }';
const RESET = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) }';
const CHANGE = 'mutation ($input: RequestEmailChangeInput!) { requestEmailChange(input: $input) }';
const CONFIRM = 'mutation ($input: ConfirmEmailInput!) { confirmEmail(input: $input) }';

const request = (email: string) => app.run(REQUEST, { input: { email } });
const reset = async (token: string, newPassword = NEW_PASSWORD) =>
  codeOf(await app.run(RESET, { input: { token, newPassword } }));
const confirm = async (token: string) => codeOf(await app.run(CONFIRM, { input: { token } }));
const stored = ({ id }: Member) => app.dataSource.getRepository(Member).findOneByOrFail({ id });

describe('a forgotten password', () => {
  it('is replaced by a link that works once, closes every session and confirms the e-mail', async () => {
    const member = await makeMember(app.dataSource);
    const session = await app.signIn(member);
    await request(member.email.toUpperCase());
    const [token = ''] = await tokensTo(app, member.email);
    expect([await reset(token, 'weak'), await reset(token), await reset(token)]).toEqual([
      'BAD_USER_INPUT',
      'ok',
      'BAD_USER_INPUT',
    ]);
    expect(await isAlive(app, session)).toBe(false);
    expect((await signIn(app, member.email, PASSWORD)).status).toBe(401);
    expect((await signIn(app, member.email, NEW_PASSWORD)).status).toBe(200);
    expect((await stored(member)).emailConfirmedAt).toBeInstanceOf(Date);
  });

  it('has one valid link, for 30 minutes', async () => {
    const member = await makeMember(app.dataSource);
    await request(member.email);
    await tokensTo(app, member.email);
    await request(member.email);
    const [first = '', second = ''] = await tokensTo(app, member.email);
    expect(await reset(first)).toBe('BAD_USER_INPUT');
    const [link] = await app.dataSource.getRepository(MemberLink).find();
    expect(link!.expiresAt.getTime() - Date.now()).toBeLessThanOrEqual(30 * 60_000);
    await app.dataSource.query("UPDATE member_link SET expires_at = now() - interval '1 second'");
    expect(await reset(second)).toBe('BAD_USER_INPUT');
  });

  it('has a link to the configured address, whatever the Host header says', async () => {
    const member = await makeMember(app.dataSource);
    const { text: answer } = await app.http
      .post('/graphql')
      .set({ host: 'evil.example', 'x-forwarded-host': 'evil.example' })
      .send({ query: REQUEST, variables: { input: { email: member.email } } });
    expect(answer).toContain('"requestPasswordReset":true');
    const [text] = await mailsTo(app, member.email);
    expect(text).toContain('/password/reset#token=');
    expect(text).not.toContain('evil.example');
  });

  it('gives the same answer after the same statements for an unknown address, and no mail', async () => {
    const [member, suspended] = [await makeMember(app.dataSource), await makeMember(app.dataSource)];
    const kakao = await makeMember(app.dataSource, { kakaoId: '1' });
    await app.dataSource.query("UPDATE member SET suspended_at = now(), suspension_reason = '욕설' WHERE id = $1", [
      suspended.id,
    ]);
    const statements = recordStatements(app.dataSource);
    const traceOf = async (email: string) => {
      statements.length = 0;
      return { answer: await request(email), statements: [...statements] };
    };
    // The first request of an address leases points of its general limit.
    await traceOf('anybody@baldojang.example');
    const unknown = await traceOf('nobody@baldojang.example');
    expect(unknown.statements).toContainEqual(expect.stringContaining('queued_mail'));
    for (const { email } of [member, suspended, kakao]) expect(await traceOf(email)).toEqual(unknown);
    expect(await mailsTo(app, 'nobody@baldojang.example')).toEqual([]);
  });

  it('is answered while the mail server keeps the mail waiting', async () => {
    let accept = () => {};
    const asked = new Promise<void>((resolve) => (accept = resolve));
    const smtp = await startFakeSmtp({ onMailFrom: (_address, _session, done) => void asked.then(() => done()) });
    const slow = await startTestApp({ config: { smtpUrl: `smtp://127.0.0.1:${smtp.port}` } });
    slow.mail.start();
    const { email } = await makeMember(slow.dataSource);
    expect((await slow.run(REQUEST, { input: { email } })).data).toEqual({ requestPasswordReset: true });
    expect(smtp.messages).toEqual([]);
    accept();
    await slow.mail.sendDue();
    expect(smtp.messages).toEqual([expect.stringContaining(`To: ${email}`)]);
    await slow.mail.stop();
    await slow.stop();
    await smtp.stop();
  });

  it('is limited alike for known and unknown addresses', async () => {
    const member = await makeMember(app.dataSource);
    const codesFor = async (email: string) => {
      const codes = [];
      for (let round = 0; round < 7; round++) codes.push(codeOf(await request(email)));
      return codes;
    };
    const known = await codesFor(member.email);
    expect(known.filter((code) => code === 'ok')).toHaveLength(5);
    expect(await codesFor('nobody@baldojang.example')).toEqual(known);
  });

  it('is limited for an address, whatever accounts it asks for', async () => {
    const codes = [];
    for (let count = 0; count <= LIMIT_FIGURES.MAIL_ADDRESS.points; count++)
      codes.push(codeOf(await request(`someone${count}@baldojang.example`)));
    expect(codes.filter((code) => code === 'ok')).toHaveLength(LIMIT_FIGURES.MAIL_ADDRESS.points);
    expect(codes.at(-1)).toBe('TOO_MANY_REQUESTS');
  });

  it('has a link that cannot be guessed: an address has a number of tries, of both kinds of links together', async () => {
    const member = await makeMember(app.dataSource);
    await request(member.email);
    const [token = ''] = await tokensTo(app, member.email);
    const { points } = LIMIT_FIGURES.LINK_ADDRESS;
    const tries = Array.from({ length: 2 * points }, (_, count) => {
      const guess = String(count).padStart(token.length, 'A');
      return count % 2 === 0 ? reset(guess) : confirm(guess);
    });
    const codes = (await Promise.all(tries)).sort();
    expect(codes).toEqual([...Array<string>(points).fill('BAD_USER_INPUT'), ...Array<string>(points).fill('TOO_MANY_REQUESTS')]);
    expect(await reset(token)).toBe('TOO_MANY_REQUESTS');
    const elsewhere = await app.as(null, '203.0.113.7').run(RESET, { input: { token, newPassword: NEW_PASSWORD } });
    expect(codeOf(elsewhere)).toBe('ok');
  });

  it('is told to members of Kakao without a link, and never to a placeholder address', async () => {
    const kakao = await makeMember(app.dataSource, { kakaoId: '1' });
    const placeholder = await makeMember(app.dataSource, { kakaoId: '2', email: 'kakao_2@kakao.invalid' });
    await request(kakao.email);
    await request(placeholder.email);
    expect([await mailsTo(app, kakao.email), await tokensTo(app, kakao.email)]).toEqual([[expect.any(String)], []]);
    expect(await mailsTo(app, placeholder.email)).toEqual([]);
  });

  it('leaves no token in the database', async () => {
    const member = await makeMember(app.dataSource);
    await request(member.email);
    const [token = ''] = await tokensTo(app, member.email);
    for (const table of ['member_link', 'queued_mail'])
      expect(JSON.stringify(await app.dataSource.query(`SELECT * FROM ${table}`))).not.toContain(token);
  });
});

describe('a change of the e-mail', () => {
  const askFor = async (member: Member, newEmail: string) =>
    codeOf(
      await app.run(
        CHANGE,
        { input: { email: member.email, newEmail, password: PASSWORD } },
        { token: await app.signIn(member) },
      ),
    );

  it('happens when the link at the new address is opened, closes every session and tells the old address', async () => {
    const member = await makeMember(app.dataSource);
    const session = await app.signIn(member);
    expect(await askFor(member, 'moved@baldojang.example')).toBe('ok');
    const [token = ''] = await tokensTo(app, 'moved@baldojang.example');
    expect([(await stored(member)).email, await isAlive(app, session)]).toEqual([member.email, true]);
    expect(await confirm(token)).toBe('ok');
    expect([(await stored(member)).email, await isAlive(app, session)]).toEqual(['moved@baldojang.example', false]);
    expect(await mailsTo(app, member.email)).toHaveLength(1);
  });

  it('is refused for a taken address, also for one taken meanwhile', async () => {
    const [member, other] = [await makeMember(app.dataSource), await makeMember(app.dataSource)];
    expect(await askFor(member, other.email)).toBe('CONFLICT');
    expect(await askFor(member, 'late@baldojang.example')).toBe('ok');
    const [token = ''] = await tokensTo(app, 'late@baldojang.example');
    await makeMember(app.dataSource, { email: 'late@baldojang.example' });
    expect(await confirm(token)).toBe('CONFLICT');
  });

  it.each(['sent', 'queued'])('is void, %s or not, when the password changes', async (state) => {
    const member = await makeMember(app.dataSource);
    expect(await askFor(member, 'thief@evil.example')).toBe('ok');
    const [before] = state === 'sent' ? await tokensTo(app, 'thief@evil.example') : [];
    const input = { oldPassword: PASSWORD, newPassword: NEW_PASSWORD };
    expect(codeOf(await app.run(CHANGE_PASSWORD, { input }, { token: await app.signIn(member) }))).toBe('ok');
    expect(await tokensTo(app, 'thief@evil.example')).toHaveLength(state === 'sent' ? 1 : 0);
    if (before) expect(await confirm(before)).toBe('BAD_USER_INPUT');
    expect((await stored(member)).email).toBe(member.email);
  });

  it('is void when a forgotten password is replaced', async () => {
    const member = await makeMember(app.dataSource);
    expect(await askFor(member, 'thief@evil.example')).toBe('ok');
    const [change = 'none'] = await tokensTo(app, 'thief@evil.example');
    expect(change).not.toBe('none');
    await request(member.email);
    const [token = ''] = await tokensTo(app, member.email);
    expect([await reset(token), await confirm(change)]).toEqual(['ok', 'BAD_USER_INPUT']);
  });
});
