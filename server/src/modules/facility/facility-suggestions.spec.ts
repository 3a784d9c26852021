import { makeFacility } from '../../../test/factories';
import { startTestApp, type TestApp } from '../../../test/test-app';
import type { Facility } from './facility.entity';

describe('facility suggestions', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());
  beforeEach(() => app.dataSource.query('TRUNCATE facility CASCADE'));

  const makeAll = async (...all: (Partial<Facility> | string)[]) => {
    for (const facts of all) await makeFacility(app.dataSource, typeof facts === 'string' ? { name: facts } : facts);
  };
  const suggest = async (query: string, limit = 8) =>
    (
      await app.run<{ facilitySuggestions: { name: string }[] }>(
        'query ($query: String!, $limit: Int!) { facilitySuggestions(query: $query, limit: $limit) { id name category3 sidoName sigunguName } }',
        { query, limit },
      )
    ).data?.facilitySuggestions.map(({ name }) => name);

  it('puts names that start with it first, then names that contain it, then the category, then the address', async () => {
    await makeAll(
      { name: '가로수 길목', roadAddress: '서울특별시 강남구 강남대로 1' },
      { name: '나루', category3: '강남식 찻집' },
      '다정한 강남',
      '강남 하늘',
      '강 남쪽',
      '고요한강 남쪽 2',
      { name: '라일락', sigunguName: '서초구' },
    );
    expect(await suggest('강남')).toEqual(['강 남쪽', '강남 하늘', '고요한강 남쪽 2', '다정한 강남', '나루', '가로수 길목']);
    expect(await suggest('강남', 3)).toEqual(['강 남쪽', '강남 하늘', '고요한강 남쪽 2']);
  });

  it('says where a place is', async () => {
    await makeAll({ name: '초록 정원', category3: '카페', sidoName: '경기도', sigunguName: '양평군' });
    const { data } = await app.run('{ facilitySuggestions(query: "초록") { name category3 sidoName sigunguName } }');
    expect(data).toEqual({
      facilitySuggestions: [{ name: '초록 정원', category3: '카페', sidoName: '경기도', sigunguName: '양평군' }],
    });
  });

  it('finds names by their initials, with digits, Latin letters and whole syllables among them', async () => {
    await makeAll('우리동물병원', '동물병원 24시', '동물보호원', '돌마바위 B동', 'ㄷㅁㅂㅇ');
    expect(await suggest('ㄷㅁㅂㅇ')).toEqual(['ㄷㅁㅂㅇ', '돌마바위 B동', '동물병원 24시', '우리동물병원']);
    expect(await suggest('ㅇ24ㅅ')).toEqual(['동물병원 24시']);
    expect(await suggest('동물ㅂㅎ')).toEqual(['동물보호원']);
    expect(await suggest('ㅂㅇb')).toEqual(['돌마바위 B동']);
  });

  it('understands initials as keyboards join or Unicode decomposes them', async () => {
    await makeAll('강서수의과');
    for (const query of ['ㄳㅅ', 'ㄱㅅㅅ', '\u1100\u1109\u1109']) expect(await suggest(query)).toEqual(['강서수의과']);
  });

  it('follows a syllable that is still being typed', async () => {
    await makeAll({ name: '초롱동물병원', category3: null }, { name: '동물벼락', category3: null });
    expect(await suggest('동물벼')).toEqual(['동물벼락', '초롱동물병원']);
    for (const typed of ['동물ㅂ', '동물벼', '동물병', '동물병우', '동물병워'])
      expect(await suggest(typed)).toContain('초롱동물병원');
    await makeAll('강남 가방', '각시탈');
    expect(await suggest('강나')).toEqual(['강남 가방']);
    expect(await suggest('강남갑')).toEqual(['강남 가방']);
    expect(await suggest('각싵')).toEqual(['각시탈']);
  });

  it('reads Hangul typed on an English keyboard, finished or not', async () => {
    await makeAll('강남 놀이터', 'Rkd 카페');
    expect(await suggest('rkdska')).toEqual(['강남 놀이터']);
    expect(await suggest('rkdsk')).toEqual(['강남 놀이터']);
    expect(await suggest('RKD')).toEqual(['Rkd 카페']);
  });

  it('lists a place once, whatever it matches by', async () => {
    await makeAll({ name: '카페 카페', category3: '카페', roadAddress: '카페로 1', description: '카페' });
    expect(await suggest('카페')).toEqual(['카페 카페']);
  });

  it('takes %, _, \\ and regular expressions literally', async () => {
    await makeAll('100% 멍(멍)', '100점 멍멍');
    expect(await suggest('0%')).toEqual(['100% 멍(멍)']);
    expect(await suggest('(멍')).toEqual(['100% 멍(멍)']);
    for (const query of ['.*', '멍|', '[가', '__', '\\\\', '(ㅁ)', '.ㅁ'])
      expect(await suggest(query)).toEqual(query === '(ㅁ)' ? ['100% 멍(멍)'] : []);
  });

  it('says nothing to less than two characters', async () => {
    await makeAll('강남');
    for (const query of ['', ' ', '강', ' 강 ', '강'.normalize('NFD'), 'ㄱ']) expect(await suggest(query)).toEqual([]);
  });

  it('finds a name among many that share its letters', async () => {
    await makeAll({ name: '흔한동물', category2: null, category3: null });
    await app.dataSource.query(
      `INSERT INTO facility (name, source_key, search_text, search_grams)
       SELECT name, 'many-' || i, search_text, search_grams FROM facility, generate_series(1, 2999) AS i`,
    );
    await makeAll({ name: '힘찬 흔한동물원', category2: null, category3: null });
    expect(await suggest('흔한동물', 2)).toEqual(['흔한동물', '흔한동물']);
    expect(await suggest('흔한동물원')).toEqual(['힘찬 흔한동물원']);
    expect(await suggest('한동물', 3)).toEqual(['흔한동물', '흔한동물', '흔한동물']);
  });
});
