import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { type FileUpload, Upload as GraphQLUpload } from 'graphql-upload-minimal';

/**
 * An uploaded file, the same for GraphQL and REST. `filename` and `mimetype` come from the client and are not trusted.
 * The stream can be read once; `truncated` is true if it was cut at the size limit.
 */
export interface Upload {
  filename: string;
  mimetype: string;
  /** Local file with the complete content; without it there is only the stream. */
  path?: string;
  createReadStream: () => Readable & { truncated?: boolean };
}

/** A form's file in a temporary file that is deleted after the response; accepted by the scalar Upload. */
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
