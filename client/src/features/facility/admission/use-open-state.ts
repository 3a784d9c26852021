import { useApolloClient, useFragment } from '@apollo/client/react';
import { useEffect } from 'react';
import { useNow } from '../../../lib/use-now';
import { type OpenState_FacilityFragment, OpenState_FacilityFragmentDoc, OpenStateNowDocument } from './admission.generated';
import { strings } from './strings';

const NOT_KNOWN = { status: 'UNKNOWN', text: strings.hoursUnknown } as const;

/** Whether the place is open, as far as that is known at this moment: what has passed is asked for again and not shown. */
export function useOpenState({ id, openState }: OpenState_FacilityFragment) {
  const client = useApolloClient();
  const now = useNow();
  // From the cache: the answers of a chat and of a search stay as they were.
  const { data, complete } = useFragment({ fragment: OpenState_FacilityFragmentDoc, from: { __typename: 'Facility', id } });
  const known = complete ? data.openState : openState;
  const isPast = known.changesAt !== null && Date.parse(known.changesAt) <= now;
  const askedAt = isPast ? now : null;
  useEffect(() => {
    if (askedAt === null || document.visibilityState !== 'visible') return;
    // Without an answer the next tick of the clock asks again.
    void client.query({ query: OpenStateNowDocument, variables: { id }, fetchPolicy: 'network-only' }).catch(() => undefined);
  }, [client, id, askedAt]);
  return isPast ? NOT_KNOWN : known;
}
