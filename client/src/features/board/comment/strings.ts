import { numberText } from '../../../lib/number-text';

export const STRINGS = {
  title: '댓글',
  loading: '댓글을 불러오는 중이에요',
  listFailed: '댓글 목록 불러오기 실패',
  none: '아직 댓글이 없어요.',
  more: (left: number) => `더 보기 (${numberText(left)}개 남음)`,
  moreLoading: '불러오는 중…',
  commentOf: (nickName: string) => `${nickName} 님의 댓글`,

  box: '댓글 쓰기',
  placeholder: '댓글을 남겨 보세요.',
  forVisitors: '로그인 후 댓글을 남길 수 있습니다.',
  signIn: '로그인',
  submit: '등록',
  submitting: '등록하는 중…',
  count: (count: number, max: number) => `${numberText(count)} / ${numberText(max)}`,
  created: '댓글을 등록했습니다.',
  createFailed: (why: string) => `댓글 등록 중 오류가 발생했습니다. ${why}`,
  /** Beside what failed, when nobody knows why. */
  tryAgain: '잠시 후 다시 시도해 주세요.',

  edit: '수정',
  editBox: '댓글 수정',
  save: '저장',
  saving: '저장하는 중…',
  cancel: '취소',
  edited: '댓글을 수정했습니다.',
  editFailed: (why: string) => `댓글 수정 실패: ${why}`,

  remove: '삭제',
  removeTitle: '댓글을 삭제할까요?',
  removeText: '지운 댓글은 되돌릴 수 없어요.',
  removing: '삭제하는 중…',
  removed: '댓글을 삭제했습니다.',
  removeFailed: (why: string) => `댓글 삭제 실패: ${why}`,

  own: {
    title: '내 댓글',
    loading: '내 댓글을 불러오는 중이에요',
    failed: '내 댓글을 불러오지 못했어요.',
    count: (count: number) => `댓글 ${numberText(count)}개`,
    none: '아직 쓴 댓글이 없어요.',
    noneHint: '공지를 읽고 생각을 남겨 보세요.',
    toBoards: '공지사항 보기',
  },
};
