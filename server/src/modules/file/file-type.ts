import { AppError } from '../../shared/errors';
import { extensionOf } from './file-name';
import { FileKind } from './stored-file.entity';

export interface FileType {
  extension: string;
  mediaType: string;
  kind: FileKind;
}

/** Number of leading bytes that `fileTypeOf` examines. */
export const HEAD_BYTES = 65_536;

const IMAGE_TYPES: Record<string, string> = { jpg: 'image/jpeg', png: 'image/png', gif: 'image/gif', webp: 'image/webp' };

type Matcher = (head: Buffer) => boolean;
const startsWith =
  (...signatures: (string | number[])[]): Matcher =>
  (head) =>
    signatures.some((signature) => {
      const bytes = typeof signature === 'string' ? Buffer.from(signature, 'latin1') : Buffer.from(signature);
      return head.subarray(0, bytes.length).equals(bytes);
    });

const isOle = startsWith([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const isZip = startsWith([0x50, 0x4b, 3, 4], [0x50, 0x4b, 5, 6]);
const isHwp3 = startsWith('HWP Document File');
/** UTF-16 text contains NUL bytes but starts with a byte order mark. */
const isText: Matcher = (head) => !head.includes(0) || startsWith([0xff, 0xfe], [0xfe, 0xff])(head);

const OFFICE = 'application/vnd.openxmlformats-officedocument';
const ATTACHMENT_TYPES: Record<string, [mediaType: string, matches: Matcher]> = {
  pdf: ['application/pdf', (head) => head.subarray(0, 1_024).includes('%PDF-')],
  hwp: ['application/x-hwp', (head) => isOle(head) || isHwp3(head)],
  hwpx: ['application/hwp+zip', isZip],
  doc: ['application/msword', isOle],
  docx: [`${OFFICE}.wordprocessingml.document`, isZip],
  xls: ['application/vnd.ms-excel', isOle],
  xlsx: [`${OFFICE}.spreadsheetml.sheet`, isZip],
  ppt: ['application/vnd.ms-powerpoint', isOle],
  pptx: [`${OFFICE}.presentationml.presentation`, isZip],
  txt: ['text/plain', isText],
  csv: ['text/csv', isText],
  zip: ['application/zip', isZip],
};

const HEIC_BRANDS = /^(heic|heix|heim|heis|hevc|hevx|mif1|msf1)$/;

/**
 * Detects the type by the first bytes. The name only separates documents that share a signature.
 * @throws AppError BAD_USER_INPUT, naming the file, for types that are not allowed
 */
export function fileTypeOf(head: Buffer, name: string, kind: FileKind): FileType {
  const image = imageFormatOf(head);
  const extension = extensionOf(name);
  if (image) {
    const isSpelledLong = image === 'jpg' && extension === 'jpeg';
    return { extension: isSpelledLong ? 'jpeg' : image, mediaType: IMAGE_TYPES[image]!, kind: FileKind.IMAGE };
  }
  if (isHeic(head))
    throw new AppError(
      'BAD_USER_INPUT',
      `${name}: 아이폰의 HEIC 사진은 아직 올릴 수 없습니다. 아이폰의 설정 > 카메라 > 포맷에서 ‘높은 호환성’을 고르고 다시 찍거나, 사진을 JPG로 바꿔서 올려 주세요.`,
    );
  const attachment = kind === FileKind.ATTACHMENT && Object.hasOwn(ATTACHMENT_TYPES, extension) && ATTACHMENT_TYPES[extension];
  if (attachment && attachment[1](head)) return { extension, mediaType: attachment[0], kind: FileKind.ATTACHMENT };
  throw new AppError('BAD_USER_INPUT', `${name}: 지원하지 않는 형식입니다. ${ADVICE[kind]}`);
}

const ADVICE = {
  [FileKind.IMAGE]: 'JPG, PNG, GIF, WebP 사진을 올려 주세요.',
  [FileKind.ATTACHMENT]:
    '사진(JPG, PNG, GIF, WebP)이나 PDF, 한글(HWP, HWPX), 워드, 엑셀, 파워포인트, TXT, CSV, ZIP 파일을 올려 주세요.',
};

/** Media type for serving a stored file, by its extension; null for other extensions. */
export function mediaTypeOf(name: string): string | null {
  const extension = storedExtensionOf(name);
  if (Object.hasOwn(IMAGE_TYPES, extension)) return IMAGE_TYPES[extension]!;
  return Object.hasOwn(ATTACHMENT_TYPES, extension) ? ATTACHMENT_TYPES[extension]![0] : null;
}

/** The storage uses one spelling for each format. */
export function storedExtensionOf(name: string): string {
  const extension = extensionOf(name);
  return extension === 'jpeg' ? 'jpg' : extension;
}

function imageFormatOf(head: Buffer): 'jpg' | 'png' | 'gif' | 'webp' | null {
  if (startsWith([0xff, 0xd8, 0xff])(head)) return 'jpg';
  if (startsWith([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])(head)) return 'png';
  if (startsWith('GIF87a', 'GIF89a')(head)) return 'gif';
  return startsWith('RIFF')(head) && head.toString('latin1', 8, 12) === 'WEBP' ? 'webp' : null;
}

function isHeic(head: Buffer): boolean {
  return head.toString('latin1', 4, 8) === 'ftyp' && HEIC_BRANDS.test(head.toString('latin1', 8, 12));
}
