import { ButtonLink } from '../components/button';
import { LOST } from '../components/empty-drawings';
import { EmptyState } from '../components/empty-state';
import { Icon } from '../components/icon';
import { paths } from '../lib/paths';
import { usePageTitle } from '../lib/use-page-title';

const STRINGS = {
  title: '찾는 페이지가 없어요',
  description: '주소가 바뀌었거나 잘못 적힌 것 같아요. 주소를 확인하거나 지도에서 다시 찾아보세요.',
  toMap: '지도에서 찾기',
  toHome: '처음으로',
};

export function NotFoundPage() {
  usePageTitle(STRINGS.title);
  return (
    <EmptyState
      drawing={LOST}
      titleAs="h1"
      title={STRINGS.title}
      description={STRINGS.description}
      action={
        <>
          <ButtonLink icon={<Icon name="map" />} to={paths.map()}>
            {STRINGS.toMap}
          </ButtonLink>
          <ButtonLink variant="secondary" to={paths.home()}>
            {STRINGS.toHome}
          </ButtonLink>
        </>
      }
    />
  );
}
