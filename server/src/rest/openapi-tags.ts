/** What the groups of paths are about, in the order in which they are shown. */
export const TAGS: Record<string, string> = {
  장소: '반려동물과 함께 갈 수 있는 곳. 공공데이터의 문구를 그대로 둡니다.',
  회원: '로그인, 가입, 자신의 정보',
  리뷰: '리뷰와 태그, 좋아요, 신고',
  즐겨찾기: '다시 보려고 모아 둔 장소',
  공지: '운영자가 쓰는 글과 첨부파일',
  댓글: '공지에 다는 댓글',
  문의: '운영자에게 보내는 글',
  캘린더: '공휴일과 자신이 다녀온 날',
  챗봇: '반려 생활과 갈 곳을 묻는 챗봇',
};
