/** Stored form of tags, for search and comparison: NFC, lower case, without the leading `#`. */
export function tagNameOf(written: string): string {
  return written
    .normalize('NFC')
    .replace(/^[#\s]+/, '')
    .trimEnd()
    .toLowerCase();
}
