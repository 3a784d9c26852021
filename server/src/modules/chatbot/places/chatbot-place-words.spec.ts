import { askChatbot } from '../../../../test/ask-chatbot';
import { makeChatbotPlaces } from '../../../../test/chatbot-places';
import { makeFacility } from '../../../../test/factories';
import { startTestApp, type TestApp } from '../../../../test/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ config: { rateLimits: false } });
  await makeChatbotPlaces(app.dataSource);
});
afterAll(() => app.stop());

/** 월, 화, … */
const WEEKDAY_NOW = new Date().toLocaleDateString('ko-KR', { weekday: 'short', timeZone: 'Asia/Seoul' });

const ask = async (question: string) => {
  const { reply, errors } = await askChatbot(app, question);
  expect(errors).toEqual([]);
  return { ...reply!, found: reply!.facilities.map(({ name }) => name).sort() };
};

/** Answers without places. */
const WHERE = /계신 곳 주변의 .* 볼 수 있어요/;
const unknown = (place: string) => new RegExp(`^"${place}"[은는] 알아보지 못해`);
const several = (place: string) => new RegExp(`^"${place}"[은는] 여러 곳에 있어요\\. .*시·도의 이름을 함께`);

describe('a question for places with an unknown location', () => {
  it.each([
    // An animal is no town.
    ['고양이랑 갈 수 있는 카페 추천해 주세요', WHERE],
    ['저희 고양이랑 같이 묵을 숙소 찾아줘', WHERE],
    ['우리 고양이랑 갈 만한 카페 어디 있어', WHERE],
    // Nothing says where.
    ['강아지 유치원 추천', WHERE],
    ['강아지 미용실 추천', WHERE],
    ['고양이 카페 추천해줘', WHERE],
    ['우리 동네 애견카페', WHERE],
    ['주말에 강아지랑 갈만한 곳 추천', WHERE],
    ['비 오는 날 갈 만한 실내 카페', WHERE],
    ['푸들 미용실 추천해줘', WHERE],
    ['말티즈인데 미용실 추천', WHERE],
    ['수영장 있는 펜션', WHERE],
    ['강아지 산책 코스', WHERE],
    ['여기서 가까운 카페', WHERE],
    ['내 주변 카페', WHERE],
    ['우리집 근처 24시 병원', WHERE],
    ['강아지 데리고 갈 수 있는 식당', WHERE],
    ['대형견 운동장 있는 카페', WHERE],
    // A word that is a noun as well.
    ['구리로 된 그릇 파는 용품점', /용품점을 (볼 수 있어요|찾지 못했어요)/],
    ['사천 원짜리 간식 파는 용품점', /용품점을 (볼 수 있어요|찾지 못했어요)/],
    // Named, but in no data.
    ['연남동 조용한 카페 알려주세요', unknown('연남동')],
    ['속리산 펜션', unknown('속리산')],
    ['한강 근처 카페', unknown('한강')],
    ['청담동 미용실', unknown('청담동')],
    // In more than one region.
    ['중구 카페', several('중구')],
    ['강서구 애견카페 추천', several('강서구')],
    ['고성 애견카페', several('고성')],
  ])('says so, and picks none: %s', async (question, text) => {
    const answer = await ask(question);
    expect(answer).toMatchObject({ source: 'PLACES', found: [] });
    expect(answer.text).toMatch(text);
  });
});

