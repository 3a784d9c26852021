import { defaultAnswers } from '../../test/default-answers';
import { screen, within } from '@testing-library/react';
import { renderApp } from '../../test/render-app';

it('presents three features and three steps, and leads to the map', async () => {
  renderApp('/about');
  const features = (await screen.findByRole('heading', { name: '발도장이 잘하는 세 가지' })).closest('section')!;
  expect(within(features).getAllByRole('listitem')).toHaveLength(3);
  const steps = screen.getByRole('heading', { name: '이렇게 이용하세요' }).closest('section')!;
  expect(
    within(steps)
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.textContent),
  ).toEqual(['1검색해요', '2위치를 확인해요', '3즐기고 리뷰를 남겨요']);
  expect(within(screen.getByRole('main')).getByRole('link', { name: '지도에서 찾기' })).toHaveAttribute('href', '/KakaoMap');
});

it('tells where the places come from', async () => {
  renderApp('/about');
  const main = screen.getByRole('main');
  expect(await within(main).findByText('2025-03-24')).toBeVisible();
  expect(within(main).getByText('23,980곳')).toBeVisible();
  expect(within(main).queryByText(/시연용/)).not.toBeInTheDocument();
});

it('says plainly that demo places are invented', async () => {
  renderApp('/about', {
    resolvers: { facilityDataset: () => ({ ...defaultAnswers.facilityDataset(), isDemo: true, edition: null }) },
  });
  expect(await within(screen.getByRole('main')).findByText(/시연용으로 지어낸 장소예요/)).toBeVisible();
});

it('goes to the part that the address names', async () => {
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
  renderApp('/about#data');
  await screen.findByRole('heading', { name: '장소 정보는 어디에서 오나요?' });
  expect(scrolled.mock.contexts.map((element) => (element as Element).id)).toContain('data');
});
