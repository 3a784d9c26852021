import { ButtonLink } from '../../../components/button';
import { Card, Stack } from '../../../components/kit';
import { PageFailure } from '../../../components/page-failure';
import { useOpening, PageSkeleton } from '../../../components/page-skeleton';
import { ReadingPage } from '../../../components/parts';
import { Skeleton } from '../../../components/skeleton';
import { errorText } from '../../../lib/error-text';
import { paths } from '../../../lib/paths';
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
export const BoardFailed = ({ error, onRetry }: { error: unknown; onRetry: () => Promise<unknown> }) => (
  <PageFailure title={STRINGS.notLoaded} description={errorText(error)} onRetry={onRetry}>
    <ButtonLink variant="secondary" to={paths.boards()}>
      {STRINGS.toList}
    </ButtonLink>
  </PageFailure>
);
