import '../../../test/fake-indexed-db';
import type { ApolloLink } from '@apollo/client';
import { fallback } from './stored-answers';

const mockLoad = jest.fn();
jest.mock('./fresh-answer', () => {
  mockLoad();
  return jest.requireActual<object>('./fresh-answer');
});

const operation = (operationName: string, variables: object) =>
  ({ operationName, variables, getContext: () => ({}) }) as ApolloLink.Operation;

it('loads the code that computes answers only for operations with a stored answer', async () => {
  const failure = new TypeError('Failed to fetch');
  for (const [name, variables] of [
    ['CreateReview', { input: { facilityId: '7' } }],
    ['FacilityPage', { id: '7' }],
  ] as const)
    await expect(fallback(operation(name, variables), failure)).rejects.toBe(failure);
  expect(mockLoad).not.toHaveBeenCalled();
  // The control: hours are computed from any stored answer that has the place.
  await expect(fallback(operation('OpenStateNow', { id: '7', at: null }), failure)).rejects.toBe(failure);
  expect(mockLoad).toHaveBeenCalled();
});
