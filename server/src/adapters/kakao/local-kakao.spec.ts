import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { securityHeaders } from '../../app/http/security-headers';
import { loadConfig } from '../../config';
import { createLogger } from '../../shared/logger';
import { createKakaoIdentity } from './create-kakao-identity';
import type { KakaoIdentityProvider } from './kakao-identity';
import { createLocalKakao, LOCAL_KAKAO_PATH } from './local-kakao';

const CALLBACK = '/auth/kakao/callback';
const STATE = `"><script>alert('state')</script>&state=2&code=x#가`;
const log = createLogger('silent');

let server: Server;
let publicUrl: string;
let provider: KakaoIdentityProvider;
beforeEach(async () => {
  const app = express();
  server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  publicUrl = `http://127.0.0.1:${port}`;
  app.set('query parser', 'extended').use(securityHeaders(false)).use(LOCAL_KAKAO_PATH, createLocalKakao(publicUrl));
  provider = createKakaoIdentity({ ...loadConfig({}), publicUrl, port }, log)!;
});
afterEach(() => {
  jest.restoreAllMocks();
  server.closeAllConnections();
  server.close();
});

const open = (url: string) => fetch(url, { redirect: 'manual' });

function addressWith(changes: Record<string, string | null> = {}): string {
  const url = new URL(provider.authorizeUrl);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  return url.href;
}

/** The absolute links of the page. */
async function linksOf(address: string): Promise<string[]> {
  const html = await (await open(address)).text();
  return [...html.matchAll(/<a\b[^>]* href="([^"]*)"/g)].map(
    ([, href = '']) => new URL(href.replaceAll('&#38;', '&'), address).href,
  );
}

/** Follows the nth link. */
async function choose(index: number, state = STATE): Promise<URL> {
  const links = await linksOf(addressWith({ state }));
  const answer = await open(links.at(index) ?? '');
  expect(answer.status).toBe(302);
  return new URL(answer.headers.get('location') ?? '');
}

const token = (body: Record<string, string>) =>
  fetch(`${publicUrl}${LOCAL_KAKAO_PATH}/oauth/token`, { method: 'POST', body: new URLSearchParams(body) });

