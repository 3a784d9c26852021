import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeFacility, makeMember, PASSWORD } from '../../test/factories';
import { pictureOf } from '../../test/pictures';
import { formOf, RestClient } from '../../test/rest-client';
import { startTestApp, type TestApp } from '../../test/test-app';

/** What the contract says of addresses and names of files, at every path that takes files. */
const dataDir = mkdtempSync(join(tmpdir(), 'baldojang-addresses-'));
let app: TestApp;
let token: string;
let jpeg: Buffer;
const client = new RestClient(() => app.url);
const email = 'admin@baldojang.example';

beforeAll(async () => {
  app = await startTestApp({ config: { rateLimits: false, dataDir } });
  token = await app.signIn(await makeMember(app.dataSource, { email, isAdmin: true }));
  await makeFacility(app.dataSource, { id: 100 });
  jpeg = await pictureOf('jpeg', 8, 8);
});
afterAll(async () => {
  await app.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

type Fields = Parameters<typeof formOf>[0];
const picture = (name: string) => new File([new Uint8Array(jpeg)], name);

async function send<Body>(method: string, path: string, fields: Fields): Promise<Body> {
  const { status, body } = await client.ask<Body>(method, `/api${path}`, formOf(fields), token);
  expect([status, body]).toEqual([200, body]);
  return body;
}
const filesAt = async (path: string) =>
  (await client.ask<{ files: string[] }>('GET', `/api${path}`, undefined, token)).body.files;

/** Whoever may own several files: how they come in, are read and go. */
const OWNERS = {
  'a review': {
    add: (files: File[]) =>
      send<{ id: number }>('POST', '/review/add', { facilityId: '100', review: '좋아요', rating: '5', files }),
    files: async (id: number) =>
      (await client.ask<{ id: number; files: string[] }[]>('GET', '/api/review/facility/100')).body.find(
        (review) => review.id === id,
      )!.files,
    change: (id: number, fields: Fields) =>
      send('POST', `/review/update/${id}`, { review: '좋아요', rating: '5', facilityId: '100', ...fields }),
  },
  'an announcement': {
    add: (files: File[]) => send<{ id: number }>('POST', '/board/add', { title: '안내', content: '쉽니다.', files }),
    files: (id: number) => filesAt(`/board/${id}`),
    change: (id: number, fields: Fields) => send('PUT', `/board/${id}`, { title: '안내', ...fields }),
  },
};

/** Ways in which clients name a file that is to go. */
const FORMS: ((name: string) => string)[] = [
  (name) => name.normalize('NFD'),
  (name) => name,
  (name) => encodeURIComponent(name.normalize('NFD')),
  encodeURIComponent,
];

const nameIn = (url: string) => decodeURIComponent(url.split('/').at(-1)!);
/** As a client that knows nothing of tokens. */
const statusOf = async (url: string) => (await app.http.get(url)).status;

/** A name may hold Hangul, blanks, percent and plus signs, commas, quotes and what means something in an address. */
const NAMES = [
  '우리 강아지.jpg',
  '50%25 할인.jpg',
  '100%.jpg',
  'a, b.jpg',
  `"좋은" 'day'.jpg`,
  'a+b&c=d.jpg',
  'no#1?.jpg',
  '[1](2).jpg',
];

describe.each(Object.entries(OWNERS))('files of %s', (_who, { add, files, change }) => {
  it('have unguessable addresses that end in name and extension, and need no token', async () => {
    const { id } = await add(NAMES.map(picture));
    const urls = await files(id);
    expect(urls.map(nameIn)).toEqual(NAMES);
    // 22 letters of 64 kinds are 132 bits.
    for (const url of urls) expect(url).toMatch(/^\/files\/[\w-]{22,}\/[\w.~!'()*%-]+\.jpg$/);
    expect(new Set(urls.map((url) => url.split('/')[2])).size).toBe(urls.length);
    expect(await Promise.all(urls.map(statusOf))).toEqual(urls.map(() => 200));
  });

  it('are removed by name, plain or encoded, composed or not, and no others', async () => {
    const { id } = await add([...NAMES, 'kept.jpg'].map(picture));
    const before = await files(id);
    await change(id, { deleteFileNames: NAMES.map((name, index) => FORMS[index % FORMS.length]!(name)) });
    expect((await files(id)).map(nameIn)).toEqual(['kept.jpg']);
    expect(await Promise.all(before.map(statusOf))).toEqual([...NAMES.map(() => 404), 200]);
  });

  it('are removed only from their owner, several per request; unknown names have no effect', async () => {
    const [one, other] = [await add(['a.jpg', 'b.jpg', 'c.jpg'].map(picture)), await add(['a.jpg', 'x.jpg'].map(picture))];
    await change(one.id, {
      deleteFileNames: ['a.jpg', 'x.jpg', 'c.jpg', 'c.jpg', '', '.', '/etc/passwd', '%zz', 'B.JPG', 'a.jpg,b.jpg'],
    });
    expect([(await files(one.id)).map(nameIn), (await files(other.id)).map(nameIn)]).toEqual([['b.jpg'], ['a.jpg', 'x.jpg']]);
  });

  it('of one name all survive under names of their own, new ones last', async () => {
    const { id } = await add([picture('a.jpg'), picture('a.jpg'), picture('b.jpg')]);
    expect((await files(id)).map(nameIn)).toEqual(['a.jpg', 'a-2.jpg', 'b.jpg']);
    await change(id, { deleteFileNames: 'a.jpg', files: [picture('b.jpg'), picture('c.jpg')] });
    const urls = await files(id);
    expect(urls.map(nameIn)).toEqual(['a-2.jpg', 'b.jpg', 'b-2.jpg', 'c.jpg']);
    expect(await Promise.all(urls.map(statusOf))).toEqual([200, 200, 200, 200]);
  });

  it('end in the extension of what they are', async () => {
    const png = new File([new Uint8Array(await pictureOf('png', 8, 8))], '사진.jpg');
    const [url] = await files((await add([png])).id);
    expect([nameIn(url!), (await app.http.get(url!)).headers['content-type']]).toEqual(['사진.png', 'image/png']);
  });
});

describe('the picture of a member', () => {
  const change = (fields: Fields) => send('PUT', '/member', { email, password: PASSWORD, ...fields });
  const files = () => filesAt(`/member?email=${email}`);

  it('is removed by its name, plain or encoded, composed or not', async () => {
    const name = '우리 "강아지" 50%25, a+b&c#1?.jpg';
    for (const asked of FORMS) {
      await change({ profileFiles: picture(name), deleteProfileFileNames: '다른 사진.jpg' });
      expect((await files()).map(nameIn)).toEqual([name]);
      await change({ deleteProfileFileNames: ['다른 사진.jpg', asked(name)] });
      expect(await files()).toEqual([]);
    }
  });

  it('stays when its predecessor, of the same name, is deleted along with its coming', async () => {
    await change({ profileFiles: picture('나.jpg') });
    const [first] = await files();
    await change({ deleteProfileFileNames: '나.jpg', profileFiles: picture('나.jpg') });
    const [second] = await files();
    expect([nameIn(second!), await statusOf(first!), await statusOf(second!)]).toEqual(['나.jpg', 404, 200]);
  });
});

describe('attachments', () => {
  const OLE = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';
  const ZIP = 'PK\x03\x04';
  const KINDS = {
    ...{ pdf: '%PDF-1.7', hwp: OLE, hwpx: ZIP, doc: OLE, docx: ZIP, xls: OLE, xlsx: ZIP, ppt: OLE, pptx: ZIP, zip: ZIP },
    ...{ txt: '안내', csv: 'a,b' },
  };
  const { add, files } = OWNERS['an announcement'];

  it.each(Object.entries(KINDS))('may be of the kind %s, which is served as a download', async (extension, begin) => {
    const [url] = await files((await add([new File([Buffer.from(begin, 'latin1')], `안내문.${extension}`)])).id);
    expect(nameIn(url!)).toBe(`안내문.${extension}`);
    await app.http
      .get(url!)
      .expect(200)
      .expect('x-content-type-options', 'nosniff')
      .expect('content-disposition', /^attachment; .*filename\*=UTF-8''%EC%95%88%EB%82%B4%EB%AC%B8\./);
  });

  it.each(['jpeg', 'png', 'gif', 'webp'] as const)('may be pictures, which are shown: %s', async (format) => {
    const file = new File([new Uint8Array(await pictureOf(format, 8, 8))], `사진.${format}`);
    const [url] = await files((await add([file])).id);
    const { headers } = await app.http.get(url!).expect(200).expect('content-type', `image/${format}`);
    expect(headers).not.toHaveProperty('content-disposition');
  });

  it.each(['html', 'svg', 'exe', 'js', 'mp4', ''])(
    'may not be of the kind %s, and the refusal names the file',
    async (extension) => {
      const name = `안내문${extension && `.${extension}`}`;
      const form = formOf({ title: '안내', files: new File(['<svg onload=alert(1)>'], name) });
      const { status, body } = await client.ask<{ message: { text: string } }>('POST', '/api/board/add', form, token);
      expect([status, body.message.text]).toEqual([400, expect.stringContaining(name)]);
    },
  );

  it('of a private announcement open for everyone with the address', async () => {
    const { id } = await send<{ id: number }>('POST', '/board/add', {
      title: '비밀',
      isPrivate: 'true',
      files: picture('a.jpg'),
    });
    const [url] = await files(id);
    expect([await statusOf(url!), (await client.ask('GET', `/api/board/${id}`)).status]).toEqual([200, 404]);
  });

  it('are ten at most, together with existing ones', async () => {
    const { id } = await add(Array.from({ length: 6 }, (_, index) => picture(`${index}.jpg`)));
    const more = (count: number) => Array.from({ length: count }, (_, index) => picture(`neu ${index}.jpg`));
    const refused = await client.ask('PUT', `/api/board/${id}`, formOf({ title: '안내', files: more(5) }), token);
    expect([refused.status, (await files(id)).length]).toEqual([400, 6]);
    await OWNERS['an announcement'].change(id, { files: more(5), deleteFileNames: '0.jpg' });
    expect(await files(id)).toHaveLength(10);
  });
});

it.each<[string, string, number]>([
  ['POST', '/review/add', 400],
  ['POST', '/review/update/REVIEW', 400],
  ['POST', '/board/add', 413],
  ['PUT', '/board/BOARD', 413],
  ['PUT', '/member', 413],
])('a file of more than 10 MB at %s %s is answered with %i, and named', async (method, path, status) => {
  const { id } = await (path.includes('board') ? OWNERS['an announcement'] : OWNERS['a review']).add([picture('a.jpg')]);
  const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], '큰 사진.jpg');
  const fields = { email, password: PASSWORD, facilityId: '100', review: '좋아요', rating: '5', title: '안내' };
  const form = formOf({ ...fields, [path === '/member' ? 'profileFiles' : 'files']: large });
  const address = `/api${path.replace(/REVIEW|BOARD/, String(id))}`;
  const answer = await client.ask<{ message: string | { text: string }; code: string }>(method, address, form, token);
  const { message } = answer.body;
  const said = path.includes('review') ? message : (message as { text: string }).text;
  expect([answer.status, said]).toEqual([status, expect.stringMatching(/^큰 사진\.jpg: .*10MB/)]);
});

describe('with PUBLIC_URL', () => {
  const ORIGIN = 'https://baldojang.example';
  let elsewhere: TestApp;
  const there = new RestClient(() => elsewhere.url);
  const addressesIn = (body: unknown) => JSON.stringify(body).match(/"[^"]*\/files\/[\w-]{16,}[^"]*"/g) ?? [];

  let review: number;
  let paths: Record<string, number>;
  beforeAll(async () => {
    const url = (app.dataSource.options as { url: string }).url;
    const database = { dataSource: app.dataSource, url, drop: () => Promise.resolve() };
    elsewhere = await startTestApp({ database, config: { rateLimits: false, fileOrigin: ORIGIN, dataDir } });
    await send('PUT', '/member', { email, password: PASSWORD, profileFiles: picture('나.jpg') });
    review = (await OWNERS['a review'].add([picture('하나.jpg'), picture('둘.jpg')])).id;
    const board = (await OWNERS['an announcement'].add([picture('안내.jpg'), picture('둘.jpg')])).id;
    await client.ask('POST', '/api/comment', { boardId: board, comment: '/files/ 이야기' }, token);
    const [{ id: member }] = await app.dataSource.query<[{ id: number }]>('SELECT id FROM member WHERE email = $1', [email]);
    paths = {
      '/board/list': 1,
      '/board/latest': 1,
      '/board/latest3': 1,
      [`/board/${board}`]: 3,
      [`/comment/list?boardId=${board}`]: 1,
      [`/member?email=${email}`]: 1,
      '/review/latest?limit=1': 3,
      [`/review/myReview/${member}`]: 3,
      '/review/facility/100': 3,
    };
  });
  afterAll(() => elsewhere.stop());

  it('every reply carries it before the addresses of files, and is the same otherwise', async () => {
    for (const [path, atLeast] of Object.entries(paths)) {
      const [short, full] = await Promise.all(
        [client, there].map(async (door) => (await door.ask('GET', `/api${path}`, undefined, token)).body),
      );
      const addresses = addressesIn(full);
      expect([path, addresses.length]).toEqual([path, expect.any(Number)]);
      expect(addresses.length).toBeGreaterThanOrEqual(atLeast);
      expect(addresses.filter((address) => !address.startsWith(`"${ORIGIN}/files/`))).toEqual([]);
      expect(JSON.parse(JSON.stringify(full).replaceAll(`${ORIGIN}/files/`, '/files/'))).toEqual(short);
    }
  });

  it('a file is deleted by the last segment of its address', async () => {
    const urls = async () =>
      (await there.ask<{ id: number; files: string[] }[]>('GET', '/api/review/facility/100')).body.find(
        ({ id }) => id === review,
      )!.files;
    const [first] = await urls();
    const fields = { facilityId: '100', review: '좋아요', rating: '5', deleteFileNames: first!.split('/').at(-1)! };
    await there.ask('POST', `/api/review/update/${review}`, formOf(fields), token);
    expect((await urls()).map(nameIn)).toEqual(['둘.jpg']);
  });

  it('pages of another site may show the files', async () => {
    const [file] = (await there.ask<{ files: string[] }>('GET', `/api/member?email=${email}`, undefined, token)).body.files;
    await elsewhere.http.get(file!.replace(ORIGIN, '')).expect(200).expect('cross-origin-resource-policy', 'cross-origin');
  });

  it('GraphQL answers with paths', async () => {
    const { data } = await elsewhere.run(
      '{ reviews(size: 1) { items { images { url } member { profileImage { thumbnailUrl } } } } }',
    );
    expect(addressesIn(data).map((address) => address.slice(0, 8))).toEqual(['"/files/', '"/files/']);
  });

  it('the OpenAPI document shows such addresses', async () => {
    const [short, full] = await Promise.all(
      [client, there].map(async (door) => (await door.ask('GET', '/api/openapi.json')).body),
    );
    const examples = addressesIn(short);
    expect(examples.length).toBeGreaterThan(3);
    expect(addressesIn(full)).toEqual(examples.map((address) => address.replace('/files/', `${ORIGIN}/files/`)));
  });
});
