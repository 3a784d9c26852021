import { types } from 'node:util';
import { type Logger as PinoLogger, pino } from 'pino';

export type Logger = PinoLogger;

/** What a log line may hold of any one text: user input of a megabyte must not fill the disk. */
const TEXT_MAX = 2_000;
const PLAIN: unknown[] = [Object.prototype, Array.prototype, null];
const SECRETS = ['authorization', 'cookie', 'password', 'token', 'tempCode', 'secret'];

/**
 * JSON lines on standard output, one per event; control characters in user input stay escaped inside their line.
 * @param pretty for a person at a terminal instead of a log collector
 */
export function createLogger(level: string, pretty = false): Logger {
  return pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: SECRETS.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: '[숨김]' },
      serializers: { err: describeError },
      formatters: { level: (label) => ({ level: label }), log: (line) => cut(line, 3) as Record<string, unknown> },
      hooks: {
        logMethod(args, method) {
          method.apply(this, args.map((arg: unknown) => (typeof arg === 'string' ? cut(arg, 0) : arg)) as typeof args);
        },
      },
    },
    pretty ? { write: (line: string) => process.stdout.write(readable(line)) } : pino.destination({ dest: 1, sync: true }),
  );
}

interface LoggedError {
  type: string;
  message: string;
  code?: unknown;
  stack?: string;
  sql?: string;
  cause?: LoggedError;
}

/** An error without the values that travelled with it: a failed query carries its parameters, which may be personal. */
function describeError(error: unknown, depth = 0): LoggedError {
  if (!types.isNativeError(error)) return { type: typeof error, message: String(error).slice(0, TEXT_MAX) };
  const { name, message, stack, cause } = error;
  const { code, query } = error as { code?: unknown; query?: unknown };
  return {
    type: name,
    message: message.slice(0, TEXT_MAX),
    ...(code !== undefined && { code }),
    ...(stack && { stack: stack.slice(0, TEXT_MAX * 2) }),
    ...(typeof query === 'string' && { sql: query.slice(0, TEXT_MAX) }),
    ...(cause !== undefined && depth < 3 && { cause: describeError(cause, depth + 1) }),
  };
}

function cut(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return value.length > TEXT_MAX ? `${value.slice(0, TEXT_MAX)}… (${value.length})` : value;
  // Only plain data is walked: errors, requests and the like have their own serializers.
  const isPlain = typeof value === 'object' && value !== null && PLAIN.includes(Object.getPrototypeOf(value));
  if (!isPlain || depth === 0) return value;
  if (Array.isArray(value)) return value.slice(0, 100).map((item) => cut(item, depth - 1));
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, cut(item, depth - 1)]));
}

/** `12:34:56 warn  text  {"rest":…}`, a stack on lines of its own. */
function readable(line: string): string {
  const { time, level, msg, err, ...rest } = JSON.parse(line) as Record<string, unknown> & { msg?: string; err?: LoggedError };
  const details = Object.keys(rest).length > 0 ? `  ${JSON.stringify(rest)}` : '';
  const cause = err?.cause ? `\n  ← ${err.cause.message}` : '';
  const error = err ? `\n  ${(err.stack ?? err.message).split('\n').join('\n  ')}${cause}` : '';
  return `${String(time).slice(11, 19)} ${String(level).padEnd(5)} ${msg ?? ''}${details}${error}\n`;
}
