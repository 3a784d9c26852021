import express from 'express';
import { isFastPathOn } from '../config';
import { AppError } from '../shared/errors';
import type { Handler } from '../shared/http/http-handler';
import { BODY_BYTES_MAX } from '../shared/validation/limits';
import { bindToCurrentContext } from '../shared/async/async-local';
import { refuseOtherThanUtf8 } from '../shared/http/utf8-body';

const PLAIN_TYPE = /^application\/json(?:; ?charset=utf-8)?$/i;

/**
 * Parses JSON request bodies. Fast path for what nearly all clients send, uncompressed UTF-8 with a content length; everything else goes
 * to Express' parser, which looks up encoding, decoder and type several times.
 */
export function jsonBody(): Handler {
  const readWithLibrary = express.json({ limit: BODY_BYTES_MAX, verify: refuseOtherThanUtf8 });
  const isOn = isFastPathOn('json-body');
  return function readJson(req, res, next) {
    const { 'content-type': type = '', 'content-length': length, 'content-encoding': encoding } = req.headers;
    if (!isOn || !PLAIN_TYPE.test(type) || encoding !== undefined || !(Number(length) > 0 && Number(length) <= BODY_BYTES_MAX))
      return readWithLibrary(req, res, next);
    const chunks: Buffer[] = [];
    const read = bindToCurrentContext(() => {
      try {
        const body = Buffer.concat(chunks);
        refuseOtherThanUtf8(req, res, body, 'utf-8');
        req.body = objectOf(body.toString());
      } catch (error) {
        return next(error);
      }
      next();
    });
    req.on('data', (chunk: Buffer) => chunks.push(chunk)).once('end', read);
  };
}

/** Of the kinds of JSON, only objects and lists are of use to anybody here. */
function objectOf(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // What the parser says names places in the text, in English.
  }
  if (typeof value === 'object' && value !== null) return value;
  throw new AppError('BAD_USER_INPUT', '요청을 읽을 수 없습니다.');
}
