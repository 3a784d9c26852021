import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showToast, type Toast } from '../../lib/toast';
import { Toasts } from './toasts';

const say = (toast: Partial<Toast>) => act(() => showToast({ type: 'info', text: '저장했습니다.', ...toast }));
const texts = () => [...screen.getByTestId('toasts').querySelectorAll('span')].map(({ textContent }) => textContent);
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  jest.useFakeTimers();
  render(
    <div data-testid="toasts">
      <Toasts />
    </div>,
  );
});
afterEach(() => jest.useRealTimers());

it('shows a message for a while', async () => {
  say({});
  expect(screen.getByText('저장했습니다.')).toBeVisible();
  await pass(2_900);
  expect(texts()).toEqual(['저장했습니다.']);
  await pass(200);
  expect(texts()).toEqual([]);
});

it('shows the same words once, for as long as the last of them', async () => {
  say({});
  await pass(2_000);
  say({});
  expect(texts()).toEqual(['저장했습니다.']);
  await pass(2_000);
  expect(texts()).toEqual(['저장했습니다.']);
});

it('replaces a message with the same key and shows three at most', () => {
  say({ key: 'map', text: '찾는 중' });
  say({ key: 'map', text: '찾았습니다' });
  for (const text of ['1', '2', '3']) say({ text });
  expect(texts()).toEqual(['1', '2', '3']);
});

it('waits while the pointer rests on it', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  say({});
  await user.hover(screen.getByText('저장했습니다.'));
  await pass(10_000);
  expect(texts()).toEqual(['저장했습니다.']);
  await user.unhover(screen.getByText('저장했습니다.'));
  await pass(3_100);
  expect(texts()).toEqual([]);
});

it.each(['새로고침', '닫기'])('keeps a message with an action until one presses %s', async (name) => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const run = jest.fn();
  say({ action: { label: '새로고침', run }, seconds: Infinity });
  await pass(60_000);
  await user.click(screen.getByRole('button', { name }));
  expect(run).toHaveBeenCalledTimes(name === '새로고침' ? 1 : 0);
  expect(texts()).toEqual([]);
});
