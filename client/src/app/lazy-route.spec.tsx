import { lazyRoute } from './routes';
import { ApolloProvider } from '@apollo/client/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { createTestServer } from '../../test/graphql-answers';
import { createApolloClient } from '../lib/apollo-client';
import { PageBoundary } from './page-boundary';
import { preloadPage } from './preload';

const Page = () => <h1>왔어요</h1>;
const failing = () => Promise.reject(new TypeError('Failed to fetch'));

function show(load: () => Promise<ComponentType>, path = '/page') {
  const routes = [
    { path: '/', element: <PageBoundary children={<Link to="/page">가기</Link>} /> },
    { path: '/page', ...lazyRoute(load) },
  ];
  const open = () =>
    render(
      <ApolloProvider client={createApolloClient(createTestServer({}).link)}>
        <RouterProvider router={createMemoryRouter(routes, { initialEntries: [path] })} />
      </ApolloProvider>,
    );
  return { routes, open };
}

it('shows the skeleton until the code of the first page is there', async () => {
  show(() => Promise.resolve(Page)).open();
  expect(screen.getByRole('status', { name: '불러오는 중이에요' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: '왔어요' })).toBeVisible();
});

it('shows the skeleton until the code of the next page is there', async () => {
  let arrive: () => void = () => {};
  const user = userEvent.setup();
  show(() => new Promise((resolve) => (arrive = () => resolve(Page))), '/').open();
  await user.click(screen.getByRole('link', { name: '가기' }));
  expect(await screen.findByRole('status', { name: '불러오는 중이에요' })).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  arrive();
  expect(await screen.findByRole('heading', { name: '왔어요' })).toBeVisible();
});

it('loads code ahead of time, and again where that failed', async () => {
  const load = jest.fn(() => Promise.resolve(Page)).mockImplementationOnce(failing);
  const { routes, open } = show(load);
  preloadPage(routes, '/PAGE?a=1');
  expect(load).toHaveBeenCalledTimes(1);
  open();
  expect(await screen.findByRole('heading', { name: '왔어요' })).toBeVisible();
});

it('offers a reload when the code of a page does not come although the server answers', async () => {
  Object.assign(globalThis, { fetch: () => Promise.resolve({ ok: true }) });
  show(failing).open();
  expect(await screen.findByRole('alert')).toHaveTextContent('새 버전이 나왔어요');
  expect(screen.getByRole('button', { name: '새로고침' })).toBeVisible();
  Reflect.deleteProperty(globalThis, 'fetch');
});

it('tells when the code of a page does not come', async () => {
  show(failing).open();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    '페이지를 불러오지 못했어요. 인터넷 연결을 확인하고 다시 시도해 주세요.',
  );
});
