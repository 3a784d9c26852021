import { useNavigate, useSearchParams } from 'react-router';
import { LatestReviews } from '../features/review/latest/latest-reviews';
import { STRINGS } from '../features/review/latest/strings';
import { tagOf } from '../features/review/latest/tag-search';
import { paths } from '../lib/paths';
import { usePageTitle } from '../lib/use-page-title';
import { useStillHere } from '../lib/use-still-here';

export function ReviewLatestPage() {
  usePageTitle(STRINGS.title);
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const isStillHere = useStillHere();
  const tag = tagOf(params.get('tag') ?? '');

  /** Replaces the history entry: one for the page, not one for each syllable. */
  function search(wanted: string) {
    if (isStillHere()) void navigate(paths.reviewsLatest(wanted), { replace: true });
  }

  return <LatestReviews tag={tag} onSearch={search} />;
}
