import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fillStorage } from '../../../test/storage-faults';
import { renderApp } from '../../../test/render-app';
import { openPets } from '../../lib/pets/open-pets';

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
const store = (pets: unknown[], version = 1) => localStorage.setItem('pets', JSON.stringify({ version, pets }));
const stored = () => (JSON.parse(localStorage.getItem('pets')!) as { pets: Record<string, unknown>[] }).pets;

const opener = () => within(screen.getByRole('banner')).getByRole('button', { name: /^우리 아이/ });
const sheet = async (name = '우리 아이') => within(await screen.findByRole('dialog', { name }));
const choice = (name: string) => screen.findByRole('checkbox', { name: new RegExp(name) });
const button = (name: string) => screen.getByRole('button', { name });
const press = async ({ user }: ReturnType<typeof renderApp>, name: string) => user.click(button(name));

async function open() {
  const view = renderApp('/about');
  await screen.findByRole('heading', { level: 1 });
  await view.user.click(opener());
  await screen.findByRole('dialog');
  return view;
}

describe('the first pet', () => {
  it('is written down at once, comes along, and stays in this browser alone', async () => {
    const view = await open();
    const asked = view.server.calls.length;
    expect((await sheet()).getByText('이 브라우저에만 저장해요')).toBeVisible();
    expect(screen.getByRole('radio', { name: '개' })).toBeChecked();
    await waitFor(() => expect(screen.getByLabelText('이름 (선택)')).toHaveFocus());
    await view.user.type(screen.getByLabelText('이름 (선택)'), ' 콩이 ');
    await view.user.type(screen.getByLabelText('몸무게 (kg)'), '4,5kg');
    await view.user.type(screen.getByLabelText('품종 (선택)'), '말티즈');
    await press(view, '저장');
    expect(await choice('콩이 · 4.5kg')).toBeChecked();
    expect(screen.getByText('개 · 말티즈')).toBeVisible();
    expect(button('콩이 · 4.5kg 수정')).toHaveFocus();
    expect(stored()).toEqual([{ ...KONG, id: expect.any(String) as string, weightKg: 4.5, breed: '말티즈' }]);
    expect(view.server.calls).toHaveLength(asked);
    await press(view, '확인');
    await waitFor(() => expect(opener()).toHaveFocus());
    expect(opener()).toHaveAccessibleName('우리 아이, 1마리 함께 가요');
  });

  it('may be known by its species and size alone', async () => {
    const view = await open();
    await view.user.click(screen.getByRole('radio', { name: '고양이' }));
    await view.user.click(screen.getByRole('radio', { name: '중형 · 25kg까지' }));
    expect(screen.queryByRole('checkbox', { name: '맹견이에요' })).not.toBeInTheDocument();
    await press(view, '저장');
    expect(await choice('고양이 · 중형')).toBeChecked();
    expect(stored()[0]).toMatchObject({ name: '', species: 'CAT', weightKg: null, size: 'MEDIUM' });
  });

  it('has no size beside a weight', async () => {
    const view = await open();
    await view.user.click(screen.getByRole('radio', { name: '대형' }));
    await view.user.type(screen.getByLabelText('몸무게 (kg)'), '30');
    expect(screen.getByRole('radio', { name: '대형' })).toBeDisabled();
    await press(view, '저장');
    await choice('개 · 30kg');
    expect(stored()[0]).toMatchObject({ weightKg: 30, size: null });
  });

  it.each(['0', '150.1', '4.55', '-3', '네 킬로'])('is refused with the weight %s, and nothing typed is lost', async (weight) => {
    const view = await open();
    await view.user.type(screen.getByLabelText('이름 (선택)'), '콩이');
    await view.user.type(screen.getByLabelText('몸무게 (kg)'), weight);
    await press(view, '저장');
    expect(await screen.findByText(/^몸무게는 0보다 크고 150kg 이하인 숫자로/)).toBeVisible();
    expect(screen.getByLabelText('이름 (선택)')).toHaveValue('콩이');
    expect(screen.getByLabelText('몸무게 (kg)')).toHaveValue(weight);
    await waitFor(() => expect(screen.getByLabelText('몸무게 (kg)')).toHaveFocus());
    expect(localStorage.getItem('pets')).toBeNull();
  });
});

