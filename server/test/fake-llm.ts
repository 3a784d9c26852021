import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

type Handler = (response: ServerResponse, question: LlmQuestion) => void;

/** The key of the settings below; stands in faulty answers too, and must turn up nowhere. */
export const LLM_KEY = 'sk-ant-canary-key';

export interface LlmQuestion {
  path: string;
  headers: IncomingMessage['headers'];
  body: {
    model?: string;
    max_tokens?: number;
    temperature?: number;
    stream?: boolean;
    system?: string;
    messages?: { role: string; content: string }[];
  } & Record<string, unknown>;
}

/** Ways in which an answer goes wrong, with the status that our side may tell of. */
const FAULTS = {
  'wrong key': refusal(401, 'authentication_error'),
  'no permission': refusal(403, 'permission_error'),
  'unknown model': refusal(404, 'not_found_error'),
  'too many requests': refusal(429, 'rate_limit_error'),
  'server error': refusal(500, 'api_error'),
  overloaded: refusal(529, 'overloaded_error'),
  html: (response) => response.writeHead(200, { 'content-type': 'text/html' }).end(`<html>${LLM_KEY}</html>`),
  'not JSON': (response) => response.writeHead(200, { 'content-type': 'application/json' }).end(`{"${LLM_KEY}`),
  'html with an error': (response) => response.writeHead(502, { 'content-type': 'text/html' }).end(`<html>${LLM_KEY}</html>`),
  'broken event': (response) => begin(response).end(`event: content_block_delta\ndata: {"${LLM_KEY}\n\n`),
  'error event': (response) => {
    begin(response);
    send(response, 'error', { error: { type: 'overloaded_error', message: LLM_KEY } });
    response.end();
  },
  'no end': (response) => {
    begin(response);
    sendText(response, LLM_KEY);
    response.end();
  },
  'connection lost': (response) => {
    begin(response);
    sendText(response, LLM_KEY);
    setImmediate(() => response.destroy());
  },
  'connection refused': (response) => response.destroy(),
  'endless line': (response) => {
    begin(response).write('data: ');
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(64 * 1024)));
    };
    response.on('drain', more);
    more();
  },
} satisfies Record<string, Handler>;

export type LlmFault = keyof typeof FAULTS;
export const LLM_FAULTS = Object.keys(FAULTS) as LlmFault[];

export interface FakeLlm {
  url: string;
  /** For the configuration of an app that shall use it. */
  settings: { anthropicApiKey: string; anthropicBaseUrl: string; chatbotModel: string };
  /** Requests received so far. */
  questions: LlmQuestion[];
  /** Fulfilled when so many questions have come in. */
  asked: (count: number) => Promise<void>;
  /** Fulfilled when so many connections were closed under an answer that had not ended. */
  hungUp: (count: number) => Promise<void>;
  /** From now on every answer is this text, this handler's, or goes wrong in this way. */
  answer: (answer: { text: string } | { fault: LlmFault } | Handler) => void;
  stop: () => Promise<void>;
}

/** A scriptable language model on 127.0.0.1 that speaks Anthropic's protocol. */
export async function startFakeLlm(): Promise<FakeLlm> {
  const questions: LlmQuestion[] = [];
  const counts = { asked: 0, hungUp: 0 };
  const waiting: { what: keyof typeof counts; count: number; resolve: () => void }[] = [];
  const count = (what: keyof typeof counts) => {
    counts[what] += 1;
    for (const each of waiting) if (counts[each.what] >= each.count) each.resolve();
  };
  const until = (what: keyof typeof counts) => (wanted: number) =>
    new Promise<void>((resolve) => (counts[what] >= wanted ? resolve() : waiting.push({ what, count: wanted, resolve })));
  let handler: Handler = answerWith('네, 좋아요.');
  const server = createServer((request, response) => {
    response.once('close', () => {
      if (!response.writableFinished) count('hungUp');
    });
    void text(request).then((sent) => {
      const body = JSON.parse(sent || '{}') as LlmQuestion['body'];
      const question = { path: request.url ?? '', headers: request.headers, body };
      questions.push(question);
      count('asked');
      handler(response, question);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    settings: { anthropicApiKey: LLM_KEY, anthropicBaseUrl: url, chatbotModel: 'claude-test-1' },
    questions,
    asked: until('asked'),
    hungUp: until('hungUp'),
    answer: (answer) => {
      if (typeof answer === 'function') handler = answer;
      else handler = 'fault' in answer ? FAULTS[answer.fault] : answerWith(answer.text);
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A whole, good answer, in pieces as the real one comes. */
function answerWith(answer: string): Handler {
  return (response) => {
    begin(response);
    const half = Math.ceil(answer.length / 2);
    for (const part of [answer.slice(0, half), answer.slice(half)]) if (part) sendText(response, part);
    end(response);
  };
}

export function begin(response: ServerResponse): ServerResponse {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
  const message = { id: 'msg_1', type: 'message', role: 'assistant', content: [], model: 'claude-test-1', usage: {} };
  send(response, 'message_start', { message });
  send(response, 'content_block_start', { index: 0, content_block: { type: 'text', text: '' } });
  send(response, 'ping', {});
  return response;
}

export function sendText(response: ServerResponse, part: string): void {
  send(response, 'content_block_delta', { index: 0, delta: { type: 'text_delta', text: part } });
}

export function end(response: ServerResponse, reason = 'end_turn'): void {
  send(response, 'content_block_stop', { index: 0 });
  send(response, 'message_delta', { delta: { stop_reason: reason }, usage: { output_tokens: 7 } });
  send(response, 'message_stop', {});
  response.end();
}

function send(response: ServerResponse, type: string, data: Record<string, unknown>): void {
  response.write(`event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`);
}

/** In Anthropic's words, which here repeat the key. */
export function refusal(status: number, type: string, message = `refused: ${LLM_KEY}`): Handler {
  return (response) =>
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify({ type: 'error', error: { type, message } }));
}
