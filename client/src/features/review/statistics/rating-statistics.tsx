import { Card, Meta, Muted, Stack } from '../../../components/kit';
import { StarRating } from '../../../components/star-rating';
import section from '../facility/review-section.module.css';
import type { RatingStatistics_FacilityFragment } from './rating-statistics.generated';
import styles from './rating-statistics.module.css';
import { STRINGS } from './strings';

/** Nothing for a place without reviews. */
export function RatingStatistics({ facility }: { facility: RatingStatistics_FacilityFragment }) {
  const { reviewCount, averageRating, ratingCounts } = facility;
  if (reviewCount === 0 || averageRating === null) return null;
  const [one = 0, two = 0, three = 0, four = 0, five = 0] = ratingCounts;
  return (
    <Card as="section" gap={4} className={section.section} aria-labelledby="rating-statistics">
      <h2 id="rating-statistics">{STRINGS.title}</h2>
      <Stack gap={5} className={styles.parts}>
        <Stack gap={1} align="center" justify="center" className={styles.average}>
          <Muted className={styles.number} aria-hidden="true">
            <b>{averageRating.toFixed(1)}</b> <span>{STRINGS.outOf}</span>
          </Muted>
          <StarRating rating={averageRating} size={24} />
          <Meta>{STRINGS.total(reviewCount)}</Meta>
        </Stack>
        <Stack as="ul" gap={2} justify="center" aria-label={STRINGS.distribution}>
          {[five, four, three, two, one].map((count, index) => (
            <Bar key={index} label={STRINGS.stars(5 - index)} count={count} total={reviewCount} />
          ))}
        </Stack>
        <Stack as="ul" gap={2} justify="center" className={styles.groups} aria-label={STRINGS.groups}>
          <Bar label={STRINGS.positive} note={STRINGS.positiveStars} count={four + five} total={reviewCount} tone="positive" />
          <Bar label={STRINGS.neutral} note={STRINGS.neutralStars} count={three} total={reviewCount} tone="neutral" />
          <Bar label={STRINGS.negative} note={STRINGS.negativeStars} count={one + two} total={reviewCount} tone="negative" />
        </Stack>
      </Stack>
    </Card>
  );
}

interface BarProps {
  label: string;
  note?: string;
  count: number;
  total: number;
  tone?: 'positive' | 'neutral' | 'negative';
}

function Bar({ label, note, count, total, tone }: BarProps) {
  return (
    <li className={styles.bar}>
      <span className={styles.label}>
        <span>{label}</span> {note && <small>{note}</small>}
      </span>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.part} data-tone={tone} style={{ width: `${(count / total) * 100}%` }} />
      </span>
      <span className={styles.count}>{STRINGS.count(count)}</span>
    </li>
  );
}
