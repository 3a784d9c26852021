import { useParams } from 'react-router';
import { PageSkeleton } from '../components/page-skeleton';
import { ReadingPage } from '../components/parts';
import { FavoriteButton } from '../features/favorite/favorite-button';
import { MemberReviews } from '../features/review/member-reviews/member-reviews';
import { ReviewerHeader, ReviewerNotFound } from '../features/review/member-reviews/reviewer-header';
import { STRINGS } from '../features/review/member-reviews/strings';
import { useSession } from '../lib/session/use-session';
import { usePageTitle } from '../lib/use-page-title';
import { useMemberReviewsPageQuery } from './member-reviews-page.generated';

/** Public: every nickname links here. */
export function MemberReviewsPage() {
  const { memberId = '' } = useParams();
  const { viewer } = useSession();
  const { data, error } = useMemberReviewsPageQuery({ variables: { memberId } });
  const reviewer = data?.reviewer;
  usePageTitle(reviewer ? STRINGS.title(reviewer.nickName) : data && STRINGS.notFound);
  // The boundary of the page shows it, with a button to retry.
  const failure: Error | undefined = error;
  if (failure && !data) throw failure;
  if (!data) return <PageSkeleton />;
  if (!reviewer) return <ReviewerNotFound />;
  return (
    <ReadingPage gap={6}>
      <ReviewerHeader member={reviewer} />
      <MemberReviews
        key={reviewer.id}
        memberId={reviewer.id}
        title={STRINGS.list}
        isOwn={viewer?.id === reviewer.id}
        renderFavorite={(facility) => <FavoriteButton facility={facility} />}
      />
    </ReadingPage>
  );
}
