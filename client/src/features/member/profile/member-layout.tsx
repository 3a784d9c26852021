import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/button';
import { LOST } from '../../../components/empty-drawings';
import { Card, Row } from '../../../components/kit';
import { PageFailure } from '../../../components/page-failure';
import { Page } from '../../../components/parts';
import { Skeleton } from '../../../components/skeleton';
import { errorFacts } from '../../../lib/error-text';
import { paths } from '../../../lib/paths';
import { usePageTitle } from '../../../lib/use-page-title';
import { Forbidden } from '../session/forbidden';
import { PageNotice } from '../session/page-notice';
import styles from './profile.module.css';
import { STRINGS } from './strings';

interface MemberLayoutProps {
  profile?: ReactNode;
  /** What the member left on the site. Without it the profile is alone, in the middle. */
  children?: ReactNode;
  isForm?: boolean;
}

export const MemberLayout = ({ profile = <ProfileSkeleton />, children, isForm = false }: MemberLayoutProps) => (
  <Page gap={6} className={styles.page} data-columns={children ? 2 : 1} data-form={isForm || undefined}>
    {profile}
    {children}
  </Page>
);

function ProfileSkeleton() {
  return (
    <Card gap={6} className={styles.card} role="status" aria-label={STRINGS.loading}>
      <Row gap={4} className={styles.who}>
        <Skeleton className={styles.picture} />
        <div>
          <Skeleton width="96px" height="28px" />
          <Skeleton width="160px" height="34px" />
        </div>
      </Row>
      <Skeleton height="48px" />
      <Skeleton height="96px" />
      <Skeleton width="50%" height="48px" />
    </Card>
  );
}

export function MemberProblem({ error, onRetry }: { error: unknown; onRetry: () => Promise<unknown> }) {
  const { code } = errorFacts(error);
  if (code === 'FORBIDDEN') return <Forbidden />;
  if (code === 'NOT_FOUND') return <NotFound />;
  return (
    <PageFailure title={STRINGS.failed} onRetry={onRetry}>
      <ButtonLink variant="secondary" to={paths.home()}>
        {STRINGS.toHome}
      </ButtonLink>
    </PageFailure>
  );
}

function NotFound() {
  usePageTitle(STRINGS.notFound);
  return <PageNotice drawing={LOST} title={STRINGS.notFound} description={STRINGS.notFoundText} />;
}
