import { cleanName, extensionOf, withoutExtension } from './file-name';
import { storedExtensionOf } from './file-type';

/** Every file has `full`; pictures have the other sizes too. */
export type FileSize = 'full' | 'card' | 'thumbnail';

/** URL path on this site. The last segment is the file's name, with `.webp` for the smaller sizes. */
export function pathOf({ key, name }: { key: string; name: string }, size: FileSize = 'full'): string {
  if (size === 'full') return `/files/${key}/${encodeURIComponent(name)}`;
  return `/files/${key}/${size}/${encodeURIComponent(`${withoutExtension(name)}.webp`)}`;
}

/**
 * Name in the storage for a URL path. Only the key identifies the file. The name must still be clean because it goes into the
 * download header.
 */
export function storedNameOf(size: FileSize, name: string): string | null {
  if (cleanName(name) !== name.normalize('NFC') || withoutExtension(name) === name) return null;
  if (size === 'full') return `full.${storedExtensionOf(name)}`;
  return extensionOf(name) === 'webp' ? `${size}.webp` : null;
}
