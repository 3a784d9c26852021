import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { PageLoadError } from './page-load-error';

export type LazyPage = LazyExoticComponent<ComponentType> & { preload: () => void };

/** A page whose code comes when it is opened, or a moment earlier through `preload`. */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let loading: Promise<{ default: ComponentType }> | undefined;
  const loadOnce = () =>
    (loading ??= load().then(
      (page) => ({ default: page }),
      (error: unknown) => {
        loading = undefined;
        throw new PageLoadError(error);
      },
    ));
  // A failed preload says nothing: opening the page tries again and tells.
  return Object.assign(lazy(loadOnce), { preload: () => void loadOnce().catch(() => undefined) });
}
