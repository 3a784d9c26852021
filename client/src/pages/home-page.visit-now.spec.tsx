import { act, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '../../test/render-app';
import { personPosition } from '../features/facility/search/person-position';

const KONG = {
  id: 'a',
  name: '콩이',
  species: 'DOG',
  breed: '',
  weightKg: 12,
  size: null,
  isRestrictedBreed: false,
  comesAlong: true,
};
const HERE = { latitude: 37.50061, longitude: 127.03642 };
const NEAR_ME = `/KakaoMap?${new URLSearchParams([
  ['q', '내 주변'],
  ['entry', 'sure'],
  ['outing', '1'],
  ['open', 'now'],
]).toString()}`;

/** The map page has its own tests; here only the address counts. */
jest.mock('./map-search-page', () => ({ MapSearchPage: () => null }));

beforeEach(() => void personPosition(null));
afterEach(() => void Reflect.deleteProperty(navigator, 'geolocation'));

const store = (...pets: object[]) => localStorage.setItem('pets', JSON.stringify({ version: 1, pets }));

/** The browser's own question, answered when the test says so. */
function stand() {
  const asked: { found: PositionCallback; failed: PositionErrorCallback }[] = [];
  const getCurrentPosition = (found: PositionCallback, failed: PositionErrorCallback) => asked.push({ found, failed });
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  const last = () => asked.at(-1)!;
  return {
    asked,
    find: (coords = HERE) => act(async () => last().found({ coords } as GeolocationPosition)),
    fail: (code: number) => act(async () => last().failed({ code } as GeolocationPositionError)),
  };
}

const action = () => screen.findByRole('button', { name: '지금 우리 아이와 갈 수 있는 곳' });
const question = (reason: RegExp | string) => screen.findByRole('form', { name: '어느 동네에서 찾을까요?', description: reason });
const press = async ({ user }: ReturnType<typeof renderApp>, name: string) =>
  user.click(await screen.findByRole('button', { name }));

describe('with a pet that comes along', () => {
  beforeEach(() => store(KONG));

  it('is the first thing to press, and leads to open and admitting places near the person', async () => {
    const browser = stand();
    const app = renderApp('/');
    await action();
    const main = within(screen.getByRole('main'));
    expect(main.getAllByRole('button')[0]).toBe(await action());
    expect(main.getByText('콩이 · 12kg 기준으로 가까운 곳을 찾아 드려요.')).toBeVisible();

    await app.user.click(await action());
    expect(await action()).toHaveAttribute('aria-busy', 'true');
    expect(main.getByText('내 위치를 확인하고 있어요.')).toHaveAttribute('role', 'status');
    expect(app.address()).toBe('/');
    await browser.find();
    await waitFor(() => expect(app.address()).toBe(NEAR_ME));
    expect(personPosition()).toEqual(HERE);
    expect(browser.asked).toHaveLength(1);
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('37.5');
  });

  it('asks for no position that is known', async () => {
    personPosition(HERE);
    const browser = stand();
    const app = renderApp('/');
    await app.user.click(await action());
    await waitFor(() => expect(app.address()).toBe(NEAR_ME));
    expect(browser.asked).toHaveLength(0);
  });

  it('can be taken back while the position is on its way, and a late position changes nothing', async () => {
    const browser = stand();
    const app = renderApp('/');
    await app.user.click(await action());
    await press(app, '취소');
    expect(await action()).not.toHaveAttribute('aria-busy');
    expect(await action()).toHaveFocus();
    await browser.find();
    expect(app.address()).toBe('/');
    expect(personPosition()).toBeNull();

    await app.user.click(await action());
    expect(browser.asked).toHaveLength(2);
    await browser.find();
    await waitFor(() => expect(app.address()).toBe(NEAR_ME));
  });

  it.each([
    ['refused', (browser: ReturnType<typeof stand>) => browser.fail(1), /^위치를 알려 주지 않으셔도 괜찮아요/],
    ['not found', (browser: ReturnType<typeof stand>) => browser.fail(2), /^내 위치를 확인하지 못했어요/],
    ['too late', (browser: ReturnType<typeof stand>) => browser.fail(3), /^내 위치를 확인하지 못했어요/],
    [
      'abroad',
      (browser: ReturnType<typeof stand>) => browser.find({ latitude: 35.68, longitude: 139.76 }),
      /찾을 수 있는 범위 밖이에요/,
    ],
  ])('asks for a district where the position is %s', async (_case, answer, reason) => {
    const browser = stand();
    const app = renderApp('/');
    await app.user.click(await action());
    await answer(browser);
    expect(await question(reason)).toHaveFocus();
    await app.user.selectOptions(screen.getByRole('combobox', { name: '지역' }), '서울특별시');
    const district = screen.getByRole('combobox', { name: '시·군·구' });
    await within(district).findByRole('option', { name: '강남구' });
    await app.user.selectOptions(district, '강남구');
    await press(app, '이 동네에서 찾기');
    const params = new URLSearchParams({ entry: 'sure', region: '서울특별시', district: '강남구', outing: '1', open: 'now' });
    await waitFor(() => expect(app.address()).toBe(`/KakaoMap?${params.toString()}`));
    expect(browser.asked).toHaveLength(1);
    expect(personPosition()).toBeNull();
  });

  it('asks for a district at once in a browser that knows no position', async () => {
    const app = renderApp('/');
    await app.user.click(await action());
    expect(await question(/^이 브라우저에서는 내 위치를 알 수 없어요/)).toBeVisible();
    expect(screen.queryByRole('button', { name: '내 위치 다시 확인' })).not.toBeInTheDocument();
  });

  it('needs a region, and has ways back', async () => {
    const browser = stand();
    const app = renderApp('/');
    await app.user.click(await action());
    await browser.fail(3);
    await question(/./);
    await press(app, '이 동네에서 찾기');
    expect(screen.getByRole('combobox', { name: '지역' })).toHaveFocus();
    expect(app.address()).toBe('/');

    await press(app, '취소');
    expect(await action()).toHaveFocus();
    expect(screen.queryByRole('form', { name: '어느 동네에서 찾을까요?' })).not.toBeInTheDocument();

    await app.user.click(await action());
    await browser.fail(3);
    await question(/./);
    await press(app, '내 위치 다시 확인');
    expect(await action()).toHaveFocus();
    await browser.find();
    await waitFor(() => expect(app.address()).toBe(NEAR_ME));
  });
});

describe('without a pet that comes along', () => {
  it('asks for the first pet and goes on by itself', async () => {
    const browser = stand();
    const app = renderApp('/');
    expect(await screen.findByText('이름과 몸무게를 적으면 바로 찾아 드려요.')).toBeVisible();
    await app.user.click(await action());
    const sheet = within(await screen.findByRole('dialog', { name: '우리 아이' }));
    await waitFor(() => expect(sheet.getByLabelText('이름 (선택)')).toHaveFocus());
    await app.user.keyboard('콩이{Tab}12{Enter}');
    await waitFor(() => expect(browser.asked).toHaveLength(1));
    await browser.find();
    await waitFor(() => expect(app.address()).toBe(NEAR_ME));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(localStorage.getItem('pets')).toContain('"weightKg":12');
  });

  it('asks which one comes along, and goes on with 확인', async () => {
    store({ ...KONG, comesAlong: false });
    personPosition(HERE);
    const app = renderApp('/');
    expect(await screen.findByText('함께 갈 아이를 골라 주시면 바로 찾아 드려요.')).toBeVisible();
    await app.user.click(await action());
    await app.user.click(await screen.findByRole('checkbox', { name: /콩이/ }));
    await press(app, '확인');
    await waitFor(() => expect(app.address()).toBe(NEAR_ME));
  });

  it.each(['취소', '닫기'])('goes nowhere when the sheet is left with %s', async (name) => {
    const browser = stand();
    const app = renderApp('/');
    await app.user.click(await action());
    await screen.findByRole('dialog', { name: '우리 아이' });
    await press(app, name);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    // Named later from the header, it is no answer to what was given up.
    await app.user.click(within(screen.getByRole('banner')).getByRole('button', { name: '우리 아이' }));
    await press(app, '저장');
    expect(await screen.findByRole('checkbox', { name: /개/ })).toBeVisible();
    expect(browser.asked).toHaveLength(0);
    expect(app.address()).toBe('/');
  });
});
