import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { makeFacility } from '../../test/make-facility';
import { renderApp } from '../../test/render-app';

const DESK = '(min-width: 992px)';

beforeEach(() => {
  const media = window.matchMedia('');
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({ ...media, matches: query === DESK }));
});

type App = ReturnType<typeof renderApp>;

const searches = ({ server }: App) => server.calls.filter(({ field }) => field === 'facilities').map(({ args }) => args);
const lastFilter = (app: App) => searches(app).at(-1)?.filter;
const box = () => screen.findByRole('combobox', { name: '장소 검색' });
const region = () => screen.findByRole('combobox', { name: '지역' });
const district = () => screen.getByRole<HTMLSelectElement>('combobox', { name: '시·군·구' });
const pause = (milliseconds: number) => act(() => new Promise((done) => setTimeout(done, milliseconds)));
const goBack = ({ router }: App) => router.navigate(-1);
const segment = (group: string, name: string) => within(screen.getByRole('radiogroup', { name: group })).getByText(name);
const choice = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

async function open(path: string, resolvers?: NonNullable<Parameters<typeof renderApp>[1]>['resolvers'], history?: string[]) {
  const app = renderApp(path, { resolvers, history });
  await box();
  return app;
}

const manyPlaces = ({ page }: { page: number }) => ({
  items: Array.from({ length: 15 }, (_, index) => makeFacility({ id: `${page}-${index}`, name: `${page + 1}쪽 장소 ${index}` })),
  totalCount: 200,
  isTotalCountExact: true,
  page,
  size: 15,
});

describe('before the first search', () => {
  it('says what to do, and sets filters without searching until 전체 검색', async () => {
    const app = await open('/KakaoMap');
    expect(await screen.findByText('조건을 정하고 검색해 보세요.')).toBeInTheDocument();
    await app.user.click(choice('카페'));
    await app.user.click(segment('주차', '가능'));
    await pause(400);
    expect(searches(app)).toHaveLength(0);
    await app.user.click(screen.getByRole('button', { name: '전체 검색' }));
    expect(await screen.findByRole('link', { name: '멍멍카페' })).toHaveAttribute('href', '/facility/1');
    expect(lastFilter(app)).toEqual({ categories: ['카페'], parkingAvailable: true });
    expect(app.address()).toContain('parking=Y');
  });

  it('ignores an empty search', async () => {
    const app = await open('/KakaoMap');
    await app.user.type(await box(), '   {Enter}');
    expect(app.address()).toBe('/KakaoMap');
  });
});

describe('searching by text', () => {
  it('looks in all regions and says so', async () => {
    const app = await open('/KakaoMap');
    await app.user.selectOptions(await region(), '서울특별시');
    await app.user.type(await box(), '강남{Enter}');
    expect(await screen.findByText('전체 지역에서 검색합니다')).toBeInTheDocument();
    await screen.findByRole('link', { name: '멍멍카페' });
    expect(lastFilter(app)).toEqual({ searchQuery: '강남' });
    expect(await region()).toHaveValue('');
    // Where the map has gone to follows when the map is there.
    await waitFor(() => expect(app.address()).toContain('level='));
    const address = new URLSearchParams({ q: '강남', lat: '37.56281', lng: '126.9255', level: '3' });
    expect(app.address()).toBe(`/KakaoMap?${address.toString()}`);
  });

  it('searches at once for a link, in the region it names', async () => {
    const app = await open('/kakaomap?q=강남&region=서울특별시');
    await screen.findByRole('link', { name: '멍멍카페' });
    expect(lastFilter(app)).toEqual({ searchQuery: '강남', sidoName: '서울특별시' });
    expect(screen.queryByText('전체 지역에서 검색합니다')).not.toBeInTheDocument();
  });

  it('searches again by itself when the text changes', async () => {
    const app = await open('/KakaoMap?q=강남&region=서울특별시');
    await screen.findByRole('link', { name: '멍멍카페' });
    await app.user.type(await box(), '역');
    await waitFor(() => expect(lastFilter(app)).toEqual({ searchQuery: '강남역' }));
    await app.user.clear(await box());
    await waitFor(() => expect(lastFilter(app)).toEqual({}));
  });

  it('leaves one step back for a word, however slowly it was typed', async () => {
    const app = await open('/KakaoMap?q=강남');
    await screen.findByRole('link', { name: '멍멍카페' });
    const input = await box();
    await app.user.type(input, ' 카');
    await waitFor(() => expect(lastFilter(app)).toEqual({ searchQuery: '강남 카' }));
    await app.user.type(input, '페');
    await waitFor(() => expect(lastFilter(app)).toEqual({ searchQuery: '강남 카페' }));
    await app.user.type(input, '{Enter}');
    await goBack(app);
    await waitFor(() => expect(input).toHaveValue('강남'));
  });

  it('goes back to the first page', async () => {
    const app = await open('/KakaoMap?q=강남&page=3', { facilities: manyPlaces });
    await screen.findByRole('link', { name: '3쪽 장소 0' });
    await app.user.type(await box(), '역{Enter}');
    expect(await screen.findByRole('link', { name: '1쪽 장소 0' })).toBeInTheDocument();
  });
});

