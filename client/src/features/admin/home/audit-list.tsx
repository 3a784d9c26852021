import { Link } from 'react-router';
import type { AuditAction } from '../../../graphql/types.generated';
import { dateTimeText } from '../../../lib/date-text';
import { paths } from '../../../lib/paths';
import type { DataColumn } from '../table/data-table';
import { ServerTable } from '../table/server-table';
import { PAGE_SIZE, tableAnswer, useTableUrl } from '../table/use-table';
import { type AuditEntriesQuery, useAuditEntriesQuery } from './audit-entries.generated';
import { ACTIONS, STRINGS } from './strings';

type Row = AuditEntriesQuery['auditEntries']['items'][number];

/** Targets that still exist and have a page. */
const PAGES: Partial<Record<AuditAction, (id: string) => string>> = {
  CREATE_BOARD: paths.board,
  UPDATE_BOARD: paths.board,
  GRANT_ADMIN: (id) => paths.memberReviews(id),
  REVOKE_ADMIN: (id) => paths.memberReviews(id),
  RESET_PASSWORD: (id) => paths.memberReviews(id),
};

const COLUMNS: readonly DataColumn<Row, 'NEWEST'>[] = [
  {
    title: STRINGS.when,
    width: 160,
    render: ({ insertedAt }) => <span>{dateTimeText(insertedAt)}</span>,
  },
  { title: STRINGS.who, width: 180, render: (row) => <Actor {...row} /> },
  { title: STRINGS.what, render: ({ action }) => <span>{ACTIONS[action].what}</span> },
  { title: STRINGS.target, width: 140, render: (row) => <Target {...row} /> },
];

export function AuditList() {
  const url = useTableUrl(['NEWEST']);
  const result = useAuditEntriesQuery({ variables: { page: url.page - 1, size: PAGE_SIZE }, fetchPolicy: 'cache-and-network' });
  return (
    <ServerTable
      texts={STRINGS.audit}
      titleAs="h2"
      columns={COLUMNS}
      url={url}
      answer={tableAnswer(result, ({ auditEntries }) => auditEntries)}
    />
  );
}

function Actor({ actor, actorId }: Row) {
  if (actor) return <Link to={paths.member(actor.email)}>{actor.nickName}</Link>;
  return <span>{actorId === null ? STRINGS.command : STRINGS.withdrawn}</span>;
}

function Target({ action, targetId }: Row) {
  const page = PAGES[action];
  const text = ACTIONS[action].target(targetId);
  return page ? <Link to={page(targetId)}>{text}</Link> : <span>{text}</span>;
}
