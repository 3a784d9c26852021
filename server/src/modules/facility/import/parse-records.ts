import { Readable } from 'node:stream';
import { parse, type Options } from 'csv-parse';
import { parse as parseWhole } from 'csv-parse/sync';
import { AppError } from '../../../shared/errors';
import { plainCells } from './plain-cells';

/** One CSV record with its raw text and first line. */
export interface ParsedRecord {
  record: string[];
  raw: string;
  line: number;
}

export interface ParsedFile {
  /** Text of an open quote at the end of the file. */
  unclosed: string | null;
  /** An open quote exceeded the record limit. */
  isRunaway: boolean;
}

interface RawRecord {
  record: string[];
  raw: string;
}

const RECORD_BYTES_MAX = 1_000_000;
/** In characters of up to four bytes: a shorter line is below the limit. */
const PLAIN_LENGTH_MAX = RECORD_BYTES_MAX / 4;
/** Longest record with line ends that is tried before csv-parse gets the rest of the file. */
const TRIED_LINES_MAX = 8;
const PORTION_RECORDS = 500;

const AS_WRITTEN: Options = {
  raw: true,
  relax_quotes: true,
  relax_column_count: true,
  skip_empty_lines: true,
  record_delimiter: '\n',
  max_record_size: RECORD_BYTES_MAX,
  // Errors would destroy the stream together with rows already parsed; on_skip reports them instead.
  skip_records_with_error: true,
};

export const lineEnds = (text: string) => text.split('\n').length - 1;

export const brokenFile = (text: string, cause?: unknown) =>
  new AppError('BAD_USER_INPUT', `${text} 파일이 손상되었거나 받다가 끊긴 것 같습니다. 바뀐 것은 없습니다.`, { cause });

/**
 * Parses records in portions. Fast path for plain lines; csv-parse handles quoted ones, and the rest of the file from a record that does
 * not end within a few lines.
 */
export async function* parseRecords(text: AsyncIterable<string>, file: ParsedFile): AsyncGenerator<ParsedRecord[]> {
  const rest = text[Symbol.asyncIterator]();
  let held = '';
  let line = 1;
  try {
    for (let next = await rest.next(); !next.done; next = await rest.next()) {
      const lines = (held + next.value).split('\n');
      const { records, taken } = recordsOf(lines, line);
      if (records.length) yield records;
      line += taken;
      held = taken ? lines.slice(taken).join('\n') : held + next.value;
      if (lines.length - 1 - taken >= TRIED_LINES_MAX || held.length > PLAIN_LENGTH_MAX) break;
    }
    yield* parsedByLibrary(withHead(held, rest), file, line);
  } finally {
    await rest.return?.();
  }
}

/**
 * Parses complete lines up to the first open record. Leaves the unfinished last line, and trailing empty lines, which an open quote
 * may continue.
 */
function recordsOf(lines: string[], firstLine: number): { records: ParsedRecord[]; taken: number } {
  const records: ParsedRecord[] = [];
  let taken = 0;
  for (let at = 0; at < lines.length - 1;) {
    const text = lines[at]!;
    const line = firstLine + at;
    const cells = text.length > PLAIN_LENGTH_MAX ? null : plainCells(text);
    if (cells && text) records.push({ record: cells, raw: `${text}\n`, line });
    const tried = cells ? null : tryTogether(lines.slice(at, Math.min(at + TRIED_LINES_MAX, lines.length - 1)));
    if (!cells && !tried) break;
    if (tried) records.push(...withLines(tried.records, line));
    at += tried?.taken ?? 1;
    if (text) taken = at;
  }
  return { records, taken };
}

/** Adds lines until csv-parse finds no open quote, so that the result does not depend on what follows. */
function tryTogether(lines: string[]): { records: RawRecord[]; taken: number } | null {
  for (let taken = 1; taken <= lines.length; taken++) {
    let isOpen = false;
    const text = `${lines.slice(0, taken).join('\n')}\n`;
    const records = parseWhole(text, { ...AS_WRITTEN, on_skip: () => void (isOpen = true) }) as unknown as RawRecord[];
    if (!isOpen) return { records, taken };
  }
  return null;
}

async function* withHead(head: string, rest: AsyncIterator<string>): AsyncGenerator<string> {
  if (head) yield head;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

async function* parsedByLibrary(
  text: AsyncGenerator<string>,
  file: ParsedFile,
  firstLine: number,
): AsyncGenerator<ParsedRecord[]> {
  const parser = parse({
    ...AS_WRITTEN,
    on_skip: (error, raw) => {
      if (error?.code === 'CSV_QUOTE_NOT_CLOSED') file.unclosed = raw ?? '';
      else file.isRunaway = true;
    },
  });
  const source = Readable.from(text);
  source.on('error', (error) => parser.destroy(error));
  let line = firstLine;
  let portion: RawRecord[] = [];
  const flush = () => {
    const records = withLines(portion, line);
    line += portion.reduce((sum, { raw }) => sum + lineEnds(raw), 0);
    portion = [];
    return records;
  };
  const refuseRunaway = () => {
    if (file.isRunaway) throw brokenFile(`${line.toLocaleString('ko')}번째 줄 뒤에 닫히지 않은 따옴표가 있습니다.`);
  };
  try {
    for await (const record of source.pipe(parser) as AsyncIterable<RawRecord>) {
      portion.push(record);
      if (portion.length >= PORTION_RECORDS || file.isRunaway) yield flush();
      refuseRunaway();
    }
    yield flush();
    refuseRunaway();
  } finally {
    source.destroy();
    parser.destroy();
  }
}

function withLines(records: RawRecord[], firstLine: number): ParsedRecord[] {
  let line = firstLine;
  return records.map(({ record, raw }) => {
    const emptyLines = /^\n*/.exec(raw)?.[0].length ?? 0;
    const parsed = { record, raw: raw.slice(emptyLines), line: line + emptyLines };
    line += lineEnds(raw);
    return parsed;
  });
}
