import { startTransition, useOptimistic, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '../components/button';
import { Icon } from '../components/icon';
import { Stack } from '../components/kit';
import { ReviewCalendar } from '../features/calendar/review-calendar';
import { FavoriteButton } from '../features/favorite/favorite-button';
import { MemberModeration } from '../features/member/moderation/member-moderation';
import { MemberLayout, MemberProblem } from '../features/member/profile/member-layout';
import { ProfileCard } from '../features/member/profile/profile-card';
import { STRINGS } from '../features/member/profile/strings';
import { MembersOnly } from '../features/member/session/members-only';
import { MemberReviews } from '../features/review/member-reviews/member-reviews';
import { STRINGS as reviewStrings } from '../features/review/member-reviews/strings';
import { scrollToElement } from '../lib/defer/scroll-to-element';
import { useSession } from '../lib/session/use-session';
import { useLastKnown } from '../lib/use-last-known';
import { usePageTitle } from '../lib/use-page-title';
import { useMemberPageQuery } from './member-page.generated';
import styles from './member-page.module.css';

/** One's own page; administrators can open everybody's. */
export function MemberPage() {
  const [params] = useSearchParams();
  const wanted = params.get('email');
  // The key: what one member saw of another is not kept for the next.
  return <MembersOnly>{({ id, email }) => <Profile key={`${id} ${wanted}`} email={wanted || email} />}</MembersOnly>;
}

function Profile({ email }: { email: string }) {
  const { data, error, refetch } = useMemberPageQuery({ variables: { email } });
  // The profile stays on screen while the session has ended and until the next one starts.
  const member = useLastKnown(data?.member);
  const { view, setView, month, setMonth } = useMemberView();
  const content = useRef<HTMLDivElement>(null);
  const { isAdmin } = useSession();
  usePageTitle(member?.viewerCanEdit ? STRINGS.ownTitle : member ? STRINGS.title(member.nickName) : undefined);
  if (error && !member) return <MemberProblem error={error} onRetry={() => refetch()} />;
  if (!member) return <MemberLayout />;

  const isOwn = member.viewerCanEdit;
  const changeView = (next: MemberView) => {
    setView(next);
    const { current } = content;
    // On a phone it is below the profile, where nothing would seem to have happened.
    if (current && current.getBoundingClientRect().top >= window.innerHeight / 2) scrollToElement(current, { block: 'start' });
  };
  return (
    <MemberLayout profile={<ProfileCard member={member} views={<ViewToggle view={view} onChange={changeView} />} />}>
      <Stack ref={content} gap={4}>
        {isAdmin && !isOwn && <MemberModeration member={member} />}
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
      </Stack>
    </MemberLayout>
  );
}

type MemberView = 'calendar' | 'reviews';

/** What is shown beside the profile is in the address, so that Back and a reload restore it. */
function useMemberView() {
  const [params, setParams] = useSearchParams();
  // The router reports a new address late: a key that is held down continues from the month it has reached.
  const [shown, show] = useOptimistic({ view: params.get('view'), month: params.get('month') });

  const set = (change: Partial<Record<'view' | 'month', string>>) =>
    startTransition(() => {
      const next = { ...shown, ...change };
      show(next);
      setParams(
        (former) => {
          for (const [name, value] of Object.entries(next)) if (value !== null) former.set(name, value);
          return former;
        },
        // Back leaves the page instead of going through every month.
        { replace: true },
      );
    });

  const view: MemberView = shown.view === 'reviews' ? 'reviews' : 'calendar';
  return {
    view,
    setView: (next: MemberView) => set({ view: next }),
    month: shown.month,
    setMonth: (month: string) => set({ month }),
  };
}

const VIEWS = [
  { view: 'calendar', icon: 'calendar', text: STRINGS.viewCalendar },
  { view: 'reviews', icon: 'list', text: STRINGS.viewReviews },
] as const;

function ViewToggle({ view: shown, onChange }: { view: MemberView; onChange: (view: MemberView) => void }) {
  return (
    <div role="group" aria-label={STRINGS.views} className={styles.toggle}>
      {VIEWS.map(({ view, icon, text }) => (
        <Button
          key={view}
          variant="secondary"
          icon={<Icon name={icon} />}
          className={styles.view}
          aria-pressed={view === shown}
          onClick={() => onChange(view)}
        >
          {text}
        </Button>
      ))}
    </div>
  );
}
