import { createContext, type ReactNode, use } from 'react';
import { useInViewOnce } from './use-in-view-once';

const InViewContext = createContext(true);

/** Whether the `LazySection` around has come into view: the component with the query mounts then (use-in-view-once.ts). */
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
