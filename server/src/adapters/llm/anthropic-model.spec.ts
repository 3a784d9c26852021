import { pino } from 'pino';
import { begin, end, type FakeLlm, LLM_FAULTS, LLM_KEY, refusal, sendText, startFakeLlm } from '../../../test/fake-llm';
import { AppError } from '../../shared/errors';
import { AnthropicModel } from './anthropic-model';
import { createLanguageModel } from './create-language-model';
import type { ModelQuestion } from './language-model';

const QUESTION: ModelQuestion = {
  system: '반려동물 도우미',
  messages: [
    { role: 'user', content: '비밀 질문 하나' },
    { role: 'assistant', content: '네.' },
    { role: 'user', content: '비밀 질문 둘' },
  ],
};
const SECRETS = new RegExp(`${LLM_KEY}|비밀 질문|비밀 답`);

let llm: FakeLlm;
let lines: string[];
beforeEach(async () => {
  llm = await startFakeLlm();
  lines = [];
});
afterEach(async () => {
  await llm.stop();
  expect(lines.join('')).not.toMatch(SECRETS);
});

const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
const model = (options: { timeoutMs?: number; baseUrl?: string } = {}) =>
  new AnthropicModel({ apiKey: LLM_KEY, baseUrl: llm.url, model: 'claude-test-1', log, ...options });

async function failure(work: Promise<unknown>): Promise<[string, string]> {
  const error: unknown = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(AppError);
  expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toMatch(SECRETS);
  return [(error as AppError).code, (error as AppError).message];
}

const UNAVAILABLE = ['BAD_GATEWAY', '지금은 챗봇이 답할 수 없습니다. 잠시 후 다시 물어봐 주세요.'];
const TIMED_OUT = ['GATEWAY_TIMEOUT', '답이 너무 오래 걸려 멈추었습니다. 잠시 후 다시 물어봐 주세요.'];
const NOTHING = ['BAD_GATEWAY', '응답을 받을 수 없습니다.'];
const CANCELLED = ['SERVICE_UNAVAILABLE', '질문이 취소되었습니다.'];

