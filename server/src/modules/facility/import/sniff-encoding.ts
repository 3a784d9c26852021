import { open } from 'node:fs/promises';
import { AppError } from '../../../shared/errors';
import { Cp949Decoder } from './cp949-decoder';

export type FileEncoding = 'UTF-8' | 'CP949';

const HEAD_BYTES = 65_536;

const startsWith = (head: Uint8Array, ...bytes: number[]) => bytes.every((byte, index) => head[index] === byte);

function canDecode(decoder: { decode: (bytes: Uint8Array, options: { stream: boolean }) => string }, head: Uint8Array): boolean {
  try {
    decoder.decode(head, { stream: true });
    return true;
  } catch {
    return false;
  }
}

/** Detects the encoding from the first bytes, which hold the Hangul header. @throws AppError for a file that is no text */
export async function sniffEncoding(path: string): Promise<FileEncoding> {
  const file = await open(path);
  let head: Uint8Array;
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    head = buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
  if (!head.length) throw new AppError('BAD_USER_INPUT', '파일이 비어 있습니다.');
  if (startsWith(head, 0x50, 0x4b) || startsWith(head, 0xd0, 0xcf))
    throw new AppError('BAD_USER_INPUT', '엑셀이나 압축 파일입니다. CSV 파일로 저장해서 다시 가져와 주세요.');
  if (startsWith(head, 0xff, 0xfe) || startsWith(head, 0xfe, 0xff))
    throw new AppError('BAD_USER_INPUT', 'UTF-16 파일입니다. UTF-8 CSV로 저장해서 다시 가져와 주세요.');
  if (canDecode(new TextDecoder('utf-8', { fatal: true }), head)) return 'UTF-8';
  if (canDecode(new Cp949Decoder(), head)) return 'CP949';
  throw new AppError('BAD_USER_INPUT', '글자를 읽을 수 없는 파일입니다. UTF-8이나 CP949로 저장한 CSV 파일이 필요합니다.');
}
