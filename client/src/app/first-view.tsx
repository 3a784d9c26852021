import { ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { NEVER } from 'rxjs';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter, useRoutes } from 'react-router';
import { OpeningContext } from '../components/opening';
import { PageSkeleton } from '../components/page-skeleton';
import { createApolloClient } from '../lib/apollo-client';
import { HomePage } from '../pages/home-page';
import { Layout } from './layout/layout';

/** By the part of the main menu that they belong to, and one for every other. */
const ADDRESSES = ['/', '/KakaoMap', '/review/latest', '/board', '/about', '/support', '/*'];

/** The home page stands in full but for its answers; of the others there is the frame. */
const routes = [
  {
    element: <Layout />,
    children: [
      { path: '/', element: <HomePage /> },
      { path: '*', element: <PageSkeleton /> },
    ],
  },
];

/** Where the server writes what it knows of a page. */
const OPENING = { title: '{{title}}', text: '{{text}}' };

/** What the client draws before any answer has come: the server sends it along, to be seen while the client's code is on its way. */
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
