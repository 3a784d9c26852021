import { createLogger, type Logger } from '../src/shared/logger';

export interface MemoryLog {
  log: Logger;
  /** As they would stand on standard output. */
  lines: string[];
  /** The same, read. */
  entries: () => Record<string, unknown>[];
}

/** The product's own log, kept instead of written. */
export function memoryLog(level = 'trace'): MemoryLog {
  const lines: string[] = [];
  const log = createLogger(level, false, { write: (line) => void lines.push(line) });
  return { log, lines, entries: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
}
