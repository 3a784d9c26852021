import { types } from 'node:util';
import { type DestinationStream, type Logger as PinoLogger, pino } from 'pino';
import { currentRequestId } from './http/request-id';

export type Logger = PinoLogger;

/** Characters of one text in a log line: user input must not fill the disk. */
const TEXT_MAX = 2_000;
/** Items of one list or object in a log line. */
const ITEMS_MAX = 100;
/** Bytes of a whole line; container engines split longer ones into pieces that are not JSON. */
const LINE_MAX = 16_000;
/** Characters of each text in a line that exceeds the limit. */
const SHORT_MAX = 400;
/** Bytes buffered while the disk is full or the pipe is not read; further output is dropped. */
const WAITING_MAX = 1_000_000;
const PLAIN: unknown[] = [Object.prototype, null];
const SECRETS = ['authorization', 'cookie', 'password', 'token', 'tempCode', 'secret'];

/**
 * JSON lines on standard output, one per event; control characters in user input stay escaped inside their line.
 * Each line that belongs to a request carries its id.
 * @param pretty for a person at a terminal instead of a log collector
 */
export function createLogger(level: string, pretty = false, output: DestinationStream = standardOutput()): Logger {
  return pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: SECRETS.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: '[숨김]' },
      mixin: requestOf,
      // `cut` has already described errors.
      serializers: { err: (described: unknown) => described },
      formatters: { level: (label) => ({ level: label }), log: (line) => cut(line, 3) as Record<string, unknown> },
      hooks: {
        logMethod(args, method) {
          const texts = args.map((arg: unknown) => (typeof arg === 'string' ? cut(arg, 0) : arg));
          method.apply(this, [...texts, ...wordsFor(args)] as typeof args);
        },
      },
    },
    { write: (line: string) => output.write(pretty ? readable(line) : bounded(line)) },
  );
}

/** Drops lines that cannot be written: a full disk or a closed pipe must not end the process. */
function standardOutput(): DestinationStream {
  return pino.destination({ dest: 1, sync: true, maxLength: WAITING_MAX }).on('error', () => {});
}

function requestOf(): { requestId?: string } {
  const requestId = currentRequestId();
  return requestId ? { requestId } : {};
}

/** Reduces a line that is still too long to what identifies its event. */
function bounded(line: string): string {
  const bytes = Buffer.byteLength(line);
  if (bytes <= LINE_MAX) return line;
  const { level, time, requestId, errorId, msg, err } = JSON.parse(line) as Record<string, unknown> & { err?: LoggedError };
  const short = (value: unknown) => (typeof value === 'string' ? value.slice(0, SHORT_MAX) : undefined);
  const ids = { requestId: short(requestId), errorId: short(errorId) };
  const error = { type: short(err?.type), message: short(err?.message) };
  return `${JSON.stringify({ level, time, ...ids, ...(err && { err: error }), msg: short(msg), cutBytes: bytes })}\n`;
}

/** Also errors of another realm, and DOMException (a timeout), which is not a native error. */
const isError = (value: unknown): value is Error => types.isNativeError(value) || value instanceof Error;

/** Without a message of ours pino would log that of the error unmasked. */
function wordsFor([first, ...rest]: unknown[]): string[] {
  const error = isError(first) ? first : (first as { err?: unknown } | undefined)?.err;
  return rest.length === 0 && isError(error) ? [messageOf(error)] : [];
}

interface LoggedError {
  type: string;
  message: string;
  code?: unknown;
  table?: unknown;
  constraint?: unknown;
  stack?: string;
  sql?: string;
  cause?: LoggedError;
}

/** An error without attached values: a failed query carries its parameters, which may be personal. */
function describeError(error: unknown, depth = 0): LoggedError {
  if (!isError(error)) return { type: typeof error, message: String(error).slice(0, TEXT_MAX) };
  const { name, stack = '', cause } = error;
  const { code, query, table, constraint } = error as Error & Record<string, unknown>;
  const message = messageOf(error).slice(0, TEXT_MAX);
  // The stack begins with the unmasked message.
  const afterMessage = stack.slice(stack.indexOf(error.message) + error.message.length);
  const frames = afterMessage.slice(afterMessage.indexOf('\n    at ')).slice(0, TEXT_MAX * 2);
  return {
    type: name.slice(0, TEXT_MAX),
    message,
    ...Object.fromEntries(Object.entries({ code, table, constraint }).filter(([, value]) => isWord(value))),
    ...(frames.startsWith('\n') && { stack: `${name.slice(0, TEXT_MAX)}: ${message}${frames}` }),
    ...(typeof query === 'string' && { sql: query.slice(0, TEXT_MAX) }),
    ...(cause !== undefined && depth < 3 && { cause: describeError(cause, depth + 1) }),
  };
}

const isWord = (value: unknown) => typeof value === 'number' || (typeof value === 'string' && value.length <= 100);

/**
 * SQLSTATEs whose messages name tables, constraints or roles but never values: connection, constraint, role, database, rollback, resources,
 * state, intervention, permission, undefined table, column or function. Other messages may repeat user input.
 */
const PLAIN_STATE = /^(?:(?:08|23|28|3D|40|53|55|57)...|42501|42P01|42703|42883)$/;
/** Key of an upload: the secret part of its address. */
const FILE_KEY = /(?<=\/)[\w-]{22,32}(?=[/'.]|$)/g;

/** The message, or a substitute where it may repeat user input. */
function messageOf(error: Error): string {
  const { code, severity, routine, path } = error as Error & Record<string, unknown>;
  // RAISE in a trigger may use any code.
  const mayRepeat = typeof severity === 'string' && (!PLAIN_STATE.test(String(code)) || routine === 'exec_stmt_raise');
  if (mayRepeat) return `Postgres refused the statement with ${String(code)} (${String(routine)})`;
  if (error.name === 'SyntaxError' && error.message.includes('JSON')) return 'The text is not valid JSON';
  return typeof path === 'string' ? error.message.slice(0, TEXT_MAX).replace(FILE_KEY, '…') : error.message;
}

function cut(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return value.length > TEXT_MAX ? `${value.slice(0, TEXT_MAX)}… (${value.length})` : value;
  if (typeof value !== 'object' || value === null) return value;
  if (isError(value)) return describeError(value);
  if (types.isDate(value) || value instanceof URL) return cut(String(value.toJSON()), 0);
  // Instances of classes may be of any size and may hold secrets.
  const isPlain = PLAIN.includes(Object.getPrototypeOf(value)) || Array.isArray(value);
  if (!isPlain || depth === 0) return '[…]';
  if (Array.isArray(value)) return value.slice(0, ITEMS_MAX).map((item) => cut(item, depth - 1));
  const entries = Object.entries(value).slice(0, ITEMS_MAX);
  return Object.fromEntries(entries.map(([key, item]) => [cut(key, 0), cut(item, depth - 1)]));
}

/** `12:34:56 warn  text  {"rest":…}`, the stack on separate lines. */
function readable(line: string): string {
  const { time, level, msg, err, ...rest } = JSON.parse(line) as Record<string, unknown> & { msg?: string; err?: LoggedError };
  const details = Object.keys(rest).length > 0 ? `  ${JSON.stringify(rest)}` : '';
  const cause = err?.cause ? `\n  ← ${err.cause.message}` : '';
  const error = err ? `\n  ${(err.stack ?? err.message).split('\n').join('\n  ')}${cause}` : '';
  return `${String(time).slice(11, 19)} ${String(level).padEnd(5)} ${msg ?? ''}${details}${error}\n`;
}
