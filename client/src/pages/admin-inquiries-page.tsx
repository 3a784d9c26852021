import { Link } from 'react-router';
import { Email } from '../components/email';
import { type DataColumn, Day, LongText, RowButton } from '../features/admin/table/data-table';
import { ServerTable } from '../features/admin/table/server-table';
import { tableAnswer, useRowAction, useTableUrl } from '../features/admin/table/use-table';
import { emailText, receivesMail } from '../lib/email-text';
import { errorText } from '../lib/error-text';
import { paths } from '../lib/paths';
import { usePageTitle } from '../lib/use-page-title';
import {
  type AdminInquiriesQuery,
  type AdminInquiriesQueryVariables,
  useAdminInquiriesQuery,
  useDeleteInquiryMutation,
} from './admin-inquiries-page.generated';

const STRINGS = {
  title: '문의 목록',
  searchLabel: '이메일, 제목, 내용으로 찾기',
  email: '이메일',
  subject: '제목',
  message: '내용',
  received: '받은 날',
  actions: '처리',
  reply: (subject: string) => `Re: ${subject}`,
  member: (nickName: string) => `회원 ${nickName}`,
  remove: '삭제',
  removeOf: (subject: string) => `‘${subject}’ 문의 삭제`,
  none: '등록된 문의가 없습니다.',
  failed: '서버 오류로 문의를 불러올 수 없습니다.',

  removeTitle: '문의를 삭제할까요?',
  removeText: (email: string, subject: string) => `‘${subject}’ 문의(${email})를 처리한 것으로 보고 지워요. 되돌릴 수 없어요.`,
  removing: '삭제하는 중…',
  removed: '문의를 처리했습니다.',
  removeFailed: (why: string) => `삭제 중 오류가 발생했습니다. ${why}`,
};

type Inquiry = AdminInquiriesQuery['inquiries']['items'][number];
type Sort = AdminInquiriesQueryVariables['sort'];

const COLUMNS: readonly DataColumn<Inquiry, Sort>[] = [
  {
    title: STRINGS.email,
    isLabelled: true,
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
    title: STRINGS.subject,
    isLabelled: true,
    width: 150,
    sorts: { ascend: 'SUBJECT' },
    render: ({ subject }) => <span>{subject}</span>,
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
  const url = useTableUrl<Sort>(['NEWEST', 'OLDEST', 'EMAIL', 'SUBJECT']);
  const result = useAdminInquiriesQuery({ variables: url.variables, fetchPolicy: 'cache-and-network' });
  const [remove] = useDeleteInquiryMutation();
  const { section, invalidate, ask, dialog } = useRowAction('inquiries');
  const askToRemove = ({ id, email, subject }: Inquiry) =>
    ask({
      title: STRINGS.removeTitle,
      text: STRINGS.removeText(emailText(email), subject),
      confirmLabel: STRINGS.remove,
      busyLabel: STRINGS.removing,
      done: STRINGS.removed,
      failed: (error) => STRINGS.removeFailed(errorText(error, '')).trimEnd(),
      run: () => remove({ variables: { input: { id } } }).finally(invalidate),
    });
  const actions: DataColumn<Inquiry, Sort> = {
    title: STRINGS.actions,
    width: 76,
    render: (inquiry) => (
      <RowButton text={STRINGS.remove} label={STRINGS.removeOf(inquiry.subject)} isDanger onClick={() => askToRemove(inquiry)} />
    ),
  };
  return (
    <ServerTable
      texts={STRINGS}
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

/** The sender chose the address: nothing in it may become another header of the answer (`?bcc=…`). */
function mailLink(email: string, subject: string): string {
  const address = email.split('@').map(encodeURIComponent).join('@');
  return `mailto:${address}?subject=${encodeURIComponent(subject)}`;
}
