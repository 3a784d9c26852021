import { gql } from '@apollo/client';
import { createApolloClient } from './apollo-client';

const READ = gql`
  query Read {
    health
  }
`;
const WRITE = gql`
  mutation Write {
    write
  }
`;

const busy = () => new Response('{}', { status: 503, headers: { 'Content-Type': 'application/json', 'Retry-After': '0' } });
const fine = () =>
  new Response(JSON.stringify({ data: { health: 'fine' } }), { headers: { 'Content-Type': 'application/json' } });

function answering(...responses: (() => Response)[]) {
  const asked = jest.fn(() => Promise.resolve((responses.shift() ?? busy)()));
  Object.defineProperty(window, 'fetch', { configurable: true, writable: true, value: asked });
  return asked;
}

describe('a server that is busy', () => {
  it('gets a read once more after the time it names', async () => {
    const asked = answering(busy, fine);
    const { data } = await createApolloClient().query({ query: READ });
    expect(data).toEqual({ health: 'fine' });
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('is not asked a third time', async () => {
    const asked = answering(busy, busy, fine);
    await expect(createApolloClient().query({ query: READ })).rejects.toMatchObject({ statusCode: 503 });
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('never gets a write twice', async () => {
    const asked = answering(busy, fine);
    await expect(createApolloClient().mutate({ mutation: WRITE })).rejects.toMatchObject({ statusCode: 503 });
    expect(asked).toHaveBeenCalledTimes(1);
  });
});
