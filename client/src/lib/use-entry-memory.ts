import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useLocation } from 'react-router';

const memories = new WeakMap<ApolloClient, Map<string, unknown>>();

/**
 * What a part of a page keeps for this entry of the history, so that Back finds the page as it was left. It lives as long as the
 * answers that the page shows, and is not watched: keep what is shown in a state beside it.
 */
export function useEntryMemory<Value>(part: string): { entry: string; kept: Value | undefined; keep: (value: Value) => void } {
  const client = useApolloClient();
  const { key } = useLocation();
  const entry = `${part} ${key}`;
  return {
    entry,
    kept: memories.get(client)?.get(entry) as Value | undefined,
    keep: (value) => {
      const memory = memories.get(client) ?? new Map<string, unknown>();
      memories.set(client, memory.set(entry, value));
    },
  };
}
