/** The page numbers to offer (from 0): five around the current one, fewer when there are fewer. */
export function pageWindow(page: number, pageCount: number, width = 5): number[] {
  const first = Math.max(0, Math.min(page - Math.floor(width / 2), pageCount - width));
  return Array.from({ length: Math.min(width, pageCount) }, (_, index) => first + index);
}
