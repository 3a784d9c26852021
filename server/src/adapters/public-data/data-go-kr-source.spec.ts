import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname } from 'node:path';
import { AppError } from '../../shared/errors';
import { DataGoKrSource, type DataGoKrOptions } from './data-go-kr-source';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const PAGE = '/data/15111389/fileData.do';
const DOWNLOAD = '/cmm/cmm/fileDownload.do';
const CSV = '시설명,카테고리1\n발자국 동물병원,반려동물업\n';

let server: Server;
let origin: string;
let answers: Record<string, Handler>;
let requested: string[];

beforeAll(async () => {
  server = createServer((request, response) => {
    requested.push(request.url ?? '');
    const answer = answers[(request.url ?? '').split('?')[0] ?? ''];
    if (answer) answer(request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** JSON-LD with a raw line break inside a text, among other scripts. */
const pageWith = (contentUrl: string) => `<!doctype html><html><head>
<script>var x = { contentUrl: "wrong" };</script>
<script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization","name":"포털"}</script>
<script type="application/ld+json">
{ "@context": "https://schema.org", "@type": "Dataset", "name": "문화시설 위치", "description": "첫 줄
둘째 줄", "distribution": [
  { "@type": "DataDownload", "encodingFormat": "XML", "contentUrl": "/other.xml" },
  { "@type": "DataDownload", "encodingFormat": "CSV", "contentUrl": "${contentUrl}" } ] }
</script></head><body></body></html>`;

const html =
  (text: string): Handler =>
  (_, response) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(text);

beforeEach(() => {
  requested = [];
  answers = {
    [PAGE]: html(pageWith(`${origin}${DOWNLOAD}?atchFileId=FILE_000000000000001&amp;fileDetailSn=1`)),
    [DOWNLOAD]: (_, response) =>
      response
        .writeHead(200, {
          'content-type': 'application/octet-stream',
          'content-disposition': Buffer.from('attachment; filename="문화시설 위치_20250324.csv"').toString('latin1'),
          'content-length': Buffer.byteLength(CSV),
        })
        // As a Buffer: with a string Node would encode the header as UTF-8 again.
        .end(Buffer.from(CSV)),
  };
});

const source = (options: DataGoKrOptions = {}) =>
  new DataGoKrSource({ pageUrl: `${origin}${PAGE}`, silenceMs: 10_000, ...options });

async function failure(work: Promise<unknown>): Promise<AppError> {
  const error: unknown = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(AppError);
  expect((error as AppError).code).toBe('BAD_GATEWAY');
  return error as AppError;
}

const fetchFrom = async (options?: DataGoKrOptions) => (await source(options).locate()).fetch();

describe('DataGoKrSource', () => {
  it('finds the current file through the page and stores it', async () => {
    const offer = await source().locate();
    expect(offer.id).toBe(`${origin}${DOWNLOAD}?atchFileId=FILE_000000000000001&fileDetailSn=1`);
    const progress: [number, number | null][] = [];
    const file = await offer.fetch((done, total) => progress.push([done, total]));
    expect(readFileSync(file.path, 'utf8')).toBe(CSV);
    expect(file.name).toBe('문화시설 위치_20250324.csv');
    expect(progress.at(-1)).toEqual([Buffer.byteLength(CSV), Buffer.byteLength(CSV)]);
    await file.discard();
    expect(existsSync(dirname(file.path))).toBe(false);
  });

  it('changes the id when the page names another file', async () => {
    const first = await source().locate();
    answers[PAGE] = html(pageWith(`${DOWNLOAD}?atchFileId=FILE_000000000000002`));
    expect((await source().locate()).id).not.toBe(first.id);
    expect(requested).toEqual([PAGE, PAGE]);
  });

  it('accepts a relative address and another scheme of the same host', async () => {
    answers[PAGE] = html(pageWith(`https://127.0.0.1${DOWNLOAD}?a=1`));
    expect((await source().locate()).id).toBe(`${origin}${DOWNLOAD}?a=1`);
  });

  it('follows redirects on its own host only', async () => {
    answers['/moved.csv'] = answers[DOWNLOAD]!;
    answers[DOWNLOAD] = (_, response) => response.writeHead(302, { location: '/moved.csv' }).end();
    const file = await fetchFrom();
    expect(readFileSync(file.path, 'utf8')).toBe(CSV);
    await file.discard();

    answers[DOWNLOAD] = (_, response) => response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end();
    expect((await failure(fetchFrom())).message).toMatch(/다른 곳\(169\.254\.169\.254\)/);
    answers[DOWNLOAD] = (_, response) => response.writeHead(302, { location: DOWNLOAD }).end();
    expect((await failure(fetchFrom())).message).toMatch(/HTTP 302/);
  });

  it.each(['http://evil.example/file.csv', 'file:///etc/passwd', 'http://127.0.0.1:1/file.csv', '//evil.example/x.csv'])(
    'does not contact another address: %s',
    async (address) => {
      answers[PAGE] = html(pageWith(address));
      expect((await failure(source().locate())).message).toMatch(/다른 곳/);
      expect(requested).toEqual([PAGE]);
    },
  );

  it('requires https', () => {
    expect(() => new DataGoKrSource({ pageUrl: 'http://www.data.go.kr/' })).toThrow(/https/);
    expect(() => new DataGoKrSource()).not.toThrow();
  });

  it.each([
    ['a page without JSON-LD', '<html><body>점검 중입니다</body></html>'],
    ['a page with broken JSON-LD', '<script type="application/ld+json">{"@type": "DataDownload", </script>'],
    ['a page that names no file', '<script type="application/ld+json">{"@type": "Dataset", "contentUrl": "/x"}</script>'],
  ])('reports %s', async (_, page) => {
    answers[PAGE] = html(page);
    expect((await failure(source().locate())).message).toMatch(/주소를 찾지 못했습니다/);
  });

  it('reports an error of the portal and a page instead of the file', async () => {
    answers[DOWNLOAD] = (_, response) => response.writeHead(500).end('oops');
    expect((await failure(fetchFrom())).message).toMatch(/HTTP 500/);
    answers[DOWNLOAD] = html('<html>로그인</html>');
    expect((await failure(fetchFrom())).message).toMatch(/안내 페이지/);
    answers[PAGE] = (_, response) => response.writeHead(503).end();
    expect((await failure(source().locate())).message).toMatch(/HTTP 503/);
  });

  it('times out a silent connection, for the page and within the file', async () => {
    const silent = { silenceMs: 50 };
    answers[PAGE] = () => {};
    expect((await failure(source(silent).locate())).message).toMatch(/너무 느려서/);
    answers[PAGE] = html(pageWith(DOWNLOAD));
    answers[DOWNLOAD] = (_, response) => {
      response.writeHead(200, { 'content-length': 1_000 });
      response.write('시설명');
    };
    expect((await failure(fetchFrom(silent))).message).toMatch(/너무 느려서/);
  });

  it('times out an endless file', async () => {
    let drip: NodeJS.Timeout | undefined;
    answers[DOWNLOAD] = (_, response) => {
      response.writeHead(200);
      drip = setInterval(() => response.write('가'), 5);
      response.on('close', () => clearInterval(drip));
    };
    expect((await failure(fetchFrom({ downloadMs: 100 }))).message).toMatch(/너무 느려서/);
  });

  it.each([
    ['of a known length', { 'content-length': 1_000 }],
    ['of unknown length', {}],
  ])('reports a connection that breaks within a file %s', async (_, headers) => {
    answers[DOWNLOAD] = (__, response) => {
      response.writeHead(200, headers);
      response.write('시설명,카테고리1\n', () => response.destroy());
    };
    expect((await failure(fetchFrom())).message).toMatch(/끊겼습니다/);
  });

  it('rejects a file or a page that is too large', async () => {
    expect((await failure(fetchFrom({ maxBytes: 20 }))).message).toMatch(/너무 커서/);
    answers[PAGE] = html('가'.repeat(2_000_000));
    expect((await failure(source().locate())).message).toMatch(/너무 커서/);
  });

  it('reports an address where nothing listens', async () => {
    const closed = createServer();
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
    const { port } = closed.address() as AddressInfo;
    await new Promise((resolve) => closed.close(resolve));
    expect((await failure(source({ pageUrl: `http://127.0.0.1:${port}/` }).locate())).message).toMatch(/연결하지 못했거나/);
  });
});
