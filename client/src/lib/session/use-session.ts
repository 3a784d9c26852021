import { skipToken, useApolloClient } from '@apollo/client/react';
import { currentToken, onTokenChange, useToken } from './token';
import { useViewerQuery, ViewerDocument, type ViewerQuery } from './viewer.generated';
import { useEffect } from 'react';

/** A member as every part of the site knows the one who is signed in. */
export type SessionMember = NonNullable<ViewerQuery['viewer']>;

export function useSession() {
  const hasToken = useToken() !== null;
  const { data, error } = useViewerQuery(hasToken ? {} : skipToken);
  /** The member who is signed in; null for a visitor, and while `isLoading`. */
  const viewer = (hasToken && data?.viewer) || null;
  const failure: Error | undefined = hasToken ? error : undefined;
  return {
    viewer,
    isLoading: hasToken && !data && !error,
    error: failure,
    isAdmin: viewer?.authNames.includes('admin') ?? false,
    /** Whether this e-mail is the viewer's own. Only for what is shown: the server decides what may be done. */
    hasAccess: (ownerEmail: string) => viewer?.email.toLowerCase() === ownerEmail.toLowerCase(),
  };
}

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
