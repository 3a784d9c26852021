import { Link, useNavigate } from 'react-router';
import { Email } from '../components/email';
import { Muted, Row } from '../components/kit';
import { type DataColumn, Day, LongText, RowButton } from '../features/admin/table/data-table';
import { ServerTable } from '../features/admin/table/server-table';
import { tableAnswer, useRowAction, useTableUrl } from '../features/admin/table/use-table';
import { failureText } from '../lib/error-text';
import { paths } from '../lib/paths';
import { usePageTitle } from '../lib/use-page-title';
import {
  type AdminReportsQuery,
  type AdminReportsQueryVariables,
  useAdminReportsQuery,
  useDeleteReportedReviewMutation,
  useDeleteReviewReportMutation,
} from './admin-reports-page.generated';

/** Tells screen readers which report: a review may have several. */
const REPORT_LABEL = ({ id, review: { facility, member } }: Report) =>
  `${facility.name}, ${member.nickName}님의 리뷰, 신고 ${id}`;

const STRINGS = {
  title: '신고 목록',
  searchLabel: '신고 사유, 신고한 회원, 리뷰, 장소로 찾기',
  reporter: '신고한 회원',
  review: '리뷰',
  reviewId: (id: string) => `리뷰 ${id}`,
  writer: (nickName: string) => `${nickName}님이 씀`,
  content: '리뷰 글',
  reason: '신고 사유',
  reported: '신고일',
  actions: '처리',
  none: '신고된 리뷰가 없습니다.',
  failed: '서버 오류로 신고 목록을 불러올 수 없습니다.',
  removing: '삭제하는 중…',

  removeReport: '신고만 삭제',
  removeReportOf: (report: Report) => `신고만 삭제 (${REPORT_LABEL(report)})`,
  removeReportTitle: '신고만 삭제할까요?',
  removeReportText: ({ review: { facility, member } }: Report) =>
    `‘${facility.name}’에 ${member.nickName}님이 쓴 리뷰는 그대로 남고, 이 신고만 지워요. 되돌릴 수 없어요.`,
  reportRemoved: '신고를 삭제했습니다.',
  reportFailed: '신고 삭제 중 오류가 발생했습니다.',

  removeReview: '리뷰와 신고 삭제',
  removeReviewOf: (report: Report) => `리뷰와 신고 삭제 (${REPORT_LABEL(report)})`,
  removeReviewTitle: '리뷰와 신고를 모두 삭제할까요?',
  removeReviewText: ({ review: { facility, member } }: Report) =>
    `‘${facility.name}’에 ${member.nickName}님이 쓴 리뷰를 사진, 좋아요와 함께 지우고, 이 리뷰에 대한 신고도 모두 지워요. 되돌릴 수 없어요.`,
  reviewRemoved: '리뷰와 관련 신고를 모두 삭제했습니다.',
  reviewFailed: '리뷰와 신고를 삭제하는 중 오류가 발생했습니다.',
};

type Report = AdminReportsQuery['reviewReports']['items'][number];
type Sort = AdminReportsQueryVariables['sort'];

const pathOf = ({ review }: Report) => paths.memberReviews(review.member.id, review.id);

const COLUMNS: readonly DataColumn<Report, Sort>[] = [
  {
    title: STRINGS.review,
    isLabelled: true,
    width: 96,
    sorts: { descend: 'REVIEW' },
    render: (report) => <Link to={pathOf(report)}>{STRINGS.reviewId(report.review.id)}</Link>,
  },
  {
    title: STRINGS.content,
    isLabelled: true,
    render: ({ review: { id, content, facility, member } }) => (
      <>
        <Link to={paths.facility(facility.id, id)}>{facility.name}</Link>
        <Muted as="div">{STRINGS.writer(member.nickName)}</Muted>
        <LongText text={content} />
      </>
    ),
  },
  { title: STRINGS.reason, isLabelled: true, width: 184, render: ({ reason }) => <LongText text={reason} /> },
  {
    title: STRINGS.reporter,
    isLabelled: true,
    width: 136,
    render: ({ reporter }) => (
      <Link to={paths.member(reporter.email)}>
        <Email address={reporter.email} />
      </Link>
    ),
  },
  {
    title: STRINGS.reported,
    isLabelled: true,
    width: 106,
    sorts: { descend: 'NEWEST', ascend: 'OLDEST' },
    render: ({ reportedAt }) => <Day time={reportedAt} />,
  },
];

/** Two things can be done with a report: delete it alone, or the review with all reports on it. */
export function AdminReportsPage() {
  usePageTitle(STRINGS.title);
  const navigate = useNavigate();
  const url = useTableUrl<Sort>(['NEWEST', 'OLDEST', 'REVIEW']);
  const result = useAdminReportsQuery({ variables: url.variables, fetchPolicy: 'cache-and-network' });
  const [removeReport] = useDeleteReviewReportMutation();
  const [removeReview] = useDeleteReportedReviewMutation();
  const { section, invalidate, ask, dialog } = useRowAction('reviewReports');
  const askToRemoveReport = (report: Report) =>
    ask({
      title: STRINGS.removeReportTitle,
      text: STRINGS.removeReportText(report),
      confirmLabel: STRINGS.removeReport,
      busyLabel: STRINGS.removing,
      done: STRINGS.reportRemoved,
      failed: (error) => failureText(error, STRINGS.reportFailed),
      run: () => removeReport({ variables: { input: { id: report.id } } }).finally(invalidate),
    });
  const askToRemoveReview = (report: Report) =>
    ask({
      title: STRINGS.removeReviewTitle,
      text: STRINGS.removeReviewText(report),
      confirmLabel: STRINGS.removeReview,
      busyLabel: STRINGS.removing,
      done: STRINGS.reviewRemoved,
      failed: (error) => failureText(error, STRINGS.reviewFailed),
      run: () =>
        removeReview({
          variables: { input: { id: report.review.id } },
          // Removes the review from every cached list. The reports first: one without its review cannot be shown.
          update: (cache) => {
            invalidate();
            cache.evict({ id: cache.identify({ __typename: 'Review', id: report.review.id }) });
          },
        }).finally(invalidate),
    });
  const actions: DataColumn<Report, Sort> = {
    title: STRINGS.actions,
    width: 142,
    render: (report) => (
      <Row gap={2} wrap fill>
        <RowButton
          text={STRINGS.removeReport}
          label={STRINGS.removeReportOf(report)}
          isDanger
          onClick={() => askToRemoveReport(report)}
        />
        <RowButton
          text={STRINGS.removeReview}
          label={STRINGS.removeReviewOf(report)}
          isDanger
          onClick={() => askToRemoveReview(report)}
        />
      </Row>
    ),
  };
  return (
    <ServerTable
      texts={STRINGS}
      columns={[...COLUMNS, actions]}
      isWide
      url={url}
      answer={tableAnswer(result, ({ reviewReports }) => reviewReports)}
      onOpen={(report) => void navigate(pathOf(report))}
      section={section}
    >
      {dialog}
    </ServerTable>
  );
}
