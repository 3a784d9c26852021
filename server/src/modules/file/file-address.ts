import { cleanName, extensionOf, withoutExtension } from './file-name';
import { storedExtensionOf } from './file-type';

/** `full` is every file, the others only pictures. */
export type FileSize = 'full' | 'card' | 'thumbnail';

/** Address on this site. The last segment is the file's name, or of a smaller picture the same with `.webp`. */
export function pathOf({ key, name }: { key: string; name: string }, size: FileSize = 'full'): string {
  if (size === 'full') return `/files/${key}/${encodeURIComponent(name)}`;
  return `/files/${key}/${size}/${encodeURIComponent(`${withoutExtension(name)}.webp`)}`;
}

/**
 * Name inside the storage of what an address means. The key alone opens it: of the name only the extension counts, and that it is
 * one of those we make, as it ends up in the header of a download.
 */
export function storedNameOf(size: FileSize, name: string): string | null {
  if (cleanName(name) !== name.normalize('NFC') || withoutExtension(name) === name) return null;
  if (size === 'full') return `full.${storedExtensionOf(name)}`;
  return extensionOf(name) === 'webp' ? `${size}.webp` : null;
}
