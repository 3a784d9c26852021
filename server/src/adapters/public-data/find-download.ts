import { decodeHTMLStrict } from 'entities/decode';

interface Download {
  url: string;
  isCsv: boolean;
}

/**
 * The address of the current file in the JSON-LD (DataDownload) of a portal page. The portal leaves raw line breaks in its texts, which
 * JSON forbids, so control characters are replaced first.
 * @returns null if the page names no file
 */
export function findDownload(html: string): string | null {
  const downloads: Download[] = [];
  for (const [, text = ''] of html.matchAll(/<script[^>]*type=["']?application\/ld\+json["']?[^>]*>([\s\S]*?)<\/script>/gi)) {
    collectDownloads(parseJson(text), downloads);
  }
  return (downloads.find(({ isCsv }) => isCsv) ?? downloads[0])?.url ?? null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/[\p{Cc}]/gu, ' '));
  } catch {
    return null;
  }
}

function collectDownloads(node: unknown, found: Download[]): void {
  if (typeof node !== 'object' || node === null) return;
  if ('@type' in node && 'contentUrl' in node && [node['@type']].flat().includes('DataDownload')) {
    const { contentUrl } = node;
    const format = 'encodingFormat' in node ? String(node.encodingFormat) : '';
    if (typeof contentUrl === 'string') found.push({ url: decodeHTMLStrict(contentUrl), isCsv: /csv/i.test(format) });
  }
  for (const child of Object.values(node)) collectDownloads(child, found);
}
