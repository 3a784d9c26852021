import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeBoard, makeFacility, makeMember, makeReview } from '../../../test/factories';
import { refuseConnections } from '../../../test/refuse-connections';
import { startTestApp, type TestApp } from '../../../test/test-app';

const PUBLIC_URL = 'https://baldojang.example';
const INDEX = `<!doctype html>
<html lang="ko">
  <head>
    <meta charset="UTF-8" />
    <title>발도장</title>
    <meta
      name="description"
      content="그대로 두면 안 되는 설명"
    />
    <link rel="icon" href="/favicon.svg" />
  </head>
  <body><div id="root"></div></body>
</html>
`;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ clientDir: clientDir(), config: { publicUrl: PUBLIC_URL } });
});
afterAll(() => app.stop());

function clientDir(): string {
  const dir = mkdtempSync(join(tmpdir(), 'baldojang-meta-'));
  mkdirSync(join(dir, 'assets'));
  writeFileSync(join(dir, 'index.html'), INDEX);
  return dir;
}

interface Head {
  status: number;
  html: string;
  title: string | undefined;
  /** By `name` or `property`; a tag that came twice fails. */
  tags: Record<string, string>;
  canonical: string | undefined;
  data: Record<string, unknown> | null;
}

async function headOf(path: string, { http } = app): Promise<Head> {
  const { status, text: html } = await http.get(path).set({ accept: 'text/html' });
  const tags: Record<string, string> = {};
  for (const [, name, content] of html.matchAll(/<meta\s+(?:name|property)="([^"]+)"\s+content="([^"]*)"/g)) {
    expect(tags).not.toHaveProperty([name!]);
    tags[name!] = unescapeHtml(content!);
  }
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1];
  return {
    status,
    html,
    title: unescapeHtml(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    tags,
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
    data: data === undefined ? null : (JSON.parse(data) as Record<string, unknown>),
  };
}

const unescapeHtml = (text: string) => text.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));

const imageAt = (path: string) => expect.stringMatching(new RegExp(`^${PUBLIC_URL}/share${path}/[0-9a-f]{16}\\.png$`)) as string;
const COMMON = {
  'og:site_name': '발도장',
  'og:locale': 'ko_KR',
  'og:image:type': 'image/png',
  'og:image:width': '1200',
  'og:image:height': '630',
  'twitter:card': 'summary_large_image',
};
const SITE_DESCRIPTION = '반려동물과 함께 갈 수 있는 곳을 지도에서 찾아보세요. 동반 조건, 운영시간, 주차까지 한눈에 알려 드려요.';
const SITE_TAGS = {
  ...COMMON,
  description: SITE_DESCRIPTION,
  'og:description': SITE_DESCRIPTION,
  'og:type': 'website',
  'og:title': '발도장',
  'og:image': imageAt(''),
  'og:image:alt': '반려동물과 함께 갈 수 있는 곳, 동반 조건, 운영시간, 주차까지 지도에서 한눈에',
};

