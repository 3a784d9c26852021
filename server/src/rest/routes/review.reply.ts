import { z } from 'zod';
import { isoInstant } from '../../shared/iso-instant';
import type { ReviewItemFragment, ReviewReportListQuery } from '../documents/review.generated';

const id = z.int32().min(1);
const count = z.int().min(0);
const instant = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
const average = z.number().min(1).max(5).nullable().describe('소수 한 자리');
const email = z.string().describe('이메일. 본인과 관리자가 아니면 가린 모양입니다.');

export const tagItem = z
  .strictObject({ id, name: z.string().describe('# 없이') })
  .meta({ id: 'Tag', examples: [{ id: 3, name: '카페' }] });

export const reviewItem = z
  .strictObject({
    id,
    review: z.string().describe('리뷰의 글'),
    content: z.string().describe('review와 같은 값'),
    rating: z.int().min(1).max(5),
    insertedAt: instant.describe('쓴 때 (UTC)'),
    createdAt: instant.describe('insertedAt과 같은 값'),
    files: z.array(z.string()).describe('사진의 주소'),
    tags: z.array(tagItem),
    petFacility: z.strictObject({
      id,
      name: z.string(),
      sidoName: z.string().nullable(),
      sigunguName: z.string().nullable(),
    }),
    facilityId: id,
    facilityName: z.string(),
    memberId: id,
    memberEmail: email,
    memberEmailNickName: z.string().describe('쓴 회원의 별명'),
    profileImageUrl: z.string().nullable().describe('쓴 회원의 사진. 없으면 null (/user.png를 보여 주세요).'),
    likeCount: count,
    likesCount: count.describe('likeCount와 같은 값'),
    countMemberReview: count.describe('쓴 회원의 리뷰 수'),
    memberAverageRating: average.describe('쓴 회원이 준 별점의 평균, 소수 한 자리'),
  })
  .meta({ id: 'Review', description: '리뷰' });

export function reviewItemOf(review: ReviewItemFragment): z.input<typeof reviewItem> {
  const { content, rating, facility, member, likeCount } = review;
  const insertedAt = isoInstant(review.insertedAt);
  const petFacility = { ...facility, id: Number(facility.id) };
  return {
    id: Number(review.id),
    review: content,
    content,
    rating,
    insertedAt,
    createdAt: insertedAt,
    files: review.images.map(({ url }) => url),
    tags: review.tags.map(tagItemOf),
    petFacility,
    facilityId: petFacility.id,
    facilityName: facility.name,
    memberId: Number(member.id),
    memberEmail: member.email,
    memberEmailNickName: member.nickName,
    profileImageUrl: member.profileImage?.url ?? null,
    likeCount,
    likesCount: likeCount,
    countMemberReview: member.reviewCount,
    memberAverageRating: member.averageRating,
  };
}

export const tagItemOf = ({ id, name }: { id: string; name: string }) => ({ id: Number(id), name });

export const createdReview = z
  .strictObject({ id, message: z.string().describe('사람에게 보여 줄 글') })
  .meta({ id: 'CreatedReview', examples: [{ id: 512, message: '리뷰를 저장했습니다.' }] });

export const reviewLike = z
  .strictObject({
    reviewId: id,
    memberId: id.nullable().describe('묻는 회원. 방문자에게는 null.'),
    liked: z.boolean().describe('묻는 회원이 좋아한 리뷰인가'),
    likeCount: count,
  })
  .meta({ id: 'ReviewLike' });

export const reviewReport = z
  .strictObject({
    id,
    reviewId: id,
    reporterEmail: z.string().describe('신고한 회원의 이메일'),
    reporterId: id,
    reviewWriterId: id.describe('리뷰를 쓴 회원'),
    reason: z.string(),
    reportedAt: instant.describe('신고한 때 (UTC)'),
  })
  .meta({ id: 'ReviewReport', description: '리뷰 신고' });

export function reviewReportOf({
  id,
  review,
  reporter,
  reason,
  reportedAt,
}: ReviewReportListQuery['reviewReports']['items'][number]): z.input<typeof reviewReport> {
  return {
    id: Number(id),
    reviewId: Number(review.id),
    reporterEmail: reporter.email,
    reporterId: Number(reporter.id),
    reviewWriterId: Number(review.member.id),
    reason,
    reportedAt: isoInstant(reportedAt),
  };
}
