import { act, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { makeFacility, makeOpenState } from '../../test/make-facility';
import { renderApp } from '../../test/render-app';

type App = ReturnType<typeof renderApp>;

const searches = ({ server }: App) => server.calls.filter(({ field }) => field === 'facilities').map(({ args }) => args);
const results = () => screen.findByRole('region', { name: '검색 결과' });

async function open(path: string, resolvers: NonNullable<Parameters<typeof renderApp>[1]>['resolvers']) {
  const app = renderApp(path, { resolvers });
  await screen.findByRole('combobox', { name: '장소 검색' });
  return app;
}

const manyPlaces = ({ page }: { page: number }) => ({
  items: Array.from({ length: 15 }, (_, index) => makeFacility({ id: `${page}-${index}`, name: `${page + 1}쪽 장소 ${index}` })),
  totalCount: 200,
  isTotalCountExact: true,
  page,
  size: 15,
});

describe('results', () => {
  it('show what decides a visit', async () => {
    const facilities = () => ({
      items: [
        makeFacility({
          id: '7',
          name: '별점카페',
          averageRating: 4.5,
          reviewCount: 12,
          entrySummary: { answer: 'CONDITIONAL', text: '소형견만 · 목줄' },
        }),
        makeFacility({
          id: '8',
          name: '사람만카페',
          entrySummary: { answer: 'DENIED', text: '동반 불가' },
          parkingAvailable: false,
          operatingHours: null,
          openState: makeOpenState({ status: 'UNKNOWN', text: '영업시간 확인 필요' }),
        }),
      ],
      totalCount: 2,
      isTotalCountExact: true,
    });
    await open('/KakaoMap?view=list', { facilities });
    const first = within((await screen.findByRole('link', { name: '별점카페' })).closest('article')!);
    for (const text of ['소형견만 · 목줄', '주차 가능', '영업 중 · 21:00에 닫아요', '별점 4.5점, 리뷰 12개', '서울특별시 마포구'])
      expect(first.getByText(text)).toBeInTheDocument();
    expect(first.getByRole('link', { name: '02-333-4444' })).toHaveAttribute('href', 'tel:023334444');
    for (const text of ['서울특별시 마포구 동교로 242', '화~일 10:00~21:00', '모두 가능', '매주 월요일', '제한사항 없음'])
      expect(first.getByText(text)).toBeInTheDocument();
    const second = within(screen.getByRole('link', { name: '사람만카페' }).closest('article')!);
    for (const text of ['동반 불가', '주차 불가', '아직 리뷰 없음', '영업시간 확인 필요'])
      expect(second.getByText(text)).toBeInTheDocument();
    expect(within(await results()).getByRole('heading', { name: '검색 결과 2곳' })).toBeInTheDocument();
    expect(screen.getByText('검색 결과 2곳', { selector: '[role=status]' })).toBeInTheDocument();
  });

  it('make every telephone number of a place a link of its own', async () => {
    const place = makeFacility({ id: '9', name: '전화둘', phoneNumber: '02-123-4567, 010-1234-5678' });
    await open('/KakaoMap?view=list', { facilities: () => ({ items: [place], totalCount: 1, isTotalCountExact: true }) });
    const card = within((await screen.findByRole('link', { name: '전화둘' })).closest('article')!);
    expect(card.getByRole('link', { name: '02-123-4567' })).toHaveAttribute('href', 'tel:021234567');
    expect(card.getByRole('link', { name: '010-1234-5678' })).toHaveAttribute('href', 'tel:01012345678');
  });

  it('say that a place without an id cannot be opened', async () => {
    const facilities = () => ({ items: [makeFacility({ id: '', name: '이름뿐' })], totalCount: 1, isTotalCountExact: true });
    const app = await open('/KakaoMap?view=list', { facilities });
    await app.user.click(await screen.findByRole('button', { name: '이름뿐' }));
    expect(await screen.findByText('이 장소는 상세 페이지를 열 수 없습니다.')).toBeInTheDocument();
  });

  it('go page by page, five at a time', async () => {
    const app = await open('/KakaoMap?view=list', { facilities: manyPlaces });
    const pages = within(await screen.findByRole('navigation', { name: '검색 결과 쪽' }));
    expect(pages.getAllByRole('button', { name: /^\d+쪽$/ })).toHaveLength(5);
    expect(pages.getByRole('button', { name: '이전 쪽' })).toBeDisabled();
    await app.user.click(pages.getByRole('button', { name: '2쪽' }));
    expect(await screen.findByRole('link', { name: '2쪽 장소 0' })).toBeInTheDocument();
    expect(searches(app).at(-1)).toMatchObject({ page: 1, size: 15 });
    expect(app.address()).toContain('page=2');
    await app.user.click(pages.getByRole('button', { name: '마지막 쪽' }));
    expect(await screen.findByRole('link', { name: '14쪽 장소 0' })).toBeInTheDocument();
    expect(pages.getByRole('button', { name: '다음 쪽' })).toBeDisabled();
    await app.router.navigate(-1);
    expect(await screen.findByRole('link', { name: '2쪽 장소 0' })).toBeInTheDocument();
  });

  it('end at the deepest row the server gives, and say so of the count', async () => {
    const facilities = (args: { page: number }) => ({ ...manyPlaces(args), totalCount: 100_000, isTotalCountExact: false });
    await open('/KakaoMap?view=list&page=1666', { facilities });
    expect(await screen.findByRole('link', { name: '1666쪽 장소 0' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: '검색 결과 100,000곳 이상' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '다음 쪽' })).toBeDisabled();
  });

  it('a link to a page that is no longer there leads to the last one', async () => {
    const facilities = ({ page }: { page: number }) => ({
      ...manyPlaces({ page }),
      totalCount: 16,
      ...(page > 1 && { items: [] }),
    });
    await open('/KakaoMap?view=list&page=9', { facilities });
    expect(await screen.findByRole('link', { name: '2쪽 장소 0' })).toBeInTheDocument();
  });

  it('stay on the screen while the next ones load', async () => {
    let answer = () => {};
    const facilities = (args: { page: number }) =>
      args.page === 0 ? manyPlaces(args) : new Promise((done) => (answer = () => done(manyPlaces(args))));
    const app = await open('/KakaoMap?view=list', { facilities });
    await app.user.click(await screen.findByRole('button', { name: '2쪽' }));
    await screen.findByText('검색하는 중이에요.');
    expect(screen.getByRole('link', { name: '1쪽 장소 0' })).toBeInTheDocument();
    act(() => answer());
    expect(await screen.findByRole('link', { name: '2쪽 장소 0' })).toBeInTheDocument();
  });

  it('offer a way on when nothing matches', async () => {
    const none = { items: [], totalCount: 0, isTotalCountExact: true };
    const facilities = (args: { filter: { searchQuery?: string }; page: number }) =>
      args.filter.searchQuery ? none : manyPlaces(args);
    const app = await open('/KakaoMap?q=없는곳', { facilities });
    expect(await screen.findByText('조건에 맞는 장소가 없습니다.')).toBeInTheDocument();
    const reset = within(await results()).getAllByRole('button', { name: '초기화' });
    await app.user.click(reset.at(-1)!);
    expect(await screen.findByRole('link', { name: '1쪽 장소 0' })).toBeInTheDocument();
  });

  it('come without ratings rather than not at all', async () => {
    const broken = {
      ...makeFacility({ id: '5', name: '무별점' }),
      reviewCount: () => {
        throw new GraphQLError('리뷰를 읽지 못했습니다.');
      },
    };
    await open('/KakaoMap?view=list', { facilities: () => ({ items: [broken], totalCount: 1, isTotalCountExact: true }) });
    const card = within((await screen.findByRole('link', { name: '무별점' })).closest('article')!);
    expect(card.getByText('리뷰 정보를 불러오지 못했어요.')).toBeInTheDocument();
  });

  const refuse = () => {
    throw new GraphQLError('데이터베이스가 답하지 않습니다.');
  };

  it('stay, and the box with them, when a search fails while its word is typed', async () => {
    let isBroken = false;
    const facilities = (args: { page: number }) => (isBroken ? refuse() : manyPlaces(args));
    const { user } = await open('/KakaoMap?view=list', { facilities });
    expect(await screen.findByRole('link', { name: '1쪽 장소 0' })).toBeVisible();
    isBroken = true;
    const box = screen.getByRole('combobox', { name: '장소 검색' });
    await user.type(box, '강남');
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByRole('heading', { name: '데이터를 가져오지 못했습니다' })).toBeVisible();
    expect(alert.getByText('데이터베이스가 답하지 않습니다.')).toBeVisible();
    expect(alert.getByText('아래는 이전 검색의 결과예요.')).toBeVisible();
    expect(screen.getByRole('link', { name: '1쪽 장소 0' })).toBeVisible();
    expect(box).toHaveFocus();
    expect(box).toHaveValue('강남');

    isBroken = false;
    await user.click(alert.getByRole('button', { name: '다시 시도' }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(await results()).toHaveFocus();
    expect(screen.getByRole('combobox', { name: '장소 검색' })).toHaveValue('강남');
  });

  it('that were never there leave a message and the box', async () => {
    await open('/KakaoMap?view=list', { facilities: refuse });
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('데이터베이스가 답하지 않습니다.')).toBeVisible();
    expect(alert.queryByText('아래는 이전 검색의 결과예요.')).not.toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: '장소 검색' })).toBeVisible();
  });
});
