import { fireEvent, screen } from '@testing-library/react';
import { renderApp } from '../../test/render-app';

/** jsdom lays nothing out: where the page stands is what was last asked for. */
const scrolledTo = () => {
  const scroll = jest.spyOn(window, 'scrollTo').mockImplementation((_left: number, top: number) => {
    Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  });
  return () => scroll.mock.lastCall?.[1 as never];
};
const personScrollsTo = (top: number) => {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  fireEvent.scroll(window);
};

afterEach(() => {
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  delete document.documentElement.dataset.renderEverything;
});

it('starts a new page at its top and returns to the place on Back', async () => {
  const { router } = renderApp('/');
  await screen.findByRole('searchbox');
  personScrollsTo(700);
  const top = scrolledTo();

  await router.navigate('/about');
  expect(top()).toBe(0);
  expect(document.documentElement).not.toHaveAttribute('data-render-everything');
  await router.navigate(-1);
  expect(top()).toBe(700);
  // Estimated heights above would lead beside it.
  expect(document.documentElement).toHaveAttribute('data-render-everything');
  await router.navigate(1);
  expect(top()).toBe(0);
});

it('leaves the place alone when only the query changes', async () => {
  const { router } = renderApp('/about');
  await screen.findByRole('heading', { level: 1 });
  personScrollsTo(300);
  const top = scrolledTo();
  await router.navigate('/about?from=chat');
  expect(top()).toBeUndefined();
});

it('leaves a part named by the address to that part', async () => {
  const { router } = renderApp('/');
  await screen.findByRole('searchbox');
  const top = scrolledTo();
  await router.navigate('/about#data');
  expect(top()).toBeUndefined();
});

it.each([
  ['navigate', undefined],
  ['reload', 700],
  ['back_forward', 700],
])('after a load of the kind %s stands at %s, where this tab once left the page', async (type, expected) => {
  sessionStorage.setItem('scroll-positions', JSON.stringify([['/about default', 700]]));
  jest.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as unknown as PerformanceEntry]);
  const top = scrolledTo();
  renderApp('/about');
  await screen.findByRole('heading', { level: 1 });
  expect(top()).toBe(expected);
});