describe('a question for places with an ambiguous location', () => {
  it.each([
    ['고양 카페', ['대화동 카페', '장항동 카페', '화정동 카페']],
    ['고양시 카페', ['대화동 카페', '장항동 카페', '화정동 카페']],
    ['고양이 데리고 고양시 카페 갈래', ['대화동 카페', '장항동 카페', '화정동 카페']],
    ['일산 카페', ['장항동 카페']],
    ['일산동구 카페', ['장항동 카페']],
    ['일산 호텔', ['장항동 호텔']],
    ['울산 일산동 카페', ['일산동 카페']],
    ['일산동 카페', ['장항동 카페']],
    ['부산 중구 카페', ['남포동 카페']],
    ['서울 강서구 카페', ['화곡동 카페']],
    ['강서구 명지동 카페', ['명지동 카페']],
    ['강원도 고성 카페', ['토성면 카페']],
    ['경남 고성 애견카페', ['고성읍 카페']],
    ['홍천 서면 카페', ['서면 카페']],
    ['강남 말고 서초 카페', ['서초동 카페']],
    ['강남역 근처 말고 서초 카페', ['서초동 카페']],
    ['강남말고 서초에서 카페', ['서초동 카페']],
    ['카페 말고 종로 식당', ['세종로 식당']],
    ['사천 카페', ['벌리동 카페']],
    ['이천에 있는 카페', ['중리동 카페']],
    ['경기 이천 카페', ['중리동 카페']],
    ['구리 용품점', ['인창동 반려동물용품']],
    ['동두천 애견카페', ['생연동 카페']],
    ['용인 공원', ['하갈동 호수공원']],
    ['강남 카페 강아지 데려가도 되나요', ['역삼동 카페']],
    ['강남역 11번 출구 카페', ['역삼동 카페']],
    ['강남에 고양이 병원 있나요', ['역삼동 동물병원']],
    ['강아지가 다리를 절어요 수원 병원', ['인계동 동물병원']],
    ['속초 강아지랑 놀러 갈 곳', ['영랑동 호수공원']],
    ['이번 주말에 부산 가는데 애견동반 카페 추천', ['남포동 카페', '명지동 카페', '우동 카페']],
    ['강남에서 커피 마실 만한 곳', ['역삼동 카페']],
  ])('finds the places of %s', async (question, found) => {
    const answer = await ask(question);
    expect(answer.found).toEqual(found);
    expect(answer.text).not.toMatch(/알아보지 못해|확인하지 못/);
  });

  it('adds the region of a town', async () => {
    expect((await ask('토성면 카페')).text).toMatch(/^강원 토성면에서 카페를 1곳 찾았어요/);
  });

  it.each([
    ['부산 광안리 카페', '광안리 근처', '부산'],
    ['부산 센텀시티 카페', '센텀시티 근처', '해운대구'],
    ['서면 카페', '서면 근처', '부산'],
    ['홍천 서면 카페', '서면 근처', '홍천군'],
    ['서울역 근처 카페', '서울역 근처', '중구'],
    ['광화문에서 강아지랑 밥 먹을 곳', '광화문역 근처', '종로구'],
    ['판교 동물병원', '판교 근처', '성남시 분당구'],
    ['김해 애견카페', '김해시', '경남'],
    // No place is called so, but a station.
    ['잠실 애견카페', '잠실역 근처', '서울'],
  ])('says that it looked wider: %s', async (question, place, wider) => {
    const { text, found } = await ask(question);
    expect(text).toMatch(new RegExp(`^${place}에서는 .* 찾지 못해 ${wider}까지 넓혀 찾아보았어요\\.`));
    expect(found.length).toBeGreaterThan(0);
  });

  it('reports dropped words', async () => {
    const { text, found } = await ask('사천 케이블카 카페');
    expect(text).toBe('사천시에서 카페를 1곳 찾았어요. "케이블카"는 알아보지 못해 빼고 찾았어요.');
    expect(found).toEqual(['벌리동 카페']);
  });
});

describe('a question that only mentions a kind of place', () => {
  it.each([
    '강아지 카페 매너',
    '카페에 강아지 데려가도 되나요',
    '강아지랑 카페 가도 될까요',
    '카페에서 강아지가 짖어요',
    '강아지 목욕',
    '강아지 미용 주기',
    '고양이 목욕 스트레스',
    '공원에서 목줄을 꼭 해야 하나요',
    '강아지 병원비',
    '애견 동반 펜션 예약 팁',
    '여름 강아지 미용',
    '강아지 사료 추천해 주세요',
    '강아지가 사천 원짜리 사료를 안 먹어요',
    '동물병원은 언제 가야 하나요',
  ])('is no question for places: %s', async (question) => {
    const { source, found } = await ask(question);
    expect([source, found]).toEqual(['PREPARED', []]);
  });
});

