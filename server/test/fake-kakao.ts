import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** The fake's user response, with Kakao's field names. */
export type FakeUser = Record<string, unknown>;
type Handler = (response: ServerResponse) => void;

/** Stands in every code, token and broken answer; it must turn up in no log. */
export const FAKE_SECRET = 'canary';

/** Ways in which an answer goes wrong. */
const FAULTS = {
  'server error': (response) => response.writeHead(500).end(`{"error":"${FAKE_SECRET}"}`),
  silence: () => {},
  'half an answer': (response) => void response.writeHead(200, { 'content-length': 1_000 }).write(`{"${FAKE_SECRET}`),
  'broken connection': (response) => response.destroy(),
  html: (response) => response.writeHead(200, { 'content-type': 'text/html' }).end(`<html>${FAKE_SECRET}</html>`),
  huge: (response) =>
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(`{"access_token":"${FAKE_SECRET}","id":1,"x":"${'x'.repeat(70_000)}"}`),
  'invalid JSON': (response) => response.writeHead(200).end(`{"access_token":"${FAKE_SECRET}`),
  'another shape': (response) => answerJson(response, 200, [FAKE_SECRET]),
  'too many requests': (response) => answerJson(response, 429, { error: FAKE_SECRET }),
} satisfies Record<string, Handler>;

export type FakeFault = keyof typeof FAULTS;
export const FAKE_FAULTS = Object.keys(FAULTS) as FakeFault[];

export interface FakeKakao {
  url: string;
  /** For the configuration of an app that shall use it. */
  settings: { kakaoRestApiKey: string; kakaoClientSecret: string; kakaoAuthBase: string; kakaoApiBase: string };
  /** Requests received so far. */
  requests: { path: string; headers: IncomingMessage['headers']; body: URLSearchParams }[];
  /** A code that is good once, for this person. */
  codeFor: (user: FakeUser) => string;
  /** From now on every answer at this path is the handler's, or goes wrong in this way. */
  answer: (path: '/oauth/token' | '/v2/user/me', fault: FakeFault | Handler) => void;
  stop: () => Promise<void>;
}

/** A scriptable Kakao server on 127.0.0.1. */
export async function startFakeKakao(): Promise<FakeKakao> {
  const codes = new Map<string, FakeUser>();
  const answers = new Map<string, Handler>();
  const requests: FakeKakao['requests'] = [];
  const server = createServer((request, response) => {
    void text(request).then((sent) => {
      const path = request.url ?? '';
      const body = new URLSearchParams(sent);
      requests.push({ path, headers: request.headers, body });
      const handler = answers.get(path);
      if (handler) handler(response);
      else answerWell({ path, body, bearer: request.headers.authorization }, codes, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    settings: { kakaoRestApiKey: 'restkey', kakaoClientSecret: 'clientsecret', kakaoAuthBase: url, kakaoApiBase: url },
    requests,
    codeFor: (user) => {
      const code = `${FAKE_SECRET}-code-${codes.size}`;
      codes.set(code, user);
      return code;
    },
    answer: (path, fault) => answers.set(path, typeof fault === 'string' ? FAULTS[fault] : fault),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

interface ReceivedRequest {
  path: string;
  body: URLSearchParams;
  bearer: string | undefined;
}

function answerWell({ path, body, bearer }: ReceivedRequest, codes: Map<string, FakeUser>, response: ServerResponse): void {
  if (path === '/oauth/token') {
    const code = body.get('code') ?? '';
    const user = codes.get(code);
    // The used code becomes the person's access token.
    if (!user || code.startsWith('used:') || codes.has(`used:${code}`)) return refuseCode(response, code);
    codes.set(`used:${code}`, user);
    return answerJson(response, 200, { token_type: 'bearer', access_token: `used:${code}`, expires_in: 21_599 });
  }
  const user = path === '/v2/user/me' ? codes.get(bearer?.replace('Bearer ', '') ?? '') : undefined;
  if (user) answerJson(response, 200, user);
  else answerJson(response, 401, { msg: 'this access token does not exist', code: -401 });
}

/** Kakao's own words, which repeat the code. */
function refuseCode(response: ServerResponse, code: string): void {
  answerJson(response, 400, {
    error: 'invalid_grant',
    error_description: `authorization code not found for code=${code}`,
    error_code: 'KOE320',
  });
}

export function answerJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json;charset=UTF-8' }).end(JSON.stringify(body));
}
