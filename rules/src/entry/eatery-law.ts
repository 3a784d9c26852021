/** Since then eateries admit only registered and vaccinated dogs and cats. */
export const LAW_DATE = '2026-03-01';
export const EATERIES = ['카페', '식당'];

/** Whether facts about an eatery are older than the law, or undated; `asOf` is yyyy-MM-dd. */
export function isBeforeEateryLaw(category3: string | null, asOf: string | null): boolean {
  return EATERIES.includes(category3 ?? '') && (asOf === null || asOf < LAW_DATE);
}
