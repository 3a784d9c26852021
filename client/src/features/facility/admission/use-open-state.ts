import { useApolloClient, useFragment } from '@apollo/client/react';
import { use, useEffect, useEffectEvent } from 'react';
import { useNow } from '../../../lib/use-now';
import { type OpenState_FacilityFragment, OpenState_FacilityFragmentDoc, OpenStateNowDocument } from './admission.generated';
import { AdmissionQuestion } from './admission-question';
import { STRINGS } from './strings';

const NOT_KNOWN = { status: 'UNKNOWN', text: STRINGS.hoursUnknown } as const;
/** Time for an answer to arrive: a tick of the clock. */
const GRACE_MS = 30_000;

/**
 * Whether the place is open, as far as that is known at the time in question. What has passed is asked for again, and is not shown once
 * there was time for an answer.
 */
export function useOpenState({ id, openState }: OpenState_FacilityFragment) {
  const client = useApolloClient();
  const now = useNow();
  const { at, askAgain } = use(AdmissionQuestion);
  // From the cache: the answers of a chat and of a search stay as they were.
  const { data, complete } = useFragment({
    fragment: OpenState_FacilityFragmentDoc,
    from: { __typename: 'Facility', id },
    variables: { at },
  });
  const known = complete ? data.openState : openState;
  const passedMs = at === null && known.changesAt !== null ? now - Date.parse(known.changesAt) : -1;
  const askedAt = passedMs >= 0 ? now : null;
  const ask = useEffectEvent(
    () => askAgain?.() ?? client.query({ query: OpenStateNowDocument, variables: { id, at: null }, fetchPolicy: 'network-only' }),
  );
  useEffect(() => {
    if (askedAt === null || document.visibilityState !== 'visible') return;
    // Without an answer the next tick of the clock asks again.
    void ask().catch(() => undefined);
  }, [askedAt]);
  return passedMs >= GRACE_MS ? NOT_KNOWN : known;
}