describe('words that are no condition', () => {
  it.each([
    ['강남 브런치카페', '브런치를 파는지는 자료에 없어 확인하지 못했어요.'],
    ['강남 오션뷰 조용한 카페', '전망이 좋은지, 조용한지는 자료에 없어 확인하지 못했어요.'],
    ['강남 개별룸 있는 카페', '따로 쓰는 방이 있는지는 자료에 없어 확인하지 못했어요.'],
    ['강남 카페 수영장 있는 데', '수영장이 있는지는 자료에 없어 확인하지 못했어요.'],
    ['강남 도넛방앗간 카페', '"도넛방앗간"은 알아보지 못해 빼고 찾았어요.'],
    ['강남 조용한 도넛방앗간 카페', '조용한지는 자료에 없어 확인하지 못했고 "도넛방앗간"은 알아보지 못해 빼고 찾았어요.'],
  ])('are named: %s', async (question, text) => {
    const answer = await ask(question);
    expect(answer.text).toContain(text);
    expect(answer.found).toEqual(['역삼동 카페']);
  });

  it.each([
    '강남에 강아지 들어가는 카페',
    '강남 강아지 데리고 갈만한 괜찮은 카페 좀',
    '강남에서 강아지랑 커피 마실 카페 어디 없나요',
    '강남 20kg 넘는 강아지 되는 카페 있는지 궁금해요',
    '강아지가 15kg 정도인데 강남에서 갈 수 있는 카페 있을까요',
    '강남 쪽에 강아지 출입되는 카페 부탁드려요',
  ])('are not named when they are only speech: %s', async (question) => {
    const answer = await ask(question);
    expect(answer.found).toEqual(['역삼동 카페']);
    expect(answer.text).not.toMatch(/알아보지 못해|확인하지 못/);
  });

  it.each([
    ['종로에서 밥 먹을 만한 조용한 곳', ['세종로 식당']],
    ['속초 강아지랑 갈 만한 곳', ['영랑동 호수공원']],
    ['일산 묵을만한 괜찮은 데', ['장항동 호텔']],
    ['종로 국밥집', ['세종로 식당']],
    ['수원 야간진료 병원', ['인계동 동물병원']],
  ])('leave the kind that they mean: %s', async (question, found) => {
    expect((await ask(question)).found).toEqual(found);
  });

  it.each(['혼자 두고 갈 데가 있어서 걱정이에요', '강아지가 갈 곳을 몰라 헤매요', '강아지가 먹을 만한 간식 추천'])(
    'make no question for places: %s',
    async (question) => {
      expect((await ask(question)).source).not.toBe('PLACES');
    },
  );
});

describe('hours', () => {
  it('of a clinic: one that is open now in the same district comes before a wider one', async () => {
    const clinic = { category3: '동물병원', sidoName: '서울특별시', latitude: null, longitude: null };
    const always = await makeFacility(app.dataSource, {
      ...clinic,
      ...{ name: '늘 여는 병원', sigunguName: '송파구', operatingHours: '매일 00:00~24:00' },
    });
    const open = await makeFacility(app.dataSource, {
      ...clinic,
      ...{ name: '주중 내내 여는 병원', sigunguName: '강동구', operatingHours: `${WEEKDAY_NOW} 00:00~24:00` },
    });
    expect((await ask('송파 24시 동물병원')).found).toEqual(['늘 여는 병원']);
    const { text, found } = await ask('강동 24시 동물병원');
    expect(found).toEqual(['주중 내내 여는 병원']);
    expect(text).toMatch(/24시간 여는 동물병원은 찾지 못해 지금 문을 연 곳을 찾아보았어요/);
    // Not a closed one nearby while one is open farther away.
    expect((await ask('강남 24시 동물병원')).found).toEqual(['늘 여는 병원']);
    await app.dataSource.query('DELETE FROM facility WHERE id = ANY($1)', [[always.id, open.id]]);
  });

  it.each(['수원 24시 동물병원 어디 있어요?', '수원 야간 동물병원', '지금 문 연 수원 동물병원', '수원 동물병원'])(
    'has one call first: %s',
    async (question) => {
      const { text, found } = await ask(question);
      expect(text).toMatch(/지금 진료하는지 먼저 전화로 확인하고 출발하세요\.$/);
      expect(found).toEqual(['인계동 동물병원']);
    },
  );

  it.each(['강남 24시 카페', '해운대 지금 문 연 카페', '서초 새벽에 여는 카페', '강남 일요일에 여는 카페'])(
    'are dropped if no place matches, and the answer says so: %s',
    async (question) => {
      const { text, found } = await ask(question);
      expect(text).toMatch(/(여는|연) 카페는 찾지 못해 조건을 빼고 찾아보았어요\. .* 가기 전에 전화로 확인해 주세요\.$/);
      expect(found).toHaveLength(1);
    },
  );

  it('are not mentioned unless requested', async () => {
    expect((await ask('강남 카페')).text).not.toContain('확인하지 못');
  });
});

