/** SQL condition: the place is in the current data and not closed for good. The partial indexes of `facility` have the same predicate. */
export const IS_LISTED = 'missing_since IS NULL AND NOT is_closed';
