import { Tag } from 'antd';
import { useRef } from 'react';
import { Link } from 'react-router';
import { Muted, Row } from '../../../components/kit';
import type { ContentKind, ReportedContentSort, ReportedContentState } from '../../../graphql/types.generated';
import { useContentActions } from '../../../lib/moderation/admin/use-content-actions';
import { paths } from '../../../lib/paths';
import { type DataColumn, Day, dayText, LongText, RowButton } from '../table/data-table';
import { ServerTable } from '../table/server-table';
import { TableFilter } from '../table/table-filter';
import { tableAnswer, useInvalidateList, useTableUrl } from '../table/use-table';
import { ViewSwitch } from '../table/view-switch';
import { type ReportedContentsQuery, useReportedContentsQuery } from './reported-contents.generated';
import styles from './reported-contents.module.css';
import { STRINGS } from './strings';

type Item = ReportedContentsQuery['reportedContents']['items'][number];

const SORTS = ['NEWEST', 'MOST_REPORTS'] as const satisfies readonly ReportedContentSort[];
const FILTERS = {
  kind: Object.keys(STRINGS.kinds) as ContentKind[],
  state: Object.keys(STRINGS.states) as ReportedContentState[],
};

/** A text is either a review or a comment. */
const textOf = ({ review, comment }: Item) => (review ?? comment)!;

const COLUMNS: readonly DataColumn<Item, ReportedContentSort>[] = [
  {
    title: STRINGS.content,
    isLabelled: true,
    render: (item) => (
      <>
        <div>
          <Muted as="span">{STRINGS.kinds[item.kind]}</Muted> <Place {...item} />
        </div>
        <LongText text={textOf(item).content} />
      </>
    ),
  },
  {
    title: STRINGS.author,
    isLabelled: true,
    width: 108,
    render: (item) => {
      const { email, nickName } = textOf(item).member;
      return <Link to={paths.member(email)}>{nickName}</Link>;
    },
  },
  {
    title: STRINGS.reports,
    isLabelled: 'inline',
    width: 76,
    sorts: { descend: 'MOST_REPORTS' },
    render: ({ reportCount }) => <span>{STRINGS.count(reportCount)}</span>,
  },
  {
    title: STRINGS.newest,
    isLabelled: 'inline',
    width: 112,
    sorts: { descend: 'NEWEST' },
    render: ({ lastReportedAt }) => (lastReportedAt ? <Day time={lastReportedAt} /> : <span>{STRINGS.noDay}</span>),
  },
  { title: STRINGS.reasons, isLabelled: true, width: 156, render: (item) => <Reasons {...item} /> },
  { title: STRINGS.state, isLabelled: true, width: 134, render: (item) => <State {...item} /> },
];

/** What was reported or blinded, each text once, with what can be done with it. */
export function ReportedContents() {
  const url = useTableUrl<ReportedContentSort, typeof FILTERS>(SORTS, { filters: FILTERS, view: 'content' });
  const result = useReportedContentsQuery({ variables: url.variables, fetchPolicy: 'cache-and-network' });
  const section = useRef<HTMLElement>(null);
  const [invalidate, invalidateReports] = [useInvalidateList('reportedContents'), useInvalidateList('reviewReports')];
  const { actionsOf, ask, dialog } = useContentActions({
    focusAfter: section,
    onDone: () => {
      invalidate();
      invalidateReports();
    },
  });
  const actions: DataColumn<Item, ReportedContentSort> = {
    title: STRINGS.actions,
    width: 124,
    render: (item) => {
      const { id, blinding, member } = textOf(item);
      return (
        <Row gap={1} wrap>
          {actionsOf({ kind: item.kind, id, blinding }, item.reportCount > 0).map((action) => (
            <RowButton
              key={action.confirmLabel}
              text={action.confirmLabel}
              label={STRINGS.actionOf(action.confirmLabel, STRINGS.kinds[item.kind], member.nickName, id)}
              isDanger={action.isDanger}
              onClick={() => ask(action)}
            />
          ))}
        </Row>
      );
    },
  };
  return (
    <ServerTable
      texts={STRINGS}
      columns={[...COLUMNS, actions]}
      isWide
      url={url}
      answer={tableAnswer(result, ({ reportedContents }) => reportedContents)}
      filters={<Filters {...url} />}
      section={section}
    >
      {dialog}
    </ServerTable>
  );
}

export const ReportViews = () => <ViewSwitch label={STRINGS.views} views={STRINGS.view} />;

type Url = ReturnType<typeof useTableUrl<ReportedContentSort, typeof FILTERS>>;

const Filters = ({ filters: { kind, state }, filterBy }: Pick<Url, 'filters' | 'filterBy'>) => (
  <Row gap={2} wrap>
    <ReportViews />
    <TableFilter label={STRINGS.kind} options={STRINGS.kinds} value={kind} onChange={(chosen) => filterBy({ kind: chosen })} />
    <TableFilter
      label={STRINGS.state}
      options={STRINGS.states}
      value={state}
      onChange={(chosen) => filterBy({ state: chosen })}
    />
  </Row>
);

function Place({ review, comment }: Item) {
  if (review) return <Link to={paths.memberReviews(review.member.id, review.id)}>{review.facility.name}</Link>;
  return <>{comment && <Link to={paths.board(comment.board.id)}>{comment.board.title}</Link>}</>;
}

function Reasons({ reports, reportCount }: Item) {
  const SHOWN = 3;
  if (reports.length === 0) return null;
  return (
    <div>
      <ul>
        {reports.slice(0, SHOWN).map(({ id, reason, reporter }) => (
          <li key={id}>
            <Muted as="span">{STRINGS.reporter(reporter.nickName)}</Muted>
            <span>{reason}</span>
          </li>
        ))}
      </ul>
      {reportCount > SHOWN && <Muted>{STRINGS.moreReasons(reportCount - SHOWN)}</Muted>}
    </div>
  );
}

function State(item: Item) {
  const { blinding } = textOf(item);
  if (!blinding) return <span>{STRINGS.visible}</span>;
  return (
    <Tag color="error" className={styles.state}>
      {blinding.until ? STRINGS.blindedUntil(dayText(blinding.until)) : STRINGS.blinded}
    </Tag>
  );
}
