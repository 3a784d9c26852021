import { makeFacility } from '../../test/make-facility';
import { screen, waitFor, within } from '@testing-library/react';
import { makeMember, signInBefore } from '../../test/make-member';
import { renderApp } from '../../test/render-app';
import type { EntryAnswer, Facility } from '../graphql/types.generated';

type Pets = { pets: { species: string }[] };

const DOG = { species: 'DOG', weightKg: 12, size: null, isRestrictedBreed: false };
const CAT = { species: 'CAT', weightKg: null, size: null, isRestrictedBreed: false };

beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
});

/** Answers to dogs with `answer`, and lets every other animal in. */
const place = (id: string, name: string, answer: EntryAnswer, more: Partial<Facility> = {}) =>
  ({
    ...makeFacility({ id, name, latitude: 37.5 + Number(id) / 10, viewerHasFavorited: true, ...more }),
    entry: ({ pets }: Pets) => ({
      ...makeFacility({ id }).entry,
      answer: pets.some(({ species }) => species === 'DOG') ? answer : 'ALLOWED',
    }),
  }) as unknown as Facility;

const PLACES = [
  place('1', '되는카페', 'ALLOWED'),
  place('2', '조건카페', 'CONDITIONAL'),
  place('3', '모름카페', 'UNKNOWN'),
  place('4', '안되는카페', 'DENIED'),
  place('5', '누구도카페', 'DENIED', { entrySummary: { answer: 'DENIED', text: '동반 불가' } }),
];

async function open(path: string, ...pets: object[]) {
  const filled = pets.map((pet, index) => ({ id: String(index), name: '', breed: '', comesAlong: true, ...pet }));
  localStorage.setItem('pets', JSON.stringify({ version: 1, pets: filled }));
  signInBefore();
  const found = () => ({ items: PLACES, totalCount: PLACES.length, isTotalCountExact: true });
  const app = renderApp(path, {
    resolvers: { viewer: () => makeMember(), facilities: found, favoriteFacilities: found },
  });
  await screen.findByRole('link', { name: '되는카페' });
  return app;
}

const map = () => within(screen.getByRole('region', { name: '장소를 보여 주는 지도' }));
const markers = () =>
  map()
    .getAllByRole('button', { name: /카페, 카페/ })
    .map((marker) => `${marker.getAttribute('aria-label')}${marker.classList.contains('faded') ? ' (faded)' : ''}`)
    .sort();
const FOR_DOG = [
  '누구도카페, 카페 · 들어갈 수 없어요 (faded)',
  '되는카페, 카페 · 들어갈 수 있어요',
  '모름카페, 카페 · 확인이 필요해요',
  '안되는카페, 카페 · 들어갈 수 없어요 (faded)',
  '조건카페, 카페 · 조건이 있어요',
];

describe('markers of the map search', () => {
  it.each([
    ['results with refusals', '/KakaoMap?view=list&entry=any'],
    ['favourites', '/KakaoMap?view=favorites'],
  ])('say what the places answer to the pets: %s', async (_what, path) => {
    await open(path, DOG);
    await waitFor(() => expect(markers()).toEqual(FOR_DOG));
  });

  it('say without pets only where no pet may come in', async () => {
    await open('/KakaoMap?view=list');
    await waitFor(() =>
      expect(markers()).toEqual([
        '누구도카페, 카페 · 동반 불가 (faded)',
        ...['되는카페', '모름카페', '안되는카페', '조건카페'].map((name) => `${name}, 카페`),
      ]),
    );
  });

  it('follow the party while the same places stay in view', async () => {
    const app = await open('/KakaoMap?view=list&entry=any', { ...DOG, comesAlong: false }, CAT);
    await waitFor(() => expect(new Set(markers().map((name) => name.split(' · ')[1]))).toEqual(new Set(['들어갈 수 있어요'])));
    await app.user.click(screen.getByRole('checkbox', { name: '개 · 12kg' }));
    await waitFor(() => expect(markers()).toEqual(FOR_DOG));
  });
});
