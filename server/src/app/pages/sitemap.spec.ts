import express from 'express';
import request from 'supertest';
import { makeBoard, makeFacility, makeMember, makeReview } from '../../../test/factories';
import { startTestApp, type TestApp } from '../../../test/test-app';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database';
import { Board } from '../../modules/board/board.entity';
import { createSitemapRouter } from './sitemap';

const PUBLIC_URL = 'https://baldojang.example';
const STATIC = ['/', '/about', '/KakaoMap', '/review/latest', '/board/list', '/support', '/chatbot', '/terms', '/privacy'];

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

const REVALIDATED = 'public, max-age=0, must-revalidate';
/** A new router has an empty cache. */
async function ask(path: string, addressesPerFile?: number) {
  const { dataSource } = database;
  const app = express().use(createSitemapRouter({ dataSource, publicUrl: PUBLIC_URL, addressesPerFile }));
  const { status, type, text } = await request(app).get(path);
  const locations = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url!.replace(PUBLIC_URL, ''));
  return { status, type, text, locations };
}

it('lists the public pages', async () => {
  const { dataSource } = database;
  const listed = await makeFacility(dataSource, { finalCreationDate: '2025-07-01' });
  await makeFacility(dataSource, { isDemo: true });
  await makeFacility(dataSource, { missingSince: '2026-01-01' });
  await makeFacility(dataSource, { isClosed: true });
  const insertedAt = new Date('2026-03-01T03:04:05Z');
  const board = await makeBoard(dataSource, { insertedAt });
  await makeBoard(dataSource, { isPrivate: true });
  // When it was edited is not known.
  const edited = await makeBoard(dataSource);
  await dataSource.getRepository(Board).update(edited.id, { version: 2 });
  const reviewer = await makeMember(dataSource);
  await makeReview(dataSource, { memberId: reviewer.id, facilityId: listed.id, insertedAt });
  await makeReview(dataSource, { memberId: reviewer.id, facilityId: listed.id, insertedAt: new Date('2026-01-01T00:00:00Z') });
  const blinded = { facilityId: listed.id, blindedAt: new Date(), insertedAt: new Date('2026-05-01T00:00:00Z') };
  await makeReview(dataSource, blinded);
  await makeReview(dataSource, { ...blinded, memberId: reviewer.id });

  const { status, type, text, locations } = await ask('/sitemap.xml');
  expect([status, type]).toEqual([200, 'application/xml']);
  expect(locations).toEqual([
    ...STATIC,
    `/facility/${listed.id}`,
    `/board/${board.id}`,
    `/board/${edited.id}`,
    `/review/my/${reviewer.id}`,
  ]);
  expect(text).toMatch(
    /^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www.sitemaps.org\/schemas\/sitemap\/0.9">\n/,
  );
  expect([...text.matchAll(/<lastmod>(.*?)<\/lastmod>/g)].map(([, date]) => date)).toEqual([
    '2025-07-01',
    '2026-03-01T03:04:05Z',
    '2026-03-01T03:04:05Z',
  ]);
});

it('splits into files where there are too many for one, each page in exactly one of them', async () => {
  const { dataSource } = database;
  const ids: number[] = [];
  for (let count = 0; count < 9; count++) ids.push((await makeFacility(dataSource, { isDemo: count === 2 })).id);
  const board = await makeBoard(dataSource);
  const index = await ask('/sitemap.xml', 4);
  expect(index.text).toContain('<sitemapindex xmlns=');
  expect(index.locations).toEqual([
    '/sitemaps/pages.xml',
    '/sitemaps/facilities-1.xml',
    '/sitemaps/facilities-2.xml',
    '/sitemaps/facilities-3.xml',
    '/sitemaps/boards-1.xml',
  ]);
  const files = await Promise.all(index.locations.map((path) => ask(path, 4)));
  for (const { status, type, text } of files)
    expect([status, type, text.includes('<urlset')]).toEqual([200, 'application/xml', true]);
  const pages = files.flatMap(({ locations }) => locations);
  const wanted = ids.filter((_, place) => place !== 2).map((id) => `/facility/${id}`);
  expect(pages).toEqual([...STATIC, ...wanted, `/board/${board.id}`]);
  for (const { locations } of files.slice(1)) expect(locations.length).toBeLessThanOrEqual(4);
});