describe('what a page says of itself', () => {
  it('home', async () => {
    expect(await headOf('/?utm_source=x')).toMatchObject({
      status: 200,
      title: '발도장',
      canonical: `${PUBLIC_URL}/`,
      tags: { ...SITE_TAGS, 'og:url': `${PUBLIC_URL}/` },
      data: null,
    });
  });

  it('keeps the rest of the page as it was built', async () => {
    const { html } = await headOf('/');
    expect(html).toContain('<meta charset="UTF-8" />\n    <title>발도장</title>');
    expect(html).toContain('<link rel="icon" href="/favicon.svg" />\n  </head>\n  <body><div id="root"></div></body>');
    expect(html).not.toContain('그대로 두면 안 되는 설명');
  });

  it('a place with reviews', async () => {
    const facility = await makeFacility(app.dataSource, {
      name: '달빛 산책 카페',
      roadAddress: '서울특별시 마포구 월드컵로 1',
      postalCode: '03900',
      phoneNumber: '02-123-4567',
      latitude: 37.556,
      longitude: 126.91,
      allowedPetSize: '10kg 이하',
      petRestrictions: '목줄 착용',
      operatingHours: '월~금 10:00~22:00, 토 10:00~18:00',
      holiday: '매주 일요일',
    });
    for (const rating of [5, 4]) await makeReview(app.dataSource, { facilityId: facility.id, rating });
    const path = `/facility/${facility.id}`;
    const description =
      '서울 마포구 카페. 동반 조건: 10kg 이하 · 목줄. 별점 4.5, 리뷰 2개. 주소: 서울특별시 마포구 월드컵로 1. 운영시간과 동반 조건, 다녀온 사람의 리뷰를 발도장에서 확인해 보세요.';
    const head = await headOf(`/FACILITY/${facility.id}/?focusReviewId=1`);
    expect(head).toMatchObject({ status: 200, title: '달빛 산책 카페 | 발도장', canonical: PUBLIC_URL + path });
    expect(head.tags).toEqual({
      ...COMMON,
      description,
      'og:description': description,
      'og:type': 'website',
      'og:title': '달빛 산책 카페',
      'og:url': PUBLIC_URL + path,
      'og:image': imageAt(path),
      'og:image:alt':
        '달빛 산책 카페, 서울 마포구, 별점 4.5, 리뷰 2개, 10kg 이하 · 목줄 · 월~금 10:00~22:00, 토 10:00~18:00, 일 휴무',
    });
    const { openingHoursSpecification, ...data } = head.data!;
    expect(openingHoursSpecification).toEqual(expect.any(Array));
    expect(data).toEqual({
      '@context': 'https://schema.org',
      '@type': 'LocalBusiness',
      name: '달빛 산책 카페',
      url: PUBLIC_URL + path,
      image: head.tags['og:image'],
      telephone: '02-123-4567',
      address: {
        '@type': 'PostalAddress',
        addressCountry: 'KR',
        addressRegion: '서울특별시',
        addressLocality: '마포구',
        streetAddress: '서울특별시 마포구 월드컵로 1',
        postalCode: '03900',
      },
      geo: { '@type': 'GeoCoordinates', latitude: 37.556, longitude: 126.91 },
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.5, reviewCount: 2, bestRating: 5, worstRating: 1 },
    });
  });

  it('no blinded review, neither on its place nor for its member', async () => {
    const [facility, member] = [await makeFacility(app.dataSource), await makeMember(app.dataSource)];
    await makeReview(app.dataSource, { facilityId: facility.id, rating: 5 });
    await makeReview(app.dataSource, { facilityId: facility.id, memberId: member.id, rating: 1, blindedAt: new Date() });
    const [place, reviewer] = [await headOf(`/facility/${facility.id}`), await headOf(`/review/my/${member.id}`)];
    expect(place.data!.aggregateRating).toMatchObject({ ratingValue: 5, reviewCount: 1 });
    expect(place.tags.description).toContain('별점 5.0, 리뷰 1개.');
    expect(reviewer.tags.robots).toBe('noindex');
    expect(JSON.stringify(reviewer.tags)).not.toContain('별점 1.0');
  });

  it('the hours of a week, but for days on which they may differ', async () => {
    const { id } = await makeFacility(app.dataSource, { operatingHours: '매일, 법정공휴일 10:00~24:00', holiday: '매주 월요일' });
    const days = (await headOf(`/facility/${id}`)).data!.openingHoursSpecification as { validFrom: string; opens: string }[];
    expect(days).toHaveLength(7);
    for (const { validFrom, ...day } of days) {
      const isMonday = new Date(validFrom).getUTCDay() === 1;
      expect(day).toEqual({
        '@type': 'OpeningHoursSpecification',
        validThrough: validFrom,
        ...(isMonday ? { opens: '00:00', closes: '00:00' } : { opens: '10:00', closes: '23:59' }),
      });
    }
  });

  it('a place of which little is known', async () => {
    const facility = await makeFacility(app.dataSource, {
      name: '이름뿐인 곳',
      category2: null,
      category3: null,
      sidoName: null,
      sigunguName: null,
      latitude: null,
      longitude: null,
      petFriendly: false,
    });
    const { tags, data } = await headOf(`/facility/${facility.id}`);
    expect(tags.description).toBe('동반 조건: 동반 불가. 운영시간과 동반 조건, 다녀온 사람의 리뷰를 발도장에서 확인해 보세요.');
    expect(data).toEqual({
      '@context': 'https://schema.org',
      '@type': 'LocalBusiness',
      name: '이름뿐인 곳',
      url: tags['og:url'],
      image: tags['og:image'],
      address: { '@type': 'PostalAddress', addressCountry: 'KR' },
    });
  });

  it('an announcement', async () => {
    const { id } = await makeBoard(app.dataSource, {
      title: '서비스 점검 안내',
      content: `새벽 두 시부터\n\n네 시까지 ${'아주 '.repeat(100)}`,
      insertedAt: new Date('2026-02-28T15:30:00Z'),
    });
    const head = await headOf(`/board/${id}`);
    const { description } = head.tags;
    expect(head).toMatchObject({
      status: 200,
      title: '서비스 점검 안내 | 발도장',
      canonical: `${PUBLIC_URL}/board/${id}`,
      tags: {
        ...COMMON,
        'og:type': 'article',
        'og:title': '서비스 점검 안내',
        'og:description': description,
        'og:url': `${PUBLIC_URL}/board/${id}`,
        'og:image': imageAt(`/board/${id}`),
        'og:image:alt': '서비스 점검 안내, 공지, 2026년 3월 1일',
      },
      data: null,
    });
    expect(description).toMatch(/^새벽 두 시부터 네 시까지 (아주 )+아주…$/);
    expect(description!.length).toBeLessThanOrEqual(160);
  });

  it('a reviewer, without the address of e-mail', async () => {
    const { id, email } = await makeMember(app.dataSource, { nickName: '초코형' });
    for (const rating of [5, 4, 4]) await makeReview(app.dataSource, { memberId: id, rating });
    const head = await headOf(`/review/my/${id}`);
    const description = '초코형님이 쓴 리뷰 3개, 평균 별점 4.3. 반려동물과 다녀온 곳의 이야기를 읽어 보세요.';
    expect(head).toMatchObject({
      status: 200,
      title: '초코형님의 리뷰 | 발도장',
      canonical: `${PUBLIC_URL}/review/my/${id}`,
      tags: {
        ...COMMON,
        description,
        'og:description': description,
        'og:type': 'profile',
        'og:title': '초코형님의 리뷰',
        'og:url': `${PUBLIC_URL}/review/my/${id}`,
        'og:image': imageAt(`/review/my/${id}`),
        'og:image:alt': '초코형님의 리뷰, 별점 4.3, 리뷰 3개',
      },
    });
    expect(head.html).not.toContain(email);
  });

  it.each([
    ['/about', '소개'],
    ['/kakaomap/', '지도 검색'],
    ['/review/latest', '최신 리뷰'],
    ['/board/list?q=x&p=2', '공지사항'],
    ['/terms', '이용약관'],
    ['/privacy', '개인정보처리방침'],
  ])('%s', async (path, title) => {
    const head = await headOf(path);
    expect(head).toMatchObject({ status: 200, title: `${title} | 발도장`, tags: { 'og:title': title, 'og:image': imageAt('') } });
    expect(head.tags).not.toHaveProperty('robots');
    expect([head.tags.description, head.tags['og:description']]).not.toContain(SITE_DESCRIPTION);
  });
});

