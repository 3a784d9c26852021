import { screen, waitFor, within } from '@testing-library/react';
import { makeFacility } from '../../test/make-facility';
import { makeInterpretation } from '../../test/make-interpretation';
import { renderApp } from '../../test/render-app';

const DOG = { species: 'DOG', weightKg: 12, size: null, isRestrictedBreed: false };
const CAT = { species: 'CAT' as const, weightKg: null, size: null, isRestrictedBreed: false };
const ANSWERS = ['ALLOWED', 'CONDITIONAL', 'UNKNOWN', 'DENIED'];

function store(...pets: object[]): void {
  const filled = pets.map((pet, index) => ({ id: String(index), name: '', breed: '', comesAlong: true, ...pet }));
  localStorage.setItem('pets', JSON.stringify({ version: 1, pets: filled }));
}

const facilities = () => ({
  items: [
    makeFacility({
      id: '7',
      name: '목줄 카페',
      entry: {
        answer: 'CONDITIONAL',
        conditions: ['목줄', '이동장'].map((text) => ({
          kind: 'LEASH',
          text,
          quote: text,
          alternativeGroup: null,
          days: null,
          pets: [0],
          isRequiredByLaw: false,
        })),
        reasons: [],
        asOf: null,
        isBeforeEateryLaw: false,
        isCorrected: false,
        residue: [],
      },
    }),
  ],
  totalCount: 1,
  isTotalCountExact: true,
});

async function open(path: string) {
  const interpretSearch = ({ query }: { query: string }) =>
    query === '고양이'
      ? makeInterpretation({ filter: { pets: [CAT] }, chips: [{ kind: 'PET', text: '고양이', source: '고양이' }] })
      : makeInterpretation({ restWords: query.split(' ') });
  const app = renderApp(path, { resolvers: { facilities, interpretSearch } });
  await screen.findByRole('link', { name: '목줄 카페' });
  const filters = () => app.server.calls.filter(({ field }) => field === 'facilities').map(({ args }) => args.filter as object);
  return { ...app, lastFilter: () => filters().at(-1) };
}
const party = async () => within(await screen.findByRole('group', { name: '함께 가는 우리 아이' }));
const card = () => within(screen.getByRole('link', { name: '목줄 카페' }).closest('article')!);

