import { existsSync, readdirSync, rmSync, utimesSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { parse } from 'csv-parse/sync';
import { makeFacility, makeMember, makeReview, makeVisitReport } from '../../../test/factories';
import { startTestApp, type TestApp } from '../../../test/test-app';
import { FacilityCorrection } from '../../modules/facility/facility-correction.entity';
import { FacilityImport } from '../../modules/facility/facility-import.entity';
import type { Facility } from '../../modules/facility/facility.entity';
import { createLogger } from '../../shared/logger';
import { seoulDate } from '../../shared/text/seoul-time';
import { OpenDataFiles } from './open-data-files';
import type { OpenDataPlace } from './open-data-place';
import { OpenDataRepository } from './open-data.repository';

const NDJSON = '/api/open-data/places.ndjson';
const CSV = '/api/open-data/places.csv';
const PUBLIC_URL = 'https://baldojang.example';
const SCHEMA = '/api/open-data/places.schema.json';

describe('open data', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ config: { publicUrl: PUBLIC_URL } });
  });
  afterAll(() => app.stop());
  afterEach(async () => {
    await app.dataSource.query('TRUNCATE facility, facility_import, member CASCADE');
    rmSync(folder(), { recursive: true, force: true });
  });

  const add = (facts: Partial<Facility> = {}) => makeFacility(app.dataSource, facts);
  const get = (path: string, encoding = 'gzip') => app.http.get(path).set('accept-encoding', encoding).buffer(true);
  const folder = () => join(app.dataDir, 'open-data');
  const today = () => seoulDate(new Date());
  const places = async (): Promise<OpenDataPlace[]> => {
    const { text } = await get(NDJSON).expect(200);
    return text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as OpenDataPlace);
  };
  const rebuild = async () => {
    rmSync(join(folder(), today()), { recursive: true, force: true });
    await app.openData.buildIfMissing();
  };
  /** Another server on the same folder. */
  const otherFiles = (
    repository = new OpenDataRepository(app.dataSource) as Pick<OpenDataRepository, 'pages' | 'lastImportId'>,
  ) => new OpenDataFiles({ ...app, publicUrl: PUBLIC_URL, log: createLogger('silent'), repository });
  const correct = (facility: Facility, facts: Partial<FacilityCorrection>) =>
    app.dataSource.getRepository(FacilityCorrection).save({ facilityId: facility.id, ...facts } as FacilityCorrection);
  const finishImport = (edition: string) =>
    app.dataSource.getRepository(FacilityImport).save({ fileName: 'a.csv', fileHash: edition, edition, report: {} });

  describe('a line', () => {
    it('has the columns, what was read from them with quotes, the edition and the address', async () => {
      await finishImport('2025-03-24');
      const { id } = await add({
        name: '한강 카페',
        operatingHours: '월~금 09:00~18:00',
        holiday: '매주 토, 일, 법정공휴일',
        allowedPetSize: '10kg 이하',
        petRestrictions: '목줄 착용',
      });
      await app.openData.buildIfMissing();
      const [place] = await places();
      expect(place).toMatchObject({
        ...{ id, name: '한강 카페', operatingHours: '월~금 09:00~18:00', allowedPetSize: '10kg 이하', isDemo: false },
        ...{ url: `https://baldojang.example/facility/${id}`, edition: '2025-03-24', openingHours: 'Mo-Fr 09:00-18:00; PH off' },
        ...{ corrections: [], entry: { isFriendly: true, residue: [] } },
      });
      expect(place!.entry!.rules).toEqual([
        expect.objectContaining({ type: 'WEIGHT', quote: '10kg 이하', bound: expect.objectContaining({ max: 10 }) as object }),
        expect.objectContaining({ type: 'DEMAND', kind: 'LEASH', quote: '목줄 착용' }),
      ]);
    });

    it('says null where it does not know', async () => {
      await add({ operatingHours: '전시에 따라 변동', latitude: null, longitude: null });
      await app.openData.buildIfMissing();
      expect((await places())[0]).toMatchObject({ openingHours: null, latitude: null, edition: null, phoneNumber: null });
    });

    it('marks what was corrected by field, kind of source and date, without the words of a person', async () => {
      const place = await add({ phoneNumber: '02-1' });
      const acceptedAt = new Date('2026-03-01T16:00:00Z');
      await correct(place, { field: 'PHONE', value: '02-1', source: '이웃 김철수가 전화함', acceptedAt });
      await correct(place, { field: 'HOURS', value: null, source: 'https://people.example/secret', acceptedAt });
      await app.openData.buildIfMissing();
      expect((await places())[0]!.corrections).toEqual([
        { field: 'HOURS', sourceKind: 'LINK', acceptedOn: '2026-03-02' },
        { field: 'PHONE', sourceKind: 'STATEMENT', acceptedOn: '2026-03-02' },
      ]);
      for (const path of [NDJSON, CSV]) expect((await get(path)).text).not.toMatch(/김철수|people\.example/);
    });

    it('fits the published schema, whatever the texts say', async () => {
      const texts: Partial<Facility>[] = [
        { allowedPetSize: '소형, 중형(15kg 미만), 고양이', petRestrictions: '대형견 불가, 1인 1마리, 목줄 또는 이동장' },
        { allowedPetSize: '모두 가능', petRestrictions: '맹견 불가, 주말 8kg 이하, 실내는 소형견만, 알 수 없는 말' },
        { petFriendly: false, allowedPetSize: '해당없음' },
        { allowedPetSize: '특수동물 등', petRestrictions: '대형견은 평일만, 총 20kg 이하, 안내견만', additionalPetFee: '1만원' },
        { petFriendly: null, allowedPetSize: null, isDemo: true, finalCreationDate: '2025-01-31', parkingAvailable: true },
      ];
      for (const facts of texts) await add(facts);
      await correct(await add(), { field: 'NAME', value: 'x', source: 'y', dataValue: null });
      await app.openData.buildIfMissing();
      const answer = await app.http
        .get(SCHEMA)
        .expect(200)
        .expect('content-type', /application\/schema\+json/);
      const schema = answer.body as { properties: Record<string, { description?: string }> };
      const ajv = addFormats(new Ajv({ allErrors: true, allowUnionTypes: true }));
      const validate = ajv.compile(schema);
      const lines = await places();
      expect(lines).toHaveLength(texts.length + 1);
      expect(new Set(lines.flatMap(({ entry }) => entry!.rules.map(({ type }) => type))).size).toBeGreaterThan(6);
      for (const line of lines) expect([line.id, validate(line), validate.errors]).toEqual([line.id, true, null]);
      expect(validate({ ...lines[0], rating: 5 })).toBe(false);
      const { properties } = schema;
      expect(Object.keys(lines[0]!)).toEqual(expect.arrayContaining(Object.keys(properties)));
      for (const [name, { description }] of Object.entries(properties))
        expect([name, description]).toEqual([name, expect.stringMatching(/[가-힣]/)]);
      expect(JSON.stringify(schema)).toContain('한국문화정보원');
    });
  });

  it('lists what a search lists: no closed places, none that left the data', async () => {
    const { id } = await add();
    await add({ isClosed: true });
    await add({ missingSince: '2025-03-24' });
    await app.openData.buildIfMissing();
    expect((await places()).map((place) => place.id)).toEqual([id]);
  });

  it('has nothing of members, reviews and visit reports', async () => {
    const place = await add();
    const member = await makeMember(app.dataSource, { nickName: '비밀별명' });
    await makeReview(app.dataSource, { facilityId: place.id, memberId: member.id, content: '비밀리뷰' });
    await app.openData.buildIfMissing();
    const { text } = await get(NDJSON);
    await makeReview(app.dataSource, { facilityId: place.id, memberId: member.id, rating: 1 });
    await makeVisitReport(app.dataSource, { facilityId: place.id, memberId: member.id });
    await rebuild();
    expect((await get(NDJSON)).text).toBe(text);
    expect(text).not.toMatch(/비밀/);
  });

  it('is complete beyond one page of rows', async () => {
    await add();
    await app.dataSource.query(
      `INSERT INTO facility (name, source_key, search_text, search_grams) SELECT 'x', 'k' || i, '', '{}' FROM generate_series(1, 1300) i`,
    );
    await app.openData.buildIfMissing();
    const ids = (await places()).map(({ id }) => id);
    expect(new Set(ids).size).toBe(1301);
    expect(parse((await get(CSV)).text, { bom: true })).toHaveLength(1302);
  });

  it('is a CSV that Excel reads and that runs nothing', async () => {
    const place = await add({
      name: '=HYPERLINK("https://bad.example")',
      description: '두\n줄, "따옴표"',
      phoneNumber: '+82-2-1',
    });
    await app.openData.buildIfMissing();
    const { text } = await get(CSV).expect(200).expect('content-disposition', 'attachment; filename="baldojang-places.csv"');
    expect(text.startsWith('\ufeffid,name,')).toBe(true);
    const [row] = parse<Record<string, string>>(text, { bom: true, columns: true, record_delimiter: '\r\n' });
    expect(row).toMatchObject({
      ...{ id: String(place.id), name: `'${place.name}`, description: '두\n줄, "따옴표"', phoneNumber: "'+82-2-1" },
      ...{ petFriendly: 'true', postalCode: '', corrections: '[]', petTypes: '["DOG","CAT","OTHER"]' },
    });
    expect(JSON.parse(row!.entry!)).toEqual((await places())[0]!.entry);
  });

  describe('over HTTP', () => {
    beforeEach(async () => {
      await add();
      await app.openData.buildIfMissing();
    });

    it.each([NDJSON, CSV])('sends %s compressed to whom it suits and plain to others', async (path) => {
      const plain = await get(path, 'identity').expect(200);
      const zipped = await get(path, 'br, gzip')
        .expect(200)
        .expect('content-encoding', 'gzip')
        .expect('vary', /Accept-Encoding/);
      const onlyBrotli = await get(path, 'br').expect(200);
      for (const { text, headers } of [plain, onlyBrotli]) {
        expect(text).toBe(zipped.text);
        expect(headers).not.toHaveProperty('content-encoding');
      }
      expect(plain.headers.etag).not.toBe(zipped.headers.etag);
      expect(plain.headers['cache-control']).toBe('public, max-age=3600, no-transform');
      expect(plain.headers.link).toContain('<https://www.data.go.kr/data/15111389/fileData.do>; rel="license"');
    });

    it('answers 304 to a tag or a date that still holds, for each encoding', async () => {
      for (const encoding of ['gzip', 'identity']) {
        const { headers } = await get(NDJSON, encoding);
        const again = () => app.http.get(NDJSON).set('accept-encoding', encoding);
        expect(headers.etag).toMatch(/^"[\w-]+"$/);
        await again().set('if-none-match', headers.etag!).expect(304, '').expect('etag', headers.etag!);
        await again().set('if-modified-since', headers['last-modified']!).expect(304);
        await again().set('if-none-match', '"other"').expect(200);
        await again().set('if-modified-since', 'Sat, 01 Jan 2000 00:00:00 GMT').expect(200);
      }
    });

    it('keeps the tag while the content is the same and changes it with the content', async () => {
      const tag = async () => (await get(NDJSON)).headers.etag;
      const before = await tag();
      await rebuild();
      expect(await tag()).toBe(before);
      await add();
      await rebuild();
      expect(await tag()).not.toBe(before);
    });

    it('answers HEAD without the file and refuses other methods', async () => {
      const { headers } = await get(NDJSON);
      const head = await app.http.head(NDJSON).set('accept-encoding', 'gzip').expect(200);
      expect(head.headers).toMatchObject({ etag: headers.etag, 'content-length': headers['content-length'] });
      for (const path of [NDJSON, CSV, SCHEMA])
        for (const method of ['post', 'put', 'delete'] as const)
          await app.http[method](path).expect(405).expect('allow', 'GET, HEAD, OPTIONS');
    });

    it('needs no token and minds no bad one', async () => {
      await app.http.get(NDJSON).set('authorization', 'Bearer nonsense').expect(200);
    });
  });

  describe('the files of a day', () => {
    it('answer 503 with a time and a text before the first exists', async () => {
      const { body, headers } = (await app.http.get(NDJSON).expect(503)) as { body: unknown; headers: Record<string, string> };
      expect(body).toMatchObject({ code: 'SERVICE_UNAVAILABLE', message: { text: expect.stringMatching(/[가-힣]/) as string } });
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    });

    it('are built when the server starts, once a day', async () => {
      await add();
      const files = otherFiles();
      files.start();
      while (!existsSync(join(folder(), today()))) await new Promise((resolve) => setTimeout(resolve, 20));
      await files.stop();
      const [first] = await places();
      await add();
      await app.openData.buildIfMissing();
      expect(await places()).toEqual([first]);
    });

    it('are those of yesterday until the new ones are complete, and two days are kept', async () => {
      const day = (days: number) => join(folder(), seoulDate(new Date(), days));
      for (const daysAgo of [2, 1]) {
        await add();
        await app.openData.buildIfMissing();
        renameSync(day(0), day(-daysAgo));
        expect(await places()).toHaveLength(3 - daysAgo);
      }
      await add();
      await app.openData.buildIfMissing();
      expect(await places()).toHaveLength(3);
      expect(readdirSync(folder()).map((name) => join(folder(), name))).toEqual([day(-1), day(0)]);
    });

    it('hold one edition: an import that finishes meanwhile discards them', async () => {
      await add();
      const repository = new OpenDataRepository(app.dataSource);
      const files = otherFiles({
        lastImportId: () => repository.lastImportId(),
        pages: async function* () {
          yield* repository.pages();
          await finishImport('2025-03-24');
        },
      });
      await expect(files.buildIfMissing()).rejects.toThrow('import');
      expect(readdirSync(folder())).toEqual([]);
      await app.openData.buildIfMissing();
      expect(await places()).toHaveLength(1);
    });

    it('are built by one of the servers that share a folder, and by another after a crash', async () => {
      await add();
      const part = join(folder(), `${today()}.other.part`);
      mkdirSync(part, { recursive: true });
      await app.openData.buildIfMissing();
      expect(readdirSync(folder())).toEqual([`${today()}.other.part`]);
      const longAgo = new Date(Date.now() - 10 * 60_000);
      utimesSync(part, longAgo, longAgo);
      await app.openData.buildIfMissing();
      expect(readdirSync(folder())).toEqual([today()]);
    });
  });
});
