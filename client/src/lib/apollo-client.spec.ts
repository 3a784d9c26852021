import { createApolloClient } from './apollo-client';
import { SignOutDocument } from './session/sign-out.generated';
import { ViewerDocument } from './session/viewer.generated';

const realFetch = globalThis.fetch;
const network = jest.fn();
beforeEach(() => {
  network.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
  globalThis.fetch = network;
});
afterEach(() => {
  globalThis.fetch = realFetch;
});
const answer = (data: object) =>
  new Response(JSON.stringify({ data }), { status: 200, headers: { 'content-type': 'application/json' } });

it('asks once more when a read did not reach the server', async () => {
  network.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce(answer({ viewer: null }));
  await expect(createApolloClient().query({ query: ViewerDocument })).resolves.toMatchObject({ data: { viewer: null } });
  expect(network).toHaveBeenCalledTimes(2);
});

it('gives up after the second time', async () => {
  await expect(createApolloClient().query({ query: ViewerDocument })).rejects.toThrow('Failed to fetch');
  expect(network).toHaveBeenCalledTimes(2);
});

it('never repeats a change, which might have arrived', async () => {
  await expect(createApolloClient().mutate({ mutation: SignOutDocument })).rejects.toThrow('Failed to fetch');
  expect(network).toHaveBeenCalledTimes(1);
});

it('sends what is asked for in one go in a task each', async () => {
  const order: string[] = [];
  network.mockImplementation(async () => {
    order.push('sent');
    await Promise.resolve();
    order.push('task ended');
    return answer({ viewer: null });
  });
  const client = createApolloClient();
  const query = () => client.query({ query: ViewerDocument, context: { queryDeduplication: false }, fetchPolicy: 'no-cache' });
  await Promise.all([query(), query()]);
  expect(order).toEqual(['sent', 'task ended', 'sent', 'task ended']);
});