describe('hostile texts', () => {
  const HOSTILE = `"><script>alert(1)</script></title>'&amp;&#60;$& \u2028 --> </script><script>`;

  it.each(['facility', 'board', 'review/my'])('change nothing but the text at %s', async (kind) => {
    const make = {
      facility: () => makeFacility(app.dataSource, { name: HOSTILE, roadAddress: HOSTILE, phoneNumber: HOSTILE }),
      board: () => makeBoard(app.dataSource, { title: HOSTILE, content: HOSTILE }),
      'review/my': () => makeMember(app.dataSource, { nickName: HOSTILE.slice(0, 20) }),
    }[kind]!;
    const { id } = await make();
    const head = await headOf(`/${kind}/${id}`);
    expect(head.status).toBe(200);
    // Nothing that could begin a tag, an attribute or a comment came through.
    const elements = [...head.html.matchAll(/<(\/?[a-z!]+)/gi)].map(([, name]) => name);
    const script = kind === 'facility' ? ['script', '/script'] : [];
    expect(elements.filter((name) => /script|title/i.test(name!))).toEqual(['title', '/title', ...script]);
    expect(head.title).toContain(kind === 'review/my' ? HOSTILE.slice(0, 20) : HOSTILE);
    if (kind === 'facility') expect(head.data).toMatchObject({ name: HOSTILE, telephone: HOSTILE });
    expect(head.html).not.toContain('\u2028 --> </script>');
  });

  it('in an address are never repeated', async () => {
    const { html, status } = await headOf('/facility/%22%3E%3Cscript%3Ealert(1)?x="><script>alert(2)');
    expect([status, html.includes('alert')]).toEqual([404, false]);
  });

  it('have no script to run: data is all that stands inline', async () => {
    const { id } = await makeFacility(app.dataSource);
    const page = await app.http.get(`/facility/${id}`).set({ accept: 'text/html' });
    const policy = page.headers['content-security-policy']!;
    const scripts = /script-src ([^;]*)/.exec(policy)![1]!;
    expect(scripts).toMatch(/^'self'/);
    expect(scripts).not.toMatch(/unsafe|nonce|sha256/);
    expect([...page.text.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes)).toEqual([
      ' type="application/ld+json"',
    ]);
  });
});

