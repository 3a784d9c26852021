/**
 * Rules of reviews and reports for server and client (`npm run generate` writes them to the client's constants).
 * Lengths are counted in code points.
 */
export const REVIEW_RULES = {
  content: { max: 1_000, emptyText: '내용을 입력하세요.', longText: '리뷰는 1,000자까지 쓸 수 있습니다.' },
  rating: { min: 1, max: 5, default: 5, text: '별점은 1점부터 5점까지 줄 수 있습니다.' },
  tags: {
    max: 6,
    /** Of one tag, without its `#`. */
    nameMax: 20,
    pattern: '^[가-힣A-Za-z0-9_]+$',
    patternText: '태그에는 공백이나 특수문자를 쓸 수 없습니다.',
    longText: '태그는 20자까지 쓸 수 있습니다.',
    duplicateText: '이미 추가한 태그입니다.',
    maxText: '태그는 6개까지 추가할 수 있습니다.',
  },
  images: { newMax: 10, max: 15, newText: '사진은 한 번에 10장까지 올릴 수 있습니다.' },
  report: {
    reasonMax: 100,
    emptyText: '신고 사유를 입력하세요.',
    longText: '신고 사유는 100자까지 쓸 수 있습니다.',
    ownText: '자신의 리뷰는 신고할 수 없습니다',
    againText: '이미 신고한 리뷰입니다.',
  },
} as const;
