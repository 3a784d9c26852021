import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { isOutdated } from '../lib/load-failure';
import { PageLoadError } from './page-load-error';

export type LazyPage = LazyExoticComponent<ComponentType> & { preload: () => void };

/** A page whose code comes when it is opened, or a moment earlier through `preload`. */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let loading: Promise<{ default: ComponentType }> | undefined;
  const loadOnce = () =>
    (loading ??= load().then(
      (page) => ({ default: page }),
      async (error: unknown) => {
        loading = undefined;
        throw new PageLoadError(error, await isOutdated());
      },
    ));
  // A failed preload says nothing: opening the page tries again and tells.
  return Object.assign(lazy(loadOnce), { preload: () => void loadOnce().catch(() => undefined) });
}
