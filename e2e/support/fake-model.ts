import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Question {
  system: string;
  messages: { role: string; content: string }[];
}

/** A question with this word is not answered before it is taken back. */
export const NEVER = '아무 말도 하지 마세요';

export interface FakeModel {
  url: string;
  questions: Question[];
  /** How many connections were closed before they were answered. */
  hungUp: () => number;
  stop: () => Promise<void>;
}

/** A language model that speaks Anthropic's protocol, streamed, and repeats what it is asked. */
export async function startFakeModel(): Promise<FakeModel> {
  const questions: Question[] = [];
  let hungUp = 0;
  const server = createServer((request, response) => {
    response.once('close', () => {
      if (!response.writableFinished) hungUp += 1;
    });
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const question = JSON.parse(Buffer.concat(parts).toString()) as Question;
      questions.push(question);
      const { content = '' } = question.messages.at(-1) ?? {};
      if (!content.includes(NEVER)) answer(response, `"${content}"라고 물으셨네요. <b>동물병원</b>에 물어보세요.`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    questions,
    hungUp: () => hungUp,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function answer(response: ServerResponse, text: string): void {
  const usage = { input_tokens: 1, output_tokens: 1 };
  const message = { id: 'msg_1', type: 'message', role: 'assistant', model: 'fake', content: [], stop_reason: null, usage };
  const events = [
    { type: 'message_start', message },
    { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
    ...text.split(/(?<= )/).map((part) => ({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: part } })),
    { type: 'content_block_stop', index: 0 },
    { type: 'message_delta', delta: { stop_reason: 'end_turn' }, usage },
    { type: 'message_stop' },
  ];
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const event of events) response.write(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
  response.end();
}
