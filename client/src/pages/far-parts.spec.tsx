import { screen, waitFor, within } from '@testing-library/react';
import { showOnlyTheTop } from '../../test/far-parts';
import { makeFacility } from '../../test/make-facility';
import { makeReview, pageOf } from '../../test/make-review';
import { openFacility } from '../../test/open-facility';
import { renderApp } from '../../test/render-app';

const many = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    makeReview({ id: String(index + 1), facility: makeFacility({ id: String(index + 1), name: `장소 ${index + 1}` }) }),
  );
const asked = ({ server }: { server: { calls: { field: string; args: unknown }[] } }) =>
  // The one photo of the header apart.
  server.calls.filter(({ args }) => (args as { size?: number }).size !== 1).map(({ field }) => field);
const heading = (name: RegExp | string) => screen.findByRole('heading', { name });

const { scrollTo } = showOnlyTheTop();

describe('what is far below on a place’s page', () => {
  const reviews = many(2);
  const open = (path?: string) => openFacility({ reviews, path });
  const map = () => screen.queryByRole('region', { name: /지도$/ });

  it('is neither asked for nor drawn until somebody comes near', async () => {
    const app = await open();
    expect(await heading('리뷰')).toBeInTheDocument();
    expect(screen.getByRole('status', { name: '리뷰를 불러오는 중이에요' })).toBeInTheDocument();
    expect(map()).not.toBeInTheDocument();
    expect(asked(app)).not.toContain('reviews');
    expect(asked(app)).not.toContain('reviewPhotos');

    await scrollTo(screen.getByRole('heading', { name: '리뷰' }));
    expect(await screen.findAllByRole('article')).toHaveLength(2);
    expect(asked(app)).toContain('reviewPhotos');
    expect(screen.queryByText('다녀오셨나요?')).not.toBeInTheDocument();

    await scrollTo(screen.getByRole('heading', { name: '다녀온 사람들의 기록' }));
    expect(await screen.findByText('다녀오셨나요?')).toBeVisible();
    expect(map()).not.toBeInTheDocument();

    await scrollTo(document.querySelector('[data-far]')!);
    await waitFor(() => expect(map()).toBeVisible());
  });

  it('is there at the first key, which may begin a search in the page', async () => {
    const { user } = await open();
    await user.keyboard('{Control>}f{/Control}');
    expect(await screen.findAllByRole('article')).toHaveLength(2);
    await waitFor(() => expect(map()).toBeVisible());
  });

  it.each(['/facility/7?focusReviewId=2', '/facility/7#reviews'])('is there when an address leads to it: %s', async (path) => {
    await open(path);
    expect(await screen.findAllByRole('article')).toHaveLength(2);
  });

  it('stays of use when the address does not name it any more', async () => {
    const { router, user, server } = await open('/facility/7?focusReviewId=2');
    await router.navigate('/facility/7');
    await user.selectOptions(await screen.findByRole('combobox', { name: '정렬' }), '좋아요순');
    await waitFor(() => expect(server.calls.at(-1)).toMatchObject({ field: 'reviews', args: { sort: 'LIKES' } }));
  });
});

describe('what is far below on the home page', () => {
  it('asks for its answers part by part', async () => {
    const app = renderApp('/', { resolvers: { reviews: () => pageOf(many(2), { page: 0, size: 10 }) } });
    const regions = await heading('어느 지역으로 갈까요?');
    await waitFor(() => expect(asked(app)).toContain('facilityCategories'));
    for (const field of ['regions', 'boards', 'reviews']) expect(asked(app)).not.toContain(field);

    await scrollTo(regions);
    await waitFor(() => expect(asked(app)).toContain('regions'));
    expect(asked(app)).not.toContain('boards');

    await scrollTo(await heading('최신 공지'));
    await waitFor(() => expect(asked(app).filter((field) => field === 'boards')).toHaveLength(2));
    expect(asked(app)).not.toContain('reviews');

    await scrollTo(await heading('최신 리뷰'));
    expect(await screen.findByRole('link', { name: '장소 1' })).toBeInTheDocument();
  });
});

describe('what is far below among the latest reviews', () => {
  const open = () =>
    renderApp('/review/latest', {
      resolvers: { reviews: (args: { page: number; size: number }) => pageOf(many(30), args) },
    });
  const cards = () => screen.queryAllByRole('article');

  it('has its place’s name, and its card when somebody comes near', async () => {
    open();
    const fifth = await heading('장소 5');
    expect(cards()).toHaveLength(3);
    expect(within(fifth).queryByRole('link')).not.toBeInTheDocument();
    await scrollTo(fifth);
    await waitFor(() => expect(cards()).toHaveLength(4));
    expect(screen.getByRole('link', { name: '장소 5' })).toBeInTheDocument();
  });

  it('is there at once when it was asked for', async () => {
    const { user } = open();
    await user.click(await screen.findByText('더 보기 (18개 남음)'));
    expect(cards()).toHaveLength(3 + 12);
    expect(screen.getByText('장소 13')).toHaveFocus();
  });
});
