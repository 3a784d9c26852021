import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Review } from '../src/graphql/types.generated';
import type { RootResolvers } from './graphql-answers';
import { makeFacility } from './make-facility';
import { makeMember, signInBefore } from './make-member';
import { pageOf } from './make-review';
import { renderApp } from './render-app';

interface OpenFacilityOptions {
  /** The place's reviews, newest first; what a test adds or takes away while the page is open is answered from then on. */
  reviews?: Review[];
  isSignedIn?: boolean;
  resolvers?: RootResolvers;
  path?: string;
  user?: ReturnType<typeof userEvent.setup>;
}

/** The page of place 7, whose counts fit its reviews. */
export async function openFacility({
  reviews = [],
  isSignedIn = false,
  resolvers = {},
  path = '/facility/7',
  user = userEvent.setup({ applyAccept: false }),
}: OpenFacilityOptions = {}) {
  const facility = () => {
    const ratingCounts = [1, 2, 3, 4, 5].map((star) => reviews.filter(({ rating }) => rating === star).length);
    const sum = reviews.reduce((all, { rating }) => all + rating, 0);
    const averageRating = reviews.length ? Number((sum / reviews.length).toFixed(1)) : null;
    return makeFacility({ id: '7', name: '달빛 산책 카페', reviewCount: reviews.length, averageRating, ratingCounts });
  };
  if (isSignedIn) signInBefore();
  const answers: RootResolvers = {
    // As the server does: who brings no token is a visitor.
    viewer: (_args: unknown, { authorization }: { authorization?: string }) => (authorization ? makeMember() : null),
    facility,
    reviews: (args: { page: number; size: number }) => pageOf(reviews, args),
    review: ({ id }: { id: string }) => reviews.find((review) => review.id === id) ?? null,
    ...resolvers,
  };
  // Awaited, because a page that waits for its first answer within an act that nobody awaits would never be drawn.
  const view = await act(() => Promise.resolve(renderApp(path, { user, resolvers: answers })));
  await screen.findByRole('heading', { level: 1, name: '달빛 산책 카페' });
  // Everything that is asked for at once has been answered.
  await act(async () => {});
  return { ...view, facility };
}

export const section = async (name: RegExp | string) => within(await screen.findByRole('region', { name }));

/** The review with this text, as a person would point at it. */
export async function reviewWith(text: string) {
  const card = (await screen.findByText(text)).closest('article');
  if (!card) throw new Error(`No review around ${text}`);
  return within(card);
}
