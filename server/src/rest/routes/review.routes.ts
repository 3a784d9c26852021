import { z } from 'zod';
import { entityIdOf } from '../../shared/validation/entity-id';
import { LIMITS } from '../../shared/validation/limits';
import { REVIEW_RULES } from '../../shared/validation/review-rules';
import {
  CreateReviewDocument,
  DeleteReviewDocument,
  DeleteReviewReportDocument,
  ReportReviewDocument,
  ReviewLikeDocument,
  type ReviewItemFragment,
  ReviewListDocument,
  ReviewReportListDocument,
  TagListDocument,
  ToggleReviewLikeDocument,
  UpdateReviewDocument,
} from '../documents/review.generated';
import { bodyId, bodyText, cutInteger, entityId, ignored, integer, LIST_MAX, listOf, oneOf, text, uploads } from '../parameters';
import { type FileUrl, type Route, route } from '../route';
import { textReply } from './message.reply';
import {
  createdReview,
  reviewItem,
  reviewItemOf,
  reviewLike,
  reviewReport,
  reviewReportOf,
  tagItem,
  tagItemOf,
} from './review.reply';

const tag = '리뷰';
const { rating, images } = REVIEW_RULES;
const reviewId = entityId().meta({ description: '리뷰', examples: [512] });
const notFound = '리뷰를 찾을 수 없습니다.';

/** The contract answers a file that is too large with 400 here. */
const statuses = { PAYLOAD_TOO_LARGE: 400 } as const;
const tooLarge = `마당.jpg: 파일은 하나에 ${LIMITS.fileBytesMax / 1024 / 1024}MB까지 올릴 수 있습니다.`;

const written = {
  review: bodyText(`리뷰의 글, ${REVIEW_RULES.content.max.toLocaleString('ko')}자까지`),
  rating: integer(rating).describe('별점, 1부터 5까지'),
  files: uploads(`사진, 한 번에 ${images.newMax}장까지`, images.newMax),
  tagNames: listOf(bodyText('태그'), LIST_MAX).default([]).describe(`태그 ${REVIEW_RULES.tags.max}개까지. 앞의 #는 떼어 냅니다.`),
  memberEmail: ignored('작성자는 토큰으로 정해집니다'),
};

/** An unknown id has no reviews; null (404) for numbers below 1. */
const reviewsOf = (id: string, reviews: ReviewItemFragment[], fileUrl: FileUrl) =>
  Number(id) < 1 ? null : reviews.map((review) => reviewItemOf(review, fileUrl));

