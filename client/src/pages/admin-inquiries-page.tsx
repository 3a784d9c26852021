import { useState } from 'react';
import { Row } from '../components/kit';
import { AboutLink, Sender, StateTags } from '../features/admin/inquiries/inquiry-facts';
import { InquiryDialog } from '../features/admin/inquiries/inquiry-dialog';
import type { AdminInquiryFragment } from '../features/admin/inquiries/inquiry.generated';
import { STRINGS } from '../features/admin/inquiries/strings';
import { type DataColumn, Day, LongText, RowButton } from '../features/admin/table/data-table';
import { ServerTable } from '../features/admin/table/server-table';
import { TableFilter } from '../features/admin/table/table-filter';
import { tableAnswer, useRowAction, useTableUrl } from '../features/admin/table/use-table';
import type { InquiryStatus } from '../graphql/types.generated';
import { emailText } from '../lib/email-text';
import { errorText } from '../lib/error-text';
import { usePageTitle } from '../lib/use-page-title';
import {
  type AdminInquiriesQueryVariables,
  useAdminInquiriesQuery,
  useDeleteInquiryMutation,
} from './admin-inquiries-page.generated';

type Sort = AdminInquiriesQueryVariables['sort'];

const FILTERS = { status: Object.keys(STRINGS.statuses) as InquiryStatus[] };

const COLUMNS: readonly DataColumn<AdminInquiryFragment, Sort>[] = [
  { title: STRINGS.status, isLabelled: true, width: 104, render: (inquiry) => <StateTags {...inquiry} /> },
  {
    title: STRINGS.email,
    isLabelled: true,
    width: 214,
    sorts: { ascend: 'EMAIL' },
    render: (inquiry) => <Sender {...inquiry} />,
  },
  {
    title: STRINGS.subject,
    isLabelled: true,
    width: 150,
    sorts: { ascend: 'SUBJECT' },
    render: ({ subject, ...inquiry }) => (
      <>
        <div>{subject}</div>
        <AboutLink {...inquiry} />
      </>
    ),
  },
  { title: STRINGS.message, isLabelled: true, render: ({ message }) => <LongText text={message} /> },
  {
    title: STRINGS.received,
    width: 112,
    sorts: { descend: 'NEWEST', ascend: 'OLDEST' },
    render: ({ insertedAt }) => <Day time={insertedAt} />,
  },
];

export function AdminInquiriesPage() {
  usePageTitle(STRINGS.title);
  const url = useTableUrl<Sort, typeof FILTERS>(['NEWEST', 'OLDEST', 'EMAIL', 'SUBJECT'], { filters: FILTERS });
  const result = useAdminInquiriesQuery({ variables: url.variables, fetchPolicy: 'cache-and-network' });
  const [remove] = useDeleteInquiryMutation();
  const { section, invalidate, ask, dialog } = useRowAction('inquiries');
  const askToRemove = ({ id, email, subject }: AdminInquiryFragment) =>
    ask({
      title: STRINGS.removeTitle,
      text: STRINGS.removeText(emailText(email), subject),
      confirmLabel: STRINGS.remove,
      busyLabel: STRINGS.removing,
      done: STRINGS.removed,
      failed: (error) => STRINGS.removeFailed(errorText(error, '')).trimEnd(),
      run: () => remove({ variables: { input: { id } } }).finally(invalidate),
    });
  // What is shown stays while the dialog closes.
  const [opened, setOpened] = useState<AdminInquiryFragment | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const open = (inquiry: AdminInquiryFragment) => {
    setOpened(inquiry);
    setIsOpen(true);
  };
  const answer = tableAnswer(result, ({ inquiries }) => inquiries);
  const actions: DataColumn<AdminInquiryFragment, Sort> = {
    title: STRINGS.actions,
    width: 76,
    render: (inquiry) => (
      <Row gap={2} align="stretch" wrap>
        <RowButton text={STRINGS.open} label={STRINGS.openOf(inquiry.subject)} onClick={() => open(inquiry)} />
        <RowButton
          text={STRINGS.remove}
          label={STRINGS.removeOf(inquiry.subject)}
          isDanger
          onClick={() => askToRemove(inquiry)}
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
      answer={answer}
      filters={
        <div>
          <TableFilter
            label={STRINGS.status}
            options={STRINGS.statuses}
            value={url.filters.status}
            onChange={(status) => url.filterBy({ status })}
          />
        </div>
      }
      section={section}
      onOpen={open}
    >
      {dialog}
      {opened && (
        <InquiryDialog
          inquiry={answer.rows?.find(({ id }) => id === opened.id) ?? opened}
          isOpen={isOpen}
          isMailAvailable={(result.data ?? result.previousData)?.accountSettings.isMailAvailable ?? false}
          onClose={() => setIsOpen(false)}
          afterClose={() => {
            // It may be in another state now, and then not in a list of one state.
            invalidate();
            if (url.isFiltered) section.current?.focus({ preventScroll: true });
          }}
        />
      )}
    </ServerTable>
  );
}
