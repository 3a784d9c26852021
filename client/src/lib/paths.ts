export type ActivityTab = 'favorites' | 'comments' | 'visits' | 'inquiries';

/** The only place that spells addresses of pages; lib/search-filters.ts knows what may be asked of the map. */
export const paths = {
  home: () => '/',
  about: () => '/about',
  map: (query = '') => (query ? `/KakaoMap?${query}` : '/KakaoMap'),
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
  passwordForgot: () => '/password/forgot',
  signUp: () => '/signup',
  kakaoCallback: () => '/auth/kakao/callback',
  /** Only its owner and administrators see it. */
  member: (email: string) => withQuery('/member', { email }),
  /** `p` from 1. */
  memberActivity: (tab?: ActivityTab, p = 1) => withQuery('/member/activity', { tab, p: p > 1 ? String(p) : undefined }),
  memberEdit: (email: string) => withQuery('/member/edit', { email }),
  /** What it is about: a place whose facts are wrong, or what the sender objects to. */
  support: (about: { about?: 'suspension' | `${'facility' | 'review' | 'comment'}:${string}` } = {}) =>
    withQuery('/support', about),
  chatbot: () => '/chatbot',
  admin: () => '/admin',
  adminMembers: () => '/admin/member/list',
  adminInquiries: () => '/admin/support/list',
  adminReports: () => '/admin/review/report/list',
  adminVisits: () => '/admin/visit/list',
  adminCorrections: () => '/admin/correction/list',
  adminData: () => '/admin/data',
  adminHolidays: () => '/admin/holidays',
  unauthorized: () => '/unauthorized',
  terms: () => '/terms',
  privacy: () => '/privacy',
};

function withQuery(path: string, params: Record<string, string | undefined>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) if (value) search.append(name, value);
  const query = search.toString();
  return query ? `${path}?${query}` : path;
}
