import { askChatbot } from '../../../../test/ask-chatbot';
import { makeChatbotPlaces } from '../../../../test/chatbot-places';
import { startTestApp, type TestApp } from '../../../../test/test-app';
import { FacilityService } from '../../facility/facility.service';

/** Of finding places, apart from finding out where a name is. */
const SEARCHES_MAX = 8;
const LOCATING_MAX = 4;
const SENTENCES_MAX = 4;

let app: TestApp;
const list = jest.spyOn(FacilityService.prototype, 'list');
beforeAll(async () => {
  app = await startTestApp({ config: { rateLimits: false } });
  await makeChatbotPlaces(app.dataSource);
});
afterAll(() => app.stop());

const QUESTIONS = [
  '강남역 근처 주차되고 야외 테라스 있는 24시 고양이 동물병원',
  '24시 토끼 동물병원 판교 주차',
  '역삼동 조용한 주차되는 실내 야외 애견카페 지금 여는 곳 대형견',
  '홍대 도넛방앗간 주차되는 실내 야외 미술관 내일 9시 뱀이랑',
  '성수 브런치 되는 애견동반',
  '캠핑장 전기되고 대형견 파주',
  '7킬로 미만만 된다던데 우리앤 7.4야 갈데 없나 강남',
  '강아지 세마리 코숏 하나 글램핑 포천',
  '앵무새 맡길데 일주일 안양',
  '사천 조용한 뷰좋은 도넛방앗간 카페 주차 24시 대형견',
  '강남 카페 강아지 데려가도 되나요',
  '롯데월드 고양이 출입 가능?',
  '강남에서 강아지랑 커피 마실 만한 곳',
];

const TURNS = [
  '강남 애견카페',
  '서초는?',
  '역삼동 카페',
  '주차되는 곳만',
  '고양이도 되는 곳은?',
  '토성면 카페',
  '실내만',
  '지금 여는 곳만',
  '카페 말고 식당',
  '장항동 카페',
];

describe('any question for places', () => {
  it.each(QUESTIONS)('needs few searches, has few sentences and offers no place that refuses: %s', async (question) => {
    list.mockClear();
    const { reply } = await askChatbot(app, question);
    expect(reply?.source).toBe('PLACES');
    expect(list.mock.calls.length).toBeLessThanOrEqual(SEARCHES_MAX + LOCATING_MAX);
    expect(reply?.text.match(/[요다][.!]|\?/g)?.length).toBeLessThanOrEqual(SENTENCES_MAX);
    expect(reply?.entries.map(({ answer }) => answer)).not.toContain('DENIED');
  });
});

it('goes on about a long conversation in few searches', async () => {
  const messages: { role: string; content: string }[] = [];
  const counts: number[] = [];
  for (const content of TURNS) {
    messages.push({ role: 'USER', content });
    list.mockClear();
    const { reply } = await askChatbot(app, messages);
    expect(reply?.source).toBe('PLACES');
    counts.push(list.mock.calls.length);
    messages.push({ role: 'ASSISTANT', content: reply!.plainText });
  }
  expect(Math.max(...counts)).toBeLessThanOrEqual(SEARCHES_MAX);
});
