import { createLogger, type Logger } from '../src/shared/logger';

export interface MemoryLog {
  log: Logger;
  /** The lines as written to standard output. */
  lines: string[];
  /** The same, read. */
  entries: () => Record<string, unknown>[];
}

/** The product's logger with an in-memory output. */
export function memoryLog(level = 'trace'): MemoryLog {
  const lines: string[] = [];
  const log = createLogger(level, false, { write: (line) => void lines.push(line) });
  return { log, lines, entries: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
}
