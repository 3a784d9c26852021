import type { OperationVariables } from '@apollo/client';
import { useApolloClient, type useMutation } from '@apollo/client/react';
import { isNetworkFailure } from '../error-text';
import { showToast } from '../toast';
import { idOf, memberIdOf, outboxEntries, type OutboxEntry, type OutboxKind, stateOf, type Write } from './entries';

const STRINGS = {
  offline: '지금은 인터넷에 연결되어 있지 않아요. 연결되면 보낼게요.',
  unreachable: '지금은 서버에 연결되지 않아요. 연결되면 보낼게요.',
};

/** A release may have taken the file away. */
const loadOutbox = () => import('./outbox').catch(() => null);

/** The mutation, but what cannot be sent now is stored and sent later: then its data are null, whatever their type says. */
export function useOutboxMutation<Data, Variables extends OperationVariables>(
  kind: OutboxKind,
  [mutate, result]: useMutation.ResultTuple<Data, Variables>,
): useMutation.ResultTuple<Data, Variables> {
  const client = useApolloClient();

  const send = async (options: { variables: Variables }) => {
    const write = { kind, input: options.variables.input as unknown } as Write;
    const isState = stateOf(write) !== null;
    // When the request fails, another member may be signed in.
    const memberId = memberIdOf(client);
    const startedAt = Date.now();
    const isWaiting = () => outboxEntries()?.some((entry) => idOf(entry) === idOf(write)) ?? true;
    /** @returns whether it is stored */
    const store = async () => {
      if (memberId === null) return false;
      const entry: OutboxEntry = { ...write, memberId, savedAt: Date.now(), facilityId: null, title: '', problem: null };
      const before = outboxEntries();
      const others = before?.filter((one) => idOf(one) !== idOf(write)) ?? [];
      // At once: the optimistic response is gone.
      if (isState) outboxEntries([...others, entry]);
      const isStored = (await (await loadOutbox())?.storeWrite(client, entry)) ?? false;
      if (isState && !isStored) outboxEntries(before);
      return isStored;
    };

    // The former state of the same thing must not be sent after this one.
    if (isState && outboxEntries() && isWaiting() && (await store())) {
      void loadOutbox().then((outbox) => outbox?.sendEntries(client));
      return { data: null };
    }
    try {
      const answer = await (mutate as (given: object) => ReturnType<typeof mutate>)(options);
      if (isWaiting())
        void loadOutbox()
          .then((outbox) => outbox?.dropWrite(client, write, startedAt))
          .catch(() => undefined);
      return answer;
    } catch (error) {
      if (!isNetworkFailure(error) || !(await store())) throw error;
      showToast({ type: 'info', text: navigator.onLine ? STRINGS.unreachable : STRINGS.offline, key: 'outbox' });
      return { data: null };
    }
  };
  return [send, result] as useMutation.ResultTuple<Data, Variables>;
}
