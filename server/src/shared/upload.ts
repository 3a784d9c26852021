import type { Readable } from 'node:stream';

/**
 * A file on its way in, the same for GraphQL and REST. `filename` is the sender's word and only ever data; `mimetype` is not to be
 * believed. The stream can be read once; when it was cut at the size limit its `truncated` is true.
 */
export interface Upload {
  filename: string;
  mimetype: string;
  createReadStream: () => Readable & { truncated?: boolean };
}
