import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { type FileUpload, Upload as GraphQLUpload } from 'graphql-upload-minimal';

/**
 * An uploaded file, the same for GraphQL and REST. Do not trust `filename` and `mimetype`: the client chose them. The stream can be read
 * once; when it was cut at the size limit its `truncated` is true.
 */
export interface Upload {
  filename: string;
  mimetype: string;
  /** Path of the complete file on this machine; without it there is only the stream. */
  path?: string;
  createReadStream: () => Readable & { truncated?: boolean };
}

/** A file of a form in a temporary file, which is removed once its request is answered. */
export class SpooledUpload extends GraphQLUpload implements Upload {
  constructor(
    readonly path: string,
    readonly filename: string,
    readonly mimetype: string,
    private readonly isTruncated: boolean,
  ) {
    super();
    this.promise = Promise.resolve(this as unknown as FileUpload);
  }

  createReadStream(): Readable & { truncated: boolean } {
    return Object.assign(createReadStream(this.path), { truncated: this.isTruncated });
  }
}
