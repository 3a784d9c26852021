import { hasVisible } from '../../shared/validation/text-rules';

/** Limit of file systems and download dialogs. */
const BYTES_MAX = 255;
/** Leaves room for `-2` and for the longer `.webp` extension. */
const NEW_BYTES_MAX = 240;
/** Control, invisible and bidirectional characters, lone surrogates and line breaks can disguise a name. */
const DECEPTIVE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
/** Windows device names, with or without an extension. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;
const EXTENSION = /\.([a-z][a-z0-9]{1,4})$/i;

/** Lower case, without the dot; '' if there is none. */
export function extensionOf(name: string): string {
  return EXTENSION.exec(name)?.[1]?.toLowerCase() ?? '';
}

export function withoutExtension(name: string): string {
  return name.replace(EXTENSION, '');
}

/** Removes folders, hidden characters and reserved names. May return ''. */
export function cleanName(raw: string, bytesMax = BYTES_MAX): string {
  const visible = raw.replace(DECEPTIVE, '').normalize('NFC');
  const last = visible.split(/[/\\]/).at(-1) ?? '';
  const name = withoutEnd(last.replace(/^[.\s]+/, '')).replace(RESERVED, '_$&');
  const extension = EXTENSION.exec(name)?.[0] ?? '';
  return cut(name.slice(0, name.length - extension.length), bytesMax - extension.length).concat(extension);
}

/** Cleaned name of the upload with the extension of the detected type. */
export function nameFor(raw: string, extension: string, fallback: string): string {
  const base = withoutEnd(withoutExtension(cleanName(raw, NEW_BYTES_MAX)));
  return cleanName(`${hasVisible(base) ? base : fallback}.${extension}`);
}

/** Adds `-2`, `-3` … before the extension if another file of the owner has the name. */
export function uniqueName(name: string, taken: readonly string[]): string {
  const forms = new Set(taken.map(comparable));
  const extension = EXTENSION.exec(name)?.[0] ?? '';
  let unique = name;
  for (let count = 2; forms.has(comparable(unique)); count++) unique = `${withoutExtension(name)}-${count}${extension}`;
  return unique;
}

/** A client may send the name as it is or percent-encoded as in the URL. */
export function sameName(requested: string, name: string): boolean {
  return [requested, decoded(requested)].some((form) => form.normalize('NFC') === name);
}

/** Names that a client could confuse count as equal. */
const comparable = (name: string) => decoded(name).normalize('NFC').toLowerCase();

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** Trims dots and blanks at the end. The pattern /[.\s]+$/ would take quadratic time on long runs of them. */
function withoutEnd(name: string): string {
  let end = name.length;
  while (end > 0 && /[.\s]/.test(name.charAt(end - 1))) end--;
  return name.slice(0, end);
}

/** Never cuts inside a character. */
function cut(text: string, bytesMax: number): string {
  let result = '';
  let bytes = 0;
  for (const character of text) {
    bytes += Buffer.byteLength(character);
    if (bytes > bytesMax) break;
    result += character;
  }
  return result;
}
