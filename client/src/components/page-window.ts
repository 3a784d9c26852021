/** Page numbers from 1; null is a gap. */
export type PageWindow = (page: number, pageCount: number) => (number | null)[];

const range = (first: number, length: number) => Array.from({ length }, (_, index) => first + index);

/** Up to five pages around the current one, with gaps where others are left out. */
export const fiveAround: PageWindow = (page, pageCount) => {
  const first = Math.max(1, Math.min(page - 2, pageCount - 4));
  const numbers = range(first, Math.min(5, pageCount));
  return [...(first > 1 ? [null] : []), ...numbers, ...(first + 4 < pageCount ? [null] : [])];
};

/** The block of ten that contains the current page. */
export const blockOfTen: PageWindow = (page, pageCount) => {
  const first = Math.floor((page - 1) / 10) * 10 + 1;
  return range(first, Math.min(10, pageCount - first + 1));
};
