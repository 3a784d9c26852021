import { hasVisible } from '../../shared/validation/has-visible';

/** File systems and download dialogs take no more. */
const BYTES_MAX = 255;
/** Room for `-2` and for the longer extension of a picture's sizes. */
const NEW_BYTES_MAX = 240;
/** What makes a name say something else than it seems to: controls, invisible and bidirectional marks, lone surrogates, line breaks. */
const DECEPTIVE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
/** Devices of Windows, also with an extension. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;
const EXTENSION = /\.([a-z][a-z0-9]{1,4})$/i;

/** The extension in lower case, without its dot; '' without one. */
export function extensionOf(name: string): string {
  return EXTENSION.exec(name)?.[1]?.toLowerCase() ?? '';
}

export function withoutExtension(name: string): string {
  return name.replace(EXTENSION, '');
}

/** The sender's name as mere data: no folders, nothing hidden, nothing that a system takes for something else. May be ''. */
export function cleanName(raw: string, bytesMax = BYTES_MAX): string {
  const visible = raw.replace(DECEPTIVE, '').normalize('NFC');
  const last = visible.split(/[/\\]/).at(-1) ?? '';
  const name = withoutEnd(last.replace(/^[.\s]+/, '')).replace(RESERVED, '_$&');
  const extension = EXTENSION.exec(name)?.[0] ?? '';
  return cut(name.slice(0, name.length - extension.length), bytesMax - extension.length).concat(extension);
}

/** Name under which a file is kept: the sender's, with the extension of what the file really is. */
export function nameFor(raw: string, extension: string, fallback: string): string {
  const base = withoutEnd(withoutExtension(cleanName(raw, NEW_BYTES_MAX)));
  return cleanName(`${hasVisible(base) ? base : fallback}.${extension}`);
}

/** The name, or the name with `-2`, `-3` … before its extension while another file of the owner is called so. */
export function uniqueName(name: string, taken: readonly string[]): string {
  const forms = new Set(taken.map(comparable));
  const extension = EXTENSION.exec(name)?.[0] ?? '';
  let unique = name;
  for (let count = 2; forms.has(comparable(unique)); count++) unique = `${withoutExtension(name)}-${count}${extension}`;
  return unique;
}

/** Whether a client means this file: it may send the name as it is or as it stands in the address. */
export function sameName(asked: string, name: string): boolean {
  return [asked, decoded(asked)].some((form) => form.normalize('NFC') === name);
}

/** Names that a client could confuse count as one. */
const comparable = (name: string) => decoded(name).normalize('NFC').toLowerCase();

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** Without dots and blanks at the end. Step by step: the pattern /[.\s]+$/ takes quadratic time for a name full of them. */
function withoutEnd(name: string): string {
  let end = name.length;
  while (end > 0 && /[.\s]/.test(name.charAt(end - 1))) end--;
  return name.slice(0, end);
}

/** Never in the middle of a character. */
function cut(text: string, bytesMax: number): string {
  let kept = '';
  let bytes = 0;
  for (const character of text) {
    bytes += Buffer.byteLength(character);
    if (bytes > bytesMax) break;
    kept += character;
  }
  return kept;
}
