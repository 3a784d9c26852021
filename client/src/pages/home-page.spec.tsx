import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { defaultAnswers } from '../../test/default-answers';
import { renderApp } from '../../test/render-app';

const refuse = () => {
  throw new GraphQLError('지금은 답하기 어렵습니다.', { extensions: { code: 'SERVICE_UNAVAILABLE' } });
};
const kinds = () => screen.getByRole('heading', { name: '어떤 곳을 찾으세요?' }).closest('section')!;
const regions = () => screen.getByRole('heading', { name: '어느 지역으로 갈까요?' }).closest('section')!;

/** The map page has its own tests; here only the address counts. */
jest.mock('./map-search-page', () => ({ MapSearchPage: () => null }));

describe('the search field', () => {
  it('takes the text to the map', async () => {
    const { user, address } = renderApp('/');
    await user.type(await screen.findByRole('searchbox', { name: '장소 찾기' }), '  강남 카페 {Enter}');
    await waitFor(() => expect(address()).toBe('/KakaoMap?q=%EA%B0%95%EB%82%A8+%EC%B9%B4%ED%8E%98'));
  });

  it('has a way to what is near', async () => {
    const { user, address } = renderApp('/');
    await user.click(await screen.findByRole('link', { name: '내 주변에서 찾기' }));
    await waitFor(() => expect(address()).toBe(`/KakaoMap?q=${encodeURIComponent('내 주변').replace('%20', '+')}`));
  });

  it('does nothing without a text', async () => {
    const { user, address } = renderApp('/');
    await user.type(await screen.findByRole('searchbox', { name: '장소 찾기' }), '   {Enter}');
    await user.click(screen.getByRole('button', { name: '찾기' }));
    expect(address()).toBe('/');
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });
});

it('leads to kinds, groups and regions with their number of places', async () => {
  renderApp('/', {
    resolvers: {
      facilityCategories: () => [
        { name: '반려의료', facilityCount: 7, kinds: [{ name: '동물병원', facilityCount: 7 }] },
        { name: '반려동물식당카페', facilityCount: 1234, kinds: [{ name: '카페', facilityCount: 1234 }] },
      ],
      regions: () => [{ name: '제주특별자치도', shortName: '제주', facilityCount: 56 }],
    },
  });
  expect(await screen.findByRole('link', { name: /^카페\s*1,234곳$/ })).toHaveAttribute(
    'href',
    `/KakaoMap?category=${encodeURIComponent('카페')}`,
  );
  expect(screen.getByRole('link', { name: '의료' })).toHaveAttribute(
    'href',
    `/KakaoMap?category=${encodeURIComponent('반려의료')}`,
  );
  expect(await screen.findByRole('link', { name: /제주\s*56곳/ })).toHaveAttribute(
    'href',
    `/KakaoMap?region=${encodeURIComponent('제주특별자치도')}`,
  );
  // Places to go come before errands.
  expect(
    within(kinds())
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.textContent),
  ).toEqual(['식당·카페', '의료']);
});

it('falls back to the built-in kinds when theirs fail, and leaves the regions alone', async () => {
  let isBroken = true;
  const { user } = renderApp('/', {
    resolvers: { facilityCategories: () => (isBroken ? refuse() : defaultAnswers.facilityCategories()) },
  });
  expect(await within(kinds()).findByText(/장소 수를 불러오지 못했어요/)).toBeVisible();
  expect(within(kinds()).getByRole('link', { name: '카페' })).toHaveAttribute(
    'href',
    `/KakaoMap?category=${encodeURIComponent('카페')}`,
  );
  expect(await within(regions()).findByRole('link', { name: /서울\s*20곳/ })).toBeVisible();
  expect(within(regions()).queryByText(/불러오지 못했어요/)).not.toBeInTheDocument();

  isBroken = false;
  await user.click(within(kinds()).getByRole('button', { name: '다시 시도' }));
  expect(await within(kinds()).findByRole('link', { name: /^카페\s*10곳$/ })).toBeVisible();
  expect(within(kinds()).queryByText(/불러오지 못했어요/)).not.toBeInTheDocument();
});

it('falls back to the seventeen built-in regions', async () => {
  renderApp('/', { resolvers: { regions: refuse } });
  expect(await within(regions()).findByText(/장소 수를 불러오지 못했어요/)).toBeVisible();
  expect(within(regions()).getAllByRole('link')).toHaveLength(17);
});

it('says that there are no places yet', async () => {
  renderApp('/', { resolvers: { regions: () => [], facilityCategories: () => [] } });
  expect(await within(regions()).findByText('아직 등록된 장소가 없어요.')).toBeVisible();
  expect(await within(kinds()).findByText('아직 등록된 장소가 없어요.')).toBeVisible();
});
