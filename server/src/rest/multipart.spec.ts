import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import express from 'express';
import { sendUncaught } from '../app/http/uncaught';
import { LIMITS } from '../shared/validation/limits';
import { createLogger } from '../shared/logger';
import { SpooledUpload } from '../shared/http/upload';
import type { Viewer } from '../shared/viewer';
import { readMultipart } from './multipart';

/** Somebody signed in, to the reader. */
const MEMBER: Viewer = { memberId: 1, email: 'a@baldojang.example', isAdmin: false, suspension: null, sessionId: '' };

const folder = mkdtempSync(join(tmpdir(), 'baldojang-spool-'));
let server: Server;
let port: number;
/** Forms that have reached the reader. */
let reached = 0;
/** Requests without an answer. */
let underWay = 0;

interface ParsedForm {
  [name: string]: (string | { filename: string; mimetype: string; bytes: number; truncated: boolean })[];
}

beforeAll(async () => {
  // Addresses are what `X-Forwarded-For` says.
  const app = express().set('trust proxy', true);
  app.post(['/', '/visitor', '/gone', '/visitor/gone'], async (req, res) => {
    underWay += 1;
    res.once('close', () => (underWay -= 1));
    // As if a token were looked up for as long as the sender stays.
    if (req.path.endsWith('gone')) await new Promise((resolve) => req.once('close', resolve));
    reached += 1;
    const viewer = req.path.startsWith('/visitor') ? null : MEMBER;
    const { files = LIMITS.filesPerRequestMax, fields } = req.query;
    const rules = { filesMax: Number(files), fields: typeof fields === 'string' ? fields.split(',') : undefined };
    const parts = await readMultipart(req, res, { ...rules, viewer, folder });
    const parsed: [string, ParsedForm[string]][] = [];
    for (const [name, values] of Object.entries(parts)) parsed.push([name, await Promise.all(values.map(describePart))]);
    res.json(parsed);
  });
  app.use(sendUncaught(createLogger('silent')));
  server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterEach(async () => {
  // Responses close a moment after the client has read them.
  await until(() => readdirSync(folder).length === 0);
  expect(readdirSync(folder)).toEqual([]);
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
});

async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; !isSo() && tries < 500; tries++) await new Promise((resolve) => setTimeout(resolve, 10));
}

async function describePart(value: string | SpooledUpload) {
  if (typeof value === 'string') return value;
  const stream = value.createReadStream();
  const { length } = await buffer(stream);
  return { filename: value.filename, mimetype: value.mimetype, bytes: length, truncated: stream.truncated };
}

async function post(body: FormData | string, headers: Record<string, string> = {}, path = '/') {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', body, headers });
  const json = (await answer.json()) as { code?: string; message?: { text: string } };
  return {
    status: answer.status,
    retryAfter: answer.headers.get('retry-after'),
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

it('handles names of prototype properties safely', async () => {
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

  it('as many files as the row takes', async () => {
    const ofFiles = (count: number) => rawForm(...Array<string>(count).fill(file));
    expect((await post(ofFiles(1), RAW, '/?files=1')).status).toBe(200);
    expect(await post(ofFiles(2), RAW, '/?files=1')).toMatchObject({
      status: 400,
      text: expect.stringContaining('1개') as unknown,
    });
    // It is not waited for what comes after the file too many.
    const { answer } = await pour(head('Content-Length: 1000000', '/?files=1') + ofFiles(2).slice(0, -6), 0, (chunk) => chunk);
    expect(answer).toBe('HTTP/1.1 400 Bad Request');
  });

  it('discards files of unread fields, which may also break off', async () => {
    const unread = (...parts: string[]) => post(rawForm(...parts), RAW, '/?files=1&fields=files,author');
    const stray = file.replace('name="files"', 'name="other"');
    expect((await unread(stray, file, stray, stray)).parts).toEqual([
      ['files', [expect.objectContaining({ filename: 'a.jpg' })]],
    ]);
    expect((await unread(stray, file.replace('files', 'author[]'), file)).status).toBe(400);
    expect((await post(`--b\r\n${stray}`, RAW, '/?fields=files')).status).toBe(400);
    expect((await unread(file.replace('name="files"; ', ''), text('author', 'v'))).parts).toEqual([['author', ['v']]]);
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
const head = (length: string, path = '/', from = '192.0.2.1') =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${from}\r\nContent-Type: multipart/form-data; boundary=b\r\n${length}\r\n\r\n`;

describe('a stream of a gigabyte', () => {
  it('is refused by its length before anything is read', async () => {
    const { answer, sent } = await pour(head(`Content-Length: ${1024 ** 3}`) + FILE_HEAD, 1024 ** 3, (chunk) => chunk);
    expect(answer).toBe('HTTP/1.1 413 Payload Too Large');
    expect(sent).toBeLessThan(50_000_000);
  });

  it('is cut off at the limit without a content length, in constant memory', async () => {
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

/** Starts forms, none of which ends; resolves when all have been sent. */
function begin(count: number, path: string, from: (index: number) => string): Promise<Socket[]> {
  const one = (index: number) =>
    new Promise<Socket>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(head('Content-Length: 1000000', path, from(index)) + FILE_HEAD + 'x'.repeat(100), () => resolve(socket));
      }).on('error', reject);
    });
  return Promise.all(Array.from({ length: count }, (_, index) => one(index)));
}

const postFrom = (from: string, path = '/') => post(form(['a', 'b']), { 'x-forwarded-for': from }, path);

describe('a client that disconnects half-way', () => {
  it.each(['/', '/visitor'])('is forgotten, at %s', async (path) => {
    const from = '192.0.2.2';
    for (let round = 0; round < 15; round++) {
      reached = 0;
      const sockets = await begin(8, path, () => from);
      await until(() => reached === 8);
      for (const socket of sockets) socket.destroy();
      await until(() => underWay === 0);
    }
    expect((await postFrom(from, path)).status).toBe(200);
  });

  it.each(['/', '/visitor/'])('is forgotten when that was before the form was looked at, at %s', async (path) => {
    const from = '192.0.2.3';
    reached = 0;
    for (const socket of await begin(120, `${path}gone`, () => from)) socket.destroy();
    await until(() => reached === 120);
    expect(reached).toBe(120);
    expect((await postFrom(from, path)).status).toBe(200);
  });
});

describe('forms at a time', () => {
  const sockets: Socket[] = [];
  const hold = async (count: number, path: string, from: (index: number) => string) => {
    reached = 0;
    sockets.push(...(await begin(count, path, from)));
    await until(() => reached === count);
    expect(reached).toBe(count);
  };
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    await until(() => underWay === 0);
  });

  it.each([
    ['visitors', '/visitor', 10, '/'],
    ['members', '/', 100, '/visitor'],
  ])('are limited for the %s of an address, and for no others', async (_who, path, max, other) => {
    await hold(max, path, () => '192.0.2.4');
    expect(await postFrom('192.0.2.4', path)).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS', retryAfter: '10' });
    expect((await postFrom('192.0.2.5', path)).status).toBe(200);
    expect((await postFrom('192.0.2.4', other)).status).toBe(200);
  });

  it('are bounded for all addresses together', async () => {
    await hold(200, '/visitor', (index) => `198.51.100.${index}`);
    const refusal = { status: 503, code: 'SERVICE_UNAVAILABLE', retryAfter: '5' };
    for (const path of ['/', '/visitor']) expect(await postFrom('192.0.2.6', path)).toMatchObject(refusal);
    sockets.pop()?.destroy();
    await until(() => underWay < 200);
    expect((await postFrom('192.0.2.6')).status).toBe(200);
  });
});
