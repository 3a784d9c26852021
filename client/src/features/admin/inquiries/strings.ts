import type { InquiryStatus, InquirySubject } from '../../../graphql/types.generated';

export const STRINGS = {
  title: '문의 목록',
  searchLabel: '이메일, 제목, 내용으로 찾기',
  email: '이메일',
  subject: '제목',
  message: '내용',
  received: '받은 날',
  status: '상태',
  statuses: { NEW: '새 문의', IN_PROGRESS: '처리 중', ANSWERED: '답변함' } satisfies Record<InquiryStatus, string>,
  objection: '이의 제기',
  about: '대상',
  abouts: { FACILITY: '장소', REVIEW: '리뷰', COMMENT: '댓글', SUSPENSION: '이용 정지' } satisfies Record<InquirySubject, string>,
  aboutNamed: (kind: string, name: string) => `${kind}: ${name}`,
  aboutComment: '댓글이 달린 공지',
  aboutGone: (kind: string) => `${kind} (지워졌거나 볼 수 없음)`,
  actions: '처리',
  reply: (subject: string) => `Re: ${subject}`,
  member: (nickName: string) => `회원 ${nickName}`,
  none: '등록된 문의가 없습니다.',
  failed: '서버 오류로 문의를 불러올 수 없습니다.',

  open: '열기',
  openOf: (subject: string) => `‘${subject}’ 문의 열기`,

  remove: '삭제',
  removeOf: (subject: string) => `‘${subject}’ 문의 삭제`,
  removeTitle: '문의를 삭제할까요?',
  removeText: (email: string, subject: string) => `‘${subject}’ 문의(${email})를 처리한 것으로 보고 지워요. 되돌릴 수 없어요.`,
  removing: '삭제하는 중…',
  removed: '문의를 처리했습니다.',
  removeFailed: (why: string) => `삭제 중 오류가 발생했습니다. ${why}`,
};
