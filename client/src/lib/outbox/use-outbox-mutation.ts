import type { OperationVariables } from '@apollo/client';
import { useApolloClient, type useMutation } from '@apollo/client/react';
import { RequestTimeoutError } from '../error-text';
import { showToast } from '../toast';
import { idOf, outboxEntries, type OutboxKind, wishOf, type Write } from './entries';
import { showWish } from './show-wish';

const STRINGS = {
  offline: '지금은 인터넷에 연결되어 있지 않아요. 연결되면 보낼게요.',
  unreachable: '지금은 서버에 연결되지 않아요. 연결되면 보낼게요.',
};

/** A release may have taken the file away. */
const loadOutbox = () => import('./outbox').catch(() => null);

/** Nobody answered. `TypeError` is what fetch throws then. */
const isUnreachable = (error: unknown) => error instanceof TypeError || error instanceof RequestTimeoutError;

/** The mutation, but what cannot be sent now is stored and sent later: then its data are null, whatever their type says. */
export function useOutboxMutation<Data, Variables extends OperationVariables>(
  kind: OutboxKind,
  [mutate, result]: useMutation.ResultTuple<Data, Variables>,
): useMutation.ResultTuple<Data, Variables> {
  const client = useApolloClient();

  const send = async (options: { variables: Variables }) => {
    const write = { kind, input: options.variables.input as unknown } as Write;
    const wish = wishOf(write);
    const isWaiting = () => outboxEntries().some((entry) => idOf(entry) === idOf(write));
    /** @returns whether it is stored */
    const keep = async () => {
      // At once: the optimistic response is gone.
      if (wish !== null) showWish(client.cache, write, wish);
      const outbox = await loadOutbox();
      const kept = (await outbox?.keepWrite(client, write)) ?? null;
      if (wish !== null && kept === null) showWish(client.cache, write, !wish);
      return kept;
    };

    // A former wish for the same thing must not be sent after this one.
    if (wish !== null && isWaiting() && (await keep()) !== null) {
      void loadOutbox().then((outbox) => outbox?.sendEntries(client));
      return { data: null };
    }
    try {
      const answer = await (mutate as (given: object) => ReturnType<typeof mutate>)(options);
      if (isWaiting()) void loadOutbox().then((outbox) => outbox?.dropWrite(client, write));
      return answer;
    } catch (error) {
      const kept = isUnreachable(error) ? await keep() : null;
      if (kept === null) throw error;
      const text = navigator.onLine ? STRINGS.unreachable : STRINGS.offline;
      if (kept === 'waiting') showToast({ type: 'info', text, key: 'outbox' });
      return { data: null };
    }
  };
  return [send, result] as useMutation.ResultTuple<Data, Variables>;
}
