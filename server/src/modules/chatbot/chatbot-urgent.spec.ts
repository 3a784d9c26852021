import { askChatbot, conversationOf } from '../../../test/ask-chatbot';
import { makeChatbotPlaces } from '../../../test/chatbot-places';
import { makeFacility } from '../../../test/factories';
import { codeOf, startTestApp, type TestApp } from '../../../test/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ config: { chatbotDailyLimit: 30 } });
  await makeChatbotPlaces(app.dataSource);
});
afterAll(() => app.stop());
afterEach(() => app.dataSource.query('DELETE FROM rate_limit'));

const ask = async (...texts: string[]) => {
  const { reply, errors } = await askChatbot(app, conversationOf(...texts));
  expect(errors).toEqual([]);
  return { ...reply!, found: reply!.facilities.map(({ name }) => name).sort() };
};

/** The first line of what to do about it. */
const NOW = { seizure: /^부딪힐 것을 치우고/, breathing: /^목줄을 풀고/ };
const WHICH_PLACE = /동네나 역의 이름을 적어 주시면/;

describe('clinics in an emergency with a location', () => {
  it.each([
    ['강아지가 쓰러졌어요 강남', ['역삼동 동물병원']],
    ['강남 24시 동물병원 강아지가 숨을 못 쉬어요', ['역삼동 동물병원']],
    ['해운대 동물병원 알려줘 고양이가 발작해요', ['우동 동물병원']],
    ['수원 강아지가 쥐약 먹었어요', ['인계동 동물병원']],
    ['강아지가 숨을 못 쉬어요 분당', ['정자동 동물병원']],
    ['서교동 동물병원 강아지가 경련을 해요', ['서교동 동물병원']],
    ['서교 병원 강아지가 경련을 해요', ['서교동 동물병원']],
    ['경기 수원 강아지가 경련을 해요', ['인계동 동물병원']],
    ['강아지가 포도를 먹었어요 여기 부산 해운대구예요', ['우동 동물병원']],
    ['고양시에서 고양이가 경련을 해요', ['화정동 동물병원']],
  ])('are listed wherever its name stands: %s', async (question, found) => {
    const answer = await ask(question);
    expect([answer.source, answer.found]).toEqual(['URGENT', found]);
  });

  it.each([
    '강아지가 10분 동안 경련을 해요',
    '경기 증상처럼 경련을 해요 강아지가',
    '강아지가 대구를 먹고 쓰러졌어요',
    '강아지가 영양제를 먹고 경련을 해요',
    '강아지가 이상한 동작을 하며 경련을 해요',
    '고양이가 경련을 해요 우리 고양이요',
  ])('are none where a word only looks like one: %s', async (question) => {
    const answer = await ask(question);
    expect([answer.source, answer.found]).toEqual(['URGENT', []]);
    expect(answer.text).toMatch(WHICH_PLACE);
  });

  it('are open ones, if there are any', async () => {
    const clinic = { category3: '동물병원', sidoName: '서울특별시', sigunguName: '강남구', latitude: null, longitude: null };
    const { id } = await makeFacility(app.dataSource, {
      ...clinic,
      name: '늘 여는 동물병원',
      operatingHours: '매일 00:00~24:00',
    });
    expect((await ask('강아지가 쓰러졌어요 강남')).found).toEqual(['늘 여는 동물병원']);
    await app.dataSource.query('DELETE FROM facility WHERE id = $1', [id]);
    expect((await ask('강아지가 쓰러졌어요 강남')).found).toEqual(['역삼동 동물병원']);
  });

  it('need the region if the location is ambiguous', async () => {
    const { text, found } = await ask('중구인데 강아지가 경련을 해요');
    expect(text).toMatch(NOW.seizure);
    expect(text).toMatch(/"중구"는 여러 곳에 있어요/);
    expect(found).toEqual([]);
  });

  it('come from a wider area if there are none, and the answer says so', async () => {
    const { text, found } = await ask('논산에서 강아지가 쥐약을 먹었어요');
    expect(text).toMatch(/논산시에서는 동물병원을 찾지 못해 충남까지 넓혀 찾아보았어요\. 충남의 동물병원이 지금 진료하는지/);
    expect(found).toEqual(['신부동 동물병원']);
  });

  it.each([
    ['이천에서 강아지가 쥐약을 먹었어요'],
    ['강아지가 경련을 해요', '지금 가세요.', '이천이요'],
    ['이천인데 강아지가 경련을 해요'],
  ])('are those of a town whose name is a noun too, where it is said to be a place: %s', async (...texts) => {
    expect((await ask(...texts)).text).toMatch(/이천시에서는 동물병원을 찾지 못해 경기까지 넓혀/);
  });
});

