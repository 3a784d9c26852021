import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { currentToken, onTokenChange } from './token';
import { ViewerDocument } from './viewer.generated';

/** What one member was told is not shown to the next: a new session starts with an empty store. */
export function useResetStoreOnSessionChange(): void {
  const client = useApolloClient();
  useEffect(
    () =>
      onTokenChange(() => {
        // A token that was refused before anybody was shown left nothing behind; its query is on its way again already.
        if (currentToken() === null && !client.readQuery({ query: ViewerDocument })?.viewer) return;
        // Parts of the page that cannot be asked again say so themselves.
        client.resetStore().catch(() => undefined);
      }),
    [client],
  );
}
