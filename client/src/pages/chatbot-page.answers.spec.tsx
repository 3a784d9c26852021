import { act, screen, waitFor, within } from '@testing-library/react';
import { CHATBOT_RULES } from '../graphql/constants.generated';
import type { AskChatbotInput, ChatbotAnswer, ChatbotSearch, EntryVerdict } from '../graphql/types.generated';
import type { RootResolvers, TestServer } from '../../test/graphql-answers';
import { makeChatbotAnswer } from '../../test/make-chatbot-answer';
import { makeFacility } from '../../test/make-facility';
import { renderApp } from '../../test/render-app';

const EXAMPLE = '강아지 건강검진은 얼마나 자주 받아야 하나요?';

const field = () => screen.getByRole('textbox', { name: '질문' });
const log = () => screen.getByRole('log');

async function open(askChatbot: RootResolvers['askChatbot']) {
  const view = renderApp('/chatbot', { resolvers: { askChatbot } });
  await screen.findByRole('heading', { level: 1, name: '챗봇' });
  return view;
}

const DOG = { species: 'DOG' as const, weightKg: 12, size: null, isRestrictedBreed: false };

const ROOFTOP_ONLY: EntryVerdict = {
  answer: 'CONDITIONAL',
  conditions: [
    {
      kind: 'AREA_ONLY',
      text: '루프탑만',
      quote: '루프탑 외 입장 불가',
      alternativeGroup: null,
      days: null,
      pets: [0],
      isRequiredByLaw: false,
    },
  ],
  reasons: [],
  asOf: null,
  isBeforeEateryLaw: false,
  isCorrected: false,
  residue: [],
};

const NO_SEARCH: ChatbotSearch = {
  sidoName: null,
  sigunguName: null,
  nearPlace: null,
  isNearMe: false,
  searchText: null,
  categories: [],
  petTypes: [],
  pets: [],
};

/** What an address asks of the map. */
function addressOf({ href }: HTMLAnchorElement) {
  const { pathname, searchParams } = new URL(href);
  expect(pathname).toBe('/KakaoMap');
  return Object.fromEntries(searchParams);
}

const asked = ({ calls }: TestServer) =>
  calls.filter((call) => call.field === 'askChatbot').map(({ args }) => args.input as AskChatbotInput);

