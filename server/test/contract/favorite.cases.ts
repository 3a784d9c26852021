import { badIds, badPets, below, missingIds } from './bad-values';
import type { RouteCase } from './route-case';

export const FAVORITE_CASES: Record<string, RouteCase> = {
  'PUT /api/favorite': {
    ok: () => ({ address: '/api/favorite', json: { facilityId: 5000, facilityName: '멍멍카페', isFavorite: true } }),
    as: 'member',
    bad: [{ address: '/api/favorite', json: { facilityId: 5000, isFavorite: 'yes' } }],
    missing: [0, -1, 4999].map((facilityId) => ({ address: '/api/favorite', json: { facilityId } })),
  },
  'GET /api/favorite/mine': {
    ok: '/api/favorite/mine',
    as: 'member',
    bad: badPets.map((query) => `/api/favorite/mine?${query}`),
  },
  'GET /api/favorite/id/{facilityId}': {
    ok: '/api/favorite/id/5000',
    bad: below('/api/favorite/id', badIds),
    missing: below('/api/favorite/id', missingIds),
  },
};