describe('a district after an emergency with another one', () => {
  it('lists its clinics below the advice again', async () => {
    const first = await ask('강아지가 경련을 해요 강남');
    const answer = await ask('강아지가 경련을 해요 강남', first.plainText, '마포구는?');
    expect([answer.source, answer.found]).toEqual(['URGENT', ['서교동 동물병원']]);
    expect(answer.text).toMatch(NOW.seizure);
  });
});

describe('an emergency with a failing dependency', () => {
  it('is answered when the place search fails', async () => {
    await app.dataSource.query('ALTER TABLE facility RENAME TO facility_away');
    const answer = await ask('강남역 근처인데 강아지가 경련을 해요');
    await app.dataSource.query('ALTER TABLE facility_away RENAME TO facility');
    expect([answer.source, answer.found]).toEqual(['URGENT', []]);
    expect(answer.text).toMatch(NOW.seizure);
  });

  it('is answered above the minute limit, without a search', async () => {
    for (let count = 0; count < 20; count++) await askChatbot(app, '양자역학을 설명해 줘');
    expect(codeOf(await askChatbot(app, '양자역학을 설명해 줘'))).toBe('TOO_MANY_REQUESTS');
    const answer = await ask('강아지가 숨을 못 쉬어요 강남역');
    expect([answer.source, answer.found]).toEqual(['URGENT', []]);
    expect(answer.text).toMatch(NOW.breathing);
  });

  it('counts against the minute limit only', async () => {
    await ask('강아지가 경련을 해요');
    const rows: { key: string }[] = await app.dataSource.query(`SELECT key FROM rate_limit WHERE key LIKE 'CHATBOT%'`);
    expect(rows.map(({ key }) => key.split(':')[0])).toEqual(['CHATBOT']);
  });
});

describe('a short reply to a question of the chatbot', () => {
  const FLAG = '강아지가 경련을 해요';

  it.each(['3kg이에요', '방금이요', '고양이요', '말티즈예요'])('without a location makes it ask again: %s', async (reply) => {
    const answer = await ask(FLAG, '지금 바로 동물병원에 가세요.', reply);
    expect([answer.source, answer.found]).toEqual(['URGENT', []]);
    expect(answer.text).toMatch(WHICH_PLACE);
  });

  it('continues the emergency across other short replies', async () => {
    const answer = await ask(FLAG, '어느 동네인가요?', '3kg이에요', '어느 동네인가요?', '강남이요');
    expect([answer.source, answer.found]).toEqual(['URGENT', ['역삼동 동물병원']]);
  });

  it.each(['고마워요, 괜찮아졌어요', '감사합니다', '양치는 언제부터 해요?'])('ends the emergency: %s', async (reply) => {
    expect((await ask(FLAG, '지금 바로 동물병원에 가세요.', reply)).source).not.toBe('URGENT');
  });

  it('reports an unknown location', async () => {
    const answer = await ask('근처 애견카페', '어느 동네에서 카페를 찾을까요?', '연남동');
    expect([answer.source, answer.found]).toEqual(['PLACES', []]);
    expect(answer.text).toMatch(/^"연남동"은 알아보지 못해 카페를/);
    const next = await ask('근처 애견카페', '어느 동네?', '연남동', answer.text, '서초요');
    expect(next.found).toEqual(['서초동 카페']);
  });

  it('resolves an ambiguous location', async () => {
    const answer = await ask('중구 카페', '"중구"는 여러 곳에 있어요.', '부산이요');
    expect(answer.found).toEqual(['남포동 카페']);
  });

  it('does not continue across another question', async () => {
    const answer = await ask(FLAG, '지금 가세요.', '강아지 양치는 얼마나 자주 해야 하나요?', '하루 한 번이요.', '강남이요');
    expect(answer.source).not.toBe('URGENT');
  });
});
