import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { AwsV4Signer } from 'aws4fetch';
import { AppError } from '../../shared/errors';
import type { Logger } from '../../shared/logger';
import type { ByteRange } from './storage';

export interface S3Settings {
  /** Origin, without a path. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Time limits in milliseconds. */
export interface S3Times {
  /** For a request and its whole response. */
  answer: number;
  /** For the upload of a file. */
  put: number;
  /** Between two chunks of a file that is read. */
  silence: number;
}

export interface S3Request {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** In the bucket; '' is the bucket itself. */
  path: string;
  query?: Record<string, string>;
  body?: Buffer;
  range?: ByteRange;
  /** Any other status is an error. */
  expected: readonly number[];
}

export interface S3Response {
  status: number;
  headers: Headers;
  text: string;
}

type FetchResponse = Response & { body: ReadableStream<Uint8Array> | null };

const TIMES: S3Times = { answer: 5_000, put: 20_000, silence: 10_000 };
const RETRY_AFTER_SECONDS = 5;
/** Far more than a page of a listing has. */
const TEXT_BYTES_MAX = 4 * 1024 * 1024;
const LOGGED_EVERY_MS = 1_000;

/** Only S3's status and error code: its response bodies repeat addresses, keys and the signed text. */
class S3Error extends Error {
  override readonly name = 'S3Error';

  constructor(
    status: number,
    readonly code?: string,
  ) {
    super(`S3 answered with the status ${status}`);
  }
}

/**
 * Signed requests to one bucket, without retries or redirects; own, as the SDK's errors repeat keys and what was signed. Every failure
 * becomes SERVICE_UNAVAILABLE; only the log has the cause.
 */
export class S3Client {
  private readonly times: S3Times;
  private readonly signingKeys = new Map<string, ArrayBuffer>();
  private loggedAt = 0;

  constructor(
    private readonly settings: S3Settings,
    private readonly log: Logger,
    times: Partial<S3Times> = {},
  ) {
    this.times = { ...TIMES, ...times };
  }

  /** @throws AppError SERVICE_UNAVAILABLE */
  async request(request: S3Request): Promise<S3Response> {
    const signal = AbortSignal.timeout(request.body ? this.times.put : this.times.answer);
    try {
      const response = await this.send(request, signal);
      return { status: response.status, headers: response.headers, text: await textOf(response) };
    } catch (error) {
      throw this.unavailable(error);
    }
  }

  /** Lazy: requests the object on the first read. Failures are stream errors. */
  read(path: string, range?: ByteRange): Readable {
    const controller = new AbortController();
    const { silence } = this.times;
    let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
    const next = async (): Promise<Uint8Array | null> => {
      const timer = setTimeout(() => controller.abort(new Error(`S3 was silent for ${silence} ms`)), silence);
      try {
        reader ??= await this.open(path, range, controller.signal);
        return (await reader?.read())?.value ?? null;
      } finally {
        clearTimeout(timer);
      }
    };
    return new Readable({
      read() {
        next().then(
          (chunk) => this.push(chunk),
          (error: unknown) => this.destroy(error as Error),
        );
      },
      destroy: (error, callback) => {
        controller.abort();
        void reader?.cancel().catch(() => undefined);
        callback(error && this.unavailable(error));
      },
    });
  }

  private async open(path: string, range: ByteRange | undefined, signal: AbortSignal) {
    const { body } = await this.send({ method: 'GET', path, range, expected: [range ? 206 : 200] }, signal);
    return body?.getReader();
  }

  private async send({ method, path, query, body, range, expected }: S3Request, signal: AbortSignal): Promise<FetchResponse> {
    const { endpoint, bucket, ...keys } = this.settings;
    const url = new URL(`/${bucket}${path && `/${path}`}`, endpoint);
    for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
    const { headers } = await new AwsV4Signer({
      ...keys,
      service: 's3',
      cache: this.signingKeys,
      method,
      url: url.href,
      // With it S3 rejects a damaged body.
      headers: {
        'x-amz-content-sha256': createHash('sha256')
          .update(body ?? '')
          .digest('hex'),
      },
    }).sign();
    // Not signed, because a proxy may change it. A compressed object would have another length.
    headers.set('accept-encoding', 'identity');
    if (range) headers.set('range', `bytes=${range.start}-${range.end}`);
    const response = (await fetch(url, { method, headers, body, signal, redirect: 'manual' })) as FetchResponse;
    if (expected.includes(response.status)) return response;
    const code = /<Code>(\w{1,60})<\/Code>/.exec(await textOf(response))?.[1];
    throw new S3Error(response.status, code);
  }

  /** The error for the client; logs the cause. */
  unavailable(cause: unknown): AppError {
    if (Date.now() - this.loggedAt >= LOGGED_EVERY_MS) {
      this.loggedAt = Date.now();
      this.log.error({ err: cause }, 'object storage unavailable');
    }
    return new AppError('SERVICE_UNAVAILABLE', '지금은 파일을 읽거나 저장할 수 없습니다. 잠시 후 다시 시도해 주세요.', {
      retryAfter: RETRY_AFTER_SECONDS,
      cause,
    });
  }
}

async function textOf({ body }: FetchResponse): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > TEXT_BYTES_MAX) throw new Error(`S3 answered with more than ${TEXT_BYTES_MAX} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
