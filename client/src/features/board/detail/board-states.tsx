import { useState } from 'react';
import { BROKEN, EmptyState } from '../../../components/empty-state';
import { Button, ButtonLink } from '../../../components/button';
import { Icon } from '../../../components/icon';
import { Card, Stack } from '../../../components/kit';
import { useOpening, PageSkeleton } from '../../../components/page-skeleton';
import { ReadingPage } from '../../../components/parts';
import { Skeleton } from '../../../components/skeleton';
import { errorText } from '../../../lib/error-text';
import { paths } from '../../../lib/paths';
import { usePageTitle } from '../../../lib/use-page-title';
import { STRINGS } from '../strings';
import styles from './board-view.module.css';

export function BoardSkeleton() {
  // What can be read already stays.
  const opening = useOpening();
  if (opening) return <PageSkeleton />;
  return (
    <ReadingPage>
      <Card gap={6} className={styles.board} role="status" aria-label={STRINGS.loading}>
        <Stack gap={2} className={styles.header}>
          <Skeleton width="96px" height="24px" />
          <Skeleton width="70%" height="36px" />
          <Skeleton width="220px" height="36px" />
        </Stack>
        <Skeleton height="20px" />
        <Skeleton width="90%" height="20px" />
        <Skeleton width="60%" height="20px" />
      </Card>
    </ReadingPage>
  );
}

/** In place of an announcement that could not be loaded. */
export function BoardFailed({ error, onRetry }: { error: unknown; onRetry: () => Promise<unknown> }) {
  usePageTitle(STRINGS.notLoaded);
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
        title={STRINGS.notLoaded}
        description={errorText(error)}
        action={
          <>
            <Button icon={<Icon name="refresh" />} busy={isBusy} onClick={() => void retry()}>
              {STRINGS.retry}
            </Button>
            <ButtonLink variant="secondary" to={paths.boards()}>
              {STRINGS.toList}
            </ButtonLink>
          </>
        }
      />
    </div>
  );
}
