/** The file name in a Content-Disposition header. The portal sends Hangul raw, percent-encoded or as in RFC 8187. */
export function fileNameOf(contentDisposition: string | null): string | null {
  const extended = /filename\*\s*=\s*utf-8''([^;]+)/i.exec(contentDisposition ?? '')?.[1];
  const plain = /filename\s*=\s*(?:"([^"]*)"|([^;]+))/i.exec(contentDisposition ?? '');
  const sent = extended ?? plain?.[1] ?? plain?.[2];
  if (!sent) return null;
  // Header bytes arrive as Latin-1 characters; text that is not UTF-8 stays unchanged.
  const bytes = Buffer.from(sent.trim(), 'latin1').toString('utf8');
  const text = decodePercents(bytes.includes('\ufffd') ? sent.trim() : bytes).normalize('NFC');
  const name = text
    .split(/[\\/]/)
    .at(-1)
    ?.replace(/\p{Cc}/gu, '')
    .slice(0, 200);
  return name || null;
}

function decodePercents(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}
