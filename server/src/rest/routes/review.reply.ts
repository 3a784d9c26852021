import { z } from 'zod';
import { isoInstant } from '../../shared/text/seoul-time';
import type { ReviewItemFragment, ReviewReportListQuery } from '../documents/review.generated';
import type { FileUrl } from '../route';

const id = (description: string) => z.int32().min(1).describe(description);
const count = (description: string) => z.int().min(0).describe(description);
const facilityName = z.string().describe('장소의 이름');
const instant = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
const email = z.string().describe('이메일. 본인과 관리자가 아니면 가린 모양입니다.');

export const tagItem = z
  .strictObject({ id: id('태그의 번호'), name: z.string().describe('태그의 이름, # 없이') })
  .meta({ id: 'Tag', description: '태그', examples: [{ id: 3, name: '카페' }] });

const content = '물그릇을 먼저 챙겨 주셨어요. 마당이 넓어 뛰어놀기 좋아요.';
const insertedAt = '2025-08-03T05:12:40Z';
const facility = { id: 128, name: '멍멍카페 연남점' };
const itemExample = {
  id: 512,
  review: content,
  content,
  rating: 5,
  insertedAt,
  createdAt: insertedAt,
  files: ['/files/pX8dN2mVq5JtRw0LsBzKcA/%EB%A7%88%EB%8B%B9.jpg'],
  tags: [{ id: 3, name: '카페' }],
  petFacility: { ...facility, sidoName: '서울특별시', sigunguName: '마포구' },
  facilityId: facility.id,
  facilityName: facility.name,
  memberId: 7,
  memberEmail: 'm***@b***.example',
  memberEmailNickName: '초코네',
  profileImageUrl: null,
  likeCount: 8,
  likesCount: 8,
  countMemberReview: 24,
  memberAverageRating: 4.3,
};

export const reviewItem = z
  .strictObject({
    id: id('리뷰의 번호'),
    review: z.string().describe('리뷰의 글'),
    content: z.string().describe('review와 같은 값'),
    rating: z.int().min(1).max(5).describe('별점'),
    insertedAt: instant.describe('쓴 때 (UTC)'),
    createdAt: instant.describe('insertedAt과 같은 값'),
    files: z.array(z.string()).describe('사진의 주소'),
    tags: z.array(tagItem).describe('태그'),
    petFacility: z
      .strictObject({
        id: id('장소의 번호'),
        name: facilityName,
        sidoName: z.string().nullable().describe('시·도'),
        sigunguName: z.string().nullable().describe('시·군·구'),
      })
      .describe('리뷰의 장소'),
    facilityId: id('장소의 번호'),
    facilityName,
    memberId: id('쓴 회원의 번호'),
    memberEmail: email,
    memberEmailNickName: z.string().describe('쓴 회원의 별명'),
    profileImageUrl: z.string().nullable().describe('쓴 회원의 사진. 없으면 null (/user.png를 보여 주세요).'),
    likeCount: count('좋아요의 수'),
    likesCount: count('likeCount와 같은 값'),
    countMemberReview: count('쓴 회원의 리뷰 수'),
    memberAverageRating: z.number().min(1).max(5).nullable().describe('쓴 회원이 준 별점의 평균, 소수 한 자리'),
  })
  .meta({ id: 'Review', description: '리뷰', examples: [itemExample] });

export function reviewItemOf(review: ReviewItemFragment, fileUrl: FileUrl): z.input<typeof reviewItem> {
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
    files: review.images.map(({ url }) => fileUrl(url)),
    tags: review.tags.map(tagItemOf),
    petFacility,
    facilityId: petFacility.id,
    facilityName: facility.name,
    memberId: Number(member.id),
    memberEmail: member.email,
    memberEmailNickName: member.nickName,
    profileImageUrl: member.profileImage && fileUrl(member.profileImage.url),
    likeCount,
    likesCount: likeCount,
    countMemberReview: member.reviewCount,
    memberAverageRating: member.averageRating,
  };
}

export const tagItemOf = ({ id, name }: { id: string; name: string }) => ({ id: Number(id), name });

export const createdReview = z
  .strictObject({ id: id('새 리뷰의 번호'), message: z.string().describe('사람에게 보여 줄 글') })
  .meta({ id: 'CreatedReview', description: '새로 쓴 리뷰', examples: [{ id: 512, message: '리뷰를 저장했습니다.' }] });

export const reviewLike = z
  .strictObject({
    reviewId: id('리뷰의 번호'),
    memberId: id('').nullable().describe('묻는 회원의 번호. 방문자에게는 null.'),
    liked: z.boolean().describe('묻는 회원이 좋아한 리뷰인지'),
    likeCount: count('좋아요의 수'),
  })
  .meta({
    id: 'ReviewLike',
    description: '리뷰의 좋아요',
    examples: [{ reviewId: 512, memberId: 7, liked: true, likeCount: 9 }],
  });

export const reviewReport = z
  .strictObject({
    id: id('신고의 번호'),
    reviewId: id('신고한 리뷰'),
    reporterEmail: z.string().describe('신고한 회원의 이메일'),
    reporterId: id('신고한 회원의 번호'),
    reviewWriterId: id('리뷰를 쓴 회원의 번호'),
    reason: z.string().describe('신고 사유'),
    reportedAt: instant.describe('신고한 때 (UTC)'),
  })
  .meta({
    id: 'ReviewReport',
    description: '리뷰 신고',
    examples: [
      {
        id: 3,
        reviewId: 512,
        reporterEmail: 'friend@baldojang.example',
        reporterId: 9,
        reviewWriterId: 7,
        reason: '광고 같아요.',
        reportedAt: '2025-08-04T01:20:33Z',
      },
    ],
  });

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