describe('what is not for everybody', () => {
  it('is as missing as what never was', async () => {
    const hidden = await makeBoard(app.dataSource, { title: '비밀 공지', content: '비밀 본문', isPrivate: true });
    const [secret, ...others] = await Promise.all(
      [`/board/${hidden.id}`, '/board/99999999', '/board/abc', '/facility/0', '/review/my/99999999', '/nowhere'].map((path) =>
        headOf(path),
      ),
    );
    expect(secret).toMatchObject({ status: 404, title: '발도장', canonical: undefined, data: null });
    expect(secret!.tags).toEqual({ ...SITE_TAGS, robots: 'noindex' });
    for (const other of others) expect(other).toEqual(secret);
  });

  it.each([
    '/login',
    '/signup',
    '/password/forgot',
    '/password/reset',
    '/email/confirm',
    '/member',
    '/member/activity',
    '/member/edit',
    '/board/add',
    '/board/edit?id=1',
    '/unauthorized',
    '/auth/kakao/callback',
  ])('%s is kept out of search results', async (path) => {
    expect(await headOf(path)).toMatchObject({ status: 200, tags: { robots: 'noindex' } });
  });

  it('neither are invented places, places that have left the data or closed, and members without reviews', async () => {
    const real = await makeFacility(app.dataSource);
    const invented = await makeFacility(app.dataSource, { isDemo: true });
    const gone = await makeFacility(app.dataSource, { missingSince: '2026-01-01' });
    const closed = await makeFacility(app.dataSource, { isClosed: true });
    const silent = await makeMember(app.dataSource);
    const heads = await Promise.all(
      [...[real, invented, gone, closed].map(({ id }) => `/facility/${id}`), `/review/my/${silent.id}`].map((path) =>
        headOf(path),
      ),
    );
    expect(heads.map(({ status, tags }) => [status, tags.robots])).toEqual([
      [200, undefined],
      [200, 'noindex'],
      [200, 'noindex'],
      [200, 'noindex'],
      [200, 'noindex'],
    ]);
    expect(heads[1]!.tags['og:image:alt']).toContain('시연용 장소');
  });
});

it('serves the page with what holds for the whole site while the database is away', async () => {
  const other = await startTestApp({ clientDir: clientDir(), config: { publicUrl: PUBLIC_URL } });
  const { id } = await makeFacility(other.dataSource);
  const acceptConnections = refuseConnections(other.dataSource);
  const head = await headOf(`/facility/${id}`, other);
  const image = await other.http.get(`/share/facility/${id}/0.png`);
  const sitemap = await other.http.get('/sitemap.xml');
  acceptConnections();
  await other.stop();
  expect(head).toMatchObject({ status: 200, title: '발도장', canonical: undefined, data: null });
  expect(head.tags).toEqual(SITE_TAGS);
  expect([image.status, image.headers['retry-after'], sitemap.status]).toEqual([503, '5', 503]);
});
