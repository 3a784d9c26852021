import { useEffect, useEffectEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { Email } from '../components/email';
import { Chip } from '../components/parts';
import { type DataColumn, Day } from '../features/admin/table/data-table';
import { ServerTable } from '../features/admin/table/server-table';
import { tableAnswer, useTableUrl } from '../features/admin/table/use-table';
import { errorFacts } from '../lib/error-text';
import { paths } from '../lib/paths';
import { showSessionEndedToast } from '../lib/session/sign-in-request';
import { showToast } from '../lib/toast';
import { usePageTitle } from '../lib/use-page-title';
import { type AdminMembersQuery, type AdminMembersQueryVariables, useAdminMembersQuery } from './admin-members-page.generated';

const STRINGS = {
  title: '회원 목록',
  unit: '명',
  searchLabel: '이메일이나 별명으로 찾기',
  email: '이메일',
  nickName: '별명',
  joined: '가입일',
  admin: '관리자',
  unknownDay: '-',
  none: '가입한 회원이 없습니다.',
  failed: '회원 목록을 불러오는 중 문제가 발생했습니다.',
};

type Member = AdminMembersQuery['members']['items'][number];
type Sort = AdminMembersQueryVariables['sort'];

const COLUMNS: readonly DataColumn<Member, Sort>[] = [
  {
    title: STRINGS.email,
    sorts: { ascend: 'EMAIL' },
    render: ({ email }) => (
      <Link to={paths.member(email)}>
        <Email address={email} />
      </Link>
    ),
  },
  {
    title: STRINGS.nickName,
    sorts: { ascend: 'NICK_NAME' },
    render: ({ nickName, authNames }) => (
      <span>
        <span>{nickName}</span> {authNames.includes('admin') && <Chip>{STRINGS.admin}</Chip>}
      </span>
    ),
  },
  {
    title: STRINGS.joined,
    isLabelled: true,
    width: 140,
    sorts: { descend: 'NEWEST', ascend: 'OLDEST' },
    render: ({ insertedAt }) => (insertedAt ? <Day time={insertedAt} /> : <span>{STRINGS.unknownDay}</span>),
  },
];

export function AdminMembersPage() {
  usePageTitle(STRINGS.title);
  const navigate = useNavigate();
  const url = useTableUrl<Sort>(['NEWEST', 'OLDEST', 'EMAIL', 'NICK_NAME']);
  const result = useAdminMembersQuery({ variables: url.variables, fetchPolicy: 'cache-and-network' });
  const { code } = errorFacts(result.error);
  // As the specification has it. Other failures can be retried: signing in would not help.
  if (code === 'UNAUTHENTICATED' || code === 'FORBIDDEN') return <ToSignIn hasSessionEnded={code === 'UNAUTHENTICATED'} />;
  return (
    <ServerTable
      texts={STRINGS}
      columns={COLUMNS}
      url={url}
      answer={tableAnswer(result, ({ members }) => members)}
      onOpen={({ email }) => void navigate(paths.member(email))}
    />
  );
}

function ToSignIn({ hasSessionEnded }: { hasSessionEnded: boolean }) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const go = useEffectEvent(() => {
    if (hasSessionEnded) showSessionEndedToast();
    else showToast({ type: 'error', text: STRINGS.failed });
    void navigate(paths.login(), { replace: true, state: { returnTo: pathname + search } });
  });
  useEffect(() => go(), []);
  return null;
}
