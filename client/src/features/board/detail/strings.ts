export const STRINGS = {
  number: (id: string) => `#${id}`,
  attachments: '첨부파일',
  photo: (title: string, place: number) => `‘${title}’의 사진 ${place}번째`,
  download: '내려받기',
  downloadOf: (name: string) => `${name} 내려받기`,
  edit: '수정',
  remove: '삭제',
  removeTitle: '공지를 삭제할까요?',
  removeText: '댓글과 첨부파일도 함께 지워지고 되돌릴 수 없어요.',
  removing: '삭제하는 중…',
  removed: '공지를 삭제했습니다.',
  removeFailed: (why: string) => `게시물이 삭제되지 않았습니다. ${why}`,
};
