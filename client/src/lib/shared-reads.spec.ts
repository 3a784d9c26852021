import { createHash, webcrypto } from 'node:crypto';
import { gql } from '@apollo/client';
import { print } from 'graphql';
import { makeToken, signInBefore } from '../../test/make-member';
import { createApolloClient } from './apollo-client';

const REGIONS = gql`
  query HomeRegions($pets: [PetInput!], $near: NearInput) {
    regions(pets: $pets, near: $near) {
      name
      __typename
    }
  }
`;
const OTHER = gql`
  query OtherRegions {
    regions {
      name
      __typename
    }
  }
`;
const REPLY = { data: { regions: [{ name: '서울특별시', __typename: 'Region' }] } };
const NOT_FOUND = { errors: [{ message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }] };

function answering(...replies: object[]) {
  const fetched = jest.fn((_url: string, _options: RequestInit) =>
    Promise.resolve(new Response(JSON.stringify(replies.shift()), { headers: { 'Content-Type': 'application/json' } })),
  );
  Object.defineProperty(window, 'fetch', { configurable: true, writable: true, value: fetched });
  return fetched;
}

beforeEach(() => {
  Object.defineProperty(window.crypto, 'subtle', { configurable: true, value: webcrypto.subtle });
});

const methods = (fetched: ReturnType<typeof answering>) => fetched.mock.calls.map(([, { method }]) => method);

it('sends what visitors read alike by GET, with the hash of the document', async () => {
  const fetched = answering(REPLY);
  const { data } = await createApolloClient().query({ query: REGIONS, variables: { pets: [] } });
  expect(data).toEqual(REPLY.data);
  expect(methods(fetched)).toEqual(['GET']);
  const address = new URL(fetched.mock.calls[0]![0], 'http://localhost');
  expect(address.pathname).toBe('/graphql');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    operationName: 'HomeRegions',
    variables: '{"pets":[]}',
    extensions: JSON.stringify({
      persistedQuery: { version: 1, sha256Hash: createHash('sha256').update(print(REGIONS)).digest('hex') },
    }),
  });
});

it('sends the document once where the server does not know the hash', async () => {
  const fetched = answering(NOT_FOUND, REPLY);
  const { data } = await createApolloClient().query({ query: REGIONS });
  expect(data).toEqual(REPLY.data);
  expect(methods(fetched)).toEqual(['GET', 'POST']);
  expect(JSON.parse(fetched.mock.calls[1]![1].body as string)).toMatchObject({
    query: print(REGIONS),
    extensions: { persistedQuery: { version: 1 } },
  });
});

it.each([
  ['the position of a person', { query: REGIONS, variables: { near: { latitude: 37.5, longitude: 127 } } }],
  ['pets', { query: REGIONS, variables: { pets: [{ species: 'DOG' }] } }],
  ['another query', { query: OTHER }],
])('sends %s by POST', async (_what, options) => {
  const fetched = answering(REPLY);
  await createApolloClient().query(options);
  expect(methods(fetched)).toEqual(['POST']);
});

it('sends requests of members by POST', async () => {
  signInBefore(makeToken());
  const fetched = answering(REPLY);
  await createApolloClient().query({ query: REGIONS });
  expect(methods(fetched)).toEqual(['POST']);
});

it('sends POST where the browser does not hash, as the page is not secure', async () => {
  Reflect.deleteProperty(window.crypto, 'subtle');
  const fetched = answering(REPLY);
  await createApolloClient().query({ query: REGIONS });
  expect(methods(fetched)).toEqual(['POST']);
});
