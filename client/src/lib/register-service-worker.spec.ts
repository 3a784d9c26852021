import { renderHook } from '@testing-library/react';
import { OUTDATED } from './load-failure';
import { registerServiceWorker } from './register-service-worker';
import { hideToasts, useToasts } from './toast';

const HOUR_MS = 3_600_000;
const PAGE = (entry: string) => `<script type="module" crossorigin src="${entry}"></script>`;

class Registration extends EventTarget {
  active: object | null = {};
  installing: object | null = null;
  waiting: object | null = null;
  update = jest.fn(() => Promise.resolve());
}

let registration: Registration;
const register = jest.fn();
const nowServed = jest.fn(() => Promise.resolve(new Response(PAGE('/assets/main-new.js'))));

beforeEach(() => {
  jest.useFakeTimers();
  registration = new Registration();
  register.mockReset().mockImplementation(() => Promise.resolve(registration));
  nowServed.mockClear();
  Object.assign(globalThis, { fetch: nowServed });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { register } });
  document.head.innerHTML = PAGE('/assets/main-old.js');
});
afterEach(() => {
  // Its listener stays on the document.
  registration.active = null;
  hideToasts(() => true);
  jest.useRealTimers();
  for (const name of ['serviceWorker', 'connection']) Reflect.deleteProperty(navigator, name);
  Reflect.deleteProperty(globalThis, 'fetch');
});

const offers = () => renderHook(useToasts).result.current.filter(({ text }) => text === OUTDATED.text);

async function start() {
  const registered = registerServiceWorker();
  await jest.advanceTimersByTimeAsync(10_000);
  return registered;
}

async function findUpdate() {
  registration.installing = {};
  registration.dispatchEvent(new Event('updatefound'));
  await jest.advanceTimersByTimeAsync(0);
}

async function comeBackAfter(milliseconds: number) {
  await jest.advanceTimersByTimeAsync(milliseconds);
  document.dispatchEvent(new Event('visibilitychange'));
  await jest.advanceTimersByTimeAsync(0);
}

it('registers the worker only after the page', async () => {
  const registered = registerServiceWorker();
  expect(register).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(10_000);
  await registered;
  expect(register).toHaveBeenCalledWith('/sw.js');
});

it('leaves browsers alone that save data', async () => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  await start();
  expect(register).not.toHaveBeenCalled();
});

it('does nothing where there are no workers, or where they are refused', async () => {
  register.mockImplementation(() => Promise.reject(new Error('QuotaExceededError')));
  await expect(start()).resolves.toBeUndefined();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  await expect(start()).resolves.toBeUndefined();
});

it('offers a reload once when a release comes while the tab is open', async () => {
  await start();
  await findUpdate();
  expect(offers()).toHaveLength(1);
  hideToasts(() => true);
  await findUpdate();
  expect(offers()).toHaveLength(0);
});

it.each([
  ['the tab is of the new release already', () => nowServed.mockResolvedValueOnce(new Response(PAGE('/assets/main-old.js')))],
  ['the server does not answer', () => nowServed.mockRejectedValueOnce(new TypeError('Failed to fetch'))],
  ['the worker is the first', () => (registration.active = null)],
])('offers nothing when %s', async (_case, prepare) => {
  await start();
  prepare();
  await findUpdate();
  expect(offers()).toHaveLength(0);
});

it('looks for a release when the tab is seen again, at most once an hour', async () => {
  await start();
  await comeBackAfter(HOUR_MS / 2);
  expect(registration.update).not.toHaveBeenCalled();
  await comeBackAfter(HOUR_MS / 2);
  await comeBackAfter(HOUR_MS / 2);
  expect(registration.update).toHaveBeenCalledTimes(1);
  expect(offers()).toHaveLength(0);
});

it('offers the reload for a release that another tab has brought', async () => {
  await start();
  registration.waiting = {};
  await comeBackAfter(HOUR_MS);
  expect(offers()).toHaveLength(1);
});
