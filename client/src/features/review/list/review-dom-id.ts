/** Where a review stands on the page. */
export const reviewDomId = (id: string) => `review-${id}`;
