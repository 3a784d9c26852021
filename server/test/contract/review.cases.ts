import { badIds, below, missingIds } from './bad-values';
import { ADMIN_EMAIL, type Actor, type ContractApp } from './contract-app';
import type { RouteCase } from './route-case';

const review = (facts: Record<string, string> = {}) => ({
  facilityId: '5000',
  review: '물그릇이 있어요.',
  rating: '5',
  ...facts,
});

/** A review of the actor's own. */
async function newReview(contract: ContractApp, as: Actor): Promise<number> {
  const answer = await contract.send('post', { address: '/api/review/add', form: review() }, contract.people[as]);
  return (answer.body as { id: number }).id;
}

async function newReport(contract: ContractApp): Promise<number> {
  const { people } = contract;
  const reviewId = await newReview(contract, 'admin');
  await contract.send('post', { address: '/api/review/report', json: { reviewId, reason: '광고 같아요.' } }, people.member);
  const answer = await contract.send('get', '/api/review/report/list', people.admin);
  return (answer.body as { id: number; reviewId: number }[]).find((report) => report.reviewId === reviewId)!.id;
}

const badReviews: Record<string, string>[] = [
  { review: ' ' },
  { review: '가'.repeat(1001) },
  { rating: '0' },
  { rating: '6' },
  { rating: '4.5' },
  { rating: '다섯' },
  { tagNames: '빈 칸' },
  { tagNames: '#' + '가'.repeat(21) },
];

export const REVIEW_CASES: Record<string, RouteCase> = {
  'GET /api/review/latest': {
    ok: '/api/review/latest',
    bad: ['limit=0', 'limit=-1', 'limit=1.5', 'limit=x'].map((query) => `/api/review/latest?${query}`),
  },
  'GET /api/review/myReview/{memberId}': {
    ok: '/api/review/myReview/1',
    bad: below('/api/review/myReview', badIds),
    // Any other number is unknown, and has no reviews.
    missing: below('/api/review/myReview', ['0', '-1']),
  },
  'GET /api/review/facility/{facilityId}': {
    ok: '/api/review/facility/5000',
    bad: [...below('/api/review/facility', badIds), '/api/review/facility/5000?sort=best'],
    missing: below('/api/review/facility', ['0', '-1']),
  },
  'POST /api/review/add': {
    ok: () => ({ address: '/api/review/add', form: review() }),
    as: 'member',
    bad: badReviews.map((facts) => ({ address: '/api/review/add', form: review(facts) })),
    missing: missingIds.map((facilityId) => ({ address: '/api/review/add', form: review({ facilityId }) })),
  },
  'POST /api/review/update/{id}': {
    ok: async (contract) => ({
      address: `/api/review/update/${await newReview(contract, 'member')}`,
      form: review({ facilityName: 'undefined' }),
    }),
    as: 'member',
    bad: [
      ...badReviews.map((facts) => ({ address: '/api/review/update/1', form: review(facts) })),
      ...below('/api/review/update', badIds).map((address) => ({ address, form: review() })),
    ],
    missing: below('/api/review/update', missingIds).map((address) => ({ address, form: review() })),
    // The very first review, which is the administrator's.
    foreign: [{ address: '/api/review/update/1', form: review() }],
  },
  'DELETE /api/review/delete/{reviewId}': {
    ok: async (contract) => ({
      address: `/api/review/delete/${await newReview(contract, 'member')}`,
      json: { email: ADMIN_EMAIL },
    }),
    as: 'member',
    bad: below('/api/review/delete', badIds),
    missing: below('/api/review/delete', missingIds),
    foreign: [{ address: '/api/review/delete/1' }, { address: '/api/review/delete/1', json: { email: ADMIN_EMAIL } }],
  },
  'POST /api/review/report': {
    ok: async (contract) => ({
      address: '/api/review/report',
      json: { reviewId: await newReview(contract, 'admin'), reason: '광고 같아요.' },
    }),
    as: 'member',
    bad: ['', '  ', '가'.repeat(101)].map((reason) => ({ address: '/api/review/report', json: { reviewId: 1, reason } })),
    missing: [0, -1, 999_999_999].map((reviewId) => ({ address: '/api/review/report', json: { reviewId, reason: '광고' } })),
  },
  'GET /api/review/report/list': { ok: '/api/review/report/list', as: 'admin' },
  'DELETE /api/review/report/{reportId}': {
    ok: async (contract) => ({ address: `/api/review/report/${await newReport(contract)}` }),
    as: 'admin',
    bad: below('/api/review/report', badIds),
    missing: below('/api/review/report', missingIds),
  },
  'GET /api/reviewlike/review/{reviewId}': {
    ok: '/api/reviewlike/review/1',
    bad: below('/api/reviewlike/review', badIds),
    // 4999 may be the id of a deleted review, which has no likes.
    missing: below('/api/reviewlike/review', missingIds).filter((path) => !path.endsWith('/4999')),
  },
  'PUT /api/reviewlike': {
    ok: async (contract) => ({ address: '/api/reviewlike', json: { reviewId: await newReview(contract, 'admin') } }),
    as: 'member',
    bad: [{ address: '/api/reviewlike', json: { reviewId: 1.5 } }],
    missing: [0, -1, 999_999_999].map((reviewId) => ({ address: '/api/reviewlike', json: { reviewId } })),
  },
  'GET /api/tags': { ok: '/api/tags', bad: [`/api/tags?q=${'가'.repeat(101)}`] },
};
