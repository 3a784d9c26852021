/** Normal form of a tag: NFC, lower case, without the leading `#`. */
export function tagNameOf(raw: string): string {
  return raw
    .normalize('NFC')
    .replace(/^[#\s]+/, '')
    .trimEnd()
    .toLowerCase();
}