describe('a restricted breed', () => {
  it('is flagged by itself, mixes and other spellings too', async () => {
    const view = await open();
    const field = screen.getByLabelText('품종 (선택)');
    for (const breed of [
      '도사견',
      '핏불 테리어',
      '아메리칸스태퍼드셔테리어',
      '스태퍼드셔 불 테리어',
      '로트와일러',
      'Pit-bull mix',
    ]) {
      fireEvent.change(field, { target: { value: '' } });
      await screen.findByRole('checkbox', { name: '맹견이에요', checked: false });
      fireEvent.change(field, { target: { value: breed } });
      await screen.findByRole('checkbox', { name: '맹견이에요', checked: true });
      expect(screen.getByText(/^법에서 정한 맹견이에요/)).toBeVisible();
    }
    await press(view, '저장');
    await choice('맹견');
    expect(stored()[0]).toMatchObject({ breed: 'Pit-bull mix', isRestrictedBreed: true });
  });

  it.each(['불 테리어', '보스턴 테리어', '푸들'])('is not seen in %s, but the person may say so', async (breed) => {
    const view = await open();
    await view.user.type(screen.getByLabelText('품종 (선택)'), breed);
    const flag = screen.getByRole('checkbox', { name: '맹견이에요' });
    expect(flag).not.toBeChecked();
    expect(screen.queryByText(/^법에서 정한 맹견이에요/)).not.toBeInTheDocument();
    await view.user.click(flag);
    expect(screen.getByText(/^법에서 정한 맹견이에요/)).toBeVisible();
    await press(view, '저장');
    await choice('맹견');
    expect(stored()[0]).toMatchObject({ isRestrictedBreed: true });
  });

  it('is a matter of dogs', async () => {
    const view = await open();
    await view.user.type(screen.getByLabelText('품종 (선택)'), '도사견');
    await view.user.click(screen.getByRole('radio', { name: '토끼' }));
    await press(view, '저장');
    await choice('토끼');
    expect(stored()[0]).toMatchObject({ species: 'RABBIT', breed: '', isRestrictedBreed: false });
  });
});

