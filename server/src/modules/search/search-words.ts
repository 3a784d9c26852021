/** Words of a query in NFC without punctuation, except points in numbers (7.5kg) and colons in times (19:30). */
export function wordsOf(query: string): string[] {
  return query
    .normalize('NFC')
    .replaceAll('㎏', 'kg')
    .replace(/\p{Cf}/gu, '')
    .replace(/(?<!\d)[.:]|[.:](?!\d)|[^\p{L}\p{N}\p{M}.:]/gu, ' ')
    .split(' ')
    .filter(Boolean);
}
