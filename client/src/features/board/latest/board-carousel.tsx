import type { ReactNode } from 'react';
import { Carousel } from '../../../components/carousel';
import { REST } from '../../../components/empty-drawings';
import { EmptyState } from '../../../components/empty-state';
import { Card, Stack } from '../../../components/kit';
import { SectionHead } from '../../../components/section-head';
import { Skeleton } from '../../../components/skeleton';
import { useSectionList } from '../../../components/use-section-list';
import { useIsInView } from '../../../lib/defer/lazy-section';
import { STRINGS as BOARD_STRINGS } from '../strings';
import { useBoardCarouselQuery } from './board-carousel.generated';
import { BoardSlide } from './board-slide';
import styles from './latest-boards.module.css';
import { STRINGS } from './strings';

const SIZE = 3;

/** The newest announcements that have an image. */
export const BoardCarousel = () =>
  useIsInView() ? (
    <Boards />
  ) : (
    <Section>
      <Loading />
    </Section>
  );

function Boards() {
  const query = useBoardCarouselQuery({
    variables: { size: SIZE },
    notifyOnNetworkStatusChange: true,
    // Also one that was just written.
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const { items, substitute } = useSectionList(query, ({ boards }) => boards.items, {
    loading: <Loading />,
    empty: <EmptyState title={STRINGS.noneWithImage} drawing={REST} />,
    failed: BOARD_STRINGS.notLoaded,
  });
  if (!items) return <Section>{substitute}</Section>;
  return (
    <section className={styles.section}>
      <Carousel
        title={STRINGS.carouselTitle}
        items={items}
        className={styles.carousel}
        renderItem={(board) => <BoardSlide board={board} />}
        showsPosition
      />
    </section>
  );
}

const Section = ({ children }: { children: ReactNode }) => (
  <section className={styles.section}>
    <SectionHead title={STRINGS.carouselTitle} />
    <Card className={styles.box}>{children}</Card>
  </section>
);

const Loading = () => (
  <div className={styles.loading} role="status" aria-label={BOARD_STRINGS.loading}>
    <Skeleton className={styles.photo} />
    <Stack gap={3} justify="start" className={styles.lines}>
      <Skeleton width="70%" height="24px" />
      <Skeleton width="30%" height="18px" />
    </Stack>
  </div>
);