describe('an answer', () => {
  it('is plain text, whatever it looks like', async () => {
    const text = '<img src=x onerror=alert(1)>\n**굵게** https://example.com [여기](javascript:alert(1))';
    const { user } = await open(() => makeChatbotAnswer({ text, source: 'MODEL' }));
    await user.click(screen.getByRole('button', { name: EXAMPLE }));
    expect(await screen.findByText('AI가 쓴 답이에요. 틀릴 수 있어요.')).toBeVisible();
    expect(
      within(log()).getByText((_content, element) => element?.tagName === 'P' && element.textContent === text),
    ).toBeVisible();
    expect(within(log()).queryByRole('link')).not.toBeInTheDocument();
    expect(log().querySelector('img')).toBeNull();
  });

  it('shows the places, the way to each and to all of them on the map', async () => {
    const { user } = await open(() =>
      makeChatbotAnswer({
        text: '강남구에서 주차할 수 있는 카페를 찾았어요.',
        source: 'PLACES',
        facilities: [
          makeFacility({
            id: '7',
            name: '달빛 산책 카페',
            sigunguName: '강남구',
            phoneNumber: '02-333-4444',
            parkingAvailable: true,
          }),
          makeFacility({ id: '8', name: '멍스테이', phoneNumber: '문의는 인스타그램', parkingAvailable: null }),
        ],
        entries: [ROOFTOP_ONLY],
        search: {
          ...NO_SEARCH,
          sidoName: '서울특별시',
          sigunguName: '강남구',
          categories: ['카페'],
          petTypes: ['DOG'],
          pets: [DOG],
          parkingAvailable: true,
          outdoorFacility: true,
        },
      }),
    );
    await user.type(field(), '강남역 근처 주차 되는 애견카페{Enter}');
    const [first, second] = within(await within(log()).findByRole('list')).getAllByRole('listitem');
    expect(within(first!).getByRole('link', { name: '달빛 산책 카페' })).toHaveAttribute('href', '/facility/7');
    expect(within(first!).getByRole('link', { name: /전화하기/ })).toHaveAttribute('href', 'tel:023334444');
    expect(first).toHaveTextContent(
      '카페강남구동반 조건조건이 있어요 · 루프탑만영업시간영업 중 · 21:00에 닫아요서울특별시 마포구 동교로 242',
    );
    expect(first).toHaveTextContent('주차할 수 있어요');
    expect(second).toHaveTextContent('동반 조건개, 고양이만');
    expect(second).toHaveTextContent('문의는 인스타그램');
    expect(within(second!).getAllByRole('link')).toHaveLength(1);
    expect(addressOf(screen.getByRole('link', { name: '지도에서 보기' }))).toEqual({
      region: '서울특별시',
      district: '강남구',
      category: '카페',
      with: 'DOG:12',
      parking: 'Y',
      type: 'outdoor',
    });
    expect(screen.getByText('장소 검색 결과')).toBeVisible();
  });

  it('speaks of more on the map where as many places came as it shows', async () => {
    const facilities = Array.from({ length: CHATBOT_RULES.placesMax }, (_place, index) => makeFacility({ id: `${index}` }));
    const nearPlace = { name: '강남역', latitude: 37.4973, longitude: 127.0279, radiusMeters: 800 };
    const search = { ...NO_SEARCH, nearPlace, searchText: '조용한' };
    const { user } = await open(() => makeChatbotAnswer({ source: 'PLACES', facilities, search }));
    await user.type(field(), '강남역 조용한 카페{Enter}');
    expect(addressOf(await screen.findByRole('link', { name: '지도에서 더 보기' }))).toEqual({ q: '강남역 조용한' });
  });

  it('to an emergency says first what to do now, then leads to open hospitals around, before those it names', async () => {
    const text = '지금 바로 동물병원에 가세요.\n경련은 위험할 수 있어요. 입에 손을 넣지 마세요.';
    const facilities = [makeFacility({ id: '2', name: '튼튼동물병원', phoneNumber: '02-333-4444' })];
    const search = { ...NO_SEARCH, sidoName: '서울특별시', sigunguName: '강남구', pets: [DOG] };
    const { user } = await open(() => makeChatbotAnswer({ text, source: 'URGENT', facilities, search }));
    await user.type(field(), '강남인데 강아지가 경련을 해요{Enter}');
    const near = await screen.findByRole<HTMLAnchorElement>('link', { name: '내 주변 문 연 동물병원 찾기' });
    const said = log().lastElementChild!.textContent;
    const order = ['응급일 수 있어요', '가세요.', '위험할 수 있어요.', '문 연 동물병원 찾기', '튼튼동물병원'];
    expect(order.map((part) => said.indexOf(part)).every((at, index, all) => at > (all[index - 1] ?? -1))).toBe(true);
    expect(screen.getByText('지금 바로 동물병원에 가세요.')).toBeVisible();
    expect(addressOf(near)).toEqual({ q: '내 주변', category: '동물병원', open: 'now', with: 'DOG:12' });
    expect(screen.getByRole('link', { name: '튼튼동물병원에 전화하기 02-333-4444' })).toBeVisible();
    // On a phone the keyboard would cover the answer.
    expect(field()).not.toHaveFocus();
  });

  it('to an emergency leads to hospitals even where no search was possible', async () => {
    const { user } = await open(() => makeChatbotAnswer({ text: '지금 바로 동물병원에 가세요.', source: 'URGENT' }));
    await user.type(field(), '강아지가 경련을 해요{Enter}');
    const near = await screen.findByRole<HTMLAnchorElement>('link', { name: '내 주변 문 연 동물병원 찾기' });
    expect(addressOf(near)).toEqual({ q: '내 주변', category: '동물병원', open: 'now' });
  });

  it('that knows nothing of a body sign leads to hospitals, too', async () => {
    const text = '숨쉬기 힘들어하면 바로 병원에 가세요.\n이 증상에 맞는 준비된 답은 없어요.';
    const search = { ...NO_SEARCH, isNearMe: true, categories: ['동물병원'] };
    const { user } = await open(() => makeChatbotAnswer({ text, source: 'NONE', search }));
    await user.type(field(), '강아지가 눈을 비벼요{Enter}');
    expect(await screen.findByText('숨쉬기 힘들어하면 바로 병원에 가세요.')).toBeVisible();
    expect(field()).not.toHaveFocus();
    const near = screen.getByRole<HTMLAnchorElement>('link', { name: '내 주변 문 연 동물병원 찾기' });
    expect(addressOf(near)).toEqual({ q: '내 주변', category: '동물병원', open: 'now' });
  });

  it('to a question for places around leads to them on the map', async () => {
    const search = { ...NO_SEARCH, isNearMe: true, searchText: '조용한', categories: ['카페'] };
    const { user } = await open(() => makeChatbotAnswer({ text: '어느 동네에서 찾을까요?', source: 'PLACES', search }));
    await user.type(field(), '내 근처 조용한 카페{Enter}');
    const near = await screen.findByRole<HTMLAnchorElement>('link', { name: '내 주변에서 찾기' });
    expect(addressOf(near)).toEqual({ q: '내 주변 조용한', category: '카페' });
    expect(screen.queryByText('장소 검색 결과')).not.toBeInTheDocument();
  });

  it('to a person at risk has numbers to call, and no vet', async () => {
    const hotlines = [
      { name: '자살예방 상담전화', phoneNumber: '109' },
      { name: '정신건강 위기상담전화', phoneNumber: '1577-0199' },
    ];
    const { user } = await open(() => makeChatbotAnswer({ text: '혼자 견디지 않아도 돼요.', source: 'PERSON', hotlines }));
    await user.type(field(), '너무 힘들어요{Enter}');
    const call = await screen.findByRole('link', { name: '109 자살예방 상담전화에 전화하기' });
    expect(call).toHaveTextContent('109 자살예방 상담전화');
    expect(call).toHaveAttribute('href', 'tel:109');
    expect(screen.getByRole('link', { name: /1577-0199/ })).toHaveAttribute('href', 'tel:15770199');
    expect(within(log()).getAllByRole('link')).toHaveLength(2);
    expect(log()).not.toHaveTextContent(/응급|동물병원/);
    expect(field()).not.toHaveFocus();
  });

  it('names its topic before what it says', async () => {
    const { user } = await open(() => makeChatbotAnswer({ topic: '강아지 양치질 하는 방법', text: '하루에 한 번 닦아 주세요.' }));
    await user.type(field(), '이빨은요?{Enter}');
    await screen.findByText('하루에 한 번 닦아 주세요.');
    expect(log().lastElementChild).toHaveTextContent(/강아지 양치질 하는 방법하루에 한 번 닦아 주세요\./);
  });

  it('says what may be said next, as buttons under the newest answer until the next question', async () => {
    let answer = (_answer: ChatbotAnswer) => {};
    const { user, server } = await open(() => new Promise<ChatbotAnswer>((resolve) => (answer = resolve)));
    const comes = async (part: Partial<ChatbotAnswer>) => {
      await waitFor(() => expect(log()).toHaveTextContent('답을 쓰고 있어요'));
      await act(async () => answer(makeChatbotAnswer(part)));
    };
    const suggestions = () => screen.queryByRole('list', { name: '이어서 할 수 있는 말' });
    await user.type(field(), '서울숲 카페{Enter}');
    await comes({ plainText: '두 곳: 달빛, 멍스테이', suggestions: ['주차되는 곳만', '지금 여는 곳만'] });
    await waitFor(() => expect(suggestions()).toBeVisible());
    await user.click(within(suggestions()!).getByRole('button', { name: '주차되는 곳만' }));
    expect(suggestions()).not.toBeInTheDocument();
    await comes({ text: '두 곳을 찾았어요.' });
    expect(await screen.findByText('두 곳을 찾았어요.')).toBeVisible();
    expect(suggestions()).not.toBeInTheDocument();
    expect(field()).toHaveFocus();
    expect(asked(server).at(-1)?.messages).toEqual([
      { role: 'USER', content: '서울숲 카페' },
      { role: 'ASSISTANT', content: '두 곳: 달빛, 멍스테이' },
      { role: 'USER', content: '주차되는 곳만' },
    ]);
  });

  it('that nobody knows has no label', async () => {
    const { user } = await open(() => makeChatbotAnswer({ text: '아는 답이 없어요.', source: 'NONE' }));
    await user.type(field(), '주식은요?{Enter}');
    expect((await screen.findByText('아는 답이 없어요.')).parentElement).toHaveTextContent(/^챗봇의 답아는 답이 없어요\.$/);
  });
});

it('asks with the pets that come along, by neither name nor breed', async () => {
  const pet = { id: '1', name: '콩이', breed: '말티즈', ...DOG };
  const other = { id: '2', name: '나비', breed: '', species: 'CAT', weightKg: null, size: null, isRestrictedBreed: false };
  const pets = [
    { ...pet, comesAlong: true },
    { ...other, comesAlong: false },
  ];
  localStorage.setItem('pets', JSON.stringify({ version: 1, pets }));
  const { user, server } = await open(() => makeChatbotAnswer());
  await user.type(field(), '서울숲 카페{Enter}');
  await screen.findByText('하루에 한 번 빗겨 주세요.');
  expect(asked(server)).toEqual([{ messages: [{ role: 'USER', content: '서울숲 카페' }], pets: [DOG] }]);
});
