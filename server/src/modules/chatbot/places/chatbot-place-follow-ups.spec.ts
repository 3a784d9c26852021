import { makeFacility } from '../../../../test/factories';
import { startTestApp, type TestApp } from '../../../../test/test-app';
import type { Facility } from '../../facility/facility.entity';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ config: { rateLimits: false } });
  for (const facts of PLACES) await makeFacility(app.dataSource, { ...NOWHERE, ...facts });
});
afterAll(() => app.stop());

const NOWHERE = { sidoName: '서울특별시', sigunguName: '강남구', latitude: null, longitude: null };
const ALWAYS = { operatingHours: '매일 00:00~24:00', holiday: '연중무휴' };
const PLACES: Partial<Facility>[] = [
  { name: '가람 카페', parkingAvailable: true, indoorFacility: true, phoneNumber: '02-111-1111', jibunAddress: '역삼동 1' },
  { name: '나무 카페', parkingAvailable: false, allowedPetSize: '10kg 이하', phoneNumber: null, ...ALWAYS },
  { name: '다솜 카페', parkingAvailable: null, allowedPetSize: '개', petRestrictions: '목줄 착용' },
  { name: '라온 식당', category3: '식당', parkingAvailable: true },
  { name: '마루 카페', sigunguName: '서초구' },
  { name: '바다 동물병원', category3: '동물병원', phoneNumber: '02-222-2222', allowedPetSize: '고양이' },
  { name: '사랑 동물병원', category3: '동물병원', ...ALWAYS },
  { name: '에버랜드', category3: '여행지', sidoName: '경기도', sigunguName: '용인시 처인구', petFriendly: false },
  { name: '말없는 미술관', category3: '미술관', allowedPetSize: null, petFriendly: null },
  ...Array.from({ length: 7 }, (_, index) => ({ name: `문예회관 ${index}`, category3: '문예회관', sigunguName: '중구' })),
];

const ASK = `mutation ($input: AskChatbotInput!) {
  askChatbot(input: $input) {
    text plainText source suggestions facilities { name }
    search { isNearMe categories sidoName sigunguName pets { species size } parkingAvailable isOpenNow }
  }
}`;

interface Reply {
  text: string;
  plainText: string;
  source: string;
  suggestions: string[];
  facilities: { name: string }[];
  search: Record<string, unknown> | null;
}

/** Has the whole conversation, each answer as the clients send it back, and gives the last one. */
async function talk(...questions: string[]): Promise<Reply & { found: string[] }> {
  const messages: { role: string; content: string }[] = [];
  let reply: Reply | undefined;
  for (const content of questions) {
    messages.push({ role: 'USER', content });
    const { data, errors } = await app.run<{ askChatbot: Reply }>(ASK, { input: { messages } });
    expect(errors).toEqual([]);
    reply = data!.askChatbot;
    messages.push({ role: 'ASSISTANT', content: reply.plainText });
  }
  return { ...reply!, found: reply!.facilities.map(({ name }) => name).sort() };
}

