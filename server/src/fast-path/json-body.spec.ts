import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { WebRequest } from '../shared/http/http-handler';
import { currentRequestId, withRequestId } from '../shared/http/request-id';
import { jsonBody } from './json-body';

const readJson = jsonBody();
let server: Server;
beforeAll(async () => {
  server = createServer((req, res) =>
    withRequestId('request-7', () => {
      void readJson(req as WebRequest, res, () =>
        res.end(JSON.stringify({ id: currentRequestId(), body: (req as WebRequest).body })),
      );
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

/** With pauses between the parts, as on a slow connection. */
async function send(parts: Buffer[], headers: Record<string, string | number>): Promise<unknown> {
  const { port } = server.address() as AddressInfo;
  const asked = request({ port, host: '127.0.0.1', method: 'POST', headers: { 'content-type': 'application/json', ...headers } });
  const answer = new Promise<Buffer[]>((resolve, reject) => {
    asked.on('error', reject).on('response', (res) => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => resolve(chunks));
    });
  });
  for (const part of parts) {
    asked.write(part);
    await sleep(50);
  }
  asked.end();
  return JSON.parse(Buffer.concat(await answer).toString());
}

const text = Buffer.from('{"query":"{ 동물병원 }"}');
/** Within a character. */
const parts = [text.subarray(0, 13), text.subarray(13)];

it.each<[string, Record<string, string | number>]>([
  ['of which the length is told', { 'content-length': text.length }],
  ['of which it is not', {}],
])('a body in parts, %s, is whole in the end, and still belongs to its request', async (_what, headers) => {
  expect(await send(parts, headers)).toEqual({ id: 'request-7', body: { query: '{ 동물병원 }' } });
});
