/** The form in which tags are kept, searched and compared: composed, in lower case, without the `#` in front. */
export function tagNameOf(written: string): string {
  return written
    .normalize('NFC')
    .replace(/^[#\s]+/, '')
    .trimEnd()
    .toLowerCase();
}
