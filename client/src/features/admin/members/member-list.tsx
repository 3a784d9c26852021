import { Link, useNavigate } from 'react-router';
import { Email } from '../../../components/email';
import { Chip } from '../../../components/parts';
import { errorFacts } from '../../../lib/error-code';
import { paths } from '../../../lib/paths';
import { Day } from '../table/day';
import type { DataColumn } from '../table/data-table';
import { ServerTable } from '../table/server-table';
import { REVALIDATE_ON_OPEN, tableAnswer } from '../table/table-answer';
import { PAGE_SIZE, useTableUrl } from '../table/use-table-url';
import { type AdminMembersQuery, type AdminMembersQueryVariables, useAdminMembersQuery } from './admin-members.generated';
import { SentToSignIn } from './sent-to-sign-in';
import { STRINGS } from './strings';

type Row = AdminMembersQuery['members']['items'][number];
type Sort = AdminMembersQueryVariables['sort'];

const COLUMNS: readonly DataColumn<Row, Sort>[] = [
  {
    key: 'email',
    title: STRINGS.email,
    isPlain: true,
    sorts: { ascend: 'EMAIL' },
    render: ({ email }) => (
      <Link to={paths.member(email)}>
        <Email address={email} />
      </Link>
    ),
  },
  {
    key: 'nickName',
    title: STRINGS.nickName,
    isPlain: true,
    sorts: { ascend: 'NICK_NAME' },
    render: ({ nickName, authNames }) => (
      <span>
        <span>{nickName}</span> {authNames.includes('admin') && <Chip>{STRINGS.admin}</Chip>}
      </span>
    ),
  },
  {
    key: 'insertedAt',
    title: STRINGS.joined,
    width: 140,
    isPlain: true,
    sorts: { descend: 'NEWEST', ascend: 'OLDEST' },
    render: ({ insertedAt }) => (insertedAt ? <Day time={insertedAt} /> : <span>{STRINGS.unknownDay}</span>),
  },
];

export function MemberList() {
  const navigate = useNavigate();
  const url = useTableUrl<Sort>(['NEWEST', 'OLDEST', 'EMAIL', 'NICK_NAME']);
  const { query, sort, page } = url;
  const result = useAdminMembersQuery({ variables: { query, sort, page: page - 1, size: PAGE_SIZE }, ...REVALIDATE_ON_OPEN });
  const answer = tableAnswer(result, ({ members }) => members);
  const { code } = errorFacts(answer.error);
  // As the specification has it; what else fails may be tried again, where the sign-in would be no help.
  if (code === 'UNAUTHENTICATED' || code === 'FORBIDDEN') return <SentToSignIn hasSessionEnded={code === 'UNAUTHENTICATED'} />;
  return (
    <ServerTable
      title={STRINGS.title}
      unit={STRINGS.unit}
      none={STRINGS.none}
      failed={STRINGS.failed}
      searchLabel={STRINGS.searchLabel}
      columns={COLUMNS}
      url={url}
      answer={answer}
      onOpen={({ email }) => void navigate(paths.member(email))}
    />
  );
}
