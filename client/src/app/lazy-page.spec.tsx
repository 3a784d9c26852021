import { ApolloProvider } from '@apollo/client/react';
import { render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { createTestServer } from '../../test/graphql-answers';
import { createApolloClient } from '../lib/apollo-client';
import { lazyPage } from './lazy-page';
import { PageBoundary } from './page-boundary';

const Page = () => <h1>왔어요</h1>;
function show(LazyPage: ComponentType) {
  const element = (
    <PageBoundary>
      <LazyPage />
    </PageBoundary>
  );
  render(
    <ApolloProvider client={createApolloClient(createTestServer({}).link)}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </ApolloProvider>,
    { onCaughtError: () => {} },
  );
}

it('loads the code once, ahead of time if asked', async () => {
  const load = jest.fn(() => Promise.resolve(Page));
  const LazyPage = lazyPage(load);
  expect(load).not.toHaveBeenCalled();
  LazyPage.preload();
  LazyPage.preload();
  show(LazyPage);
  expect(await screen.findByRole('heading', { name: '왔어요' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

it('forgets a preload that failed', async () => {
  const load = jest
    .fn(() => Promise.resolve(Page))
    .mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')));
  const LazyPage = lazyPage(load);
  LazyPage.preload();
  await Promise.resolve();
  await new Promise((resolve) => setTimeout(resolve, 0));
  show(LazyPage);
  expect(await screen.findByRole('heading', { name: '왔어요' })).toBeVisible();
});

it('offers a reload when the code of a page does not come although the server answers', async () => {
  const fetched = jest.fn(() => Promise.resolve({ ok: true }));
  Object.assign(globalThis, { fetch: fetched });
  show(lazyPage(() => Promise.reject(new TypeError('Failed to fetch'))));
  expect(await screen.findByRole('alert')).toHaveTextContent('새 버전이 나왔어요');
  expect(screen.getByRole('button', { name: '새로고침' })).toBeVisible();
  Reflect.deleteProperty(globalThis, 'fetch');
});

it('tells when the code of a page does not come', async () => {
  show(lazyPage(() => Promise.reject(new TypeError('Failed to fetch'))));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    '페이지를 불러오지 못했어요. 인터넷 연결을 확인하고 다시 시도해 주세요.',
  );
});
