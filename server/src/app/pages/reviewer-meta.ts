import type { Member } from '../../modules/member/member.entity';
import { describe, type PageMeta } from './page-meta';
import { shareImageOf } from '../share-image/share-image';

export const REVIEWER_META = `query ReviewerPage($id: ID!) {
  thing: reviewer(id: $id) { id nickName reviewCount averageRating }
}`;

interface ReviewerFacts extends Pick<Member, 'id' | 'nickName'> {
  reviewCount: number;
  /** null without reviews */
  averageRating: number | null;
}

const PRIMARY = '#C2410C';

export function reviewerMeta({ thing }: { thing: ReviewerFacts }): PageMeta {
  const { id, nickName, reviewCount, averageRating } = thing;
  const path = `/review/my/${id}`;
  const title = `${nickName}님의 리뷰`;
  return {
    title,
    description:
      averageRating === null
        ? `${nickName}님은 아직 리뷰를 쓰지 않았어요.`
        : describe(
            `${nickName}님이 쓴 리뷰 ${reviewCount.toLocaleString('ko')}개, 평균 별점 ${averageRating.toFixed(1)}. 반려동물과 다녀온 곳의 이야기를 읽어 보세요.`,
          ),
    path,
    type: 'profile',
    image: shareImageOf(path, {
      label: { text: '리뷰', color: PRIMARY },
      note: null,
      title,
      rating: averageRating === null ? null : { average: averageRating, count: reviewCount },
      line: averageRating === null ? '아직 리뷰가 없어요' : null,
      photo: null,
    }),
    // No content yet.
    isHidden: reviewCount === 0,
  };
}
