import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { type RequestHandler, Router } from 'express';
import type { GraphQLSchema } from 'graphql';
import { refuseMethod } from '../../rest/mount';
import { AppError } from '../../shared/errors';
import type { Logger } from '../../shared/logger';
import type { OpenDataFiles, OpenDataFormat } from './open-data-files';
import { LICENCE_URL, OPEN_DATA_PATH, placeSchema, SCHEMA_PATH } from './open-data-schema';

interface OpenDataRouterParts {
  files: Pick<OpenDataFiles, 'open'>;
  schema: GraphQLSchema;
  publicUrl: string;
  log: Logger;
}

const MEDIA_TYPES: Record<OpenDataFormat, string> = {
  ndjson: 'application/x-ndjson; charset=utf-8',
  csv: 'text/csv; charset=utf-8; header=present',
};
const LINKS = `<${LICENCE_URL}>; rel="license", <${SCHEMA_PATH}>; rel="describedby"`;
/** An hour: a file changes once a day. No other encoding on the way: it would need a tag of its own. */
const CACHE_CONTROL = 'public, max-age=3600, no-transform';
const RETRY_AFTER_SECONDS = 60;
/** Errors of clients that stop early. */
const LEFT = ['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'EPIPE'];

/** GET and HEAD of the files of the day and of their schema, for everybody. */
export function createOpenDataRouter({ files, schema, publicUrl, log }: OpenDataRouterParts): Router {
  const router = Router();
  for (const format of ['ndjson', 'csv'] as const)
    router
      .route(`${OPEN_DATA_PATH}/places.${format}`)
      .get(sendFile(files, format, log))
      .all(refuseMethod(['get']) as RequestHandler);
  const description = JSON.stringify(placeSchema(schema, publicUrl));
  router
    .route(SCHEMA_PATH)
    .get((_req, res) => void res.set('Cache-Control', 'no-cache').type('application/schema+json').send(description))
    .all(refuseMethod(['get']) as RequestHandler);
  return router;
}

/** From disk at the client's pace; the database is not needed. */
function sendFile(files: OpenDataRouterParts['files'], format: OpenDataFormat, log: Logger): RequestHandler {
  return async (req, res) => {
    const file = await files.open(format);
    if (!file)
      throw new AppError('SERVICE_UNAVAILABLE', '공개 데이터 파일을 만들고 있습니다. 잠시 후 다시 내려받아 주세요.', {
        retryAfter: RETRY_AFTER_SECONDS,
      });
    const isGzip = req.acceptsEncodings('gzip', 'identity') === 'gzip';
    res.set({
      'Content-Type': MEDIA_TYPES[format],
      'Cache-Control': CACHE_CONTROL,
      ETag: `"${file.hash.slice(0, 32)}${isGzip ? '-gzip' : ''}"`,
      'Last-Modified': file.modifiedAt.toUTCString(),
      Link: LINKS,
    });
    res.vary('Accept-Encoding');
    if (req.fresh || req.method === 'HEAD') await file.handle.close();
    if (req.fresh) return void res.status(304).end();
    if (format === 'csv') res.set('Content-Disposition', 'attachment; filename="baldojang-places.csv"');
    if (isGzip) res.set({ 'Content-Encoding': 'gzip', 'Content-Length': String(file.bytes) });
    if (req.method === 'HEAD') return void res.end();
    const content = file.handle.createReadStream();
    // A broken connection shows the client that something is missing.
    await (isGzip ? pipeline(content, res) : pipeline(content, createGunzip(), res)).catch((error: NodeJS.ErrnoException) => {
      if (!LEFT.includes(error.code ?? '')) log.warn({ err: error }, 'a file of open data was not sent to its end');
    });
  };
}