it.each(['/sitemap.xml', '/sitemaps/boards-1.xml'])('no longer lists in %s what has just been made private', async (path) => {
  const { dataSource } = database;
  const [board] = [await makeBoard(dataSource), await makeBoard(dataSource)];
  const app = express().use(createSitemapRouter({ dataSource, publicUrl: PUBLIC_URL }));
  const address = `<loc>${PUBLIC_URL}/board/${board.id}</loc>`;
  const before = await request(app).get(path);
  expect([before.text.includes(address), before.headers['cache-control']]).toEqual([true, REVALIDATED]);
  await dataSource.getRepository(Board).update(board.id, { isPrivate: true });
  const { status, text } = await request(app).get(path).set('if-none-match', before.headers.etag!);
  expect([status, text.includes(address)]).toEqual([200, false]);
});

it('keeps places for ten minutes, and copies elsewhere as long as they are current', async () => {
  const { dataSource } = database;
  const first = await makeFacility(dataSource);
  const app = express().use(createSitemapRouter({ dataSource, publicUrl: PUBLIC_URL }));
  const before = await request(app).get('/sitemaps/facilities-1.xml');
  expect(before.headers['cache-control']).toBe(REVALIDATED);
  await makeFacility(dataSource, { id: first.id + 1 });
  expect((await request(app).get('/sitemaps/facilities-1.xml')).text).toBe(before.text);
  await request(app).get('/sitemaps/facilities-1.xml').set('if-none-match', before.headers.etag!).expect(304);
});

it('names no file that holds nothing', async () => {
  const { dataSource } = database;
  const first = await makeFacility(dataSource);
  const last = await makeFacility(dataSource, { id: first.id + 100 });
  expect((await ask('/sitemap.xml', 8)).locations).toEqual([
    '/sitemaps/pages.xml',
    '/sitemaps/facilities-1.xml',
    `/sitemaps/facilities-${Math.ceil(last.id / 8)}.xml`,
  ]);
});

it.each([
  '/sitemaps/facilities-2.xml',
  '/sitemaps/facilities-0.xml',
  '/sitemaps/facilities-9999999999.xml',
  '/sitemaps/members-1.xml',
  '/sitemaps/boards-1.xml',
  '/sitemaps/facilities-1.xml/x',
])('has no %s', async (path) => {
  await makeFacility(database.dataSource);
  await makeBoard(database.dataSource, { isPrivate: true });
  expect((await ask(path)).status).toBe(404);
});

describe('robots.txt', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ config: { publicUrl: PUBLIC_URL } });
  });
  afterAll(() => app.stop());

  it('names the sitemap and closes what is for programs or for one person', async () => {
    const { text } = await app.http.get('/robots.txt').expect(200).expect('content-type', 'text/plain; charset=utf-8');
    const lines = text.trim().split('\n');
    expect(lines[0]).toBe('User-agent: *');
    expect(lines.at(-1)).toBe(`Sitemap: ${PUBLIC_URL}/sitemap.xml`);
    const closed = lines.flatMap((line) => /^Disallow: (.*)$/.exec(line)?.[1] ?? []);
    const isOpen = (path: string) => !closed.some((prefix) => path.startsWith(prefix));
    for (const path of [
      '/api/board/list',
      '/admin/member/list',
      '/login',
      '/signup',
      '/member?email=x',
      '/board/add',
      '/board/edit?id=1',
    ])
      expect([path, isOpen(path)]).toEqual([path, false]);
    for (const path of [
      ...STATIC,
      '/facility/1',
      '/board/1',
      '/review/my/1',
      '/share/1.png',
      '/files/x/y.jpg',
      '/assets/a.js',
      '/graphql',
    ])
      expect([path, isOpen(path)]).toEqual([path, true]);
  });

  it('stands beside a sitemap that the application serves', async () => {
    const { text } = await app.http.get('/sitemap.xml').expect(200);
    expect(text).toContain(`<loc>${PUBLIC_URL}/KakaoMap</loc>`);
  });
});
