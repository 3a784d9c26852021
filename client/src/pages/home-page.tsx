import { Meta, Stack } from '../components/kit';
import { BoardCarousel } from '../features/board/latest/board-carousel';
import { LatestBoards } from '../features/board/latest/latest-boards';
import { type FacilityDatasetQuery, useFacilityDatasetQuery } from '../features/facility/dataset/facility-dataset.generated';
import { HomeDrawing } from '../features/facility/home/home-drawing';
import { HomeKinds, HomeRegions } from '../features/facility/home/home-options';
import { HomeSearch } from '../features/facility/home/home-search';
import { Promotion } from '../features/facility/home/promotion';
import { VisitNow } from '../features/facility/home/visit-now';
import { ReviewCarousel } from '../features/review/latest-carousel/review-carousel';
import { LazySection } from '../lib/defer/lazy-section';
import { numberText } from '../lib/number-text';
import { usePageTitle } from '../lib/use-page-title';
import styles from './home-page.module.css';

const STRINGS = {
  titleStart: '같이 갈 수 있는 곳에',
  titleEnd: '발도장 찍으러 가요',
  lead: '반려동물과 함께 갈 수 있는 곳을 지도에서 찾아보세요. 동반 조건과 운영시간, 주차까지 한눈에 알려 드려요.',
  facts: (count: string, edition: string) => `공공데이터로 모은 ${count}곳 · ${edition} 기준`,
  demo: (count: string) => `시연용으로 지어낸 장소 ${count}곳을 보여 드리고 있어요.`,
};

/** Each part loads, fails and is empty on its own. */
export function HomePage() {
  usePageTitle('');
  return (
    <div className={styles.page}>
      <Stack as="section" gap={6} className={styles.hero}>
        <Stack gap={4}>
          <h1>
            <span>{STRINGS.titleStart}</span> <span>{STRINGS.titleEnd}</span>
          </h1>
          <VisitNow />
          <p className={styles.lead}>{STRINGS.lead}</p>
          <HomeSearch />
          <Facts />
        </Stack>
        <Stack className={styles.drawing}>
          <HomeDrawing />
        </Stack>
      </Stack>
      <HomeKinds />
      <LazySection>
        <HomeRegions />
      </LazySection>
      <LazySection className={styles.news}>
        <BoardCarousel />
        <LatestBoards />
      </LazySection>
      <LazySection className={styles.reviews}>
        <ReviewCarousel />
      </LazySection>
      <div className={styles.promotion}>
        <Promotion />
      </div>
    </div>
  );
}

/** Empty while it loads or fails: the footer names the source anyway. */
function Facts() {
  const { data } = useFacilityDatasetQuery();
  return <Meta className={styles.facts}>{data && factsText(data.facilityDataset)}</Meta>;
}

function factsText({ facilityCount, isDemo, edition }: FacilityDatasetQuery['facilityDataset']) {
  const count = numberText(facilityCount);
  if (isDemo) return STRINGS.demo(count);
  return edition && STRINGS.facts(count, edition);
}
