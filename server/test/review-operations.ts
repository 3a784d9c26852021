import { Upload as Uploaded } from 'graphql-upload-minimal';
import type { Member } from '../src/modules/member/member.entity';
import { viewerOf } from './factories';
import { pictureOf, uploadOf } from './pictures';
import type { Answer, TestApp } from './test-app';

const FIELDS = `id content rating insertedAt likeCount viewerHasLiked viewerHasReported viewerIsAuthor viewerCanEdit
  images { url name } tags { name } facility { id reviewCount averageRating } member { id email reviewCount averageRating }`;

/** What members do with reviews, as a client sends it. */
export const REVIEW = `query Review($id: ID!) { review(id: $id) { ${FIELDS} } }`;
export const REVIEWS = `query Reviews($filter: ReviewFilterInput, $sort: ReviewSort = LATEST, $page: Int = 0, $size: Int = 20) {
  reviews(filter: $filter, sort: $sort, page: $page, size: $size) { items { ${FIELDS} } totalCount }
}`;
export const CREATE_REVIEW = `mutation Create($input: CreateReviewInput!) { createReview(input: $input) { ${FIELDS} } }`;
export const UPDATE_REVIEW = `mutation Update($input: UpdateReviewInput!) { updateReview(input: $input) { ${FIELDS} } }`;
export const DELETE_REVIEW = `mutation Delete($input: DeleteReviewInput!) {
  deleteReview(input: $input) { id facility { id reviewCount averageRating } member { id reviewCount averageRating } }
}`;
export const TOGGLE_LIKE = `mutation Like($input: ToggleReviewLikeInput!) {
  toggleReviewLike(input: $input) { review { id likeCount viewerHasLiked } member { id email } }
}`;
export const REPORT_REVIEW = `mutation Report($input: ReportReviewInput!) { reportReview(input: $input) { id viewerHasReported } }`;
export const DELETE_REPORT = 'mutation DeleteReport($input: DeleteReviewReportInput!) { deleteReviewReport(input: $input) }';
export const REPORTS = `query Reports($page: Int = 0, $size: Int = 20) {
  reviewReports(page: $page, size: $size) {
    items { id reason reportedAt reporter { id email } review { id content member { id email } } } totalCount
  }
}`;

export interface ReviewAnswer {
  id: string;
  content: string;
  rating: number;
  insertedAt: string;
  likeCount: number;
  viewerHasLiked: boolean;
  viewerHasReported: boolean;
  viewerIsAuthor: boolean;
  viewerCanEdit: boolean;
  images: { url: string; name: string }[];
  tags: { name: string }[];
  facility: { id: string; reviewCount: number; averageRating: number | null };
  member: { id: string; email: string; reviewCount: number; averageRating: number | null };
}

type Input = Record<string, unknown>;
/** null is a visitor. */
type Actor = Member | null;

const act = <Data>(app: TestApp, document: string, actor: Actor, variables: Input): Promise<Answer<Data>> =>
  app.as(actor && viewerOf(actor)).run<Data>(document, variables);

export const createReview = (app: TestApp, actor: Actor, input: Input) =>
  act<{ createReview: ReviewAnswer }>(app, CREATE_REVIEW, actor, { input: { rating: 5, content: '좋아요', ...input } });
export const updateReview = (app: TestApp, actor: Actor, input: Input) =>
  act<{ updateReview: ReviewAnswer }>(app, UPDATE_REVIEW, actor, { input });
export const deleteReview = (app: TestApp, actor: Actor, id: number | string) =>
  act<{ deleteReview: Pick<ReviewAnswer, 'id' | 'facility' | 'member'> }>(app, DELETE_REVIEW, actor, { input: { id } });
export const toggleLike = (app: TestApp, actor: Actor, reviewId: number | string, isLiked?: boolean) =>
  act<{ toggleReviewLike: { review: ReviewAnswer; member: { id: string; email: string } } }>(app, TOGGLE_LIKE, actor, {
    input: { reviewId, ...(isLiked !== undefined && { isLiked }) },
  });
export const reportReview = (app: TestApp, actor: Actor, reviewId: number | string, reason = '광고예요') =>
  act<{ reportReview: ReviewAnswer }>(app, REPORT_REVIEW, actor, { input: { reviewId, reason } });
export const listReviews = (app: TestApp, actor: Actor, variables: Input = {}) =>
  act<{ reviews: { items: ReviewAnswer[]; totalCount: number } }>(app, REVIEWS, actor, variables);
export const findReview = async (app: TestApp, actor: Actor, id: number | string): Promise<ReviewAnswer | null> =>
  (await act<{ review: ReviewAnswer | null }>(app, REVIEW, actor, { id })).data?.review ?? null;

let picture: Promise<Buffer> | undefined;

/** Small pictures with these names. */
export async function picturesNamed(...names: string[]): Promise<Uploaded[]> {
  picture ??= pictureOf('jpeg', 8, 8);
  const data = await picture;
  return names.map((name) => uploaded(data, name));
}

/** A file as the scalar Upload takes it: nothing but the library's own class passes for one. */
export function uploaded(data: Buffer | string, name: string): Uploaded {
  return Object.assign(new Uploaded(), { promise: Promise.resolve(uploadOf(data, name)) });
}
