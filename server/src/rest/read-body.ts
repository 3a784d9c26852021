import type { IncomingMessage, ServerResponse } from 'node:http';
import express from 'express';
import type { z } from 'zod';
import { AppError } from '../shared/errors';
import type { WebRequest } from '../shared/http/http-handler';
import { BODY_BYTES_MAX } from '../shared/validation/limits';
import { refuseOtherThanUtf8 } from '../shared/http/utf8-body';
import type { Viewer } from '../shared/viewer';
import { readMultipart } from './multipart';
import { filesMaxOf } from './parameters';

/** The body that a row accepts. */
export interface BodySpec<Schema extends z.ZodObject> {
  kind: 'json' | 'multipart';
  schema: Schema;
  /** Without a body every field counts as absent. */
  isOptional?: boolean;
  /** Field for a body that is a plain JSON string. */
  bareText?: string;
}

/** A parsed body: JSON, or the parts of a form by name. */
export type SentBody = { kind: 'json'; value: unknown } | { kind: 'multipart'; parts: Record<string, unknown[]> };

const parseJson = express.json({ limit: BODY_BYTES_MAX, strict: false, type: isJson, verify: refuseOtherThanUtf8 });

/**
 * Reads the body of a row; null for an optional body that is missing.
 * @throws AppError for a missing, unreadable or too large body and for a wrong content type
 */
export async function readBody(
  req: WebRequest,
  res: ServerResponse,
  spec: BodySpec<z.ZodObject> | null,
  { viewer, spoolFolder }: { viewer: Viewer | null; spoolFolder: string },
): Promise<SentBody | null> {
  if (!spec) return null;
  if (!hasBody(req)) {
    if (spec.isOptional) return null;
    throw new AppError('BAD_USER_INPUT', '보낸 내용이 비어 있습니다.');
  }
  if (spec.kind === 'multipart') {
    const rules = { filesMax: filesMaxOf(spec.schema), fields: Object.keys(spec.schema.shape), viewer, folder: spoolFolder };
    return { kind: 'multipart', parts: await readMultipart(req, res, rules) };
  }
  if (!isJson(req)) throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'application/json으로 보내 주세요.');
  await new Promise<void>((resolve, reject) => {
    parseJson(req, res, (error?: Error | string) => (error instanceof Error ? reject(error) : resolve()));
  });
  const value: unknown = req.body;
  return { kind: 'json', value: spec.bareText && typeof value === 'string' ? { [spec.bareText]: value } : value };
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function isJson({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return /^application\/(?:[\w.-]+\+)?json(?:\s*;|\s*$)/i.test(headers['content-type'] ?? '');
}
