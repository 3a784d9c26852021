import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Card, Row } from '../components/kit';
import { ReviewCalendar } from '../features/calendar/review-calendar';
import { ChangePassword } from '../features/member/edit/change-password';
import { EditForm } from '../features/member/edit/edit-form';
import { STRINGS } from '../features/member/edit/strings';
import { MemberLayout } from '../features/member/profile/member-layout';
import { MemberProblem } from '../features/member/profile/member-problem';
import { ProfileSkeleton } from '../features/member/profile/profile-skeleton';
import { Forbidden } from '../features/member/session/forbidden';
import { MembersOnly } from '../features/member/session/members-only';
import { useLastKnown } from '../lib/use-last-known';
import { usePageTitle } from '../lib/use-page-title';
import { useMemberEditPageQuery } from './member-edit-page.generated';
import styles from './member-edit-page.module.css';

/** Only the owner edits: administrators see other profiles, but do not change them. */
export function MemberEditPage() {
  const [params] = useSearchParams();
  const asked = params.get('email')?.toLowerCase();
  return (
    <MembersOnly>
      {({ id, email }) => (!asked || asked === email.toLowerCase() ? <OwnProfile key={id} /> : <Forbidden />)}
    </MembersOnly>
  );
}

function OwnProfile() {
  usePageTitle(STRINGS.title);
  const { data, error, refetch } = useMemberEditPageQuery();
  const [month, setMonth] = useState<string | null>(null);
  // A form that is open stays so while the session has ended and begins again.
  const member = useLastKnown(data?.viewer);
  if (!member && error) return <MemberProblem error={error} onRetry={() => refetch()} />;
  if (!member) return <MemberLayout profile={<ProfileSkeleton />} />;
  return (
    <MemberLayout
      isForm
      profile={
        <Card as="section" className={styles.card}>
          <Row as="header" gap={3} justify="between" wrap className={styles.header}>
            <h1>{STRINGS.title}</h1>
            {member.provider === null && <ChangePassword />}
          </Row>
          <EditForm member={member} />
        </Card>
      }
    >
      <ReviewCalendar month={month} onMonthChange={setMonth} />
    </MemberLayout>
  );
}
