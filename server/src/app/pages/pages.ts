import { type DocumentNode, parse } from 'graphql';
import { BOARD_META, boardMeta } from './board-meta';
import { FACILITY_META, facilityMeta } from './facility-meta';
import { type PageMeta, SITE_META } from './page-meta';
import { REVIEWER_META, reviewerMeta } from './reviewer-meta';

/** A route of the client, with its metadata; all other paths answer 404. */
export interface Page {
  /** Case and a trailing slash are ignored; the first match wins. */
  path: RegExp;
  /** Run as a visitor; a null `thing` means 404. */
  document?: DocumentNode;
  /** @param found data of the document */
  meta: (found: unknown) => PageMeta;
}

export const PAGES: Page[] = [
  { path: /^\/$/, meta: () => SITE_META },
  page('/about', '소개', {
    description:
      '발도장이 어떤 곳인지 알려 드려요. 공공데이터의 장소를 조건에 맞게 찾고, 다녀온 사람의 솔직한 리뷰를 읽어 보세요.',
  }),
  page('/KakaoMap', '지도 검색', {
    description:
      '반려동물과 함께 갈 수 있는 카페, 식당, 펜션, 동물병원을 지도에서 찾아보세요. 지역과 종류, 동반 조건으로 좁힐 수 있어요.',
  }),
  page('/review/latest', '최신 리뷰', {
    description: '반려동물과 다녀온 사람들이 방금 남긴 리뷰예요. 태그로 찾아보고 다음에 갈 곳을 골라 보세요.',
    text: '반려동물과 다녀온 사람들이 방금 남긴 리뷰예요. 별점과 사진을 보고, 들어갈 때의 조건은 어땠는지 읽어 보세요. 태그로 찾아보고 다음에 갈 곳을 골라 보세요.',
  }),
  page('/board/list', '공지사항', { description: '발도장의 새 소식과 안내를 모았어요.' }),
  page('/support', '문의하기', { description: '궁금한 점이나 장소 정보의 잘못된 곳을 알려 주세요. 이메일로 답변드려요.' }),
  page('/chatbot', '챗봇', {
    description: '반려동물을 돌보다 궁금한 것을 물어보세요. 함께 갈 수 있는 가까운 장소도 찾아 드려요.',
  }),
  page('/terms', '이용약관', { description: '발도장을 쓸 때 지켜야 할 약속이에요.' }),
  page('/privacy', '개인정보처리방침', { description: '발도장이 어떤 개인정보를 어떻게 다루는지 알려 드려요.' }),
  page('/login', '로그인', { isHidden: true }),
  page('/password/forgot', '비밀번호 다시 정하기', { isHidden: true }),
  page('/password/reset', '새 비밀번호 정하기', { isHidden: true }),
  page('/email/confirm', '이메일 확인', { isHidden: true }),
  page('/signup', '회원가입', { isHidden: true }),
  page('/auth/kakao/callback', '로그인', { isHidden: true }),
  page('/member', '마이페이지', { isHidden: true }),
  page('/member/activity', '내 활동', { isHidden: true }),
  page('/member/edit', '회원 정보 수정', { isHidden: true }),
  page('/unauthorized', '볼 수 없는 페이지', { isHidden: true }),
  page('/board/add', '공지 쓰기', { isHidden: true }),
  page('/board/edit', '공지 수정', { isHidden: true }),
  page('/admin', '관리', { isHidden: true }),
  page('/admin/member/list', '회원 목록', { isHidden: true }),
  page('/admin/support/list', '문의 목록', { isHidden: true }),
  page('/admin/review/report/list', '신고 목록', { isHidden: true }),
  page('/admin/visit/list', '방문 기록', { isHidden: true }),
  page('/admin/correction/list', '정보 수정 제안', { isHidden: true }),
  page('/admin/data', '자료 점검', { isHidden: true }),
  page('/admin/holidays', '공휴일', { isHidden: true }),
  pageOf(/^\/facility\/(?<id>[^/]+)\/?$/i, FACILITY_META, facilityMeta),
  pageOf(/^\/board\/(?<id>[^/]+)\/?$/i, BOARD_META, boardMeta),
  pageOf(/^\/review\/my\/(?<id>[^/]+)\/?$/i, REVIEWER_META, reviewerMeta),
];

/** A page that always exists. */
function page(path: string, title: string, meta: Partial<PageMeta>): Page {
  return { path: new RegExp(`^${path}/?$`, 'i'), meta: () => ({ ...SITE_META, path, title, ...meta }) };
}

function pageOf<Found>(path: RegExp, query: string, meta: (found: Found) => PageMeta): Page {
  return { path, document: parse(query), meta: (found) => meta(found as Found) };
}
