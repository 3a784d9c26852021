import type { ComponentType, ReactNode } from 'react';
import type { RouteObject } from 'react-router';
import { PageSkeleton } from '../components/page-skeleton';
import { isOutdated } from '../lib/load-failure';
import { PageLoadError } from './page-load-error';
import { RouteErrorPage } from './route-error-page';

/** What makes a route's code come when it is opened, or a moment earlier (preload.ts). */
export function lazyRoute(load: () => Promise<ComponentType>, around: (content: ReactNode) => ReactNode = (content) => content) {
  return {
    lazy: async () => {
      try {
        const Content = await load();
        return { element: around(<Content />) };
      } catch (error) {
        throw new PageLoadError(error, await isOutdated());
      }
    },
    hydrateFallbackElement: <PageSkeleton />,
    errorElement: <RouteErrorPage />,
  } satisfies RouteObject;
}
