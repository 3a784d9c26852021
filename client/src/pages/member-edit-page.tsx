import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Card, Row } from '../components/kit';
import { ReviewCalendar } from '../features/calendar/review-calendar';
import { ChangePassword } from '../features/member/edit/change-password';
import { EditForm } from '../features/member/edit/edit-form';
import { STRINGS } from '../features/member/edit/strings';
import { MemberLayout, MemberProblem } from '../features/member/profile/member-layout';
import styles from '../features/member/profile/profile.module.css';
import { Forbidden } from '../features/member/session/forbidden';
import { MembersOnly } from '../features/member/session/members-only';
import { useLastKnown } from '../lib/use-last-known';
import { usePageTitle } from '../lib/use-page-title';
import { useMemberEditPageQuery } from './member-edit-page.generated';

/** Only for the owner: administrators see other profiles, but do not edit them. */
export function MemberEditPage() {
  const [params] = useSearchParams();
  const wanted = params.get('email')?.toLowerCase();
  return (
    <MembersOnly>
      {({ id, email }) => (!wanted || wanted === email.toLowerCase() ? <OwnProfile key={id} /> : <Forbidden />)}
    </MembersOnly>
  );
}

function OwnProfile() {
  usePageTitle(STRINGS.title);
  const { data, error, refetch } = useMemberEditPageQuery();
  const [month, setMonth] = useState<string | null>(null);
  // The form stays on screen while the session has ended and until the next one starts.
  const member = useLastKnown(data?.viewer);
  if (!member && error) return <MemberProblem error={error} onRetry={() => refetch()} />;
  if (!member) return <MemberLayout />;
  return (
    <MemberLayout
      isForm
      profile={
        <Card as="section" gap={6} className={styles.card}>
          <Row as="header" gap={3} justify="between" wrap>
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
