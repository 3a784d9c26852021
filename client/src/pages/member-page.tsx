import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { ReviewCalendar } from '../features/calendar/review-calendar';
import { FavoriteButton } from '../features/favorite/favorite-button';
import { MemberLayout } from '../features/member/profile/member-layout';
import { MemberProblem } from '../features/member/profile/member-problem';
import { ProfileCard } from '../features/member/profile/profile-card';
import { ProfileSkeleton } from '../features/member/profile/profile-skeleton';
import { STRINGS } from '../features/member/profile/strings';
import { type MemberView, useMemberView } from '../features/member/profile/use-member-view';
import { ViewToggle } from '../features/member/profile/view-toggle';
import { MembersOnly } from '../features/member/session/members-only';
import { MemberReviews } from '../features/review/member-reviews/member-reviews';
import { STRINGS as reviewStrings } from '../features/review/member-reviews/strings';
import { scrollToElement } from '../lib/defer/scroll-to-element';
import { useLastKnown } from '../lib/use-last-known';
import { usePageTitle } from '../lib/use-page-title';
import { useMemberPageQuery } from './member-page.generated';

/** One's own page; administrators open everybody's. */
export function MemberPage() {
  const [params] = useSearchParams();
  const asked = params.get('email');
  // What one member was shown of another is not kept for the next.
  return <MembersOnly>{({ id, email }) => <Profile key={`${id} ${asked}`} email={asked || email} />}</MembersOnly>;
}

function Profile({ email }: { email: string }) {
  const { data, error, refetch } = useMemberPageQuery({ variables: { email } });
  // A profile that is open stays so while the session has ended and begins again.
  const member = useLastKnown(data?.member);
  const { view, setView, month, setMonth } = useMemberView();
  const beside = useRef<HTMLDivElement>(null);
  usePageTitle(member?.viewerCanEdit ? STRINGS.ownTitle : member ? STRINGS.title(member.nickName) : undefined);
  if (error && !member) return <MemberProblem error={error} onRetry={() => refetch()} />;
  if (!member) return <MemberLayout profile={<ProfileSkeleton />} />;

  const isOwn = member.viewerCanEdit;
  const changeView = (next: MemberView) => {
    setView(next);
    if (beside.current) bringIntoSight(beside.current);
  };
  return (
    <MemberLayout profile={<ProfileCard member={member} views={<ViewToggle view={view} onChange={changeView} />} />}>
      <div ref={beside}>
        {isOwn && view === 'calendar' ? (
          <ReviewCalendar month={month} onMonthChange={setMonth} />
        ) : (
          <MemberReviews
            memberId={member.id}
            title={isOwn ? reviewStrings.own : reviewStrings.title(member.nickName)}
            isOwn={isOwn}
            renderFavorite={(facility) => <FavoriteButton facility={facility} />}
          />
        )}
      </div>
    </MemberLayout>
  );
}

/** On a phone it stands below the profile, where a press would seem to have done nothing. */
function bringIntoSight(part: HTMLElement): void {
  if (part.getBoundingClientRect().top < window.innerHeight / 2) return;
  scrollToElement(part, { block: 'start' });
}
