import { type ReactNode, useState } from 'react';
import { usePageTitle } from '../lib/use-page-title';
import { BROKEN, EmptyState } from './empty-state';
import { RetryButton } from './load-failure';

interface PageFailureProps {
  title: string;
  description?: string;
  onRetry: () => Promise<unknown>;
  /** The other way on, as a link. */
  children: ReactNode;
}

/** In place of a page whose content could not be loaded. */
export function PageFailure({ title, description, onRetry, children }: PageFailureProps) {
  usePageTitle(title);
  const [isBusy, setIsBusy] = useState(false);
  const retry = async () => {
    setIsBusy(true);
    // A second failure shows as the first did.
    await onRetry().catch(() => undefined);
    setIsBusy(false);
  };
  return (
    <div role="alert">
      <EmptyState
        titleAs="h1"
        drawing={BROKEN}
        title={title}
        description={description}
        action={
          <>
            <RetryButton busy={isBusy} onClick={() => void retry()} />
            {children}
          </>
        }
      />
    </div>
  );
}
