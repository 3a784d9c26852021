import { act, fireEvent, render, screen } from '@testing-library/react';
import { LazySection, useIsInView } from './lazy-section';
import { renderEverything } from './render-everything';

const { IntersectionObserver } = globalThis;
let intersect: (isIntersecting: boolean) => void;

beforeEach(() => {
  globalThis.IntersectionObserver = class {
    constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
      intersect = (isIntersecting) => report([{ isIntersecting }]);
    }
    observe() {
      intersect(false);
    }
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  render(
    <LazySection>
      <Content />
    </LazySection>,
  );
});

afterEach(() => {
  globalThis.IntersectionObserver = IntersectionObserver;
});

const Content = () => (useIsInView() ? <p>shown</p> : <p>deferred</p>);

it('shows its content once it has come into view', async () => {
  expect(screen.getByText('deferred')).toBeVisible();
  act(() => intersect(true));
  expect(await screen.findByText('shown')).toBeVisible();
  act(() => intersect(false));
  expect(screen.getByText('shown')).toBeVisible();
});

it('shows its content at the first key, which may begin a search in the page', async () => {
  fireEvent.keyDown(window, { key: 'f', ctrlKey: true });
  expect(await screen.findByText('shown')).toBeVisible();
});

it('shows its content before the page scrolls to an element', () => {
  act(() => renderEverything());
  expect(screen.getByText('shown')).toBeVisible();
});