describe('the list', () => {
  it('changes a pet and leaves its choice alone', async () => {
    store([{ ...KONG, comesAlong: false }]);
    const view = await open();
    await press(view, '콩이 · 12kg 수정');
    await sheet('아이 정보 수정');
    const weight = screen.getByLabelText('몸무게 (kg)');
    expect(weight).toHaveValue('12');
    await view.user.clear(weight);
    await view.user.type(weight, '13');
    await press(view, '저장');
    expect(await choice('콩이 · 13kg')).not.toBeChecked();
    expect(button('콩이 · 13kg 수정')).toHaveFocus();
    expect(stored()).toEqual([{ ...KONG, weightKg: 13, comesAlong: false }]);
  });

  it('asks before typed changes are lost, and leads back', async () => {
    store([KONG]);
    const view = await open();
    await press(view, '아이 추가');
    await view.user.type(screen.getByLabelText('이름 (선택)'), '보리');
    await view.user.keyboard('{Escape}');
    await view.user.click(await screen.findByRole('button', { name: '계속 쓰기' }));
    expect(screen.getByLabelText('이름 (선택)')).toHaveValue('보리');
    await press(view, '취소');
    await view.user.click(await screen.findByRole('button', { name: '저장하지 않고 나가기' }));
    await waitFor(() => expect(button('아이 추가')).toBeVisible());
    expect(stored()).toEqual([KONG]);
  });

  it('removes a pet and brings it back to its place', async () => {
    const pets = [KONG, { ...KONG, id: 'b', name: '보리' }, { ...KONG, id: 'c', name: '나비' }];
    store(pets);
    const view = await open();
    await press(view, '보리 · 12kg 삭제');
    expect(screen.queryByRole('checkbox', { name: /보리/ })).not.toBeInTheDocument();
    expect(stored()).toHaveLength(2);
    expect(button('되돌리기')).toHaveFocus();
    await press(view, '되돌리기');
    expect(stored()).toEqual(pets);
    expect(button('보리 · 12kg 수정')).toHaveFocus();
  });

  it('ends at five', async () => {
    store(['a', 'b', 'c', 'd'].map((id) => ({ ...KONG, id })));
    const view = await open();
    await press(view, '아이 추가');
    await press(view, '저장');
    expect(await screen.findByText('5마리까지 적을 수 있어요.')).toBeVisible();
    expect(screen.queryByRole('button', { name: '아이 추가' })).not.toBeInTheDocument();
    expect(opener()).toHaveAccessibleName('우리 아이, 5마리 함께 가요');
  });

  it('ends at five when another tab has filled it meanwhile, and keeps what was typed', async () => {
    store([KONG]);
    const view = await open();
    await press(view, '아이 추가');
    await view.user.type(screen.getByLabelText('이름 (선택)'), '보리');
    store(['a', 'b', 'c', 'd', 'e'].map((id) => ({ ...KONG, id })));
    await press(view, '저장');
    expect(await screen.findByRole('alert')).toHaveTextContent('5마리까지 적을 수 있어요.');
    expect(screen.getByLabelText('이름 (선택)')).toHaveValue('보리');
    expect(stored()).toHaveLength(5);
  });

  it('keeps who comes along, chosen with one tap, over a reload', async () => {
    store([KONG, { ...KONG, id: 'b', name: '보리' }]);
    const view = await open();
    await view.user.click(await choice('콩이'));
    expect(await choice('콩이')).not.toBeChecked();
    expect(opener()).toHaveAccessibleName('우리 아이, 1마리 함께 가요');
    view.unmount();
    renderApp('/about');
    await screen.findByRole('heading', { level: 1 });
    expect(opener()).toHaveAccessibleName('우리 아이, 1마리 함께 가요');
    expect(await choice('콩이')).not.toBeChecked();
    expect(await choice('보리')).toBeChecked();
  });

  it('follows another tab', async () => {
    store([KONG]);
    await open();
    store([
      { ...KONG, name: '나비' },
      { ...KONG, id: 'b' },
    ]);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'pets' })));
    expect(await choice('나비')).toBeChecked();
    expect(opener()).toHaveAccessibleName('우리 아이, 2마리 함께 가요');
  });
});

it.each([
  ['a broken text', '{"version":1,"pets":['],
  ['no object', 'null'],
  ['no list', '{"version":1,"pets":"콩이"}'],
  ['another version', JSON.stringify({ version: 2, pets: [KONG] })],
  ['an unknown species', JSON.stringify({ version: 1, pets: [{ ...KONG, species: 'toString' }] })],
  ['a weight that is too high', JSON.stringify({ version: 1, pets: [{ ...KONG, weightKg: 151 }] })],
])('ignores what is stored when it is %s', async (_case, text) => {
  localStorage.setItem('pets', text);
  await open();
  expect(opener()).toHaveAccessibleName('우리 아이');
  expect(screen.getByLabelText('이름 (선택)')).toBeVisible();
});

it('says when the browser stores nothing, and works until the tab is closed', async () => {
  const view = await open();
  fillStorage();
  await press(view, '저장');
  expect(await choice('개')).toBeChecked();
  expect(screen.getByText('브라우저가 저장을 막고 있어서, 이 탭을 닫으면 사라져요.')).toBeVisible();
});

it('opens from anywhere, and closes on Escape and Back', async () => {
  const { user, address } = renderApp('/about');
  await screen.findByRole('heading', { level: 1 });
  act(openPets);
  await sheet();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  act(openPets);
  await sheet();
  act(() => window.history.back());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(address()).toBe('/about');
});
