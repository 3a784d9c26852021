import { Input } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { Row, Stack } from '../../../components/kit';
import type { AuditAction } from '../../../graphql/types.generated';
import { dateTimeText, KOREA_AHEAD_MS } from '../../../lib/date-text';
import { paths } from '../../../lib/paths';
import { type DataColumn, LongText, RowButton } from '../table/data-table';
import { ServerTable } from '../table/server-table';
import { TableFilter } from '../table/table-filter';
import { tableAnswer, useTableUrl } from '../table/use-table';
import { type AuditEntriesQuery, useAuditActorsQuery, useAuditEntriesQuery } from './audit-entries.generated';
import { ACTIONS, STRINGS } from './strings';

type Entry = AuditEntriesQuery['auditEntries']['items'][number];

const memberPage = (id: string) => paths.memberReviews(id);

/** Targets that still exist and have a page. */
const PAGES: Partial<Record<AuditAction, (id: string) => string>> = {
  CREATE_BOARD: paths.board,
  UPDATE_BOARD: paths.board,
  SUSPEND_MEMBER: memberPage,
  LIFT_SUSPENSION: memberPage,
  GRANT_ADMIN: memberPage,
  REVOKE_ADMIN: memberPage,
  RESET_PASSWORD: memberPage,
};

const ACTION_NAMES = Object.keys(ACTIONS) as AuditAction[];
const ACTION_TEXTS = Object.fromEntries(ACTION_NAMES.map((action) => [action, ACTIONS[action].what]));
const DAY = /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const FILTERS = { action: ACTION_NAMES, actorId: /^[1-9]\d{0,9}$/, from: DAY, until: DAY };

const COLUMNS: readonly DataColumn<Entry, 'NEWEST'>[] = [
  {
    title: STRINGS.when,
    width: 150,
    render: ({ insertedAt }) => <span>{dateTimeText(insertedAt)}</span>,
  },
  { title: STRINGS.who, width: 130, render: (entry) => <Actor {...entry} /> },
  { title: STRINGS.what, width: 190, render: ({ action }) => <span>{ACTIONS[action].what}</span> },
  { title: STRINGS.target, width: 130, render: (entry) => <Target {...entry} /> },
  {
    title: STRINGS.reason,
    isLabelled: true,
    render: ({ reason }) => (reason ? <LongText text={reason} /> : <span>{STRINGS.noReason}</span>),
  },
];

/** What administrators did. */
export function AuditList() {
  const url = useTableUrl(['NEWEST'], { filters: FILTERS });
  const { query, page, size, action, actorId, from, until } = url.variables;
  const variables = {
    ...{ query, page, size, action, actorId },
    from: from && midnight(from),
    // The day itself is included.
    until: until && midnight(until, 1),
  };
  const result = useAuditEntriesQuery({ variables, fetchPolicy: 'cache-and-network' });
  const [openIds, setOpenIds] = useState<readonly string[]>([]);
  const snapshot: DataColumn<Entry, 'NEWEST'> = {
    title: STRINGS.snapshot,
    width: 96,
    render: (entry) => {
      if (entry.snapshot === null) return <></>;
      const { what, target } = ACTIONS[entry.action];
      const isOpen = openIds.includes(entry.id);
      return (
        <RowButton
          text={isOpen ? STRINGS.hide : STRINGS.show}
          label={STRINGS.toggleOf(what, target(entry.targetId))}
          isExpanded={isOpen}
          onClick={() => setOpenIds(isOpen ? openIds.filter((id) => id !== entry.id) : [...openIds, entry.id])}
        />
      );
    },
  };
  return (
    <ServerTable
      texts={STRINGS.audit}
      titleAs="h2"
      columns={[...COLUMNS, snapshot]}
      isWide
      url={url}
      answer={tableAnswer(result, ({ auditEntries }) => auditEntries)}
      filters={<AuditFilters {...url} />}
      details={{ openIds, render: (entry) => <LongText text={entry.snapshot ?? ''} isWhole /> }}
    />
  );
}

type AuditUrl = ReturnType<typeof useTableUrl<'NEWEST', typeof FILTERS>>;

function AuditFilters({ filters, filterBy }: Pick<AuditUrl, 'filters' | 'filterBy'>) {
  const { data } = useAuditActorsQuery();
  const actors = Object.fromEntries((data?.members.items ?? []).map(({ id, nickName }) => [id, nickName]));
  const { action, actorId, from, until } = filters;
  return (
    <Row gap={2} wrap>
      <TableFilter
        label={STRINGS.what}
        options={ACTION_TEXTS}
        value={action}
        onChange={(chosen) => filterBy({ action: chosen })}
      />
      <TableFilter
        label={STRINGS.who}
        // One who is no administrator any more may still be asked for by the address.
        options={actorId && !actors[actorId] ? { ...actors, [actorId]: STRINGS.formerAdmin(actorId) } : actors}
        value={actorId}
        onChange={(chosen) => filterBy({ actorId: chosen })}
      />
      <DayFilter label={STRINGS.from} value={from} max={until} onChange={(day) => filterBy({ from: day })} />
      <DayFilter label={STRINGS.until} value={until} min={from} onChange={(day) => filterBy({ until: day })} />
    </Row>
  );
}

interface DayFilterProps {
  label: string;
  value: string | undefined;
  min?: string | undefined;
  max?: string | undefined;
  onChange: (day: string | undefined) => void;
}

/** A year that is still being typed is not searched for. */
function DayFilter({ label, value = '', onChange, ...bounds }: DayFilterProps) {
  const [text, setText] = useState(value);
  const [shown, setShown] = useState(value);
  // Back and links bring their own.
  if (shown !== value) {
    setShown(value);
    setText(value);
  }
  const type = (typed: string) => {
    setText(typed);
    if (typed === '' || DAY.test(typed)) onChange(typed || undefined);
  };
  return (
    <Row as="label" gap={2}>
      <span style={{ whiteSpace: 'nowrap' }}>{label}</span>
      <Input type="date" {...bounds} value={text} onChange={({ target }) => type(target.value)} />
    </Row>
  );
}

/** When a day begins in Korea, or the one that many days later. */
function midnight(day: string, later = 0): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  return new Date(Date.UTC(year, month - 1, date + later) - KOREA_AHEAD_MS).toISOString();
}

function Actor({ actor, actorId }: Entry) {
  if (actor) return <Link to={paths.member(actor.email)}>{actor.nickName}</Link>;
  return <span>{actorId === null ? STRINGS.command : STRINGS.withdrawn}</span>;
}

function Target({ action, targetId, member }: Entry) {
  const page = PAGES[action];
  const text = ACTIONS[action].target(targetId);
  // Who it was done to has one link, not two.
  if (member && page === memberPage) return <MemberLink {...member} />;
  return (
    <Stack gap={2}>
      {page ? <Link to={page(targetId)}>{text}</Link> : <span>{text}</span>}
      {member && <MemberLink {...member} />}
    </Stack>
  );
}

const MemberLink = ({ email, nickName }: NonNullable<Entry['member']>) => (
  <Link to={paths.member(email)}>{STRINGS.writer(nickName)}</Link>
);