describe('a follow-up', () => {
  it.each([
    [['강남 카페', '주차되는 곳만'], ['가람 카페']],
    [['강남 카페', '실내는?'], ['가람 카페']],
    [['강남 카페', '지금 여는 곳만'], ['나무 카페']],
    [['강남 카페', '24시간 하는 데'], ['나무 카페']],
    [['강남 카페', '고양이도 되는 곳은?'], ['가람 카페']],
    [
      ['강남 애견카페', '대형견도 되는 곳은?'],
      ['가람 카페', '다솜 카페'],
    ],
    [
      ['강남 애견카페', '5kg이에요'],
      ['가람 카페', '나무 카페', '다솜 카페'],
    ],
    [['강남 대형견 카페', '고양이도 되나요?'], ['가람 카페']],
    [['강남 카페', '서초는?'], ['마루 카페']],
    [['강남 카페', '서초는요?'], ['마루 카페']],
    [['강남 카페', '카페 말고 식당'], ['라온 식당']],
    [['강남 카페', '식당은?'], ['라온 식당']],
    [['강남 카페', '주차되는 곳만', '카페 말고 식당'], ['라온 식당']],
    [
      ['근처 카페', '서초구요', '강남은?'],
      ['가람 카페', '나무 카페', '다솜 카페'],
    ],
    [['강남 고양이 병원', '강아지는?'], ['사랑 동물병원']],
    // A complete question resets the conversation.
    [['강남 고양이 카페', '주차되는 곳만', '서초 카페 추천해줘'], ['마루 카페']],
    // An answer about one of them keeps the search.
    [['강남 카페', '첫 번째 카페 어디에 있어?', '거기 주차 되나요?', '지금 여는 곳만'], ['나무 카페']],
    [
      ['강남 카페', '대형견 두마리인데'],
      ['가람 카페', '다솜 카페'],
    ],
    [['강남 카페', '차 댈데 있는데로'], ['가람 카페']],
    [['강남 카페', '지금 열었어?'], ['나무 카페']],
    [['강남역 애카 추천좀', '실내만'], ['가람 카페']],
    [['강남 카페', '애견카페 말고 식당'], ['라온 식당']],
    [
      ['강남 동물병원', '중성화 잘하는데'],
      ['바다 동물병원', '사랑 동물병원'],
    ],
    [['강남 카페', '2번 자세히', '그 옆에 식당은'], ['라온 식당']],
    [['서울 강남구 카페', 'ㄴㄴ 서초구'], ['마루 카페']],
    [
      ['강남 카페', '아니 개가 들어갈수있냐고'],
      ['가람 카페', '다솜 카페'],
    ],
    // Care in between changes nothing.
    [['강남 카페', '강아지 목욕은 얼마나 자주 시키나요', '주차되는 곳만'], ['가람 카페']],
  ])('changes the search before: %j', async (questions, found) => {
    expect(await talk(...questions)).toMatchObject({ source: 'PLACES', found });
  });

  it('says which pets the party has now', async () => {
    const { text, search } = await talk('강남 애견카페', '대형견도 되는 곳은?', '고양이도 되는 곳은?');
    expect(text).toMatch(/대형견·고양이와 갈 수 있는 카페/);
    expect(search).toMatchObject({ pets: [{ species: 'DOG', size: 'LARGE' }, { species: 'CAT' }] });
  });

  it('names the wish that no column answers', async () => {
    const { text, found } = await talk('강남 카페', '수영장 있는 곳은?');
    expect([text, found.length]).toEqual(['강남구에서 카페를 3곳 찾았어요. 수영장이 있는지는 자료에 없어 확인하지 못했어요.', 3]);
  });

  it.each([
    ['체크인 늦게 돼?', '체크인과 체크아웃이 어떻게 되는지'],
    ['예약 가능해?', '예약할 수 있는지'],
    ['메뉴 어때', '메뉴나 평이 어떤지'],
  ])('says what is not in the data: %s', async (question, whether) => {
    expect((await talk('강남 카페', question)).text).toContain(`${whether}는 자료에 없어`);
  });

  it('takes the region of the district before', async () => {
    const { search } = await talk('부산 남구 카페', 'ㄴㄴ 북구');
    expect(search).toMatchObject({ categories: ['카페'], sidoName: '부산광역시' });
  });

  it('shows the places that were not shown, and says when there are no more', async () => {
    const first = await talk('중구 서울 문예회관');
    const more = await talk('중구 서울 문예회관', '더 보여줘');
    expect([first.found.length, more.found.length]).toEqual([5, 2]);
    expect(first.found.filter((name) => more.found.includes(name))).toEqual([]);
    const none = await talk('중구 서울 문예회관', '더 보여줘', '다른 곳');
    expect([none.found, none.text]).toEqual([[], expect.stringMatching(/모두 보여 드렸어요/)]);
  });

  it('about the person’s surroundings keeps the conditions', async () => {
    const { search } = await talk('강남 카페', '주차되는 곳만', '내 근처는?');
    expect(search).toMatchObject({ isNearMe: true, categories: ['카페'], parkingAvailable: true, sigunguName: null });
  });

  it.each([
    [['강남 카페', '강아지 산책은 하루에 1번 해도 돼?']],
    [['강남 카페', '두번째 접종은 언제 해요?']],
    [['강남 카페', '초콜릿 먹어도 돼?']],
    [['강남구 동물병원 알려줘', '비트코인 전망 알려줘']],
    [['강남구 동물병원 알려줘', '오늘 날씨 알려줘']],
    [['강남구 동물병원 알려줘', '주식 추천해줘']],
    [['강남구 동물병원 알려줘', '강아지 중성화 언제 해?']],
    [['하루 2번 해도 돼?']],
    [['첫번째 접종은 언제 해요?']],
    [['강남 카페', '강아지 목욕은 얼마나 자주 시키나요', '고양이는?']],
    [['강아지 목욕은 얼마나 자주 시키나요', '주차되는 곳만']],
  ])('is none: %j', async (questions) => {
    expect((await talk(...questions)).source).not.toBe('PLACES');
  });

  it('of an emergency stays one', async () => {
    expect(await talk('강아지가 경련을 해요', '강남이요')).toMatchObject({ source: 'URGENT', found: ['사랑 동물병원'] });
    expect((await talk('강아지가 경련을 해요', '강남이요', '첫 번째 전화번호')).text).toMatch(/^사랑 동물병원의 전화번호는/);
  });
});

