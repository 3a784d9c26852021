import { useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { useConfirmedAction } from '../../../components/use-confirmed-action';
import { Email } from '../../../components/email';
import { Muted, Row } from '../../../components/kit';
import { paths } from '../../../lib/paths';
import { Day } from '../table/day';
import type { DataColumn } from '../table/data-table';
import { LongText } from '../table/long-text';
import { RowButton } from '../table/row-button';
import { ServerTable } from '../table/server-table';
import { REVALIDATE_ON_OPEN, tableAnswer } from '../table/table-answer';
import { PAGE_SIZE, useTableUrl } from '../table/use-table-url';
import { type AdminReportsQueryVariables, useAdminReportsQuery } from './admin-reports.generated';
import styles from './report-list.module.css';
import { STRINGS } from './strings';
import { type ReportRow, useReportActions, wordsOf } from './use-report-actions';

type Sort = AdminReportsQueryVariables['sort'];

/** The review among those of its writer. */
const pathOf = ({ review }: ReportRow) => paths.memberReviews(review.member.id, review.id);

const COLUMNS: readonly DataColumn<ReportRow, Sort>[] = [
  {
    key: 'review',
    title: STRINGS.review,
    width: 96,
    sorts: { descend: 'REVIEW' },
    render: (row) => <Link to={pathOf(row)}>{STRINGS.reviewId(row.review.id)}</Link>,
  },
  {
    key: 'content',
    title: STRINGS.content,
    render: ({ review: { id, content, facility, member } }) => (
      <>
        <Link to={paths.facility(facility.id, id)}>{facility.name}</Link>
        <Muted as="div">{STRINGS.writer(member.nickName)}</Muted>
        <LongText text={content} />
      </>
    ),
  },
  { key: 'reason', title: STRINGS.reason, width: 184, render: ({ reason }) => <LongText text={reason} /> },
  {
    key: 'reporter',
    title: STRINGS.reporter,
    width: 136,
    render: ({ reporter }) => (
      <Link to={paths.member(reporter.email)}>
        <Email address={reporter.email} />
      </Link>
    ),
  },
  {
    key: 'reportedAt',
    title: STRINGS.reported,
    width: 106,
    isPlain: true,
    sorts: { descend: 'NEWEST', ascend: 'OLDEST' },
    render: ({ reportedAt }) => <Day time={reportedAt} />,
  },
];

export function ReportList() {
  const navigate = useNavigate();
  const url = useTableUrl<Sort>(['NEWEST', 'OLDEST', 'REVIEW']);
  const { query, sort, page } = url;
  const result = useAdminReportsQuery({ variables: { query, sort, page: page - 1, size: PAGE_SIZE }, ...REVALIDATE_ON_OPEN });
  const section = useRef<HTMLElement>(null);
  const { ask, dialog } = useConfirmedAction({ focusAfter: section, isSessionEndShown: true });
  const { reportDeletion, reviewDeletion } = useReportActions();
  const actions: DataColumn<ReportRow, Sort> = {
    key: 'actions',
    title: STRINGS.actions,
    width: 142,
    isPlain: true,
    render: (row) => (
      <Row gap={2} align="stretch" wrap className={styles.actions}>
        <RowButton
          text={STRINGS.removeReport}
          label={STRINGS.removeReportOf(wordsOf(row))}
          onClick={() => ask(reportDeletion(row))}
        />
        <RowButton
          text={STRINGS.removeReview}
          label={STRINGS.removeReviewOf(wordsOf(row))}
          onClick={() => ask(reviewDeletion(row))}
        />
      </Row>
    ),
  };
  return (
    <ServerTable
      title={STRINGS.title}
      none={STRINGS.none}
      failed={STRINGS.failed}
      searchLabel={STRINGS.searchLabel}
      columns={[...COLUMNS, actions]}
      isWide
      url={url}
      answer={tableAnswer(result, ({ reviewReports }) => reviewReports)}
      onOpen={(row) => void navigate(pathOf(row))}
      section={section}
    >
      {dialog}
    </ServerTable>
  );
}
