import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Meta, Muted, Panel, Stack } from '../components/kit';
import { LoadFailure } from '../components/load-failure';
import { Skeleton } from '../components/skeleton';
import { holidaysOf } from '../features/admin/holidays/holiday-url';
import { AuditList } from '../features/admin/home/audit-list';
import { STRINGS } from '../features/admin/home/strings';
import { dateTimeText } from '../lib/date-text';
import { paths } from '../lib/paths';
import { useSession } from '../lib/session/use-session';
import { usePageTitle } from '../lib/use-page-title';
import { type AdminHomeQuery, useAdminHomeQuery } from './admin-page.generated';
import styles from './admin-page.module.css';

export function AdminPage() {
  usePageTitle(STRINGS.title);
  const { viewer } = useSession();
  return (
    <Stack gap={6}>
      <header>
        <h1>{STRINGS.title}</h1>
        {viewer && <Muted>{STRINGS.welcome(viewer.nickName)}</Muted>}
      </header>
      <Summary />
      <AuditList />
    </Stack>
  );
}

function Summary() {
  const { data, error, loading, refetch } = useAdminHomeQuery({ fetchPolicy: 'cache-and-network' });
  if (data) return <Cards {...data} />;
  if (error) return <LoadFailure text={STRINGS.failed} isBusy={loading} onRetry={() => void refetch().catch(() => undefined)} />;
  return (
    <div className={styles.cards} role="status" aria-label={STRINGS.loading}>
      {[0, 1, 2, 3, 4].map((card) => (
        <Panel key={card} className={styles.card}>
          <Skeleton width="60%" />
          <Skeleton width="40%" height="28px" />
          <Skeleton width="80%" />
        </Panel>
      ))}
    </div>
  );
}

function Cards({ adminSummary, facilityDataset }: AdminHomeQuery) {
  const { inquiryCount, reviewReportCount, importedAt, yearWithoutHolidays } = adminSummary;
  const { edition, isDemo, facilityCount } = facilityDataset;
  return (
    <section aria-label={STRINGS.summary}>
      {yearWithoutHolidays !== null && (
        <p className={styles.warning} role="status">
          <span>{STRINGS.noHolidays(yearWithoutHolidays)}</span>{' '}
          <Link to={holidaysOf(yearWithoutHolidays)}>{STRINGS.addHolidays}</Link>
        </p>
      )}
      <ul className={styles.cards}>
        <Card
          title={STRINGS.inquiries}
          value={STRINGS.pieces(inquiryCount)}
          to={paths.adminInquiries()}
          isTodo={inquiryCount > 0}
        />
        <Card
          title={STRINGS.reports}
          value={STRINGS.pieces(reviewReportCount)}
          to={paths.adminReports()}
          isTodo={reviewReportCount > 0}
        />
        <Card title={STRINGS.members} value={STRINGS.people(adminSummary.memberCount)} to={paths.adminMembers()}>
          {STRINGS.newMembers(adminSummary.newMemberCount)}
        </Card>
        <Card title={STRINGS.reviews} value={STRINGS.pieces(adminSummary.reviewCount)} to={paths.reviewsLatest()}>
          {STRINGS.newReviews(adminSummary.newReviewCount)}
        </Card>
        <Card title={STRINGS.data} value={STRINGS.places(facilityCount)}>
          <span>{isDemo ? STRINGS.demo : edition && STRINGS.edition(edition)}</span>
          <br />
          <span>{importedAt ? STRINGS.importedAt(dateTimeText(importedAt)) : STRINGS.notImported}</span>
        </Card>
      </ul>
    </section>
  );
}

type CardProps = { title: string; value: string; to?: string; isTodo?: boolean; children?: ReactNode };

function Card({ title, value, to, isTodo, children }: CardProps) {
  return (
    <Panel as="li" className={styles.card} data-todo={isTodo || undefined}>
      <Meta as="h2">{title}</Meta>
      <p className={styles.value}>{value}</p>
      {children && <Meta>{children}</Meta>}
      {to && (
        <Link to={to} aria-label={`${title}, ${STRINGS.toList}`}>
          {STRINGS.toList}
        </Link>
      )}
    </Panel>
  );
}
