import { Readable } from 'node:stream';
import { parse, type Options } from 'csv-parse';
import { parse as parseWhole } from 'csv-parse/sync';
import { AppError } from '../../../shared/errors';
import { plainCells } from './plain-cells';

/** What lies between two line ends outside quotes, with its untouched text and the line it starts on. */
export interface ParsedRecord {
  record: string[];
  raw: string;
  line: number;
}

export interface ParsedFile {
  /** Text of an open quote at the end of the file. */
  unclosed: string | null;
  /** Set when an open quote swallowed more than any row can be. */
  isRunaway: boolean;
}

interface RawRecord {
  record: string[];
  raw: string;
}

const RECORD_BYTES_MAX = 1_000_000;
/** No character is longer than four bytes: such a line is below the limit without being measured. */
const PLAIN_LENGTH_MAX = RECORD_BYTES_MAX / 4;
/** Lines of a cell with line ends that are tried together before csv-parse gets the rest of the file. */
const TRIED_LINES_MAX = 8;
const PORTION_RECORDS = 500;

const AS_WRITTEN: Options = {
  raw: true,
  relax_quotes: true,
  relax_column_count: true,
  skip_empty_lines: true,
  record_delimiter: '\n',
  max_record_size: RECORD_BYTES_MAX,
  // With relax_quotes these two errors are all that is left; as errors of the stream they would take rows with them that were read before.
  skip_records_with_error: true,
};

export const lineEnds = (text: string) => text.split('\n').length - 1;

export const brokenFile = (text: string, cause?: unknown) =>
  new AppError('BAD_USER_INPUT', `${text} 파일이 손상되었거나 받다가 끊긴 것 같습니다. 바뀐 것은 없습니다.`, { cause });

/**
 * The records of a text with plain line ends, in portions. Plain lines are cut here; csv-parse reads the lines that are not, and from
 * where these do not end soon, the whole rest.
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
 * The records of whole lines until one does not end; the last line has no end yet, and is left. So are empty lines that no record
 * follows: should an open quote, they are part of what csv-parse then tells of.
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

/** As many lines as it takes until csv-parse finds no quote open at their end: what it has read then does not depend on what follows. */
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
  const passOn = () => {
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
      if (portion.length >= PORTION_RECORDS || file.isRunaway) yield passOn();
      refuseRunaway();
    }
    yield passOn();
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
