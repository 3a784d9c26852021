/**
 * Rules of announcements and comments for server and client (`npm run generate` writes them to the client's constants).
 * Lengths are counted in code points.
 */
export const BOARD_RULES = {
  title: { max: 255, longText: '제목은 255자까지 쓸 수 있습니다.' },
  content: { max: 20_000, longText: '본문은 20,000자까지 쓸 수 있습니다.' },
  emptyText: '제목은 필수이며, 본문 또는 첨부파일이 하나 이상 있어야 합니다.',
  attachments: { max: 10, text: '첨부파일은 10개까지 올릴 수 있습니다.' },
  pageSize: 10,
  comment: { max: 1_000, emptyText: '댓글 내용을 입력하세요.', longText: '댓글은 1,000자까지 쓸 수 있습니다.' },
  report: {
    reasonMax: 100,
    emptyText: '신고 사유를 입력하세요.',
    longText: '신고 사유는 100자까지 쓸 수 있습니다.',
    ownText: '자신의 댓글은 신고할 수 없습니다.',
    againText: '이미 신고한 댓글입니다.',
  },
} as const;
