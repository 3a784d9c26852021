import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { type FileUpload, Upload as GraphQLUpload } from 'graphql-upload-minimal';

/**
 * A file on its way in, the same for GraphQL and REST. `filename` is the sender's word and only ever data; `mimetype` is not to be
 * believed. The stream can be read once; when it was cut at the size limit its `truncated` is true.
 */
export interface Upload {
  filename: string;
  mimetype: string;
  /** Where its bytes already lie on this machine, complete; without it they come by the stream alone. */
  path?: string;
  createReadStream: () => Readable & { truncated?: boolean };
}

/** A file of a form, kept in a temporary file until its request is answered; what the scalar Upload takes for a file. */
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
