import type { ContentKind, ReportedContentState } from '../../../graphql/types.generated';
import { numberText } from '../../../lib/number-text';

export const STRINGS = {
  title: '신고 목록',
  views: '보기',
  view: { '': '신고별', content: '글별' },
  searchLabel: '글, 쓴 회원, 신고 사유로 찾기',
  none: '신고되거나 가린 글이 없습니다.',
  failed: '서버 오류로 신고 목록을 불러올 수 없습니다.',
  kind: '종류',
  kinds: { REVIEW: '리뷰', COMMENT: '댓글' } satisfies Record<ContentKind, string>,
  state: '상태',
  states: { OPEN: '보이는 글', BLINDED: '가린 글' } satisfies Record<ReportedContentState, string>,
  content: '글',
  author: '쓴 회원',
  reports: '신고',
  count: (count: number) => `${numberText(count)}건`,
  newest: '최근 신고',
  noDay: '-',
  reasons: '신고 사유',
  reporter: (nickName: string) => `${nickName}: `,
  moreReasons: (count: number) => `외 ${numberText(count)}건`,
  visible: '보임',
  blindedUntil: (day: string) => `${day}까지\n가림`,
  blinded: '계속 가림',
  actions: '처리',
  actionOf: (action: string, kind: string, author: string, id: string) => `${action} (${author}님의 ${kind} ${id})`,
};
