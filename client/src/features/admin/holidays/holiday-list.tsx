import { Tag } from 'antd';
import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Button } from '../../../components/button';
import { REST } from '../../../components/empty-drawings';
import { EmptyState } from '../../../components/empty-state';
import { Icon } from '../../../components/icon';
import { Meta, Row, Stack } from '../../../components/kit';
import { IconButton } from '../../../components/parts';
import { Skeleton } from '../../../components/skeleton';
import { type ConfirmedAction, useConfirmedAction } from '../../../components/use-confirmed-action';
import { CALENDAR_RULES } from '../../../graphql/constants.generated';
import { failureText } from '../../../lib/error-text';
import { type DataColumn, DataTable } from '../table/data-table';
import { ListFailed } from '../table/list-failed';
import { LongText } from '../table/long-text';
import { RowButton } from '../table/row-button';
import { REVALIDATE_ON_OPEN } from '../table/table-answer';
import { useInvalidateList } from '../table/use-invalidate-list';
import { HolidayDialog } from './holiday-dialog';
import styles from './holiday-list.module.css';
import { holidaysOf } from './holiday-url';
import { type HolidayRow_HolidayFragment, useAdminHolidaysQuery, useDeleteHolidayMutation } from './holidays.generated';
import { STRINGS } from './strings';

type Row = HolidayRow_HolidayFragment;
const weekday = new Intl.DateTimeFormat('ko-KR', { weekday: 'short', timeZone: 'UTC' });

const COLUMNS: readonly DataColumn<Row>[] = [
  { key: 'date', title: STRINGS.date, width: 110, isPlain: true, render: ({ date }) => <span>{date}</span> },
  {
    key: 'weekday',
    title: STRINGS.weekday,
    width: 60,
    isPlain: true,
    render: ({ date }) => <span>{weekday.format(new Date(date))}</span>,
  },
  { key: 'name', title: STRINGS.name, width: 150, isPlain: true, render: ({ name }) => <span>{name}</span> },
  {
    key: 'source',
    title: STRINGS.source,
    width: 96,
    isPlain: true,
    render: ({ isOfficial }) => <Tag>{isOfficial ? STRINGS.official : STRINGS.own}</Tag>,
  },
  { key: 'description', title: STRINGS.description, render: ({ description }) => <LongText text={description} /> },
];

export function HolidayList({ year }: { year: number }) {
  const navigate = useNavigate();
  const { data, error, loading, refetch } = useAdminHolidaysQuery({ variables: { year }, ...REVALIDATE_ON_OPEN });
  const section = useRef<HTMLElement>(null);
  const { ask, dialog } = useConfirmedAction({ focusAfter: section, isSessionEndShown: true });
  const [edited, setEdited] = useState<Row | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const deletionOf = useHolidayDeletion();
  const holidays = data?.holidays;
  const actions: DataColumn<Row> = {
    key: 'actions',
    title: STRINGS.actions,
    width: 136,
    isPlain: true,
    render: (row) => (
      <Row gap={2} align="stretch">
        <RowButton text={STRINGS.edit} label={STRINGS.editOf(row.name)} isSafe onClick={() => openDialog(row)} />
        <RowButton text={STRINGS.remove} label={STRINGS.removeOf(row.name)} onClick={() => ask(deletionOf(row))} />
      </Row>
    ),
  };
  const openDialog = (row: Row | null) => {
    setEdited(row);
    setIsOpen(true);
  };

  return (
    <Stack ref={section} tabIndex={-1} as="section" gap={3} aria-label={STRINGS.title}>
      <Row gap={3} justify="between" wrap>
        <div>
          <h1>{STRINGS.title}</h1>
          <Meta>{STRINGS.lead}</Meta>
        </div>
        <Button icon={<Icon name="plus" />} onClick={() => openDialog(null)}>
          {STRINGS.add}
        </Button>
      </Row>
      <YearSwitch year={year} />
      <Meta role="status">{holidays ? STRINGS.count(holidays.length) : loading ? STRINGS.loading : ''}</Meta>
      {!data && !loading && error && (
        <ListFailed error={error} text={STRINGS.failed} onRetry={() => void refetch().catch(() => undefined)} />
      )}
      {!holidays && loading && <Skeleton height="240px" />}
      {holidays?.length === 0 && <EmptyState drawing={REST} title={STRINGS.none(year)} description={STRINGS.noneHint} />}
      {holidays && holidays.length > 0 && (
        <DataTable label={STRINGS.title} columns={[...COLUMNS, actions]} rows={holidays} isLoading={loading} />
      )}
      <HolidayDialog
        holiday={edited}
        year={year}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        onSaved={(date) => {
          setIsOpen(false);
          if (!date.startsWith(`${year}-`)) void navigate(holidaysOf(Number(date.slice(0, 4))));
        }}
      />
      {dialog}
    </Stack>
  );
}

function YearSwitch({ year }: { year: number }) {
  const step = (to: number, icon: 'chevron-left' | 'chevron-right') =>
    to >= CALENDAR_RULES.firstYear &&
    to <= CALENDAR_RULES.lastYear && (
      <IconButton as={Link} to={holidaysOf(to)} aria-label={STRINGS.show(to)}>
        <Icon name={icon} />
      </IconButton>
    );
  return (
    <Row as="nav" gap={2} className={styles.years} aria-label={STRINGS.yearOf}>
      {step(year - 1, 'chevron-left')}
      <strong aria-live="polite">{STRINGS.year(year)}</strong>
      {step(year + 1, 'chevron-right')}
    </Row>
  );
}

function useHolidayDeletion() {
  const [remove] = useDeleteHolidayMutation();
  const forget = useInvalidateList('holidays');
  return ({ id, date, name }: Row): ConfirmedAction => ({
    title: STRINGS.removeTitle,
    text: STRINGS.removeText(date, name),
    confirmLabel: STRINGS.remove,
    busyLabel: STRINGS.removing,
    done: STRINGS.removed,
    failed: (error) => failureText(error, STRINGS.removeFailed),
    run: () => remove({ variables: { input: { id } } }).finally(forget),
  });
}
