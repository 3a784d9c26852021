import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import './playground.css';
import { GraphiQL } from 'graphiql';
import { createRoot } from 'react-dom/client';
import { EXAMPLE_QUERIES } from './example-queries';
import { fetchGraphql } from './fetch-graphql';

/** A page of its own (playground.html): nothing of it is part of the site's pages. */
createRoot(document.getElementById('playground')!).render(
  <GraphiQL fetcher={fetchGraphql} defaultTabs={EXAMPLE_QUERIES} defaultTheme="light" shouldPersistHeaders={false}>
    <GraphiQL.Logo>
      <a className="playground-brand" href="/">
        <img src="/favicon.svg" alt="" width={22} height={22} />
        발도장 GraphQL
      </a>
    </GraphiQL.Logo>
  </GraphiQL>,
);
