import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import express from 'express';
import { sendUncaught } from '../app/uncaught';
import { LIMITS } from '../shared/limits';
import { createLogger } from '../shared/logger';
import { SpooledUpload } from '../shared/upload';
import { readMultipart, SPOOL_FOLDER } from './multipart';

const folder = mkdtempSync(join(tmpdir(), 'baldojang-spool-'));
let server: Server;
let port: number;

interface Told {
  [name: string]: (string | { filename: string; mimetype: string; bytes: number; truncated: boolean })[];
}

beforeAll(async () => {
  const app = express().set(SPOOL_FOLDER, folder);
  app.post('/', async (req, res) => {
    const parts = await readMultipart(req, res);
    const told: [string, Told[string]][] = [];
    for (const [name, values] of Object.entries(parts)) told.push([name, await Promise.all(values.map(tell))]);
    res.json(told);
  });
  app.use(sendUncaught(createLogger('silent')));
  server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterEach(async () => {
  // Responses close a moment after the client has read them.
  for (let tries = 0; readdirSync(folder).length > 0 && tries < 200; tries++)
    await new Promise((resolve) => setTimeout(resolve, 10));
  expect(readdirSync(folder)).toEqual([]);
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
});

async function tell(value: string | SpooledUpload) {
  if (typeof value === 'string') return value;
  const stream = value.createReadStream();
  const { length } = await buffer(stream);
  return { filename: value.filename, mimetype: value.mimetype, bytes: length, truncated: stream.truncated };
}

async function post(body: FormData | string, headers: Record<string, string> = {}) {
  const answer = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body, headers });
  const json = (await answer.json()) as { code?: string; message?: { text: string } };
  return {
    status: answer.status,
    code: json.code,
    text: json.message?.text,
    parts: Array.isArray(json) ? (json as unknown[]) : [],
  };
}

function form(...parts: [name: string, value: string | File][]): FormData {
  const data = new FormData();
  for (const [name, value] of parts) data.append(name, value);
  return data;
}

/** A body written by hand, as no honest client writes it. */
const rawForm = (...parts: string[]) => parts.map((part) => `--b\r\n${part}\r\n`).join('') + '--b--\r\n';
const RAW = { 'content-type': 'multipart/form-data; boundary=b' };
const fileOf = (bytes: number, name = 'a.jpg') => new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' });

it('gives texts and files by name, in their order', async () => {
  const { parts } = await post(
    form(['tag', '하나'], ['files', fileOf(300_000, '강아지 "1".jpg')], ['tag', '둘, 셋'], ['files', fileOf(2)]),
  );
  expect(parts).toEqual([
    ['tag', ['하나', '둘, 셋']],
    [
      'files',
      [
        { filename: '강아지 "1".jpg', mimetype: 'image/jpeg', bytes: 300_000, truncated: false },
        { filename: 'a.jpg', mimetype: 'image/jpeg', bytes: 2, truncated: false },
      ],
    ],
  ]);
});

it('takes a field without a chosen file, and a form without anything, for nothing', async () => {
  const empty = 'Content-Disposition: form-data; name="files"; filename=""\r\nContent-Type: application/octet-stream\r\n\r\n';
  expect((await post(rawForm(empty), RAW)).parts).toEqual([['files', []]]);
  expect((await post('--b--\r\n', RAW)).parts).toEqual([]);
});

it('keeps names that objects know for themselves harmless', async () => {
  const { parts } = await post(form(['__proto__', 'x'], ['constructor', 'y'], ['toString', 'z'], ['__proto__', fileOf(1)]));
  expect(parts.map((part) => (part as [string])[0])).toEqual(['__proto__', 'constructor', 'toString']);
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(({} as Record<string, unknown>).x).toBeUndefined();
});

it('leads no file name out of its folder', async () => {
  const part = 'Content-Disposition: form-data; name="files"; filename="../../../evil.jpg"\r\n\r\nx';
  const { status } = await post(rawForm(part), RAW);
  expect([status, existsSync(join(folder, '../evil.jpg'))]).toEqual([200, false]);
});