describe('a reference to a place that was shown', () => {
  const CAFES = ['강남 카페'];
  it.each([
    [[...CAFES, '첫 번째 카페 전화번호'], '가람 카페', /02-111-1111/],
    [[...CAFES, '두번째 전화번호 뭐야?'], '나무 카페', /자료에 없어요/],
    [[...CAFES, '두번째는 주차돼?'], '나무 카페', /주차할 수 없다고/],
    [[...CAFES, '3번 주차돼요?'], '다솜 카페', /주차할 수 있는지는 자료에 없어요/],
    [[...CAFES, '마지막 거 대형견 돼?'], '다솜 카페', /조건을 지키면 대형견과 함께 들어갈 수 있어요\. 조건: 목줄/],
    [[...CAFES, '두 번째는 20kg 강아지 들어가?'], '나무 카페', /20kg 강아지와 동반할 수 없다고 적혀 있어요/],
    [[...CAFES, '1번 자세히'], '가람 카페', /역삼동 1에 있어요/],
    [[...CAFES, '가람 카페 주소'], '가람 카페', /역삼동 1에 있어요/],
    [[...CAFES, '2번 자세히', '거기 몇 시까지 해?'], '나무 카페', /24:00.*24시간 영업/],
    [[...CAFES, '2번 자세히', '전화번호는?'], '나무 카페', /자료에 없어요/],
    [[...CAFES, '2번 자세히', '세번째는 주차돼?'], '다솜 카페', /주차/],
    [[...CAFES, '2번 자세히', '그 카페 고양이 돼?'], '나무 카페', /고양이/],
    [[...CAFES, '두번째 거 주소'], '나무 카페', /강남구에 있어요/],
    [[...CAFES, '세번째꺼 위치'], '다솜 카페', /강남구에 있어요/],
    [[...CAFES, '2번꺼 마감 몇시야'], '나무 카페', /24:00/],
    [['강남 고양이 병원', '첫번째 진료 가능해?'], '바다 동물병원', /고양이를 진료할 수 있어요/],
  ])('gets an answer from its data: %j', async (questions, name, text) => {
    const answer = await talk(...questions);
    expect(answer).toMatchObject({ source: 'PLACES', found: [name] });
    expect(answer.text).toMatch(text);
  });

  it.each(['첫번째 카페 주차돼?', '두번째 전화번호', '마지막 병원 주소'])(
    'says that none was shown yet: %s',
    async (question) => {
      expect(await talk(question)).toMatchObject({
        source: 'PLACES',
        found: [],
        text: expect.stringMatching(/^아직 보여 드린 곳이 없어요/) as string,
      });
    },
  );

  it.each(['가격은?', '마감 몇시야 거기', '연락처'])('asks which one is meant: %s', async (question) => {
    expect((await talk(...CAFES, question)).text).toMatch(/^어느 곳을/);
  });

  it('asks which one is meant', async () => {
    expect(await talk(...CAFES, '전화번호는?')).toMatchObject({ text: expect.stringMatching(/^어느 곳을/) as string });
    expect((await talk(...CAFES, '9번째는?')).text).toMatch(/3곳이에요/);
  });

  it('takes no ids that are none', async () => {
    const link = { role: 'ASSISTANT', content: 'https://x.example/facility/999999999 /facility/12345678901' };
    const messages = [{ role: 'USER', content: '강남 카페' }, link, { role: 'USER', content: '첫번째 전화번호' }];
    const { data, errors } = await app.run<{ askChatbot: Reply }>(ASK, { input: { messages } });
    expect([errors, data?.askChatbot.facilities]).toEqual([[], []]);
  });
});

