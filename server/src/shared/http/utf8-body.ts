import { isUtf8 } from 'node:buffer';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { AppError } from '../errors';

/**
 * For `verify` of a body parser: JSON is UTF-8 (RFC 8259). Otherwise undecodable bytes would be stored as replacement characters.
 */
export function refuseOtherThanUtf8(_req: IncomingMessage, _res: ServerResponse, body: Buffer, encoding: string): void {
  if (encoding !== 'utf-8') throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'JSON은 UTF-8로 보내 주세요.');
  if (!isUtf8(body)) throw new AppError('BAD_USER_INPUT', '요청을 읽을 수 없습니다. UTF-8로 보내 주세요.');
}
