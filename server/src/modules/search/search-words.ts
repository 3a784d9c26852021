/** Words of a query as typed, composed and without punctuation. Points stay inside numbers (7.5kg), colons inside times (19:30). */
export function wordsOf(query: string): string[] {
  return query
    .normalize('NFC')
    .replaceAll('㎏', 'kg')
    .replace(/\p{Cf}/gu, '')
    .replace(/(?<!\d)[.:]|[.:](?!\d)|[^\p{L}\p{N}\p{M}.:]/gu, ' ')
    .split(' ')
    .filter(Boolean);
}
