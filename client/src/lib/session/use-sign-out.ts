import { useApolloClient } from '@apollo/client/react';
import { SignOutDocument } from './sign-out.generated';
import { dropToken } from './token';

/** Ends the session on the server, then here, even if the server does not answer. */
export function useSignOut(): () => Promise<void> {
  const client = useApolloClient();
  return async () => {
    await client.mutate({ mutation: SignOutDocument }).catch(() => undefined);
    dropToken('signed-out');
  };
}