describe('pets that come along', () => {
  it('filter the search, and cards answer to them', async () => {
    store({ ...DOG, name: '콩이' });
    const app = await open('/KakaoMap?view=list');
    expect(app.lastFilter()).toEqual({ pets: [DOG] });
    expect(card().getByText('조건이 있어요 · 목줄, 이동장')).toBeVisible();
    expect((await party()).getByRole('checkbox', { name: '콩이 · 12kg' })).toBeChecked();
    expect((await party()).getByRole('checkbox', { name: '우리 아이가 갈 수 있는 곳만' })).toBeChecked();
  });

  it('are those that the address names, until their chip is taken away', async () => {
    store({ ...DOG, name: '콩이' });
    const app = await open('/KakaoMap?with=CAT:4&with=WOLF');
    expect(app.lastFilter()).toEqual({ pets: [{ species: 'CAT', weightKg: 4, isRestrictedBreed: false }] });
    expect((await party()).getByRole('checkbox', { name: '우리 아이가 갈 수 있는 곳만' })).toBeChecked();
    expect((await party()).queryByRole('checkbox', { name: '콩이 · 12kg' })).not.toBeInTheDocument();
    await app.user.click(screen.getByRole('button', { name: /고양이 · 4kg/ }));
    await waitFor(() => expect(app.lastFilter()).toEqual({ pets: [DOG] }));
    expect(app.address()).not.toContain('with=');
    expect((await party()).getByRole('checkbox', { name: '콩이 · 12kg' })).toBeChecked();
  });

  it('can be on their way from the card', async () => {
    const facilities = () => ({
      items: [
        makeFacility({ id: '7', name: '목줄 카페', latitude: 37.5, longitude: 127.03 }),
        makeFacility({ id: '8', name: '자리 모름', latitude: null }),
      ],
      totalCount: 2,
      isTotalCountExact: true,
    });
    renderApp('/KakaoMap?view=list', { resolvers: { facilities } });
    const way = await screen.findByRole('link', { name: '목줄 카페 길찾기, 새 창' });
    expect(way).toHaveAttribute('href', `https://map.kakao.com/link/to/${encodeURIComponent('목줄 카페')},37.5,127.03`);
    expect(way).toHaveAttribute('target', '_blank');
    expect(screen.queryByRole('link', { name: /자리 모름 길찾기/ })).not.toBeInTheDocument();
  });

  it('are chosen with one press, and no address tells of them', async () => {
    store(DOG, CAT);
    const app = await open('/KakaoMap?view=list');
    await app.user.click((await party()).getByRole('checkbox', { name: '개 · 12kg' }));
    await waitFor(() => expect(app.lastFilter()).toEqual({ pets: [CAT] }));
    await app.user.click((await party()).getByRole('checkbox', { name: '고양이' }));
    await waitFor(() => expect(app.lastFilter()).toEqual({}));
    expect(await card().findByText('개, 고양이만')).toBeVisible();
    expect((await party()).queryByRole('checkbox', { name: '확실한 곳만' })).not.toBeInTheDocument();
    expect(app.address()).not.toMatch(/pet|entry/);
  });

  it('may show sure places alone, or refusals as well', async () => {
    store(DOG);
    const app = await open('/KakaoMap?view=list');
    await app.user.click((await party()).getByRole('checkbox', { name: '확실한 곳만' }));
    await waitFor(() => expect(app.lastFilter()).toEqual({ pets: [DOG], entryAnswers: ['ALLOWED', 'CONDITIONAL'] }));
    await app.user.click((await party()).getByRole('checkbox', { name: '우리 아이가 갈 수 있는 곳만' }));
    await waitFor(() => expect(app.lastFilter()).toEqual({ pets: [DOG], entryAnswers: ANSWERS }));
    expect((await party()).getByRole('checkbox', { name: '확실한 곳만' })).not.toBeChecked();
  });

  it('may be surely admitted nowhere: the page then offers places that are not sure', async () => {
    store(DOG);
    const sureOfNone = ({ filter }: { filter: { entryAnswers?: string[] } }) =>
      filter.entryAnswers ? { items: [], totalCount: 0, isTotalCountExact: true } : facilities();
    const app = renderApp('/KakaoMap?entry=sure', { resolvers: { facilities: sureOfNone } });
    await app.user.click(await screen.findByRole('button', { name: '확실하지 않은 곳도 찾기' }));
    expect(await screen.findByRole('link', { name: '목줄 카페' })).toBeVisible();
    expect(app.address()).not.toMatch(/entry/);
  });

  it('give way to those that the query names', async () => {
    store(DOG);
    const app = await open('/KakaoMap?q=고양이');
    expect(app.lastFilter()).toEqual({ pets: [CAT] });
  });

  it('are named from here', async () => {
    const app = await open('/KakaoMap?view=list');
    expect(app.lastFilter()).toEqual({});
    await app.user.click((await party()).getByRole('button', { name: '우리 아이도 될까요?' }));
    expect(await screen.findByRole('dialog', { name: '우리 아이' })).toBeVisible();
  });

  it('are named from the filters, which count the places for them', async () => {
    const app = await open('/KakaoMap?view=list');
    await app.user.click(screen.getByRole('button', { name: /^검색 조건 열기/ }));
    const drawer = within(await screen.findByRole('dialog', { name: '검색 조건' }));
    await app.user.click(drawer.getByRole('button', { name: '우리 아이도 될까요?' }));
    await app.user.type(await screen.findByLabelText('몸무게 (kg)'), '12');
    await app.user.click(screen.getByRole('button', { name: '저장' }));
    await app.user.click(await screen.findByRole('button', { name: '확인' }));
    await app.user.click(drawer.getByRole('switch', { name: /나들이 갈 곳만/ }));
    await waitFor(() => expect(app.lastFilter()).toEqual({ pets: [DOG], outingOnly: true }));
    expect(app.address()).not.toMatch(/pet|entry/);
  });
});
