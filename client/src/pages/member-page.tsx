import { useSearchParams } from 'react-router';
import { MemberLayout } from '../features/member/profile/member-layout';
import { MemberProblem } from '../features/member/profile/member-problem';
import { ProfileCard } from '../features/member/profile/profile-card';
import { ProfileSkeleton } from '../features/member/profile/profile-skeleton';
import { STRINGS } from '../features/member/profile/strings';
import { MembersOnly } from '../features/member/session/members-only';
import { usePageTitle } from '../lib/use-page-title';
import { useMemberPageQuery } from './member-page.generated';

/** One's own page; administrators open everybody's. */
export function MemberPage() {
  const [params] = useSearchParams();
  return <MembersOnly>{(viewer) => <Profile email={params.get('email') || viewer.email} />}</MembersOnly>;
}

function Profile({ email }: { email: string }) {
  const { data, error, refetch } = useMemberPageQuery({ variables: { email } });
  const member = data?.member;
  usePageTitle(member && (member.viewerCanEdit ? STRINGS.ownTitle : STRINGS.title(member.nickName)));
  if (error) return <MemberProblem error={error} onRetry={() => refetch()} />;
  return <MemberLayout profile={member ? <ProfileCard member={member} /> : <ProfileSkeleton />} />;
}
