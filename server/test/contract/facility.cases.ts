import { badIds, badPets, below, missingIds } from './bad-values';
import type { RouteCase } from './route-case';

const BOX = 'southWestLat=37&southWestLng=126&northEastLat=38&northEastLng=128';
const badBoxes = (path: string) =>
  [
    BOX.replace('southWestLat=37', ''),
    BOX.replace('=126', '='),
    BOX.replace('=126', '=NaN'),
    BOX.replace('=38', '=36'),
    BOX.replace('=128', '=125'),
    BOX.replace('=38', '=91'),
    BOX.replace('=128', '=1e308'),
    BOX.replace('=37', '=37%2C5'),
    `${BOX}&limit=0`,
    `${BOX}&limit=-1`,
    `${BOX}&limit=1.5`,
    ...badPets.map((query) => `${BOX}&${query}`),
  ].map((query) => `${path}?${query}`);
const badFilters = [
  'allowedPetSize=%EC%9A%A9',
  'allowedPetSize=%EA%B0%9C,%EA%B3%A0%EC%96%91%EC%9D%B4',
  'parkingAvailable=yes',
  'indoorFacility=true',
  'outdoorFacility=1',
];
const badPages = [
  'page=-1',
  'page=0.5',
  'page=25000',
  'page=9223372036854775808',
  'page=1666',
  'page=250&size=100',
  'size=0',
  'size=-1',
  'size=1.5',
];

export const FACILITY_CASES: Record<string, RouteCase> = {
  'GET /api/pet_facilities/search': {
    ok: '/api/pet_facilities/search',
    bad: [...badPages, ...badFilters, ...badPets].map((query) => `/api/pet_facilities/search?${query}`),
  },
  'GET /api/pet_facilities/search/suggestions': {
    ok: '/api/pet_facilities/search/suggestions?query=카페',
    bad: ['limit=0', 'limit=-1', 'limit=x'].map((query) => `/api/pet_facilities/search/suggestions?query=카페&${query}`),
  },
  'GET /api/pet_facilities/search/bounds': {
    ok: `/api/pet_facilities/search/bounds?${BOX}`,
    bad: badBoxes('/api/pet_facilities/search/bounds'),
  },
  'GET /api/pet_facilities/search/bounds/filtered': {
    ok: `/api/pet_facilities/search/bounds/filtered?${BOX}`,
    bad: [
      ...badBoxes('/api/pet_facilities/search/bounds/filtered'),
      ...badFilters.map((query) => `/api/pet_facilities/search/bounds/filtered?${BOX}&${query}`),
    ],
  },
  'GET /api/pet_facilities/regions': { ok: '/api/pet_facilities/regions' },
  'GET /api/pet_facilities/categories/category2': { ok: '/api/pet_facilities/categories/category2' },
  'GET /api/pet_facilities/sigungu': {
    ok: '/api/pet_facilities/sigungu',
    bad: ['/api/pet_facilities/sigungu?sidoName=서울&sidoName=부산'],
  },
  'GET /api/pet_facilities/{id}': {
    ok: '/api/pet_facilities/5000',
    bad: [...below('/api/pet_facilities', badIds), ...badPets.map((query) => `/api/pet_facilities/5000?${query}`)],
    missing: below('/api/pet_facilities', missingIds),
  },
  'GET /pet_facilities/{id}': {
    ok: '/pet_facilities/5000',
    bad: [...below('/pet_facilities', badIds), ...badPets.map((query) => `/pet_facilities/5000?${query}`)],
    missing: below('/pet_facilities', missingIds),
  },
};
