import { makeFacility } from '../../../test/factories';
import { startTestApp, type TestApp } from '../../../test/test-app';
import type { Facility } from './facility.entity';

const WITHOUT_KIND = { category2: null, category3: null };

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

  it('finds places with each word in some field', async () => {
    await makeAll(
      { name: '멍멍 쉼터', category3: '카페', roadAddress: '서울특별시 강남구 강남대로 1' },
      { name: '멍멍 나루', category3: '카페', roadAddress: '서울특별시 마포구 나루길 1' },
      { name: '야옹 쉼터', category3: '카페', roadAddress: '서울특별시 강남구 강남대로 2' },
    );
    expect(await suggest('강남 카페 멍')).toEqual(['멍멍 쉼터']);
    expect(await suggest('멍  강남구')).toEqual(['멍멍 쉼터']);
    expect(await suggest('카페 쉼터')).toEqual(['멍멍 쉼터', '야옹 쉼터']);
  });

  it('puts names with the whole query before names with its words, then kinds, then the rest', async () => {
    await makeAll(
      { name: '가온', ...WITHOUT_KIND, roadAddress: '강남대로 카페길 1' },
      { name: '나루', category2: null, category3: '카페', roadAddress: '강남대로 2' },
      { name: '다정한 카페 강남점', ...WITHOUT_KIND },
      { name: '라온 강남 카페', ...WITHOUT_KIND },
      { name: '강남 카페 마루', ...WITHOUT_KIND },
    );
    const ordered = ['강남 카페 마루', '라온 강남 카페', '다정한 카페 강남점', '나루', '가온'];
    expect(await suggest('강남 카페')).toEqual(ordered);
    expect(await suggest('강남 카페', 4)).toEqual(ordered.slice(0, 4));
  });

  it('finds words by initials, half typed or from an English keyboard, next to others', async () => {
    await makeAll({ name: '초롱 동물병원', roadAddress: '강남대로 1' }, { name: '초롱 동물병원 2호', roadAddress: '마포대로 1' });
    for (const query of ['강남 ㄷㅁㅂㅇ', 'ㅊㄹ 강남 ㅂㅇ', '강남 동물벼', '강남 동물병우', '강남 초로', '강남 ㅂ', '강남 벼'])
      expect([query, await suggest(query)]).toEqual([query, ['초롱 동물병원']]);
    for (const query of ['rkdska ehdanf', '강남 ehdanf', 'rkdska 동물벼', 'rkdska ehdanfqu'])
      expect([query, await suggest(query)]).toEqual([query, ['초롱 동물병원']]);
    expect(await suggest('ㅊ ㄹ')).toEqual(['초롱 동물병원', '초롱 동물병원 2호']);
  });

  it('shows where a place is', async () => {
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

  it('matches an unfinished syllable', async () => {
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

  it.each([
    ['a wrong key', ['동물뱡원', '동물병언', '돔물병원', '동물병훤']],
    ['a key left out', ['동물벼원', '동ㅁㄹ병원', '도물병원', '동물병ㅜㅓㄴ']],
    ['a key pressed twice', ['동물병ㅇ원', '동물ㄹ병원', '동물병웡ㄴ', '도ㅗㅇ물병원']],
    ['two keys in the wrong order', ['동물병우너', '동뭅령원', '돔울병원', 'ㅗㄷㅇ물병원']],
    ['a wrong key on an English keyboard', ['ehdanfqiddnjs', 'ehdanfquddnja']],
  ])('forgives %s', async (_what, queries) => {
    await makeAll({ name: '초롱 동물병원', ...WITHOUT_KIND }, { name: '다정한 나루', ...WITHOUT_KIND });
    for (const query of [...queries, ...queries.map((one) => `초롱 ${one}`)])
      expect([query, await suggest(query)]).toEqual([query, ['초롱 동물병원']]);
  });

  it('corrects one typing error in one word if nothing matches', async () => {
    await makeAll('동물병원', '동물병언', '동물병원 24시');
    expect(await suggest('동물병언')).toEqual(['동물병언']);
    expect(await suggest('둥물병은')).toEqual([]);
    expect(await suggest('동물병운')).toEqual(['동물병원', '동물병원 24시', '동물병언']);
    expect(await suggest('동물병운', 2)).toEqual(['동물병원', '동물병언']);
    expect(await suggest('동물벙원24시')).toEqual(['동물병원 24시']);
    for (const query of ['동물벙원 42시', '동물벙원42시', '동물벙원4시'])
      expect([query, await suggest(query)]).toEqual([query, []]);
  });

  it('corrects two-syllable words if no correction of longer words matches', async () => {
    await makeAll({ name: '가로수 길목', category3: '카페' }, { name: '가로등 카펫', ...WITHOUT_KIND });
    expect(await suggest('카패')).toEqual(['가로수 길목']);
    expect(await suggest('가로수 카패')).toEqual(['가로수 길목']);
    expect(await suggest('가로스 카페')).toEqual(['가로수 길목']);
    expect(await suggest('캬')).toEqual([]);
  });

  it('lists a place once, even with several matches', async () => {
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

  it('suggests nothing for fewer than two characters', async () => {
    await makeAll('강남');
    for (const query of ['', ' ', '강', ' 강 ', '강'.normalize('NFD'), 'ㄱ']) expect(await suggest(query)).toEqual([]);
  });

  it('retains the order above the sort bound', async () => {
    await makeAll({ name: '나루 0000', ...WITHOUT_KIND, roadAddress: '흔한대로 카페길' });
    await app.dataSource.query(
      `INSERT INTO facility (name, source_key, search_text, search_grams)
       SELECT '나루 ' || lpad(i::text, 4, '0'), 'many-' || i, search_text, search_grams FROM facility, generate_series(1, 1500) AS i`,
    );
    await makeAll(
      { name: '흔한 카페', ...WITHOUT_KIND },
      { name: '더 흔한 카페', ...WITHOUT_KIND },
      { name: '하늘 카페 흔한점', ...WITHOUT_KIND },
      { name: '하루', category2: null, category3: '카페', roadAddress: '흔한길' },
    );
    const first = ['흔한 카페', '더 흔한 카페', '하늘 카페 흔한점', '하루', '나루 0000', '나루 0001'];
    expect(await suggest('흔한 카페', 6)).toEqual(first);
    expect(await suggest('흔한 카페', 3)).toEqual(first.slice(0, 3));
    expect(await suggest('gmsgks zkvp', 6)).toEqual(first);
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
