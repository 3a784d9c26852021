import { screen, within } from '@testing-library/react';
import { CHATBOT_RULES } from '../graphql/constants.generated';
import type { ChatbotAnswer } from '../graphql/types.generated';
import type { RootResolvers } from '../../test/graphql-answers';
import { makeFacility } from '../../test/make-facility';
import { renderApp } from '../../test/render-app';

const answerWith = (answer: Partial<ChatbotAnswer> = {}): ChatbotAnswer => {
  const text = answer.text ?? '하루에 한 번 빗겨 주세요.';
  return {
    text,
    plainText: text,
    source: 'PREPARED',
    topic: null,
    facilities: [],
    places: [],
    hotlines: [],
    suggestions: [],
    search: null,
    ...answer,
  };
};
const EXAMPLE = '강아지 건강검진은 얼마나 자주 받아야 하나요?';

const field = () => screen.getByRole('textbox', { name: '질문' });
const log = () => screen.getByRole('log');

async function open(askChatbot: RootResolvers['askChatbot']) {
  const view = renderApp('/chatbot', { resolvers: { askChatbot } });
  await screen.findByRole('heading', { level: 1, name: '챗봇' });
  return view;
}

describe('an answer', () => {
  it('is plain text, whatever it looks like', async () => {
    const text = '<img src=x onerror=alert(1)>\n**굵게** https://example.com [여기](javascript:alert(1))';
    const { user } = await open(() => answerWith({ text, source: 'MODEL' }));
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
      answerWith({
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
        search: {
          sidoName: '서울특별시',
          sigunguName: '강남구',
          nearPlace: null,
          searchText: null,
          isNearMe: false,
          categories: ['카페'],
          petTypes: ['DOG'],
          pets: [{ species: 'DOG', weightKg: 12, size: null, isRestrictedBreed: false }],
          parkingAvailable: true,
          indoorFacility: null,
          outdoorFacility: true,
        },
      }),
    );
    await user.type(field(), '강남역 근처 주차 되는 애견카페{Enter}');
    const [first, second] = within(await within(log()).findByRole('list')).getAllByRole('listitem');
    expect(within(first!).getByRole('link', { name: '달빛 산책 카페' })).toHaveAttribute('href', '/facility/7');
    expect(within(first!).getByRole('link', { name: /전화하기/ })).toHaveAttribute('href', 'tel:023334444');
    expect(first).toHaveTextContent(
      '카페강남구동반 조건개, 고양이만영업시간영업 중 · 21:00에 닫아요서울특별시 마포구 동교로 242',
    );
    expect(first).toHaveTextContent('주차할 수 있어요');
    expect(second).toHaveTextContent('문의는 인스타그램');
    expect(within(second!).getAllByRole('link')).toHaveLength(1);
    const more = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: '지도에서 보기' }).href);
    expect(more.pathname).toBe('/KakaoMap');
    expect(Object.fromEntries(more.searchParams)).toEqual({
      region: '서울특별시',
      district: '강남구',
      category: '카페',
      pet: 'dog',
      with: 'DOG:12',
      parking: 'Y',
      type: 'outdoor',
    });
    expect(screen.getByText('장소 검색 결과')).toBeVisible();
  });

  it('speaks of more on the map where as many places came as it shows', async () => {
    const facilities = Array.from({ length: CHATBOT_RULES.placesMax }, (_place, index) => makeFacility({ id: `${index}` }));
    const search = {
      sidoName: null,
      sigunguName: null,
      nearPlace: { name: '강남역', latitude: 37.4973, longitude: 127.0279, radiusMeters: 800 },
      searchText: '조용한',
      isNearMe: false,
      categories: [],
      petTypes: [],
      pets: [],
      parkingAvailable: null,
      indoorFacility: null,
      outdoorFacility: null,
    };
    const { user } = await open(() => answerWith({ source: 'PLACES', facilities, search }));
    await user.type(field(), '강남역 조용한 카페{Enter}');
    const more = await screen.findByRole<HTMLAnchorElement>('link', { name: '지도에서 더 보기' });
    expect(Object.fromEntries(new URL(more.href).searchParams)).toEqual({ q: '강남역 조용한' });
  });

  it('to an emergency names whom to call before what to do until then', async () => {
    const text =
      '지금 바로 동물병원에 가세요. 말씀하신 내용(경련)은 위험할 수 있어요. 입에 손을 넣지 마세요.\n\n강남구의 동물병원을 알려 드릴게요.';
    const facilities = [makeFacility({ id: '2', name: '튼튼동물병원', phoneNumber: '02-333-4444' })];
    const { user } = await open(() => answerWith({ text, source: 'URGENT', facilities }));
    await user.type(field(), '강남인데 강아지가 경련을 해요{Enter}');
    const call = await screen.findByRole('link', { name: '튼튼동물병원에 전화하기 02-333-4444' });
    const said = call.closest('[data-urgent=true]:not(li)')!.textContent;
    const order = ['가세요.', '알려 드릴게요.', '튼튼동물병원', '위험할 수 있어요.', '입에 손을 넣지 마세요.'];
    expect(order.map((part) => said.indexOf(part)).every((at, index, all) => at > (all[index - 1] ?? -1))).toBe(true);
  });

  it('to an emergency stands out', async () => {
    const { user } = await open(() => answerWith({ text: '지금 바로 동물병원에 가세요.', source: 'URGENT' }));
    await user.type(field(), '강아지가 경련을 해요{Enter}');
    const bubble = (await screen.findByText('지금 바로 동물병원에 가세요.')).parentElement;
    expect(bubble).toHaveAttribute('data-urgent', 'true');
    expect(bubble).toHaveTextContent('응급일 수 있어요');
  });

  it('that nobody knows has no label', async () => {
    const { user } = await open(() => answerWith({ text: '아는 답이 없어요.', source: 'NONE' }));
    await user.type(field(), '주식은요?{Enter}');
    expect((await screen.findByText('아는 답이 없어요.')).parentElement).toHaveTextContent(/^챗봇의 답아는 답이 없어요\.$/);
  });
});
