import { ADMIN_EMAIL, CONTRACT_PASSWORD, type ContractApp, MEMBER_EMAIL, newcomer, type Sent } from './contract-app';
import type { RouteCase } from './route-case';

/** Somebody who has just signed up for it. */
async function withdrawing(contract: ContractApp): Promise<Sent> {
  const person = await contract.join();
  contract.people.newcomer = person;
  return { address: '/api/member', json: { email: person.email, password: CONTRACT_PASSWORD } };
}

export const MEMBER_CASES: Record<string, RouteCase> = {
  'POST /api/member/login': {
    ok: () => ({ address: '/api/member/login', json: { email: MEMBER_EMAIL, password: CONTRACT_PASSWORD } }),
  },
  'POST /api/member/login/kakao': {
    ok: async ({ app }) => ({ address: '/api/member/login/kakao', json: { code: await app.kakaoCode() } }),
    bad: [
      { address: '/api/member/login/kakao', json: '' },
      { address: '/api/member/login/kakao', json: { code: '' } },
    ],
  },
  'GET /api/member': {
    ok: () => ({ address: `/api/member?email=${MEMBER_EMAIL}` }),
    as: 'member',
    bad: ['/api/member', '/api/member?email=', '/api/member?email=a&email=b'],
    foreign: [{ address: `/api/member?email=${ADMIN_EMAIL}` }, { address: '/api/member?email=nobody@baldojang.example' }],
  },
  'POST /api/member/add': {
    ok: () => ({ address: '/api/member/add', form: newcomer() }),
    bad: [
      ['email', 'nobody'],
      ['password', 'weak'],
      ['nickName', '멍'],
      ['nickName', 'ㅁㅁ'],
      ['info', '가'.repeat(1001)],
    ].map(([field = '', value = '']) => ({ address: '/api/member/add', form: { ...newcomer(), [field]: value } })),
  },
  'PUT /api/member': {
    ok: () => ({ address: '/api/member', form: { email: MEMBER_EMAIL, info: '고침', password: CONTRACT_PASSWORD } }),
    as: 'member',
    bad: [{ address: '/api/member', form: { email: MEMBER_EMAIL, password: ' ' } }],
    foreign: [
      { address: '/api/member', form: { email: ADMIN_EMAIL, info: '남의 것', password: CONTRACT_PASSWORD } },
      { address: '/api/member', form: { email: MEMBER_EMAIL, info: '틀림', password: 'Wrong-pass1' } },
    ],
  },
  'DELETE /api/member': {
    ok: withdrawing,
    as: 'newcomer',
    foreign: [
      { address: '/api/member', json: { email: ADMIN_EMAIL, password: CONTRACT_PASSWORD } },
      { address: '/api/member', json: { email: MEMBER_EMAIL, password: 'Wrong-pass1' } },
    ],
  },
  'PUT /api/member/changePassword': {
    ok: () => ({
      address: '/api/member/changePassword',
      json: { email: MEMBER_EMAIL, oldPassword: CONTRACT_PASSWORD, newPassword: CONTRACT_PASSWORD },
    }),
    as: 'member',
    bad: [
      {
        address: '/api/member/changePassword',
        json: { email: MEMBER_EMAIL, oldPassword: CONTRACT_PASSWORD, newPassword: 'weak' },
      },
    ],
    foreign: [
      {
        address: '/api/member/changePassword',
        json: { email: ADMIN_EMAIL, oldPassword: CONTRACT_PASSWORD, newPassword: CONTRACT_PASSWORD },
      },
      {
        address: '/api/member/changePassword',
        json: { email: MEMBER_EMAIL, oldPassword: 'Wrong-pass1', newPassword: CONTRACT_PASSWORD },
      },
    ],
  },
  'POST /api/member/withdrawalCode': {
    ok: ({ people }) => ({ address: '/api/member/withdrawalCode', json: { email: people.kakao.email } }),
    as: 'kakao',
    foreign: [{ address: '/api/member/withdrawalCode', json: { email: ADMIN_EMAIL } }],
  },
  'GET /api/member/list': { ok: '/api/member/list', as: 'admin' },
};
