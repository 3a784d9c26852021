import { ButtonLink } from '../components/button';
import { Icon } from '../components/icon';
import { Muted, Row, Stack } from '../components/kit';
import { AboutData, AboutFeatures, AboutSteps } from '../features/facility/about/about';
import { Page } from '../components/parts';
import { paths } from '../lib/paths';
import { usePageTitle } from '../lib/use-page-title';
import { useScrollToHash } from '../lib/defer/scroll-to-element';
import styles from './about-page.module.css';

const STRINGS = {
  title: '소개',
  heading: '문 앞에서 돌아서지 않도록',
  lead: '“강아지도 들어갈 수 있나요?” 매번 전화로 물어보던 일을 지도 한 장으로 줄였어요. 발도장은 반려동물과 함께 갈 수 있는 곳을 찾고, 가기 전에 알아야 할 것을 미리 알려 드려요.',
  name: '‘발도장을 찍다’는 그곳에 다녀왔다는 뜻이에요. 여러분의 반려동물이 발도장을 찍을 곳이 더 많아지면 좋겠어요.',
  toMap: '지도에서 찾기',
};

export function AboutPage() {
  usePageTitle(STRINGS.title);
  useScrollToHash();
  return (
    <Page gap={6} className={styles.page}>
      <Stack gap={4} align="center" className={styles.intro}>
        <h1>{STRINGS.heading}</h1>
        <p>{STRINGS.lead}</p>
        <Muted>{STRINGS.name}</Muted>
      </Stack>
      <AboutFeatures />
      <AboutSteps />
      <Row as="p" align="stretch" justify="center">
        <ButtonLink icon={<Icon name="map" />} to={paths.map()}>
          {STRINGS.toMap}
        </ButtonLink>
      </Row>
      <AboutData />
    </Page>
  );
}