export const REVIEW_ROUTES: Route[] = [
  route({
    method: 'get',
    path: '/api/review/latest',
    tag,
    summary: '최신 리뷰',
    query: z.object({
      limit: cutInteger({ min: 1, max: 100 }).default(5).meta({ description: '최대 100. 더 크면 줄입니다.' }),
    }),
    document: ReviewListDocument,
    variables: ({ query }) => ({ sort: 'LATEST' as const, size: query.limit }),
    replySchema: z.array(reviewItem),
    reply: ({ reviews }, { fileUrl }) => reviews.items.map((review) => reviewItemOf(review, fileUrl)),
  }),
  route({
    method: 'get',
    path: '/api/review/myReview/{memberId}',
    tag,
    summary: '한 회원의 리뷰, 새로 쓴 순',
    description: '모르는 회원이면 빈 목록입니다. 회원의 번호가 될 수 없는 수(0, 음수)는 404입니다.',
    notFound: '없는 회원입니다.',
    params: z.object({ memberId: entityId().meta({ description: '회원', examples: [7] }) }),
    document: ReviewListDocument,
    variables: ({ params }) => ({ filter: params, sort: 'LATEST' as const, size: LIMITS.reviewListMax }),
    replySchema: z.array(reviewItem),
    reply: ({ reviews }, { params, fileUrl }) => reviewsOf(params.memberId, reviews.items, fileUrl),
  }),
  route({
    method: 'get',
    path: '/api/review/facility/{facilityId}',
    tag,
    summary: '한 장소의 리뷰',
    description: `최대 ${LIMITS.reviewListMax.toLocaleString('ko')}개. 모르는 장소이면 빈 목록입니다. 장소의 번호가 될 수 없는 수(0, 음수)는 404입니다.`,
    notFound: '장소를 찾을 수 없습니다.',
    params: z.object({ facilityId: entityId().meta({ description: '장소', examples: [128] }) }),
    query: z.object({
      sort: oneOf(['latest', 'likes']).default('latest').meta({ description: 'likes는 좋아요가 많은 순, 같으면 새로 쓴 순' }),
    }),
    document: ReviewListDocument,
    variables: ({ params, query }) => ({
      filter: params,
      sort: query.sort === 'likes' ? ('LIKES' as const) : ('LATEST' as const),
      size: LIMITS.reviewListMax,
    }),
    replySchema: z.array(reviewItem),
    reply: ({ reviews }, { params, fileUrl }) => reviewsOf(params.facilityId, reviews.items, fileUrl),
  }),
  route({
    method: 'post',
    path: '/api/review/add',
    tag,
    summary: '리뷰 쓰기',
    statuses,
    refusals: { NOT_FOUND: '장소를 찾을 수 없습니다.', PAYLOAD_TOO_LARGE: tooLarge },
    body: {
      kind: 'multipart',
      schema: z.object({ facilityId: entityId().describe('장소'), ...written }).meta({
        examples: [{ facilityId: 128, review: '물그릇을 먼저 챙겨 주셨어요.', rating: 5, tagNames: ['카페', '마당'] }],
      }),
    },
    document: CreateReviewDocument,
    variables: ({ body: { facilityId, review, rating, files, tagNames } }) => ({
      input: { facilityId, content: review, rating, images: files, tagNames },
    }),
    replySchema: createdReview,
    reply: ({ createReview }) => ({ id: Number(createReview.id), message: '리뷰를 저장했습니다.' }),
  }),
  route({
    method: 'post',
    path: '/api/review/update/{id}',
    tag,
    summary: '리뷰 고치기',
    description: '쓴 회원과 관리자만. 글, 별점, 태그, 사진만 바뀌며 tagNames가 하나도 없으면 태그를 모두 지웁니다.',
    notFound,
    statuses,
    refusals: { FORBIDDEN: '리뷰를 수정할 권한이 없습니다.', PAYLOAD_TOO_LARGE: tooLarge },
    params: z.object({ id: reviewId }),
    body: {
      kind: 'multipart',
      schema: z
        .object({
          ...written,
          deleteFileNames: listOf(bodyText('지울 사진의 이름: 주소의 마지막 부분'), LIST_MAX)
            .default([])
            .describe('지울 사진의 이름: 주소의 마지막 부분. 이 리뷰에 없는 이름은 무시합니다.'),
          facilityId: ignored('장소는 바꿀 수 없습니다'),
          facilityName: ignored('장소는 바꿀 수 없습니다'),
        })
        .meta({ examples: [{ review: '다시 가도 좋았어요.', rating: 4, tagNames: ['카페'], deleteFileNames: ['마당.jpg'] }] }),
    },
    document: UpdateReviewDocument,
    variables: ({ params, body: { review, rating, files, tagNames, deleteFileNames } }) => ({
      input: { ...params, content: review, rating, images: files, tagNames, removedImageNames: deleteFileNames },
    }),
    ...textReply('리뷰를 수정했습니다.'),
  }),
  route({
    method: 'delete',
    path: '/api/review/delete/{reviewId}',
    tag,
    summary: '리뷰 지우기',
    description: '쓴 회원과 관리자만. 좋아요와 신고, 사진도 함께 지워집니다.',
    notFound,
    refusals: { FORBIDDEN: '리뷰를 삭제할 권한이 없습니다.' },
    params: z.object({ reviewId }),
    body: {
      kind: 'json',
      isOptional: true,
      schema: z.object({ email: ignored('지우는 회원은 토큰으로 정해집니다') }).meta({ examples: [{}] }),
    },
    document: DeleteReviewDocument,
    variables: ({ params }) => ({ input: { id: params.reviewId } }),
    ...textReply('리뷰를 삭제했습니다.'),
  }),
  route({
    method: 'post',
    path: '/api/review/report',
    tag,
    summary: '리뷰 신고',
    description: '한 리뷰를 한 번만 신고할 수 있습니다. 다시 신고하면 409, 자신의 리뷰는 400입니다.',
    notFound,
    statuses: { CONFLICT: 409 },
    refusals: { CONFLICT: REVIEW_RULES.report.againText },
    body: {
      kind: 'json',
      schema: z
        .object({
          reviewId: bodyId('신고할 리뷰'),
          reason: bodyText(`신고 사유, ${REVIEW_RULES.report.reasonMax}자까지`),
        })
        .meta({ examples: [{ reviewId: 512, reason: '광고 같아요.' }] }),
    },
    document: ReportReviewDocument,
    variables: ({ body }) => ({ input: body }),
    ...textReply('신고를 접수했습니다.'),
  }),
  route({
    method: 'get',
    path: '/api/review/report/list',
    tag,
    summary: '리뷰 신고 목록',
    description: `새로 신고한 순. 최대 ${LIMITS.reviewListMax.toLocaleString('ko')}개.`,
    document: ReviewReportListDocument,
    variables: () => ({ size: LIMITS.reviewListMax }),
    replySchema: z.array(reviewReport),
    reply: ({ reviewReports }) => reviewReports.items.map(reviewReportOf),
  }),
  route({
    method: 'delete',
    path: '/api/review/report/{reportId}',
    tag,
    summary: '리뷰 신고 지우기',
    description: '리뷰는 남습니다.',
    notFound: '신고를 찾을 수 없습니다.',
    params: z.object({ reportId: entityId().meta({ description: '신고', examples: [3] }) }),
    document: DeleteReviewReportDocument,
    variables: ({ params }) => ({ input: { id: params.reportId } }),
    ...textReply('신고를 삭제했습니다.'),
  }),
  route({
    method: 'get',
    path: '/api/reviewlike/review/{reviewId}',
    tag,
    summary: '리뷰의 좋아요',
    description: '모르는 리뷰는 좋아요가 0개입니다. 어떤 리뷰의 번호도 될 수 없는 수(0, 음수)는 404입니다.',
    notFound,
    params: z.object({ reviewId }),
    document: ReviewLikeDocument,
    variables: ({ params }) => ({ id: params.reviewId }),
    replySchema: reviewLike,
    reply: ({ review, viewer }, { params }) =>
      entityIdOf(params.reviewId) === null
        ? null
        : {
            reviewId: Number(params.reviewId),
            memberId: viewer && Number(viewer.id),
            liked: review?.viewerHasLiked ?? false,
            likeCount: review?.likeCount ?? 0,
          },
  }),
  route({
    method: 'put',
    path: '/api/reviewlike',
    tag,
    summary: '좋아요 누르기와 거두기',
    notFound,
    body: { kind: 'json', schema: z.object({ reviewId: bodyId('리뷰') }).meta({ examples: [{ reviewId: 512 }] }) },
    document: ToggleReviewLikeDocument,
    variables: ({ body }) => ({ input: body }),
    replySchema: reviewLike,
    reply: ({ toggleReviewLike: { review, member } }) => ({
      reviewId: Number(review.id),
      memberId: Number(member.id),
      liked: review.viewerHasLiked,
      likeCount: review.likeCount,
    }),
  }),
  route({
    method: 'get',
    path: '/api/tags',
    tag,
    summary: '리뷰에 쓰인 태그, 많이 쓰인 순',
    description: `최대 ${LIMITS.tagListMax}개.`,
    query: z.object({
      q: text(LIMITS.searchTextMax)
        .default('')
        .meta({ description: '이름에 든 문자열. 앞의 #는 떼어 냅니다.', examples: ['카페'] }),
    }),
    document: TagListDocument,
    variables: ({ query }) => ({ query: query.q }),
    replySchema: z.array(tagItem),
    reply: ({ tags }) => tags.map(tagItemOf),
  }),
];
