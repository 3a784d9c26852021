import { numberText } from '../../../lib/number-text';

/** 1240 → 1,240 */

export const STRINGS = {
  title: '공지사항',
  lead: '발도장의 새 소식과 알림이에요.',
  write: '공지 쓰기',
  searchLabel: '제목이나 본문으로 찾기',
  placeholder: '제목이나 본문',
  submit: '찾기',
  count: (count: number) => `공지 ${numberText(count)}개`,
  found: (query: string, count: number) => `‘${query}’ 검색 결과 ${numberText(count)}개`,
  loading: '공지를 불러오는 중이에요.',
  table: '공지 목록',
  number: '번호',
  category: '구분',
  titleColumn: '제목',
  author: '작성자',
  time: '작성일',
  attachments: '첨부',
  comments: (count: number) => `댓글 ${numberText(count)}개`,
  attachmentCount: (count: number) => `첨부파일 ${numberText(count)}개`,
  noAttachment: '-',
  spokenNoAttachment: '첨부파일 없음',
  none: '등록된 공지가 없습니다.',
  notFound: '검색 결과가 없습니다.',
  notFoundHint: '다른 말로 찾아보거나 모든 공지를 둘러보세요.',
  all: '모든 공지 보기',
  toHome: '처음으로',
  signIn: '로그인',
};
