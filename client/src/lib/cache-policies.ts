import type { FieldPolicy, Reference, TypePolicies } from '@apollo/client';

interface StoredPage {
  items: Reference[];
  totalCount: number;
}

/** One list per `keyArgs`, whatever the page: page 0 starts it, further pages join it, and what moved between pages is kept once. */
const pagedList = (...keyArgs: string[]): FieldPolicy<StoredPage> => ({
  keyArgs: [...keyArgs, 'size'],
  merge: (existing, incoming, { args, canRead }) => {
    if (!existing || !args?.page) return incoming;
    const fetched = new Set(incoming.items.map((item) => item.__ref));
    const items = [...existing.items.filter((item) => canRead(item) && !fetched.has(item.__ref)), ...incoming.items];
    // A short page is the last: nothing is left, however the count changed meanwhile.
    return { ...incoming, items, totalCount: fetched.size < args.size ? items.length : incoming.totalCount };
  },
});

/** Facility is kept by its id, as every type with an `id`; the rest is named here. */
export const cachePolicies: TypePolicies = {
  Query: {
    fields: {
      comments: pagedList('boardId'),
      reviewPhotos: pagedList('facilityId'),
      reviews: pagedList('filter', 'sort'),
      facility: {
        // A place that a list already brought is known: its page can show the first lines at once.
        read: (existing: unknown, { args, toReference, canRead }) => {
          if (existing !== undefined) return existing;
          const known = toReference({ __typename: 'Facility', id: String(args?.id) });
          return canRead(known) ? known : undefined;
        },
      },
    },
  },
  // Some ask for less of an answer than others: what came before still holds while the answer is the same.
  EntryVerdict: {
    merge: (former: { answer: string } | undefined, verdict: { answer: string }, { mergeObjects }) =>
      former?.answer === verdict.answer ? mergeObjects(former, verdict) : verdict,
  },
  // Every file has an address of its own: ask for `url` wherever a file is asked for.
  Attachment: { keyFields: ['url'] },
  FacilityDataset: { keyFields: [] },
  Image: { keyFields: ['url'] },
  MapSettings: { keyFields: [] },
  OpenState: {
    // `changesAt` becomes the time of the next fetch. Only on arrival is it known which "now" the answer is about.
    merge: (_former, state: { changesAt: string | null }) => ({ ...state, changesAt: refetchTime(state.changesAt) }),
  },
  PetTypeOption: { keyFields: ['value'] },
  Region: { keyFields: ['name'] },
  ReviewPhoto: { keyFields: ['image', ['url']] },
};

const HALF_HOUR_MS = 30 * 60_000;

/**
 * Until when a line about opening hours may be shown. Not only until the status changes: it also mentions today and tomorrow, and an
 * unknown status has no next change. All of these change at full half hours.
 */
function refetchTime(changesAt: string | null): string {
  const now = Date.now();
  const check = now - (now % HALF_HOUR_MS) + HALF_HOUR_MS;
  return changesAt && Date.parse(changesAt) > now && Date.parse(changesAt) < check ? changesAt : new Date(check).toISOString();
}
