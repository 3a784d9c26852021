/**
 * What a long text costs in a GraphQL document, where any other field costs 1: a thousand comments that each bring their announcement
 * would otherwise be an answer of 60 MB for the price of a small one.
 */
export const TEXT_COST = { board: 50, review: 5, comment: 5 } as const;