describe('a place asked by its name', () => {
  it.each([
    ['에버랜드 강아지 데려가도 돼?', ['에버랜드'], /^에버랜드 자료에는 강아지와 동반할 수 없다고 적혀 있어요\.$/],
    ['에버랜드 들어가?', ['에버랜드'], /^에버랜드 자료에는 반려동물과 동반할 수 없다고/],
    ['가람 카페 강아지 되나요', ['가람 카페'], /강아지와 함께 들어갈 수 있어요/],
    ['나무 카페 12kg 강아지 출입 가능한가요?', ['나무 카페'], /12kg 강아지와 동반할 수 없다고/],
    ['말없는 미술관 고양이 입장 되나요', ['말없는 미술관'], /알 수 없어요\. 가기 전에 전화로/],
    ['바다 동물병원 강아지 진료 가능해요?', ['바다 동물병원'], /강아지를 진료하지 않는다고/],
    ['롯데월드 고양이 출입 가능?', [], /롯데월드는 자료에 없어 고양이와 들어갈 수 있는지 확인하지 못했어요/],
    ['스타필드 하남 강아지 출입 가능?', [], /스타필드 하남은 자료에 없어/],
    ['2Cats 카페 강아지 되나요', [], /2Cats 카페는 자료에 없어/],
    ['강남 카페 강아지 데려가도 되나요', ['가람 카페', '다솜 카페'], /강남구에서 강아지와 갈 수 있는 카페/],
  ])('gets its entry answer: %s', async (question, found, text) => {
    const answer = await talk(question);
    expect(answer).toMatchObject({ source: 'PLACES', found });
    expect(answer.text).toMatch(text);
  });

  it.each([
    [['롯데월드 강아지 들어가?', '고양이는?'], /^롯데월드는 자료에 없어 고양이와/],
    [['롯데월드 강아지 들어가?', '고양이는?', '토끼는요?'], /^롯데월드는 자료에 없어 토끼와/],
    [['에버랜드 강아지 데려가도 돼?', '고양이도 돼?'], /^에버랜드 자료에는 고양이와/],
  ])('is asked of another pet: %j', async (questions, text) => {
    expect((await talk(...questions)).text).toMatch(text);
  });

  it.each([
    '카페에 강아지 데려가도 되나요',
    '강아지 초콜릿 먹어도 괜찮나요',
    '버스에 강아지 태워도 되나요',
    '침대에서 같이 자도 괜찮나요',
  ])('is not any word before a permission: %s', async (question) => {
    expect((await talk(question)).source).not.toBe('PLACES');
  });
});

describe('suggestions', () => {
  it('are follow-ups that change the search, and not what is a condition already', async () => {
    const { suggestions } = await talk('강남 카페');
    expect(suggestions).toEqual(['주차되는 곳만', '지금 여는 곳만']);
    for (const suggestion of suggestions) expect((await talk('강남 카페', suggestion)).found).toHaveLength(1);
    expect((await talk('강남 카페', '주차되는 곳만')).suggestions).not.toContain('주차되는 곳만');
    expect((await talk('중구 서울 문예회관')).suggestions).toEqual(['더 보여줘']);
  });
});
