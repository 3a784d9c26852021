/** What another page may ask of the map; names as features/facility/search/search-url.ts reads them. */
export interface MapParams {
  /** Search text. */
  q?: string;
  /** Official name of the region, such as 서울특별시. */
  region?: string;
  district?: string;
  /** Groups or kinds. */
  category?: readonly string[];
  pet?: readonly ('dog' | 'cat' | 'other')[];
  parking?: 'Y' | 'N';
  type?: 'indoor' | 'outdoor';
}

/** The only place that spells addresses of pages. */
export const paths = {
  home: () => '/',
  about: () => '/about',
  map: (params: MapParams = {}) => withQuery('/KakaoMap', params),
  /** With a review that the page goes to. */
  facility: (id: string, focusReviewId?: string) => withQuery(`/facility/${encodeURIComponent(id)}`, { focusReviewId }),
  /** Those with a tag that contains the text; all without. */
  reviewsLatest: (tag?: string) => withQuery('/review/latest', { tag }),
  memberReviews: (memberId: string, focusReviewId?: string) =>
    withQuery(`/review/my/${encodeURIComponent(memberId)}`, { focusReviewId }),
  board: (id: string) => `/board/${encodeURIComponent(id)}`,
  /** `q` in title or content; `p` from 1. */
  boards: ({ q, p = 1 }: { q?: string; p?: number } = {}) => withQuery('/board/list', { q, p: p > 1 ? String(p) : undefined }),
  boardAdd: () => '/board/add',
  boardEdit: (id: string) => withQuery('/board/edit', { id }),
  login: () => '/login',
  signUp: () => '/signup',
  kakaoCallback: () => '/auth/kakao/callback',
  /** Only its owner and administrators see it. */
  member: (email: string) => withQuery('/member', { email }),
  memberEdit: (email: string) => withQuery('/member/edit', { email }),
  /** With a place whose facts are wrong, the form begins with it. */
  support: (facilityId?: string) => withQuery('/support', { facilityId }),
  chatbot: () => '/chatbot',
  admin: () => '/admin',
  adminMembers: () => '/admin/member/list',
  adminInquiries: () => '/admin/support/list',
  adminReports: () => '/admin/review/report/list',
  adminHolidays: () => '/admin/holidays',
  unauthorized: () => '/unauthorized',
  terms: () => '/terms',
  privacy: () => '/privacy',
};

type QueryValue = string | readonly string[] | undefined;

function withQuery(path: string, params: Record<string, QueryValue> | MapParams): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(params) as [string, QueryValue][])
    for (const one of typeof value === 'string' ? [value] : (value ?? [])) if (one) search.append(name, one);
  const query = search.toString();
  return query ? `${path}?${query}` : path;
}
