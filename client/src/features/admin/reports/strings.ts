interface ReportWords {
  /** Of the report: a review may have several. */
  id: string;
  place: string;
  writer: string;
}

/** Which one, for those who do not see the row. */
const wordsOf = ({ id, place, writer }: ReportWords) => `${place}, ${writer}님의 리뷰, 신고 ${id}`;

export const STRINGS = {
  title: '신고 목록',
  searchLabel: '신고 사유, 신고한 회원, 리뷰, 장소로 찾기',
  reporter: '신고한 회원',
  review: '리뷰',
  reviewId: (id: string) => `리뷰 ${id}`,
  writer: (nickName: string) => `${nickName}님이 씀`,
  content: '리뷰 글',
  reason: '신고 사유',
  reported: '신고일',
  actions: '처리',
  none: '신고된 리뷰가 없습니다.',
  failed: '서버 오류로 신고 목록을 불러올 수 없습니다.',
  removing: '삭제하는 중…',

  removeReport: '신고만 삭제',
  removeReportOf: (report: ReportWords) => `신고만 삭제 (${wordsOf(report)})`,
  removeReportTitle: '신고만 삭제할까요?',
  removeReportText: ({ place, writer }: ReportWords) =>
    `‘${place}’에 ${writer}님이 쓴 리뷰는 그대로 남고, 이 신고만 지워요. 되돌릴 수 없어요.`,
  reportRemoved: '신고를 삭제했습니다.',
  reportFailed: '신고 삭제 중 오류가 발생했습니다.',

  removeReview: '리뷰와 신고 삭제',
  removeReviewOf: (report: ReportWords) => `리뷰와 신고 삭제 (${wordsOf(report)})`,
  removeReviewTitle: '리뷰와 신고를 모두 삭제할까요?',
  removeReviewText: ({ place, writer }: ReportWords) =>
    `‘${place}’에 ${writer}님이 쓴 리뷰를 사진, 좋아요와 함께 지우고, 이 리뷰에 대한 신고도 모두 지워요. 되돌릴 수 없어요.`,
  reviewRemoved: '리뷰와 관련 신고를 모두 삭제했습니다.',
  reviewFailed: '리뷰와 신고를 삭제하는 중 오류가 발생했습니다.',
};
