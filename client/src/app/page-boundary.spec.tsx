import { ApolloProvider } from '@apollo/client/react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import type { ReactNode } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { defaultAnswers } from '../../test/default-answers';
import { createTestServer, type RootResolvers } from '../../test/graphql-answers';
import { useFacilityDatasetSuspenseQuery } from '../features/facility/dataset/facility-dataset.generated';
import { createApolloClient } from '../lib/apollo-client';
import { PageBoundary } from './page-boundary';

function Provider() {
  const { data } = useFacilityDatasetSuspenseQuery();
  return <h1>{data.facilityDataset.provider}</h1>;
}

function renderProvider(resolvers: RootResolvers = {}) {
  const server = createTestServer(resolvers);
  const page = (path: string, content: ReactNode) => ({
    path,
    element: (
      <>
        <Link to="/other">다른 곳</Link>
        <PageBoundary>{content}</PageBoundary>
      </>
    ),
  });
  const router = createMemoryRouter([page('/', <Provider />), page('/other', <h1>다른 곳이에요</h1>)]);
  const show = () =>
    act(
      async () =>
        void render(
          <ApolloProvider client={createApolloClient(server.link)}>
            <RouterProvider router={router} />
          </ApolloProvider>,
          { onCaughtError: () => {} },
        ),
    );
  return { server, show, user: userEvent.setup() };
}

it('shows the skeleton while the first answer is on its way', async () => {
  let answer: () => void = () => {};
  const { show } = renderProvider({
    facilityDataset: () => new Promise((resolve) => (answer = () => resolve(defaultAnswers.facilityDataset()))),
  });
  await show();
  expect(screen.getByRole('status', { name: '불러오는 중이에요' })).toBeInTheDocument();
  answer();
  expect(await screen.findByRole('heading', { name: '한국문화정보원' })).toBeVisible();
});

it('says that nothing answered, and asks again when told to', async () => {
  const { server, show, user } = renderProvider();
  server.goAway();
  await show();
  expect(await screen.findByRole('alert')).toHaveTextContent('서버에 연결하지 못했어요.');
  expect(document.title).toBe('페이지를 보여 드리지 못했어요 | 발도장');

  await user.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('서버에 연결하지 못했어요.');

  server.comeBack();
  await user.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(await screen.findByRole('heading', { name: '한국문화정보원' })).toBeVisible();
});

it("shows the server's own words", async () => {
  const { show } = renderProvider({
    facilityDataset: () => {
      throw new GraphQLError('지금은 요청이 많습니다.', { extensions: { code: 'SERVICE_UNAVAILABLE' } });
    },
  });
  await show();
  expect(await screen.findByRole('alert')).toHaveTextContent('지금은 요청이 많습니다.');
});

it('forgets the error on the way to another page', async () => {
  const { server, show, user } = renderProvider();
  server.goAway();
  await show();
  await screen.findByRole('alert');
  await user.click(screen.getByRole('link', { name: '다른 곳' }));
  expect(await screen.findByRole('heading', { name: '다른 곳이에요' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
