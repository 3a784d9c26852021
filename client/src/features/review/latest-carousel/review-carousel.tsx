import { useVisitPolicy } from '../use-visit-policy';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/button';
import { Carousel } from '../../../components/carousel';
import { REST } from '../../../components/empty-drawings';
import { EmptyState } from '../../../components/empty-state';
import { Icon } from '../../../components/icon';
import { Panel, Row, Stack } from '../../../components/kit';
import { SectionHead } from '../../../components/section-head';
import { Skeleton } from '../../../components/skeleton';
import { useSectionList } from '../../../components/use-section-list';
import { useIsInView } from '../../../lib/defer/lazy-section';
import { paths } from '../../../lib/paths';
import { useReviewCarouselQuery } from './review-carousel.generated';
import styles from './review-carousel.module.css';
import { ReviewSlide } from './review-slide';
import { STRINGS } from './strings';

const SIZE = 10;
const INTERVAL_MS = 5_000;
/** As many as the widest screen shows. */
const PLACES = [0, 1, 2, 3];

/** The newest reviews, moving on by themselves. */
export const ReviewCarousel = () =>
  useIsInView() ? (
    <Reviews />
  ) : (
    <Section>
      <Loading />
    </Section>
  );

function Reviews() {
  const query = useReviewCarouselQuery({
    variables: { size: SIZE },
    notifyOnNetworkStatusChange: true,
    ...useVisitPolicy(),
  });
  const { items, substitute } = useSectionList(query, ({ reviews }) => reviews.items, {
    loading: <Loading />,
    empty: (
      <EmptyState
        title={STRINGS.none}
        description={STRINGS.noneHint}
        drawing={REST}
        action={
          <ButtonLink variant="secondary" icon={<Icon name="map" />} to={paths.map()}>
            {STRINGS.toMap}
          </ButtonLink>
        }
      />
    ),
    failed: STRINGS.failed,
  });
  if (!items) return <Section>{substitute}</Section>;
  return (
    <section>
      <Carousel
        title={STRINGS.title}
        to={paths.reviewsLatest()}
        items={items}
        className={styles.carousel}
        interval={INTERVAL_MS}
        renderItem={(review) => <ReviewSlide review={review} />}
      />
    </section>
  );
}

const Section = ({ children }: { children: ReactNode }) => (
  <Stack as="section" gap={3}>
    <SectionHead title={STRINGS.title} to={paths.reviewsLatest()} />
    {children}
  </Stack>
);

const Loading = () => (
  <Row gap={4} align="stretch" className={`${styles.carousel} ${styles.loading}`} role="status" aria-label={STRINGS.loading}>
    {PLACES.map((place) => (
      <Panel key={place} className={styles.skeleton}>
        <Skeleton className={styles.photo} />
        <Stack justify="between" className={styles.body}>
          <Skeleton width="60%" height="22px" />
          <Skeleton width="45%" height="18px" />
          <Skeleton height="66px" />
          <Skeleton width="30%" height="18px" />
        </Stack>
      </Panel>
    ))}
  </Row>
);
