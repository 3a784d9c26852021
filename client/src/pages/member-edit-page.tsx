import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Card, Row, Stack } from '../components/kit';
import { ExportAccount } from '../features/member/account/export-account';
import { Sessions } from '../features/member/account/sessions';
import { ReviewCalendar } from '../features/calendar/review-calendar';
import { ChangeEmail } from '../features/member/edit/change-email';
import { ChangePassword } from '../features/member/edit/change-password';
import { EditForm } from '../features/member/edit/edit-form';
import { STRINGS } from '../features/member/edit/strings';
import { MemberLayout, MemberProblem } from '../features/member/profile/member-layout';
import styles from '../features/member/profile/profile.module.css';
import { Forbidden } from '../features/member/session/forbidden';
import { MembersOnly } from '../features/member/session/members-only';
import { receivesMail } from '../lib/email-text';
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
        <Stack gap={4}>
          <Card as="section" gap={6} className={styles.card}>
            <Row as="header" gap={3} justify="between" wrap>
              <h1>{STRINGS.title}</h1>
              <Row gap={2} wrap>
                <ChangeEmail email={member.email} hasEmail={receivesMail(member.email)} usesCode={member.provider === 'KAKAO'} />
                {member.provider === null && <ChangePassword />}
              </Row>
            </Row>
            <EditForm member={member} />
          </Card>
          <Sessions />
          <ExportAccount />
        </Stack>
      }
    >
      <ReviewCalendar month={month} onMonthChange={setMonth} />
    </MemberLayout>
  );
}
