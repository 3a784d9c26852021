import { Tag } from 'antd';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { Button } from '../components/button';
import { REST } from '../components/empty-drawings';
import { EmptyState } from '../components/empty-state';
import { Icon } from '../components/icon';
import { Row } from '../components/kit';
import { IconButton } from '../components/parts';
import { HolidayDialog } from '../features/admin/holidays/holiday-dialog';
import type { HolidayDialog_HolidayFragment } from '../features/admin/holidays/holiday-dialog.generated';
import { holidaysOf, readHolidayYear } from '../features/admin/holidays/holiday-url';
import { STRINGS } from '../features/admin/holidays/strings';
import { type DataColumn, LongText, RowButton } from '../features/admin/table/data-table';
import { TableSection } from '../features/admin/table/server-table';
import { tableAnswer, useRowAction } from '../features/admin/table/use-table';
import { CALENDAR_RULES } from '../graphql/constants.generated';
import { failureText } from '../lib/error-text';
import { usePageTitle } from '../lib/use-page-title';
import { useAdminHolidaysQuery, useDeleteHolidayMutation } from './admin-holidays-page.generated';

type Holiday = HolidayDialog_HolidayFragment;
const weekday = new Intl.DateTimeFormat('ko-KR', { weekday: 'short', timeZone: 'UTC' });

const COLUMNS: readonly DataColumn<Holiday>[] = [
  { title: STRINGS.date, width: 110, render: ({ date }) => <span>{date}</span> },
  {
    title: STRINGS.weekday,
    width: 60,
    render: ({ date }) => <span>{weekday.format(new Date(date))}</span>,
  },
  { title: STRINGS.name, width: 150, render: ({ name }) => <span>{name}</span> },
  {
    title: STRINGS.source,
    width: 96,
    render: ({ isOfficial }) => <Tag>{isOfficial ? STRINGS.official : STRINGS.own}</Tag>,
  },
  { title: STRINGS.description, isLabelled: true, render: ({ description }) => <LongText text={description} /> },
];

export function AdminHolidaysPage() {
  usePageTitle(STRINGS.title);
  const year = readHolidayYear(useSearchParams()[0]);
  const navigate = useNavigate();
  const result = useAdminHolidaysQuery({ variables: { year }, fetchPolicy: 'cache-and-network' });
  const [edited, setEdited] = useState<Holiday | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [remove] = useDeleteHolidayMutation();
  const { section, invalidate, ask, dialog } = useRowAction('holidays');
  // Not those of another year while this one's are loading.
  const answer = tableAnswer({ ...result, previousData: undefined }, ({ holidays }) => ({
    items: holidays,
    totalCount: holidays.length,
  }));
  const openDialog = (holiday: Holiday | null) => {
    setEdited(holiday);
    setIsOpen(true);
  };
  const askToRemove = ({ id, date, name }: Holiday) =>
    ask({
      title: STRINGS.removeTitle,
      text: STRINGS.removeText(date, name),
      confirmLabel: STRINGS.remove,
      busyLabel: STRINGS.removing,
      done: STRINGS.removed,
      failed: (error) => failureText(error, STRINGS.removeFailed),
      run: () => remove({ variables: { input: { id } } }).finally(invalidate),
    });
  const actions: DataColumn<Holiday> = {
    title: STRINGS.actions,
    width: 136,
    render: (holiday) => (
      <Row gap={2} align="stretch">
        <RowButton text={STRINGS.edit} label={STRINGS.editOf(holiday.name)} onClick={() => openDialog(holiday)} />
        <RowButton text={STRINGS.remove} label={STRINGS.removeOf(holiday.name)} isDanger onClick={() => askToRemove(holiday)} />
      </Row>
    ),
  };

  return (
    <TableSection
      ref={section}
      texts={STRINGS}
      head={
        <>
          <YearSwitch year={year} />
          <Button icon={<Icon name="plus" />} onClick={() => openDialog(null)}>
            {STRINGS.add}
          </Button>
        </>
      }
      count={STRINGS.count(answer.totalCount)}
      answer={answer}
      empty={<EmptyState drawing={REST} title={STRINGS.none(year)} description={STRINGS.noneHint} />}
      columns={[...COLUMNS, actions]}
    >
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
    </TableSection>
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
    <Row as="nav" gap={2} aria-label={STRINGS.yearOf}>
      {step(year - 1, 'chevron-left')}
      <strong aria-live="polite">{STRINGS.year(year)}</strong>
      {step(year + 1, 'chevron-right')}
    </Row>
  );
}