describe('suggestions', () => {
  const names = ['강남 펜션', '강남 카페', '강남 호텔'];
  const facilitySuggestions = () =>
    names.map((name, index) => ({ id: String(index), name, category3: '카페', sidoName: '서울특별시', sigunguName: '강남구' }));

  it('are asked for from two characters on, at most eight, and picked by keyboard', async () => {
    const app = await open('/KakaoMap', { facilitySuggestions });
    const input = await box();
    await app.user.type(input, ' 강 ');
    await pause(400);
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await app.user.clear(input);
    await app.user.type(input, '강남');
    expect(within(await screen.findByRole('listbox')).getAllByRole('option')).toHaveLength(3);
    const asked = app.server.calls.filter(({ field }) => field === 'facilitySuggestions');
    expect(asked.map(({ args }) => args)).toEqual([{ query: '강남', limit: 8 }]);

    await app.user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}');
    const option = screen.getByRole('option', { name: /강남 카페/ });
    expect(option).toHaveAttribute('aria-selected', 'true');
    expect(input).toHaveAttribute('aria-activedescendant', option.id);
    await app.user.keyboard('{Enter}');
    await waitFor(() => expect(app.address()).toBe('/facility/1'));
  });

  it('begin with areas, which are searched', async () => {
    const area = { kind: 'DISTRICT', name: '강남구', regionName: '서울특별시', districtName: '강남구', searchText: '강남구' };
    const app = await open('/KakaoMap', { facilitySuggestions, areaSuggestions: () => [area] });
    await app.user.type(await box(), '강남');
    const list = within(await screen.findByRole('listbox'));
    expect(list.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      '강남구시·군·구 · 서울 강남구',
      ...names.map((name) => `${name}카페 · 서울 강남구`),
    ]);
    await app.user.keyboard('{ArrowDown}{Enter}');
    expect(await box()).toHaveValue('강남구');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await waitFor(() => expect(lastFilter(app)).toEqual({ searchQuery: '강남구' }));
  });

  it('fit into the window, on the side with more room, and move by themselves', async () => {
    const app = await open('/KakaoMap', { facilitySuggestions });
    const rect = jest.spyOn(Element.prototype, 'getBoundingClientRect');
    rect.mockReturnValue({ top: 500, bottom: 548, left: 20, width: 300 } as DOMRect);
    await app.user.type(await box(), '강남');
    const list = await screen.findByRole('listbox');
    expect(list).toHaveStyle({ bottom: `${window.innerHeight - 492}px`, left: '20px', width: '300px', maxHeight: '484px' });
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
    jest.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockReturnValue(900);
    await app.user.keyboard('{ArrowUp}');
    expect(list.scrollTop).toBe(908);
    expect(scroll).not.toHaveBeenCalled();
  });

  it('close with Escape, which leaves the text, and are picked by mouse', async () => {
    const app = await open('/KakaoMap', { facilitySuggestions });
    const input = await box();
    await app.user.type(input, '강남');
    await screen.findByRole('listbox');
    await app.user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(input).toHaveValue('강남');
    await app.user.keyboard('{ArrowDown}');
    await app.user.click(await screen.findByRole('option', { name: /강남 호텔/ }));
    await waitFor(() => expect(app.address()).toBe('/facility/2'));
  });
});

