import { gql, InMemoryCache } from '@apollo/client';
import { cachePolicies } from './cache-policies';
import { invalidateEntryAnswers } from './invalidate-entry-answers';

const QUERY = gql`
  query ($pets: [PetInput!]!, $at: DateTimeISO) {
    facility(id: "7") {
      id
      entry(pets: $pets, at: $at) {
        answer
        residue
      }
    }
    facilities {
      totalCount
    }
  }
`;
const BADGE = gql`
  query ($pets: [PetInput!]!, $at: DateTimeISO) {
    facility(id: "7") {
      id
      entry(pets: $pets, at: $at) {
        answer
      }
    }
  }
`;
const DOG = { pets: [{ species: 'DOG', weightKg: 12 }], at: null };
const CAT = { pets: [{ species: 'CAT' }], at: null };
const verdict = (answer: string) => ({ __typename: 'EntryVerdict', answer, residue: ['루프탑'] });

function filledCache() {
  const cache = new InMemoryCache({ typePolicies: cachePolicies });
  for (const variables of [DOG, CAT]) {
    const facility = { __typename: 'Facility', id: '7', entry: verdict('ALLOWED') };
    cache.writeQuery({ query: QUERY, variables, data: { facility, facilities: { __typename: 'FacilityPage', totalCount: 1 } } });
  }
  return cache;
}
const answerTo = (cache: InMemoryCache, variables: object) =>
  cache.readQuery<{ facility: { entry: { answer: string } } }>({ query: BADGE, variables })?.facility.entry.answer;

it('keeps the fresh answer alone, and no list', () => {
  const cache = filledCache();
  invalidateEntryAnswers(cache, '7', DOG);
  expect(answerTo(cache, DOG)).toBe('ALLOWED');
  expect(answerTo(cache, CAT)).toBeUndefined();
  expect(cache.readQuery({ query: QUERY, variables: DOG })).toBeNull();
});

it('keeps no answer where none is fresh', () => {
  const cache = filledCache();
  invalidateEntryAnswers(cache, '7');
  expect(answerTo(cache, DOG)).toBeUndefined();
});

it.each([
  ['ALLOWED', ['루프탑']],
  ['UNKNOWN', undefined],
])('a part of an answer that comes later as %s leaves of the rest: %j', (answer, residue) => {
  const cache = filledCache();
  const entry = { __typename: 'EntryVerdict', answer };
  cache.writeQuery({ query: BADGE, variables: DOG, data: { facility: { __typename: 'Facility', id: '7', entry } } });
  expect(answerTo(cache, DOG)).toBe(answer);
  const whole = cache.readQuery<{ facility: { entry: { residue: string[] } } }>({ query: QUERY, variables: DOG });
  expect(whole?.facility.entry.residue).toEqual(residue);
});
