import { ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { NEVER } from 'rxjs';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter, useRoutes } from 'react-router';
import { OpeningContext, PageSkeleton } from '../components/page-skeleton';
import { createApolloClient } from '../lib/apollo-client';
import { HomePage } from '../pages/home-page';
import { Layout } from './layout/layout';

/** One for each item of the main menu, and one for all others. */
const ADDRESSES = ['/', '/KakaoMap', '/review/latest', '/board', '/about', '/support', '/*'];

/** The home page without its data; of all others only the frame. */
const routes = [
  {
    element: <Layout />,
    children: [
      { path: '/', element: <HomePage /> },
      { path: '*', element: <PageSkeleton /> },
    ],
  },
];

/** Placeholders that the server replaces. */
const OPENING = { title: '{{title}}', text: '{{text}}' };

/** What the client renders without data: the server sends it with the page, to be visible while the client's code loads. */
export const drawFirstViews = () =>
  Object.fromEntries(ADDRESSES.map((address) => [address, { plain: draw(address, null), opening: draw(address, OPENING) }]));

const draw = (address: string, opening: typeof OPENING | null) =>
  renderToStaticMarkup(
    <ApolloProvider client={createApolloClient(new ApolloLink(() => NEVER))}>
      <StaticRouter location={address}>
        <OpeningContext value={opening}>
          <Pages />
        </OpeningContext>
      </StaticRouter>
    </ApolloProvider>,
  );

const Pages = () => useRoutes(routes);