describe('AnthropicModel', () => {
  it('sends the configured request and joins the parts of the answer', async () => {
    llm.answer({ text: '비밀 답은 이렇습니다.\n두 번째 줄입니다.' });
    expect(await model().answer(QUESTION)).toBe('비밀 답은 이렇습니다.\n두 번째 줄입니다.');
    expect(llm.questions).toHaveLength(1);
    const [{ path, headers, body } = { path: '', headers: {}, body: {} }] = llm.questions;
    expect([path, headers.authorization]).toEqual(['/v1/messages', `Bearer ${LLM_KEY}`]);
    expect(body).toEqual({ model: 'claude-test-1', max_tokens: 300, temperature: 0.3, stream: true, ...QUESTION });
    expect(lines).toEqual([]);
  });

  it('limits an answer to twenty seconds in total', async () => {
    const timeout = jest.spyOn(AbortSignal, 'timeout');
    await model().answer(QUESTION);
    const times = timeout.mock.calls;
    timeout.mockRestore();
    expect(times).toEqual([[20_000]]);
  });

  it('repeats the request without temperature for a model that refuses it, and remembers', async () => {
    llm.answer((response, { body }) => {
      if ('temperature' in body)
        return refusal(400, 'invalid_request_error', '`temperature` is not supported')(response, {} as never);
      begin(response);
      sendText(response, '네.');
      end(response);
    });
    const one = model();
    expect([await one.answer(QUESTION), await one.answer(QUESTION)]).toEqual(['네.', '네.']);
    expect(llm.questions.map(({ body }) => body.temperature)).toEqual([0.3, undefined, undefined]);
  });

  it('does not repeat a request that is refused for another reason', async () => {
    llm.answer(refusal(400, 'invalid_request_error', `max_tokens ${LLM_KEY}`));
    expect(await failure(model().answer(QUESTION))).toEqual(UNAVAILABLE);
    expect(llm.questions).toHaveLength(1);
  });

  it.each(LLM_FAULTS)('gives up after one try: %s', async (fault) => {
    llm.answer({ fault });
    expect(await failure(model().answer(QUESTION))).toEqual(UNAVAILABLE);
    expect(llm.questions).toHaveLength(1);
    expect(lines.map((line) => (JSON.parse(line) as { level: number }).level)).toEqual([40]);
  });

  it('logs the status and nothing of the conversation', async () => {
    llm.answer({ fault: 'wrong key' });
    await failure(model().answer(QUESTION));
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ status: 401, kind: 'AuthenticationError' });
  });

  it('reports an address where nothing listens', async () => {
    const other = await startFakeLlm();
    await other.stop();
    expect(await failure(model({ baseUrl: other.url }).answer(QUESTION))).toEqual(UNAVAILABLE);
  });

  it.each([301, 302, 307, 308])('follows no redirect: %i', async (status) => {
    const other = await startFakeLlm();
    llm.answer((response) => response.writeHead(status, { location: `${other.url}/v1/messages` }).end());
    const outcome = await failure(model().answer(QUESTION));
    await other.stop();
    expect([outcome, other.questions]).toEqual([UNAVAILABLE, []]);
  });

  it.each(['', ' \n ', '\u0007\u202e'])('rejects an empty answer: %j', async (text) => {
    llm.answer({ text });
    expect(await failure(model().answer(QUESTION))).toEqual(NOTHING);
  });

  it('keeps line breaks and drops control characters', async () => {
    llm.answer({ text: '하나\r\n둘\u0000\u001b[31m셋\u202e\t<b>넷</b> 👩‍⚕️' });
    expect(await model().answer(QUESTION)).toBe('하나\n둘[31m셋\t<b>넷</b> 👩‍⚕️');
  });

  it('ends an answer cut by the token limit with its last whole sentence', async () => {
    const says = (text: string) =>
      llm.answer((response) => {
        begin(response);
        sendText(response, text);
        end(response, 'max_tokens');
      });
    says('물을 자주 갈아 주세요. 1.5배 더 마시면 병원에 가세요! 그리고 산책은 아침');
    expect(await model().answer(QUESTION)).toBe('물을 자주 갈아 주세요. 1.5배 더 마시면 병원에 가세요!');
    says('끝나지 않는 문장');
    expect(await model().answer(QUESTION)).toBe('끝나지 않는 문장');
  });

  it('cuts an endless answer and closes the connection', async () => {
    llm.answer((response) => {
      begin(response);
      const more = () => {
        while (!response.destroyed && response.writable) {
          sendText(response, '🐶'.repeat(500));
          if (response.writableNeedDrain) return;
        }
      };
      response.on('drain', more);
      more();
    });
    expect(await model().answer(QUESTION)).toBe('🐶'.repeat(4_000));
    await llm.hungUp(1);
  });

  it.each([
    ['that never begins', (): void => {}],
    ['that never ends', (response: Parameters<typeof begin>[0]) => drip(response)],
  ])('times out an answer %s', async (_, handler) => {
    llm.answer(handler);
    expect(await failure(model({ timeoutMs: 400 }).answer(QUESTION))).toEqual(TIMED_OUT);
    await llm.hungUp(1);
  });

  it.each([
    ['before it begins', (): void => {}],
    ['while it arrives', (response: Parameters<typeof begin>[0]) => drip(response)],
  ])('closes the connection when the question is cancelled %s', async (_, handler) => {
    llm.answer(handler);
    const controller = new AbortController();
    const answer = failure(model().answer({ ...QUESTION, signal: controller.signal }));
    await llm.asked(1);
    controller.abort();
    expect(await answer).toEqual(CANCELLED);
    await llm.hungUp(1);
    expect(lines).toEqual([]);
  });

  it('sends nothing when the question is already cancelled', async () => {
    expect(await failure(model().answer({ ...QUESTION, signal: AbortSignal.abort() }))).toEqual(CANCELLED);
    expect(llm.questions).toEqual([]);
  });
});

describe('createLanguageModel', () => {
  it('returns null without a key', () => {
    expect(createLanguageModel({ ...llm.settings, anthropicApiKey: null }, log)).toBeNull();
  });

  it('uses the configured model with a key', async () => {
    expect(await createLanguageModel(llm.settings, log)?.answer(QUESTION)).toBe('네, 좋아요.');
    expect(llm.questions[0]?.body.model).toBe('claude-test-1');
  });
});

/** Short pieces without an end. */
function drip(response: Parameters<typeof begin>[0]): void {
  begin(response);
  const timer = setInterval(() => sendText(response, '음 '), 50);
  response.once('close', () => clearInterval(timer));
}
