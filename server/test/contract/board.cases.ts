import { makeBoard, makeComment } from '../factories';
import { badIds, below, missingIds } from './bad-values';
import { ADMIN_EMAIL, type ContractApp } from './contract-app';
import type { RouteCase } from './route-case';

const announcement = (facts: Record<string, string> = {}) => ({ title: '점검 안내', content: '새벽에 합니다.', ...facts });

/** The member's own, as of one who was an administrator once. */
async function newBoard(contract: ContractApp): Promise<number> {
  const { id: memberId } = await contract.memberOf('member');
  return (await makeBoard(contract.app.dataSource, { memberId })).id;
}

async function newComment(contract: ContractApp): Promise<number> {
  const { id: memberId } = await contract.memberOf('member');
  return (await makeComment(contract.app.dataSource, { boardId: 1, memberId })).id;
}

const badBoards: Record<string, string>[] = [
  { title: ' ' },
  { title: 'undefined' },
  { title: '가'.repeat(256) },
  { content: '가'.repeat(20_001) },
  { isPrivate: 'yes' },
  { files: '파일이 아닌 글' },
];
const badComments = ['', ' \n ', '가'.repeat(1001)];

export const BOARD_CASES: Record<string, RouteCase> = {
  'GET /api/board/list': {
    ok: '/api/board/list',
    bad: ['p=abc', 'p=1.5', 'p=1e308', 'p=NaN', `q=${'가'.repeat(101)}`].map((query) => `/api/board/list?${query}`),
  },
  'GET /api/board/latest': { ok: '/api/board/latest' },
  'GET /api/board/latest3': { ok: '/api/board/latest3' },
  'GET /api/board/{id}': {
    ok: '/api/board/1',
    bad: below('/api/board', badIds),
    missing: below('/api/board', missingIds),
  },
  'POST /api/board/add': {
    ok: () => ({ address: '/api/board/add', form: announcement({ isPrivate: 'false' }) }),
    as: 'admin',
    bad: [...badBoards, { content: ' ' }].map((facts) => ({ address: '/api/board/add', form: announcement(facts) })),
  },
  'PUT /api/board/{id}': {
    ok: async (contract) => ({
      address: `/api/board/${await newBoard(contract)}`,
      form: announcement({ isPrivate: 'false', id: '1' }),
    }),
    as: 'member',
    bad: [
      ...badBoards.map((facts) => ({ address: '/api/board/1', form: announcement(facts) })),
      ...below('/api/board', badIds).map((address) => ({ address, form: announcement() })),
    ],
    missing: below('/api/board', missingIds).map((address) => ({ address, form: announcement() })),
    // The very first announcement, which is the administrator's.
    foreign: [{ address: '/api/board/1', form: announcement() }],
  },
  'DELETE /api/board/{id}': {
    ok: async (contract) => ({ address: `/api/board/${await newBoard(contract)}` }),
    as: 'member',
    bad: below('/api/board', badIds),
    missing: below('/api/board', missingIds),
    foreign: [{ address: '/api/board/1' }, { address: '/api/board/1', json: { email: ADMIN_EMAIL } }],
  },
  'GET /api/comment/list': {
    ok: '/api/comment/list?boardId=1',
    bad: ['/api/comment/list', ...badIds.map((id) => `/api/comment/list?boardId=${id}`)],
    missing: missingIds.map((id) => `/api/comment/list?boardId=${id}`),
  },
  'POST /api/comment': {
    ok: () => ({ address: '/api/comment', json: { boardId: 1, comment: '알겠습니다.' } }),
    as: 'member',
    bad: [
      ...badComments.map((comment) => ({ address: '/api/comment', json: { boardId: 1, comment } })),
      { address: '/api/comment', json: { boardId: 1.5, comment: '알겠습니다.' } },
    ],
    missing: [0, -1, 999_999_999].map((boardId) => ({ address: '/api/comment', json: { boardId, comment: '알겠습니다.' } })),
  },
  'PUT /api/comment/{id}': {
    ok: async (contract) => ({ address: `/api/comment/${await newComment(contract)}`, json: { id: 1, comment: '고쳤습니다.' } }),
    as: 'member',
    bad: [
      ...badComments.map((comment) => ({ address: '/api/comment/1', json: { comment } })),
      ...below('/api/comment', badIds).map((address) => ({ address, json: { comment: '고쳤습니다.' } })),
    ],
    missing: below('/api/comment', missingIds).map((address) => ({ address, json: { comment: '고쳤습니다.' } })),
    // The very first comment, which is the administrator's.
    foreign: [{ address: '/api/comment/1', json: { comment: '남의 것' } }],
  },
  'DELETE /api/comment/{id}': {
    ok: async (contract) => ({ address: `/api/comment/${await newComment(contract)}` }),
    as: 'member',
    bad: below('/api/comment', badIds),
    missing: below('/api/comment', missingIds),
    foreign: [{ address: '/api/comment/1' }],
  },
};
