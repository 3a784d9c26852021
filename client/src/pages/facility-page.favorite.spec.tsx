import { act, screen, waitFor } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { makeFacility } from '../../test/make-facility';
import { makeMember, signInBefore } from '../../test/make-member';
import { renderApp } from '../../test/render-app';

type Resolvers = NonNullable<Parameters<typeof renderApp>[1]>['resolvers'];

// A dialog that a test left open would stand over the next one.
const place = makeFacility({ id: '1', name: '멍멍카페' });
const star = () => screen.findByRole('button', { name: '멍멍카페 즐겨찾기' });
/** The page waits for its first answer while it is drawn. */
const open = (resolvers: Resolvers) =>
  act(() => Promise.resolve(renderApp('/facility/1', { resolvers: { facility: () => place, ...resolvers } })));

describe('the favourite of a place', () => {
  it('is toggled with the state that is wanted', async () => {
    signInBefore();
    const toggleFavorite = ({ input }: { input: { isFavorite: boolean } }) => ({
      ...place,
      viewerHasFavorited: input.isFavorite,
    });
    const { user, server } = await open({ viewer: () => makeMember(), toggleFavorite });
    const pageQuestions = () => server.calls.filter(({ field }) => field === 'facility').length;
    expect(await star()).toHaveAttribute('aria-pressed', 'false');
    await user.click(await star());
    await waitFor(async () => expect(await star()).not.toHaveAttribute('aria-busy'));
    expect(await star()).toHaveAttribute('aria-pressed', 'true');
    const asked = pageQuestions();
    await user.click(await star());
    await waitFor(async () => expect(await star()).toHaveAttribute('aria-pressed', 'false'));
    expect(server.calls.filter(({ field }) => field === 'toggleFavorite').map(({ args }) => args)).toEqual([
      { input: { facilityId: '1', isFavorite: true } },
      { input: { facilityId: '1', isFavorite: false } },
    ]);
    // Nothing but the star has changed: the page is not asked for again.
    expect(pageQuestions()).toBe(asked);
  });

  it('goes back with a message when it is refused', async () => {
    signInBefore();
    const toggleFavorite = () => {
      throw new GraphQLError('데이터베이스가 답하지 않습니다.');
    };
    const { user } = await open({ viewer: () => makeMember(), toggleFavorite });
    await user.click(await star());
    expect(await screen.findByText('즐겨찾기 상태 변경에 실패했습니다.')).toBeInTheDocument();
    expect(await star()).toHaveAttribute('aria-pressed', 'false');
  });

  it('looks disabled to visitors and offers them the sign-in', async () => {
    const { user, server } = await open({});
    expect(await star()).toHaveAttribute('aria-disabled', 'true');
    expect(await star()).toHaveAttribute('title', '로그인 후 이용할 수 있어요');
    await user.click(await star());
    expect(await screen.findByRole('dialog', { name: '로그인' })).toBeInTheDocument();
    expect(server.calls.map(({ field }) => field)).not.toContain('toggleFavorite');
  });
});
