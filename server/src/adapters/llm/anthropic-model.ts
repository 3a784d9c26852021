import Anthropic, {
  APIConnectionTimeoutError,
  APIError,
  AuthenticationError,
  BadRequestError,
  NotFoundError,
  PermissionDeniedError,
  RateLimitError,
} from '@anthropic-ai/sdk';
import { ANSWER_SECONDS } from '../../shared/validation/chatbot-rules';
import { AppError } from '../../shared/errors';
import type { Logger } from '../../shared/logger';
import { boundedFetch } from './bounded-fetch';
import type { LanguageModel, ModelQuestion, ModelState } from './language-model';

export interface AnthropicModelOptions {
  apiKey: string;
  baseUrl: string;
  model: string;
  log: Logger;
  /** For a whole answer, a second try without temperature included. */
  timeoutMs?: number;
}

const TIMEOUT_MS = ANSWER_SECONDS * 1000;
const PROBE_TIMEOUT_MS = 4_000;
const TOKENS_MAX = 300;
const TEMPERATURE = 0.3;
const OVERLOADED = 529;
/** An answer is cut here and the rest not read. */
const CHARACTERS_MAX = 4_000;

/**
 * Claude through its SDK: no retries, no redirects. Key, questions and answers appear in no log and no error, so only an error's status
 * and kind are used and the SDK's own log is off.
 */
export class AnthropicModel implements LanguageModel {
  private readonly client: Anthropic;
  /** Newer models refuse the setting. */
  private takesTemperature = true;

  constructor(private readonly options: AnthropicModelOptions) {
    this.client = new Anthropic({
      apiKey: options.apiKey,
      baseURL: options.baseUrl,
      maxRetries: 0,
      timeout: this.timeoutMs,
      fetch: boundedFetch,
      fetchOptions: { redirect: 'error' },
      logLevel: 'off',
      openTelemetry: false,
    });
  }

  async answer({ signal, ...question }: ModelQuestion): Promise<string> {
    if (signal?.aborted) throw cancelled();
    // Held in a variable: Node garbage-collects a timeout signal that only AbortSignal.any() refers to.
    const deadline = AbortSignal.timeout(this.timeoutMs);
    const either = signal ? AbortSignal.any([deadline, signal]) : deadline;
    try {
      const text = cleaned(await this.ask(question, either));
      if (!text) throw new AppError('BAD_GATEWAY', '응답을 받을 수 없습니다.');
      return text;
    } catch (error) {
      if (signal?.aborted) throw cancelled();
      if (error instanceof AppError) throw error;
      const isLate = deadline.aborted || error instanceof APIConnectionTimeoutError;
      this.options.log.warn(kindOf(error, isLate), 'the language model does not answer as it should');
      throw isLate ? timedOut() : unavailable();
    }
  }

  async probe(): Promise<ModelState> {
    const timeoutMs = Math.min(this.timeoutMs, PROBE_TIMEOUT_MS);
    const deadline = AbortSignal.timeout(timeoutMs);
    try {
      // A gateway at this address may answer anything.
      const found: unknown = await this.client.models.retrieve(this.options.model, {}, { signal: deadline });
      if (typeof found !== 'object' || found === null || !('id' in found)) throw new Error('not a model');
      const { lifecycle } = found as { lifecycle?: unknown };
      return lifecycle === 'deprecated' || lifecycle === 'retired' ? lifecycle : 'usable';
    } catch (error) {
      const state = modelStateOf(error);
      if (state) return state;
      throw failureOf(error, deadline.aborted);
    }
  }

  private get timeoutMs(): number {
    return this.options.timeoutMs ?? TIMEOUT_MS;
  }

  private async ask(question: Omit<ModelQuestion, 'signal'>, signal: AbortSignal): Promise<string> {
    if (!this.takesTemperature) return this.read(question, {}, signal);
    try {
      return await this.read(question, { temperature: TEMPERATURE }, signal);
    } catch (error) {
      if (!(error instanceof BadRequestError && error.message.includes('temperature'))) throw error;
      this.takesTemperature = false;
      return this.read(question, {}, signal);
    }
  }

  /** @param extra fields of the request that the SDK's types do not have */
  private async read(
    { system, messages }: Omit<ModelQuestion, 'signal'>,
    extra: { temperature?: number },
    signal: AbortSignal,
  ): Promise<string> {
    const request = { model: this.options.model, max_tokens: TOKENS_MAX, system, messages, stream: true as const, ...extra };
    const events = await this.client.messages.create(request, { signal });
    let text = '';
    let isCut = false;
    // Leaving the loop early closes the connection.
    for await (const event of events) {
      if (event.type === 'content_block_delta' && event.delta.type === 'text_delta') text += event.delta.text;
      const characters = Array.from(text.length > CHARACTERS_MAX ? text : '');
      if (characters.length > CHARACTERS_MAX) return characters.slice(0, CHARACTERS_MAX).join('');
      if (event.type === 'message_delta') isCut = event.delta.stop_reason === 'max_tokens';
      if (event.type === 'message_stop') return isCut ? wholeSentences(text) : text;
    }
    // An aborted stream ends like one that broke off.
    throw new Error('the answer has no end');
  }
}

/** An answer cut by the token limit ends with its last whole sentence. */
function wholeSentences(text: string): string {
  return /^[\s\S]*[.!?…](?=\s|$)/.exec(text)?.[0] ?? text;
}

/** Removes control characters, except line breaks and tabs, and characters that change the writing direction. */
function cleaned(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim();
}

/** undefined for an error that is not about our settings. */
function modelStateOf(error: unknown): ModelState | undefined {
  if (error instanceof AuthenticationError) return 'wrong key';
  if (error instanceof PermissionDeniedError) return 'not allowed';
  if (error instanceof NotFoundError) return 'unknown model';
  if (error instanceof RateLimitError || (error instanceof APIError && error.status === OVERLOADED)) return 'busy';
  return undefined;
}

/** Without the response; only the system's code of a broken connection (ECONNREFUSED) is included. */
function failureOf(error: unknown, isLate: boolean): Error {
  if (isLate) return new DOMException('The provider did not answer in time', 'TimeoutError');
  const { status, kind } = kindOf(error, isLate);
  return Object.assign(new Error(status ? `HTTP ${status}` : kind), { code: systemCodeOf(error) });
}

function systemCodeOf(error: unknown): string | undefined {
  let current = error as { code?: unknown; cause?: unknown } | null | undefined;
  for (let depth = 0; depth < 5 && typeof current === 'object' && current !== null; depth++) {
    if (typeof current.code === 'string') return current.code;
    current = current.cause as typeof current;
  }
  return undefined;
}

function kindOf(error: unknown, isLate: boolean): { status?: number; kind: string } {
  const status = error instanceof APIError && typeof error.status === 'number' ? error.status : undefined;
  return {
    ...(status !== undefined && { status }),
    kind: isLate ? 'timeout' : error instanceof Error ? error.name : typeof error,
  };
}

const timedOut = () => new AppError('GATEWAY_TIMEOUT', '답이 너무 오래 걸려 멈추었습니다. 잠시 후 다시 물어봐 주세요.');
const unavailable = () => new AppError('BAD_GATEWAY', '지금은 챗봇이 답할 수 없습니다. 잠시 후 다시 물어봐 주세요.');
const cancelled = () => new AppError('SERVICE_UNAVAILABLE', '질문이 취소되었습니다.');
