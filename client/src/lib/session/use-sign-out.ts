import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { SignOutDocument } from './sign-out.generated';
import { dropToken } from './token';

/** Ends the session on the server, then here – here even if the server does not answer. */
export function useSignOut(): () => Promise<void> {
  const client = useApolloClient();
  return useCallback(async () => {
    await client.mutate({ mutation: SignOutDocument }).catch(() => undefined);
    dropToken('signed-out');
  }, [client]);
}