describe('a weight', () => {
  const weightsOf = async (question: string) =>
    ((await ask(question)).search?.pets as { weightKg: number | null }[]).map(({ weightKg }) => weightKg);
  it.each([
    ['7킬로 미만만 된다던데 우리앤 7.4야 갈데 없나 강남', [7.4]],
    ['10kg까지만 받는다는데 우리애는 12.5예요 강남 카페', [12.5]],
    ['5kg이하만 받는곳 말고 큰애들 되는 카페 강남', [null]],
    ['8키로 이하만 되는 데 말고 강아지 카페 강남', [null]],
    ['10kg 이하 강아지 카페 강남', [10]],
    ['4~5kg 강아지 카페 강남', [5]],
  ])('is the pet’s, and no limit that somebody else set: %s', async (question, weights) => {
    expect(await weightsOf(question)).toEqual(weights);
  });
});

describe('a question in everyday words', () => {
  it.each([
    ['월요일에도 여는 카페 합정 강아지', ['카페']],
    ['성수 브런치 되는 애견동반', ['카페', '식당', '여행지']],
    ['루프탑 개 데리고 이태원', ['카페', '식당', '여행지']],
    ['송도 센트럴파크 옆 애견동반', ['카페', '식당', '여행지']],
    ['해운대 댕댕이 데꼬 갈건데', ['카페', '식당', '여행지']],
    ['강남역 애카 추천좀', ['카페']],
    ['24시동물병원강남구', ['동물병원']],
    ['수영장있는 독채펜션 대형견 두마리 강원', ['펜션']],
    ['강아지 세마리 코숏 하나 글램핑 포천', ['펜션', '호텔']],
    ['캠핑장 전기되고 대형견 파주', ['펜션', '호텔']],
    ['신촌 강아지 식당 2층도 돼?', ['식당']],
    ['수유리 개병원 저렴한데', ['동물병원']],
    ['프렌치불독 호텔 맡기기 잠실 1박', ['위탁관리']],
    ['공휴일 진료하는 병원 천안', ['동물병원']],
    ['강남 애견카페 말고 식당', ['식당']],
  ])('asks for its kinds at its place: %s', async (question, categories) => {
    const { source, search } = await ask(question);
    expect([source, search?.categories, search?.isNearMe]).toEqual(['PLACES', categories, false]);
  });

  it('keeps the pet whose kind is not wanted', async () => {
    expect((await ask('강남 애견카페 말고 식당')).search?.petTypes).toEqual(['DOG']);
  });

  it.each([
    '고양이 봐주는 병원 강남',
    '고양이 진료보는 병원 강남',
    '허스키 받아주는 카페 강남',
    '강남 개데꼬 갈 카페',
    '강남 카페 알려주이소',
    '강남 주차 필수 카페',
    '비와서 실내 카페 강남',
    '강남 카페 갈건데 일찍',
    '우리앤 순해서 강남 카페 2박3일',
    '내일 9시쯤 강남 카페',
    '강남 카페 목줄 안해도 되는',
  ])('names no word of speech as not understood: %s', async (question) => {
    expect((await ask(question)).text).not.toMatch(/알아보지|"/);
  });

  it.each([
    ['강남 카페 무료 주차', '무료인지'],
    ['강남 카페 예약없이', '예약 없이 되는지'],
    ['강남 뷰좋은 카페', '전망이 좋은지'],
    ['공휴일 진료하는 병원 강남', '공휴일에 여는지'],
    ['캠핑장 강아지 고양시', '그런 숙소인지'],
  ])('names the wish that is not in the data: %s', async (question, whether) => {
    expect((await ask(question)).text).toContain(`${whether}는 자료에 없어 확인하지 못했어요`);
  });
});
