import { useApolloClient } from '@apollo/client/react';
import { useSyncExternalStore } from 'react';
import { conversationOf } from './conversation';

export function useConversation() {
  const conversation = conversationOf(useApolloClient());
  return { conversation, ...useSyncExternalStore(conversation.subscribe, conversation.getState) };
}
