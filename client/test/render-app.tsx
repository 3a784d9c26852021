import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, type RouteObject } from 'react-router';
import { App } from '../src/app/app';
import { routes } from '../src/app/routes';
import { createApolloClient } from '../src/lib/apollo-client';
import { createTestServer, type RootResolvers, type TestServer } from './graphql-answers';

interface RenderAppOptions {
  /** Root fields that differ from test/default-answers.ts. */
  resolvers?: RootResolvers;
  /** For a test with fake timers: `userEvent.setup({ advanceTimers: jest.advanceTimersByTime })`. */
  user?: ReturnType<typeof userEvent.setup>;
  /** Addresses visited before, oldest first, so that Back leads there. */
  history?: string[];
  /** Told to the server before the first question: `(server) => server.goAway()`. */
  prepare?: (server: TestServer) => void;
}

/** The code of pages that an earlier test of the file has opened: it is there at once, as for a person who comes back. */
const loaded = new Map<RouteObject, Partial<RouteObject>>();

const withLoaded = (all: RouteObject[]): RouteObject[] =>
  all.map((route) => {
    const { lazy, children, ...rest } = route;
    const known = loaded.get(route);
    const load = async () => {
      const content = await (lazy as () => Promise<object>)();
      loaded.set(route, content);
      return content;
    };
    return {
      ...rest,
      ...known,
      lazy: lazy && !known ? load : undefined,
      children: children && withLoaded(children),
    } as RouteObject;
  });

/** The whole site at an address: real router, pages, antd and Apollo; only the network is ours. */
export function renderApp(
  path: string,
  { resolvers = {}, user = userEvent.setup(), history = [], prepare }: RenderAppOptions = {},
) {
  const server = createTestServer(resolvers);
  prepare?.(server);
  const client = createApolloClient(server.link);
  const router = createMemoryRouter(withLoaded(routes), { initialEntries: [...history, path] });
  const view = render(<App client={client} router={router} />, {
    // An error that a boundary caught is part of what is tested; what nobody caught still fails the test.
    onCaughtError: () => {},
  });
  return {
    ...view,
    user,
    client,
    server,
    /** As the browser's own buttons and address bar do: `navigate(-1)` is Back. */
    router: {
      navigate: (to: string | number) => act(() => (typeof to === 'number' ? router.navigate(to) : router.navigate(to))),
    },
    /** Path and query as in the address bar. */
    address: () => router.state.location.pathname + router.state.location.search,
  };
}
