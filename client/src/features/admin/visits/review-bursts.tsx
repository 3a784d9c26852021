import { Link } from 'react-router';
import { Muted, Row, Stack } from '../../../components/kit';
import { InfoChip } from '../../../components/parts';
import { StarRating } from '../../../components/star-rating';
import { useContentActions } from '../../../lib/moderation/admin/use-content-actions';
import { paths } from '../../../lib/paths';
import { dayText, LongText, RowButton } from '../table/data-table';
import { tableAnswer, useInvalidateList, useTableUrl } from '../table/use-table';
import styles from './burst-reports.module.css';
import { BURSTS_PER_PAGE, BurstTable } from './burst-table';
import { type ReviewBurstsQuery, useReviewBurstsQuery } from './review-bursts.generated';
import { STRINGS } from './strings';

type Burst = ReviewBurstsQuery['reviewBursts']['items'][number];

/** Days on which new accounts wrote many reviews of one place. */
export function ReviewBursts() {
  const url = useTableUrl(['NEWEST'], { view: 'reviews' });
  const result = useReviewBurstsQuery({
    variables: { page: url.page - 1, size: BURSTS_PER_PAGE },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <BurstTable
      texts={{ title: STRINGS.title, none: STRINGS.reviews.none, failed: STRINGS.reviews.failed }}
      url={url}
      answer={tableAnswer(result, ({ reviewBursts }) => reviewBursts)}
      day={({ writtenOn }) => writtenOn}
      counts={{
        title: STRINGS.reviews.title,
        textOf: ({ reviewCount, averageRating, blindedCount }) =>
          STRINGS.reviews.counts(reviewCount, averageRating, blindedCount),
      }}
      toggleOf={STRINGS.reviews.toggleOf}
      details={(burst) => <BurstReviews {...burst} />}
    />
  );
}

function BurstReviews({ facility, writtenOn, reviews }: Burst) {
  const { actionsOf, ask, dialog } = useContentActions({ onDone: useInvalidateList('reviewBursts') });
  return (
    <Stack className={styles.reports} role="group" aria-label={STRINGS.reviews.toggleOf(facility.name, writtenOn)}>
      <ul className={styles.list}>
        {reviews.map(({ id, content, rating, blinding, member }) => (
          <Stack key={id} as="li" gap={1} className={styles.report}>
            <Row wrap className={styles.facts}>
              <Link to={paths.member(member.email)}>{member.nickName}</Link>
              {member.insertedAt && <Muted as="span">{STRINGS.since(dayText(member.insertedAt))}</Muted>}
              <StarRating rating={rating} showsNumber />
              {blinding && <InfoChip>{STRINGS.reviews.blinded}</InfoChip>}
            </Row>
            <LongText text={content} />
            <Row gap={1} wrap>
              {actionsOf({ kind: 'REVIEW', id, blinding }, false).map((action) => (
                <RowButton
                  key={action.confirmLabel}
                  text={action.confirmLabel}
                  label={STRINGS.reviews.actionOf(action.confirmLabel, member.nickName)}
                  isDanger={action.isDanger}
                  onClick={() => ask(action)}
                />
              ))}
            </Row>
          </Stack>
        ))}
      </ul>
      {dialog}
    </Stack>
  );
}