describe('local Kakao of the demo', () => {
  it('shows a page that names itself a demo and complies with the security headers', async () => {
    const page = await open(addressWith({ state: STATE }));
    const html = await page.text();
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(html.match(/시연용 카카오 로그인 – 카카오가 아닙니다/g)).toHaveLength(2);
    expect(html).toContain('<html lang="ko">');
    expect(html).not.toMatch(/<script|<img|\son\w+=|https:/i);
    expect(html).toContain('&#60;b&#62;콩이');
  });

  it.each([
    ['with an e-mail', 0, { id: '4000000001', email: 'bori@kakao.example', nickName: '보리네가족' }],
    ['without an e-mail', 1, { id: '4000000002', email: null, nickName: '구름누나' }],
    [
      'with an odd nickname',
      2,
      { id: '4000000003', email: null, nickName: '🐾 <b>콩이</b> & 두부네 ♥ 우리 집 막내들과 함께 걷는 길' },
    ],
  ])('signs in the person %s, once per code', async (_, index, person) => {
    const back = await choose(index);
    expect(back.origin + back.pathname).toBe(publicUrl + CALLBACK);
    expect([...back.searchParams.keys()].sort()).toEqual(['code', 'state']);
    expect(back.searchParams.get('state')).toBe(STATE);
    const code = back.searchParams.get('code') ?? '';
    expect(await provider.findPerson(code)).toEqual(person);
    await expect(provider.findPerson(code)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('redirects without a code when the person cancels', async () => {
    const back = await choose(3);
    expect(back.origin + back.pathname).toBe(publicUrl + CALLBACK);
    expect(Object.fromEntries(back.searchParams)).toEqual({
      error: 'access_denied',
      error_description: 'User denied access',
      state: STATE,
    });
  });

  it.each([
    ['redirect_uri', 'https://evil.example/auth/kakao/callback'],
    ['redirect_uri', '//evil.example'],
    ['redirect_uri', 'javascript:alert(1)'],
    ['redirect_uri', '/auth/kakao/callback'],
    ['redirect_uri', null],
    ['client_id', 'another'],
    ['client_id', null],
    ['response_type', 'token'],
    ['state', 'x'.repeat(1_001)],
    ['person', '1'],
    ['person', 'constructor'],
  ])('does not redirect with %s=%s', async (name, value) => {
    for (const choice of [{}, { cancel: '1' }, { person: '4000000001' }] as Record<string, string>[]) {
      const answer = await open(addressWith({ ...choice, [name]: value }));
      expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
      expect(await answer.text()).not.toMatch(/evil|javascript|<script/);
    }
  });

  it.each(['', '@evil.example', '/../x', '?x=1', '#x', '.evil.example', '%2e'])(
    'does not redirect to our callback followed by %j',
    async (more) => {
      const callback = publicUrl + CALLBACK;
      const answer = await open(addressWith({ redirect_uri: callback + more, cancel: '1' }));
      expect(answer.status).toBe(more === '' ? 302 : 400);
    },
  );

  it('rejects repeated parameters', async () => {
    const evil = encodeURIComponent('https://evil.example/');
    const answers = await Promise.all(
      [`&redirect_uri=${evil}`, `&redirect_uri[]=${evil}`].map((more) => open(`${addressWith({ cancel: '1' })}${more}`)),
    );
    expect(answers.map(({ status }) => status)).toEqual([400, 400]);
  });

  it('expires a code after ten minutes and a token after an hour', async () => {
    const start = Date.now();
    const clock = jest.spyOn(Date, 'now');
    const [late, early] = [await choose(0), await choose(0)].map((back) => back.searchParams.get('code') ?? '');
    const request = { grant_type: 'authorization_code', client_id: 'baldojang-demo', redirect_uri: publicUrl + CALLBACK };
    clock.mockReturnValue(start + 590_000);
    const { access_token: bearer } = (await (await token({ ...request, code: early! })).json()) as { access_token: string };
    const me = () => fetch(`${publicUrl}${LOCAL_KAKAO_PATH}/v2/user/me`, { headers: { authorization: `Bearer ${bearer}` } });
    expect((await me()).status).toBe(200);
    clock.mockReturnValue(start + 660_000);
    expect(await (await token({ ...request, code: late! })).json()).toMatchObject({ error_code: 'KOE320' });
    clock.mockReturnValue(start + 590_000 + 3_600_000);
    expect((await me()).status).toBe(401);
  });

  it.each([
    [{ grant_type: 'password' }, 400, 'KOE001'],
    [{ client_id: 'another' }, 401, 'KOE101'],
    [{ redirect_uri: 'https://evil.example' }, 400, 'KOE303'],
    [{ code: '' }, 400, 'KOE320'],
    [{ code: 'constructor' }, 400, 'KOE320'],
  ])('refuses a token for %j and leaves the code valid', async (change, status, code) => {
    const valid = {
      grant_type: 'authorization_code',
      client_id: 'baldojang-demo',
      redirect_uri: publicUrl + CALLBACK,
      code: (await choose(0)).searchParams.get('code') ?? '',
    };
    const answer = await token({ ...valid, ...change });
    expect([answer.status, await answer.json()]).toEqual([status, expect.objectContaining({ error_code: code })]);
    expect((await token(valid)).status).toBe(200);
  });

  it('refuses to describe a person without a token', async () => {
    const answer = await fetch(`${publicUrl}${LOCAL_KAKAO_PATH}/v2/user/me`);
    expect([answer.status, await answer.json()]).toEqual([401, expect.objectContaining({ code: -401 })]);
  });
});

describe('createKakaoIdentity', () => {
  const settings = loadConfig({ PUBLIC_URL: 'https://baldojang.example' });

  it('is Kakao if a key is set, in production and elsewhere', () => {
    for (const isProduction of [true, false]) {
      const kakao = createKakaoIdentity({ ...settings, kakaoRestApiKey: 'restkey', isProduction }, log);
      expect(kakao?.isDemo).toBe(false);
      expect(kakao?.authorizeUrl).toBe(
        'https://kauth.kakao.com/oauth/authorize?response_type=code&client_id=restkey&redirect_uri=https%3A%2F%2Fbaldojang.example%2Fauth%2Fkakao%2Fcallback',
      );
    }
  });

  it('is null in production without a key, and the local Kakao elsewhere', () => {
    expect(createKakaoIdentity({ ...settings, isProduction: true }, log)).toBeNull();
    const demo = createKakaoIdentity(settings, log);
    expect(demo?.isDemo).toBe(true);
    expect(demo?.authorizeUrl).toMatch(/^https:\/\/baldojang\.example\/demo-kakao\/oauth\/authorize\?/);
  });

  it.each([
    ['0.0.0.0', 'http://127.0.0.1:4000'],
    ['::', 'http://127.0.0.1:4000'],
    ['::1', 'http://[::1]:4000'],
    ['192.0.2.1', 'http://192.0.2.1:4000'],
  ])('reaches the local Kakao of a server at %s at %s', async (host, base) => {
    const call = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('nobody there'));
    await expect(createKakaoIdentity({ ...settings, host }, log)?.findPerson('code')).rejects.toMatchObject({
      code: 'BAD_GATEWAY',
    });
    expect(call.mock.calls.map(([address]) => address)).toEqual([`${base}/demo-kakao/oauth/token`]);
  });
});
