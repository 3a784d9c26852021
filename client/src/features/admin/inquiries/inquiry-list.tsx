import { useRef } from 'react';
import { Link } from 'react-router';
import { type ConfirmedAction, useConfirmedAction } from '../../../components/use-confirmed-action';
import { Email } from '../../../components/email';
import { emailText, receivesMail } from '../../../lib/email-text';
import { errorText } from '../../../lib/error-text';
import { paths } from '../../../lib/paths';
import { Day } from '../table/day';
import type { DataColumn } from '../table/data-table';
import { LongText } from '../table/long-text';
import { RowButton } from '../table/row-button';
import { ServerTable } from '../table/server-table';
import { useInvalidateList } from '../table/use-invalidate-list';
import { REVALIDATE_ON_OPEN, tableAnswer } from '../table/table-answer';
import { PAGE_SIZE, useTableUrl } from '../table/use-table-url';
import { type AdminInquiriesQuery, type AdminInquiriesQueryVariables, useAdminInquiriesQuery } from './admin-inquiries.generated';
import { useDeleteInquiryMutation } from './delete-inquiry.generated';
import { mailLink } from './mail-link';
import { STRINGS } from './strings';

type Row = AdminInquiriesQuery['inquiries']['items'][number];
type Sort = AdminInquiriesQueryVariables['sort'];

const COLUMNS: readonly DataColumn<Row, Sort>[] = [
  {
    key: 'email',
    title: STRINGS.email,
    width: 170,
    sorts: { ascend: 'EMAIL' },
    render: ({ email, subject, member }) => (
      <>
        {receivesMail(email) ? (
          <a href={mailLink(email, STRINGS.reply(subject))}>
            <Email address={email} />
          </a>
        ) : (
          <Email address={email} />
        )}
        {member && (
          <div>
            <Link to={paths.member(member.email)}>{STRINGS.member(member.nickName)}</Link>
          </div>
        )}
      </>
    ),
  },
  {
    key: 'subject',
    title: STRINGS.subject,
    width: 150,
    sorts: { ascend: 'SUBJECT' },
    render: ({ subject }) => <span>{subject}</span>,
  },
  { key: 'message', title: STRINGS.message, render: ({ message }) => <LongText text={message} /> },
  {
    key: 'insertedAt',
    title: STRINGS.received,
    width: 112,
    isPlain: true,
    sorts: { descend: 'NEWEST', ascend: 'OLDEST' },
    render: ({ insertedAt }) => <Day time={insertedAt} />,
  },
];

export function InquiryList() {
  const url = useTableUrl<Sort>(['NEWEST', 'OLDEST', 'EMAIL', 'SUBJECT']);
  const { query, sort, page } = url;
  const result = useAdminInquiriesQuery({ variables: { query, sort, page: page - 1, size: PAGE_SIZE }, ...REVALIDATE_ON_OPEN });
  const section = useRef<HTMLElement>(null);
  const { ask, dialog } = useConfirmedAction({ focusAfter: section, isSessionEndShown: true });
  const deletionOf = useInquiryDeletion();
  const actions: DataColumn<Row, Sort> = {
    key: 'actions',
    title: STRINGS.actions,
    width: 76,
    isPlain: true,
    render: (row) => (
      <RowButton text={STRINGS.remove} label={STRINGS.removeOf(row.subject)} onClick={() => ask(deletionOf(row))} />
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
      answer={tableAnswer(result, ({ inquiries }) => inquiries)}
      section={section}
    >
      {dialog}
    </ServerTable>
  );
}

function useInquiryDeletion() {
  const [remove] = useDeleteInquiryMutation();
  const forget = useInvalidateList('inquiries');
  return ({ id, email, subject }: Row): ConfirmedAction => ({
    title: STRINGS.removeTitle,
    text: STRINGS.removeText(emailText(email), subject),
    confirmLabel: STRINGS.remove,
    busyLabel: STRINGS.removing,
    done: STRINGS.removed,
    failed: (error) => STRINGS.removeFailed(errorText(error, '')).trimEnd(),
    run: () => remove({ variables: { input: { id } } }).finally(forget),
  });
}