describe('bounds', () => {
  const text = (name: string, value = '') => `Content-Disposition: form-data; name="${name}"\r\n\r\n${value}`;
  const file = 'Content-Disposition: form-data; name="files"; filename="a.jpg"\r\n\r\nx';
  it.each([
    ['1,000 fields', rawForm(...Array.from({ length: 1_000 }, (_, index) => text(`f${index}`))), 400],
    ['1,000 empty parts', rawForm(...Array<string>(1_000).fill('\r\n')), 400],
    ['eleven files', rawForm(...Array<string>(11).fill(file)), 400],
    ['a field name of a megabyte', rawForm(text('a'.repeat(1_000_000))), 400],
    ['1,000 headers', rawForm(`${'X-A: b\r\n'.repeat(5_000)}${text('a')}`), 400],
    ['a text of a megabyte', rawForm(text('info', 'a'.repeat(1_000_000))), 413],
    ['no end', rawForm(text('a', 'b')).slice(0, -6), 400],
    ['no end of a file', `--b\r\n${file}`, 400],
    ['a broken header', rawForm('Content-Disposition form-data\r\n\r\nx'), 400],
    ['nothing but noise', '\0\xff'.repeat(1_000), 400],
  ])('%s', async (_name, body, status) => {
    const answer = await post(body, RAW);
    expect(answer).toMatchObject({ status, text: expect.stringMatching(/[가-힣]/) as unknown });
  });

  it('a field name in brackets, without end or nested, is just a name', async () => {
    const names = ['a[b][c]', 'a[', `a${'[x]'.repeat(1_000)}`, '5', ''];
    const { status, parts } = await post(rawForm(...names.map((name) => text(name, 'v'))), RAW);
    expect([status, parts.length]).toEqual([200, 4]);
  });

  it('another content type', async () => {
    expect(await post('{}', { 'content-type': 'application/json' })).toMatchObject({
      status: 415,
      code: 'UNSUPPORTED_MEDIA_TYPE',
    });
    expect(await post('x', { 'content-type': 'multipart/form-data' })).toMatchObject({ status: 400, code: 'BAD_USER_INPUT' });
  });

  it('a file above the limit is cut, and says so', async () => {
    const { parts } = await post(form(['whole', fileOf(LIMITS.fileBytesMax)], ['cut', fileOf(LIMITS.fileBytesMax + 2)]));
    expect(parts).toEqual([
      ['whole', [expect.objectContaining({ bytes: LIMITS.fileBytesMax, truncated: false })]],
      ['cut', [expect.objectContaining({ bytes: LIMITS.fileBytesMax + 1, truncated: true })]],
    ]);
  });
});

/** Writes to a socket until the server has answered or `bytes` are sent. */
function pour(head: string, bytes: number, wrap: (chunk: Buffer) => Buffer): Promise<{ answer: string; sent: number }> {
  return new Promise((resolve) => {
    let answer = '';
    let sent = 0;
    const chunk = Buffer.alloc(65_536, 0x61);
    const socket = connect(port, '127.0.0.1', () => socket.write(head, () => more()));
    const more = () => {
      if (answer || sent >= bytes) return;
      sent += chunk.length;
      socket.write(wrap(chunk), () => more());
    };
    const end = () => resolve({ answer: answer.split('\r\n')[0] ?? '', sent });
    socket
      .on('data', (data) => {
        answer += data.toString();
        socket.destroy();
      })
      .on('error', end)
      .on('close', end);
  });
}

const FILE_HEAD = '--b\r\nContent-Disposition: form-data; name="files"; filename="a.jpg"\r\n\r\n';
const head = (length: string) =>
  `POST / HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\n${length}\r\n\r\n`;

describe('a stream of a gigabyte', () => {
  it('is refused by its length before anything is read', async () => {
    const { answer, sent } = await pour(head(`Content-Length: ${1024 ** 3}`) + FILE_HEAD, 1024 ** 3, (chunk) => chunk);
    expect(answer).toBe('HTTP/1.1 413 Payload Too Large');
    expect(sent).toBeLessThan(50_000_000);
  });

  it('is cut off at the limit when it tells no length, and costs no memory', async () => {
    const chunked = (chunk: Buffer) =>
      Buffer.concat([Buffer.from(`${chunk.length.toString(16)}\r\n`), chunk, Buffer.from('\r\n')]);
    const { answer, sent } = await pour(
      head('Transfer-Encoding: chunked') + chunked(Buffer.from(FILE_HEAD)).toString(),
      1024 ** 3,
      chunked,
    );
    expect(answer).toBe('HTTP/1.1 413 Payload Too Large');
    expect(sent).toBeGreaterThan(LIMITS.requestBytesMax * 0.9);
    expect(sent).toBeLessThan(LIMITS.requestBytesMax * 1.5);
  });
});

it('forgets a form whose sender goes away half-way', async () => {
  for (const length of [1_000_000, 10]) {
    await new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(head(`Content-Length: ${length}`) + FILE_HEAD + 'x'.repeat(100), () =>
          setTimeout(() => socket.destroy(), 50),
        );
      });
      socket.on('close', () => resolve()).on('error', () => undefined);
    });
  }
  expect((await post(form(['a', 'b']))).status).toBe(200);
});
