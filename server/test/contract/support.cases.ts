import { badIds, below, missingIds } from './bad-values';
import type { ContractApp } from './contract-app';
import type { RouteCase } from './route-case';

const inquiry = (facts: Record<string, unknown> = {}) => ({
  email: 'visitor@baldojang.example',
  subject: '주차 문의',
  message: '주차할 수 있나요?',
  ...facts,
});
const badInquiries = [
  ...['', 'a@b', 'a b@c.kr', 'a@b.kr\r\nBcc: c@d.kr'].map((email) => ({ email })),
  ...['', ' ', '가'.repeat(31), '두\n줄'].map((subject) => ({ subject })),
  ...['', ' \n ', '가'.repeat(301)].map((message) => ({ message })),
];

/** An inquiry that is still there. */
async function newInquiry(contract: ContractApp): Promise<number> {
  await contract.send('post', { address: '/api/support', json: inquiry() });
  const answer = await contract.send('get', '/api/support/list', contract.people.admin);
  return (answer.body as { id: number }[])[0]!.id;
}

export const SUPPORT_CASES: Record<string, RouteCase> = {
  'POST /api/support': {
    ok: () => ({ address: '/api/support', json: inquiry() }),
    bad: badInquiries.map((facts) => ({ address: '/api/support', json: inquiry(facts) })),
  },
  'GET /api/support/list': { ok: '/api/support/list', as: 'admin' },
  'DELETE /api/support/{id}': {
    ok: async (contract) => ({ address: `/api/support/${await newInquiry(contract)}` }),
    as: 'admin',
    bad: below('/api/support', badIds),
    missing: below('/api/support', missingIds),
  },
};
