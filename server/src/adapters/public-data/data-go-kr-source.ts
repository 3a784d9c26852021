import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '../../shared/errors';
import { fileNameOf } from './file-name-of';
import { findDownload } from './find-download';
import type { PublicDataFile, PublicDataOffer, PublicDataSource } from './public-data-source';

export interface DataGoKrOptions {
  /** Page of the data set. No other host is contacted. */
  pageUrl?: string;
  /** Longest wait for the next byte. */
  silenceMs?: number;
  /** Longest download. */
  downloadMs?: number;
  maxBytes?: number;
}

type Progress = Parameters<PublicDataOffer['fetch']>[0];

const PAGE_URL = 'https://www.data.go.kr/data/15111389/fileData.do';
const PAGE_BYTES_MAX = 5_000_000;
const REDIRECTS_MAX = 3;

/** data.go.kr, without a key or login: the page of the data set names the address of its current file. */
export class DataGoKrSource implements PublicDataSource {
  private readonly pageUrl: URL;
  private readonly silenceMs: number;
  private readonly downloadMs: number;
  private readonly maxBytes: number;

  constructor({ pageUrl = PAGE_URL, silenceMs = 30_000, downloadMs = 600_000, maxBytes = 500_000_000 }: DataGoKrOptions = {}) {
    this.pageUrl = new URL(pageUrl);
    this.silenceMs = silenceMs;
    this.downloadMs = downloadMs;
    this.maxBytes = maxBytes;
    const isLoopback = this.pageUrl.hostname === '127.0.0.1';
    if (this.pageUrl.protocol !== 'https:' && !isLoopback) throw new Error(`Public data must come over https: ${pageUrl}`);
  }

  async locate(): Promise<PublicDataOffer> {
    const html = await this.withTimeouts(this.silenceMs, async (watch) => {
      const response = await this.get(this.pageUrl, watch.signal);
      const chunks: Uint8Array[] = [];
      for await (const chunk of this.chunks(response, PAGE_BYTES_MAX, watch)) chunks.push(chunk);
      return Buffer.concat(chunks).toString('utf8');
    });
    const address = findDownload(html);
    if (!address || !URL.canParse(address, this.pageUrl.href))
      throw unavailable('공공데이터포털의 페이지에서 파일의 주소를 찾지 못했습니다. 페이지가 바뀌었을 수 있습니다.');
    const url = this.onSameHost(new URL(address, this.pageUrl));
    return { id: url.href, fetch: (onProgress) => this.download(url, onProgress) };
  }

  private async download(url: URL, onProgress: Progress): Promise<PublicDataFile> {
    const folder = await mkdtemp(join(tmpdir(), 'baldojang-'));
    const discard = () => rm(folder, { recursive: true, force: true });
    try {
      const path = join(folder, 'download.csv');
      const name = await this.withTimeouts(this.downloadMs, async (watch) => {
        const response = await this.get(url, watch.signal);
        if (response.headers.get('content-type')?.includes('text/html'))
          throw unavailable('공공데이터포털이 파일 대신 안내 페이지를 보냈습니다.');
        await pipeline(Readable.from(this.chunks(response, this.maxBytes, watch, onProgress)), createWriteStream(path));
        return fileNameOf(response.headers.get('content-disposition')) ?? '공공데이터포털의 최신 파일';
      });
      return { path, name, discard };
    } catch (error) {
      await discard();
      throw error;
    }
  }

  /** Same host only. The file's address may say http; it is requested with the page's protocol and port. */
  private onSameHost(url: URL): URL {
    const isSameHost = url.hostname === this.pageUrl.hostname && (url.port === this.pageUrl.port || url.port === '');
    if (!isSameHost || !/^https?:$/.test(url.protocol))
      throw unavailable(`공공데이터포털이 다른 곳(${url.host})의 파일을 가리켜서 받지 않았습니다.`);
    const address = new URL(url);
    address.protocol = this.pageUrl.protocol;
    address.port = this.pageUrl.port;
    return address;
  }

  private async get(url: URL, signal: AbortSignal, redirectsLeft = REDIRECTS_MAX): Promise<Response> {
    const response = await fetch(url, { redirect: 'manual', signal, headers: { accept: '*/*' } });
    if (response.ok) return response;
    await response.body?.cancel();
    const location = response.headers.get('location');
    if (response.status >= 300 && response.status < 400 && location && redirectsLeft > 0 && URL.canParse(location, url.href))
      return this.get(this.onSameHost(new URL(location, url)), signal, redirectsLeft - 1);
    throw unavailable(`공공데이터포털이 오류로 답했습니다 (HTTP ${response.status}). 잠시 뒤에 다시 해 주세요.`);
  }

  private async *chunks(response: Response, maxBytes: number, watch: Watch, onProgress?: Progress): AsyncGenerator<Uint8Array> {
    const declared = Number(response.headers.get('content-length')) || null;
    // With a content encoding the declared length counts the encoded bytes.
    const total = response.headers.get('content-encoding') ? null : declared;
    let done = 0;
    for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
      watch.sawProgress();
      done += chunk.length;
      if (done > maxBytes) throw unavailable('받는 파일이 너무 커서 멈췄습니다.');
      onProgress?.(done, total);
      yield chunk;
    }
    if (total !== null && done !== total) throw unavailable('파일을 받다가 연결이 끊겼습니다. 다시 해 주세요.');
  }

  /** Limits the total time and the time without data; every failure becomes an AppError. */
  private async withTimeouts<T>(wholeMs: number, work: (watch: Watch) => Promise<T>): Promise<T> {
    const controller = new AbortController();
    const abort = () => controller.abort();
    const whole = setTimeout(abort, wholeMs);
    const silence = setTimeout(abort, this.silenceMs);
    try {
      return await work({ signal: controller.signal, sawProgress: () => silence.refresh() });
    } catch (cause) {
      if (cause instanceof AppError) throw cause;
      if (controller.signal.aborted)
        throw unavailable('공공데이터포털의 답이 너무 느려서 멈췄습니다. 잠시 뒤에 다시 해 주세요.', cause);
      throw unavailable('공공데이터포털에 연결하지 못했거나 연결이 끊겼습니다. 인터넷 연결을 확인해 주세요.', cause);
    } finally {
      clearTimeout(whole);
      clearTimeout(silence);
    }
  }
}

interface Watch {
  signal: AbortSignal;
  sawProgress: () => void;
}

function unavailable(text: string, cause?: unknown): AppError {
  return new AppError('BAD_GATEWAY', text, { cause });
}
