import { waitFor } from '@testing-library/react';
import { createApolloClient } from '../../lib/apollo-client';
import { conversationOf } from './conversation';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

/** A server that never answers, but notices when a request is given up. */
function silentNetwork(): AbortSignal[] {
  const signals: AbortSignal[] = [];
  globalThis.fetch = ((_input: unknown, { signal }: { signal: AbortSignal }) => {
    signals.push(signal);
    return new Promise<never>((_resolve, reject) =>
      signal.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError'))),
    );
  }) as typeof fetch;
  return signals;
}

it('gives the former request up on the wire when another question comes, without a word', async () => {
  const signals = silentNetwork();
  const { ask, state, stop } = conversationOf(createApolloClient());
  ask('발톱은 언제 깎나요?');
  await waitFor(() => expect(signals).toHaveLength(1));
  ask('귀는 어떻게 닦나요?');
  await waitFor(() => expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]));
  expect(state()).toMatchObject({
    isAsking: true,
    lines: [
      { kind: 'question', isStopped: true },
      { kind: 'question', isStopped: false },
    ],
  });
  stop();
  await waitFor(() => expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]));
  expect(state()).toMatchObject({ isAsking: false, draft: '귀는 어떻게 닦나요?' });
  expect(state().lines).toHaveLength(2);
});

it('keeps what was typed meanwhile when a question is given up', () => {
  silentNetwork();
  const { ask, state, setDraft, stop } = conversationOf(createApolloClient());
  ask('발톱은 언제 깎나요?');
  setDraft('아니, 귀는');
  stop();
  expect(state().draft).toBe('아니, 귀는');
});
