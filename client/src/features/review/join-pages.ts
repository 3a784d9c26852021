interface Page {
  items: { id: string }[];
  totalCount: number;
}

/**
 * A list and its next fetch of `size`. What was written meanwhile pushes others down into that fetch: those are there already.
 * At the end nothing is left, however the count changed on the way.
 */
export function joinPages<Known extends Page>(known: Known, fetched: Known, size: number): Known {
  const ids = new Set(known.items.map(({ id }) => id));
  const items = [...known.items, ...fetched.items.filter(({ id }) => !ids.has(id))];
  return { ...fetched, items, totalCount: fetched.items.length < size ? items.length : fetched.totalCount };
}