describe('filters', () => {
  it('search by themselves after the first search and can be taken away one by one', async () => {
    const app = await open('/KakaoMap?view=list');
    await screen.findByRole('link', { name: '멍멍카페' });
    await app.user.click(screen.getByRole('switch', { name: /나들이 갈 곳만/ }));
    await app.user.click(screen.getByRole('switch', { name: '동반 가능한 곳만' }));
    await app.user.click(segment('장소', '실외'));
    await waitFor(() => expect(lastFilter(app)).toEqual({ outdoorFacility: true, outingOnly: true, petFriendlyOnly: true }));
    await app.user.click(await screen.findByRole('button', { name: '나들이 갈 곳만 조건 지우기' }));
    await waitFor(() => expect(lastFilter(app)).toEqual({ outdoorFacility: true, petFriendlyOnly: true }));
    expect(screen.getByRole('switch', { name: /나들이 갈 곳만/ })).not.toBeChecked();
    await app.user.click(within(screen.getByRole('group', { name: '적용한 조건' })).getByRole('button', { name: '초기화' }));
    await waitFor(() => expect(app.address()).toBe('/KakaoMap?view=list'));
    expect(screen.queryByRole('group', { name: '적용한 조건' })).not.toBeInTheDocument();
  });

  it.each([
    ['turned page', () => fireEvent.click(screen.getByRole('button', { name: '3쪽' })), 'RECOMMENDED'],
    [
      'new order',
      () => fireEvent.change(screen.getByRole('combobox', { name: '정렬' }), { target: { value: 'RATING' } }),
      'RATING',
    ],
  ])('changed just before a %s are searched, from the first page on', async (_name, press, sort) => {
    const app = await open('/KakaoMap?view=list&page=2', { facilities: manyPlaces });
    await screen.findByRole('link', { name: '2쪽 장소 0' });
    fireEvent.click(choice('카페'));
    press();
    expect(await screen.findByRole('link', { name: '1쪽 장소 0' })).toBeInTheDocument();
    expect(searches(app).at(-1)).toMatchObject({ filter: { categories: ['카페'] }, page: 0, sort });
    expect(choice('카페')).toBeChecked();
    expect(app.address()).not.toContain('page=');
  });

  it('전체 gives way to a choice, clears every choice, and comes back with the last one gone', async () => {
    const app = await open('/KakaoMap');
    for (const [name, ...choices] of [
      ['반려동물', '개', '고양이'],
      ['종류', '카페', '동물병원'],
    ] as const) {
      const group = within(screen.getByRole('group', { name }));
      const box = (label: string) => group.getByRole<HTMLInputElement>('checkbox', { name: label });
      expect(box('전체')).toBeChecked();
      await app.user.click(box(choices[0]));
      await app.user.click(box(choices[1]));
      expect(box('전체')).not.toBeChecked();
      await app.user.click(box('전체'));
      for (const label of choices) expect(box(label)).not.toBeChecked();
      await app.user.click(box(choices[0]));
      await app.user.click(box(choices[0]));
      expect(box('전체')).toBeChecked();
    }
  });

  it('a group of categories takes its kinds along', async () => {
    const app = await open('/KakaoMap');
    await app.user.click(choice('동물병원'));
    expect(choice('의료')).toBePartiallyChecked();
    await app.user.click(choice('의료'));
    expect(choice('동물약국')).toBeChecked();
    await app.user.click(screen.getByRole('button', { name: '전체 검색' }));
    await waitFor(() => expect(lastFilter(app)).toEqual({ categories: ['반려의료'] }));
  });

  it('a city with districts is offered as a whole', async () => {
    const districts = ['수원시', '수원시 장안구', '광명시'].map((name) => ({ name, regionName: '경기도', facilityCount: 1 }));
    const app = await open('/KakaoMap', { districts: () => districts });
    await app.user.selectOptions(await region(), '경기도');
    await app.user.selectOptions(district(), await screen.findByRole('option', { name: '수원시 전체' }));
    expect(screen.getAllByRole('option', { name: /장안구|광명시/ }).map(({ textContent }) => textContent)).toEqual([
      '수원시 장안구',
      '광명시',
    ]);
    await app.user.click(screen.getByRole('button', { name: '전체 검색' }));
    await waitFor(() => expect(lastFilter(app)).toEqual({ sidoName: '경기도', sigunguName: '수원시' }));
  });

  it('districts follow their region, whichever answer comes first', async () => {
    const answers = new Map<string, () => void>();
    const districts = ({ regionName }: { regionName: string }) =>
      new Promise((answer) => {
        answers.set(regionName, () => answer([{ name: `${regionName}의 구`, regionName, facilityCount: 1 }]));
      });
    const app = await open('/KakaoMap', { districts });
    expect(district()).toBeDisabled();
    await app.user.selectOptions(await region(), '서울특별시');
    await waitFor(() => expect(answers.has('서울특별시')).toBe(true));
    await app.user.selectOptions(await region(), '부산광역시');
    await waitFor(() => expect(answers.has('부산광역시')).toBe(true));
    act(() => answers.get('부산광역시')?.());
    await app.user.selectOptions(district(), await screen.findByRole('option', { name: '부산광역시의 구' }));
    act(() => answers.get('서울특별시')?.());
    await pause(50);
    expect(district()).toHaveValue('부산광역시의 구');
    expect(screen.queryByRole('option', { name: '서울특별시의 구' })).not.toBeInTheDocument();
    await app.user.selectOptions(await region(), '서울특별시');
    expect(district()).toHaveValue('');
    await app.user.selectOptions(await region(), '전체');
    expect(district()).toBeDisabled();
  });

  it('come from the built-in lists when the server has none', async () => {
    const fail = () => {
      throw new GraphQLError('문제가 생겼습니다.');
    };
    const app = await open('/KakaoMap', { regions: fail, districts: fail });
    expect(await screen.findByRole('checkbox', { name: '게스트하우스' })).toBeInTheDocument();
    const categories = within(screen.getByRole('group', { name: '종류' }));
    expect(categories.getAllByRole('checkbox')).toHaveLength(19);
    expect(within(await region()).getAllByRole('option')).toHaveLength(18);
    await app.user.selectOptions(await region(), '대구광역시');
    expect(await within(district()).findByRole('option', { name: '수성구' })).toBeInTheDocument();
  });

  it('Back brings the former ones back', async () => {
    const app = await open('/KakaoMap?q=강남');
    await screen.findByRole('link', { name: '멍멍카페' });
    await app.user.click(choice('카페'));
    await waitFor(() => expect(lastFilter(app)).toEqual({ searchQuery: '강남', categories: ['카페'] }));
    await app.user.clear(await box());
    await app.user.type(await box(), '홍대{Enter}');
    await waitFor(() => expect(lastFilter(app)).toMatchObject({ searchQuery: '홍대' }));
    await waitFor(() => expect(app.address()).toContain(encodeURIComponent('홍대')));
    await goBack(app);
    await waitFor(async () => expect(await box()).toHaveValue('강남'));
    expect(choice('카페')).toBeChecked();
  });
});
