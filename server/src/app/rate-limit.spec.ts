import { startTestApp } from '../../test/test-app';
import { REQUESTS_PER_MINUTE } from './rate-limit';

async function statuses(url: string, count: number, headers: Record<string, string> = {}): Promise<number[]> {
  const all: number[] = [];
  for (let sent = 0; sent < count; sent += 50)
    all.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(50, count - sent) }, () => fetch(url, { headers }).then(({ status }) => status)),
      )),
    );
  return all;
}

describe('the ceiling over everything', () => {
  it('answers the real number of requests and refuses the next one with Retry-After, but keeps pages and files open', async () => {
    const { url, stop } = await startTestApp();
    const path = `${url}/api/pet_facilities/search/suggestions`;
    const forged = (await statuses(path, REQUESTS_PER_MINUTE, { 'x-forwarded-for': '198.51.100.7' })).filter(
      (status) => status === 429,
    );
    const rest = await fetch(path, { headers: { 'x-forwarded-for': '203.0.113.9' } });
    const graphql = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"query":"{ petTypes { name } }"}',
    });
    const image = await fetch(`${url}/share/0.png`);
    const sitemaps = await Promise.all(['/sitemap.xml', '/sitemaps/pages.xml'].map((file) => fetch(url + file)));
    const health = await fetch(`${url}/healthz`);
    await stop();
    expect(forged).toEqual([]);
    expect([rest.status, graphql.status, image.status, health.status]).toEqual([429, 429, 200, 200]);
    expect(sitemaps.map(({ status }) => status)).toEqual([200, 200]);
    expect(Number(rest.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await rest.json()).toEqual({
      message: { type: 'error', text: expect.any(String) as string },
      code: 'TOO_MANY_REQUESTS',
    });
    expect(await graphql.json()).toMatchObject({ errors: [{ extensions: { code: 'TOO_MANY_REQUESTS' } }] });
  });

  it('believes a forwarded address only from a trusted proxy', async () => {
    const { url, stop } = await startTestApp({ config: { trustedProxies: ['127.0.0.1'] } });
    const path = `${url}/api/pet_facilities/search/suggestions`;
    await statuses(path, REQUESTS_PER_MINUTE, { 'x-forwarded-for': '198.51.100.7' });
    const [same, other] = await Promise.all(
      ['198.51.100.7', '198.51.100.8'].map((from) => fetch(path, { headers: { 'x-forwarded-for': from } })),
    );
    await stop();
    expect([same?.status, other?.status]).toEqual([429, 200]);
  });
});
