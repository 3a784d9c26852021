/**
 * Cost of a long text in a GraphQL document, where any other field costs 1: a thousand comments that each select their announcement
 * would otherwise be a huge response at a low price.
 */
export const TEXT_COST = { board: 50, review: 5, comment: 5 } as const;
