import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { Email } from '../components/email';
import { Button } from '../components/button';
import { Row } from '../components/kit';
import { Chip, InfoChip } from '../components/parts';
import { type DataColumn, Day } from '../features/admin/table/data-table';
import { ServerTable } from '../features/admin/table/server-table';
import { TableFilter } from '../features/admin/table/table-filter';
import { type TableUrl, tableAnswer, useTableUrl } from '../features/admin/table/use-table';
import type { MemberRole, MemberSignInMethod, MemberState } from '../graphql/types.generated';
import { dateText } from '../lib/date-text';
import { errorFacts, failureText } from '../lib/error-text';
import { numberText } from '../lib/number-text';
import { paths } from '../lib/paths';
import { showSessionEndedToast } from '../lib/session/sign-in-request';
import { showToast } from '../lib/toast';
import { usePageTitle } from '../lib/use-page-title';
import {
  type AdminMembersQuery,
  type AdminMembersQueryVariables,
  MembersCsvDocument,
  useAdminMembersQuery,
} from './admin-members-page.generated';

const STRINGS = {
  title: '회원 목록',
  unit: '명',
  searchLabel: '이메일이나 별명으로 찾기',
  email: '이메일',
  nickName: '별명',
  joined: '가입일',
  admin: '관리자',
  unknownDay: '-',
  role: '역할',
  roles: { ADMIN: '관리자', MEMBER: '일반 회원' } satisfies Record<MemberRole, string>,
  provider: '로그인 방법',
  providers: { PASSWORD: '이메일', KAKAO: '카카오' } satisfies Record<MemberSignInMethod, string>,
  state: '상태',
  states: { ACTIVE: '이용 중', SUSPENDED: '이용 정지' } satisfies Record<MemberState, string>,
  reviews: '리뷰',
  reports: '받은 신고',
  lastSignIn: '최근 로그인',
  download: 'CSV 내려받기',
  downloading: '내려받는 중…',
  fileName: (day: string) => `발도장-회원-${day}.csv`,
  downloadFailed: '회원 목록을 내려받지 못했습니다.',
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
    width: 132,
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
    width: 116,
    sorts: { descend: 'NEWEST', ascend: 'OLDEST' },
    render: ({ insertedAt }) => (insertedAt ? <Day time={insertedAt} /> : <span>{STRINGS.unknownDay}</span>),
  },
  {
    title: STRINGS.provider,
    isLabelled: 'inline',
    width: 92,
    render: ({ provider }) => <span>{STRINGS.providers[provider ?? 'PASSWORD']}</span>,
  },
  {
    title: STRINGS.state,
    isLabelled: 'inline',
    width: 90,
    render: ({ suspension }) =>
      suspension ? <InfoChip>{STRINGS.states.SUSPENDED}</InfoChip> : <span>{STRINGS.states.ACTIVE}</span>,
  },
  {
    title: STRINGS.reviews,
    isLabelled: 'inline',
    width: 80,
    sorts: { descend: 'MOST_REVIEWS' },
    render: ({ reviewCount }) => <span>{numberText(reviewCount)}</span>,
  },
  {
    title: STRINGS.reports,
    isLabelled: 'inline',
    width: 100,
    sorts: { descend: 'MOST_REPORTS' },
    render: ({ receivedReportCount }) => <span>{numberText(receivedReportCount ?? 0)}</span>,
  },
  {
    title: STRINGS.lastSignIn,
    isLabelled: true,
    width: 116,
    sorts: { descend: 'LAST_SIGN_IN' },
    render: ({ lastSignInAt }) => (lastSignInAt ? <Day time={lastSignInAt} /> : <span>{STRINGS.unknownDay}</span>),
  },
];

const SORTS = ['NEWEST', 'OLDEST', 'EMAIL', 'NICK_NAME', 'MOST_REVIEWS', 'MOST_REPORTS', 'LAST_SIGN_IN'] as const;
const FILTERS = {
  role: Object.keys(STRINGS.roles) as MemberRole[],
  provider: Object.keys(STRINGS.providers) as MemberSignInMethod[],
  state: Object.keys(STRINGS.states) as MemberState[],
};

export function AdminMembersPage() {
  usePageTitle(STRINGS.title);
  const navigate = useNavigate();
  const url = useTableUrl<Sort, typeof FILTERS>(SORTS, { filters: FILTERS });
  const result = useAdminMembersQuery({ variables: url.variables, fetchPolicy: 'cache-and-network' });
  const { code } = errorFacts(result.error);
  // As the specification has it. Other failures can be retried: signing in would not help.
  if (code === 'UNAUTHENTICATED' || code === 'FORBIDDEN') return <ToSignIn hasSessionEnded={code === 'UNAUTHENTICATED'} />;
  return (
    <ServerTable
      texts={STRINGS}
      columns={COLUMNS}
      isWide
      url={url}
      filters={<MemberFilters {...url} />}
      answer={tableAnswer(result, ({ members }) => members)}
      onOpen={({ email }) => void navigate(paths.member(email))}
    />
  );
}

function MemberFilters({ filters: { role, provider, state }, filterBy, variables }: TableUrl<Sort, typeof FILTERS>) {
  const { download, isBusy } = useCsv(variables);
  return (
    <Row gap={2} wrap>
      <TableFilter label={STRINGS.role} options={STRINGS.roles} value={role} onChange={(chosen) => filterBy({ role: chosen })} />
      <TableFilter
        label={STRINGS.provider}
        options={STRINGS.providers}
        value={provider}
        onChange={(chosen) => filterBy({ provider: chosen })}
      />
      <TableFilter
        label={STRINGS.state}
        options={STRINGS.states}
        value={state}
        onChange={(chosen) => filterBy({ state: chosen })}
      />
      <Button variant="secondary" busy={isBusy} onClick={() => void download()}>
        {isBusy ? STRINGS.downloading : STRINGS.download}
      </Button>
    </Row>
  );
}

/** Everybody whom the list shows, on all its pages, as a file. */
function useCsv({ query, role, provider, state, sort }: TableUrl<Sort, typeof FILTERS>['variables']) {
  const client = useApolloClient();
  const [isBusy, setIsBusy] = useState(false);
  const download = async () => {
    setIsBusy(true);
    try {
      const { data } = await client.query({
        query: MembersCsvDocument,
        variables: { query, role, provider, state, sort },
        fetchPolicy: 'no-cache',
      });
      saveFile(STRINGS.fileName(dateText(Date.now())), data?.membersCsv ?? '');
    } catch (error) {
      showToast({ type: 'error', text: failureText(error, STRINGS.downloadFailed) });
    } finally {
      setIsBusy(false);
    }
  };
  return { download, isBusy };
}

function saveFile(name: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  Object.assign(document.createElement('a'), { href, download: name }).click();
  // Some browsers read the file after the click.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
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
