import { createContext, type ReactNode, startTransition, use, useCallback, useState } from 'react';
import { useReactiveVar } from '@apollo/client/react';
import { rendersEverything } from './render-everything';

const InViewContext = createContext(true);

/** Whether the `LazySection` around has come into view: the component with the query mounts then (`useInViewOnce`). */
export const useIsInView = (): boolean => use(InViewContext);

/** Sections below the fold of a page, which load when they come into view. */
export function LazySection({ className, children }: { className?: string; children: ReactNode }) {
  const { isInView, part } = useInViewOnce();
  return (
    <InViewContext value={isInView}>
      <div {...part} className={className}>
        {children}
      </div>
    </InViewContext>
  );
}

/** Half a screen before it comes into view. */
const MARGIN = '50% 0px';

/**
 * Whether a part of a page has come into view. Until then it need not query nor render: a phone has enough to do with what is in view. A key
 * counts, too: keyboards, screen readers and the search in a page reach parts without scrolling.
 *
 * This changes in a transition. Mount the component with the query when it does; never flip the query's `skip` or variables by it. Such a
 * query fetches during render, and each answer that interrupts the transition makes it fetch again.
 *
 * @param isWanted whether there is nothing to wait for
 */
export function useInViewOnce<Part extends Element = HTMLDivElement>(isWanted = false) {
  const isForced = useReactiveVar(rendersEverything);
  const [wasInView, setWasInView] = useState(false);
  // Once wanted, it stays.
  if (isWanted && !wasInView) setWasInView(true);
  const isInView = isWanted || isForced || wasInView;
  const watch = useCallback((element: Part) => {
    // In slices, between which the page goes on scrolling.
    const show = () => startTransition(() => setWasInView(true));
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && show(), {
      rootMargin: MARGIN,
    });
    observer.observe(element);
    window.addEventListener('keydown', show);
    return () => {
      observer.disconnect();
      window.removeEventListener('keydown', show);
    };
  }, []);
  /** For the part's element, which is watched until then. */
  const part = isInView ? {} : { ref: watch, 'data-deferred': '' };
  return { isInView, part };
}
