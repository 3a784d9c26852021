import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { AppError } from '../../../shared/errors';
import { Cp949Decoder } from './cp949-decoder';
import { isBlank, matchColumns, type ColumnMatch } from './match-columns';
import { brokenFile, lineEnds, type ParsedFile, type ParsedRecord, parseRecords } from './parse-records';
import type { Cells } from './public-data-columns';
import { sniffEncoding, type FileEncoding } from './sniff-encoding';

export type RawRow = { line: number; cells: Cells } | { line: number; refused: string };

export interface RowReader {
  encoding: FileEncoding;
  totalBytes: number;
  readBytes: number;
  /** SHA-256 of the file; set after the last row. */
  fileHash: string;
  /** Columns that the data set does not have; set with the first row. */
  unknownColumns: string[];
  /** Batched, because awaiting each row is slow. */
  portions: AsyncGenerator<RawRow[]>;
}

const cutOffAt = (line: number) => brokenFile(`${line.toLocaleString('ko')}번째 줄에서 파일이 끊겼습니다.`);

/** Decodes chunk by chunk with \n line ends; throws at the first invalid byte. */
async function* readText(path: string, reader: RowReader, hash: Hash): AsyncGenerator<string> {
  const decoder = reader.encoding === 'UTF-8' ? new TextDecoder('utf-8', { fatal: true }) : new Cp949Decoder();
  let line = 1;
  let heldReturn = '';
  const decode = (bytes?: Buffer) => {
    try {
      return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode();
    } catch (cause) {
      const where = bytes
        ? `${line.toLocaleString('ko')}번째 줄 뒤에 ${reader.encoding}로 읽을 수 없는 글자가 있습니다.`
        : '마지막 글자가 잘려 있습니다.';
      throw brokenFile(where, cause);
    }
  };
  for await (const bytes of createReadStream(path) as AsyncIterable<Buffer>) {
    hash.update(bytes);
    reader.readBytes += bytes.length;
    let text = heldReturn + decode(bytes);
    heldReturn = text.endsWith('\r') ? '\r' : '';
    if (heldReturn) text = text.slice(0, -1);
    text = text.replace(/\r\n?/g, '\n');
    line += lineEnds(text);
    yield text;
  }
  yield decode() + (heldReturn && '\n');
}

/** Recovers lines swallowed by an unclosed quote: each line is parsed separately, and only the broken ones are refused. */
function* splitSwallowedLines(lines: string[], firstLine: number, columns: ColumnMatch): Generator<RawRow> {
  for (const [index, text] of lines.entries()) {
    const record = wholeRow(text, columns);
    const line = firstLine + index;
    if (record) yield { line, cells: columns.cellsOf(record) };
    else if (text) yield { line, refused: '따옴표가 닫히지 않았거나 칸의 수가 맞지 않습니다.' };
  }
}

/** The cells of a line that is a complete row on its own; null otherwise. */
function wholeRow(line: string, columns: ColumnMatch): string[] | null {
  try {
    const [record, ...more] = parse(line, { relax_column_count: true });
    return record && columns.isRow(record) && more.length === 0 ? record : null;
  } catch {
    return null;
  }
}

function isOneLine(raw: string): boolean {
  const end = raw.indexOf('\n');
  return end < 0 || end === raw.length - 1;
}

function* rowsOf({ record, raw, line }: ParsedRecord, columns: ColumnMatch): Generator<RawRow> {
  const lines = isOneLine(raw) ? [] : raw.replace(/\n$/, '').split('\n');
  const hasSwallowed = lines.slice(1).some((text) => wholeRow(text, columns));
  if (hasSwallowed) yield* splitSwallowedLines(lines, line, columns);
  else if (record.every(isBlank)) return;
  else if (columns.isRow(record)) yield { line, cells: columns.cellsOf(record) };
  else yield { line, refused: `칸이 ${columns.width}개여야 하는데 ${record.length}개입니다.` };
}

/** The end of the file: an open quote, or an incomplete row without line end, means that the file is truncated. */
function* lastRows(
  last: ParsedRecord | undefined,
  { unclosed }: ParsedFile,
  columns: ColumnMatch,
  hasUnpadded: boolean,
): Generator<RawRow> {
  if (unclosed === null) {
    if (!last) return;
    if (!last.raw.endsWith('\n') && !columns.isWhole(last.record, hasUnpadded)) throw cutOffAt(last.line);
    yield* rowsOf(last, columns);
    return;
  }
  const firstLine = last ? last.line + lineEnds(last.raw) : 2;
  const lines = unclosed.replace(/\n$/, '').split('\n');
  if (lines.length === 1 || !wholeRow(lines.at(-1) ?? '', columns)) throw cutOffAt(firstLine);
  if (last) yield* rowsOf(last, columns);
  yield* splitSwallowedLines(lines, firstLine, columns);
}

async function* readPortions(path: string, reader: RowReader): AsyncGenerator<RawRow[]> {
  const hash = createHash('sha256');
  const file: ParsedFile = { unclosed: null, isRunaway: false };
  let columns: ColumnMatch | undefined;
  let last: ParsedRecord | undefined;
  let hasUnpadded = false;
  for await (const records of parseRecords(readText(path, reader, hash), file)) {
    const rows: RawRow[] = [];
    for (const parsed of records) {
      if (!columns) {
        columns = matchColumns(parsed.record);
        reader.unknownColumns = columns.unknown;
        continue;
      }
      if (last) {
        hasUnpadded ||= columns.isUnpadded(last.record);
        rows.push(...rowsOf(last, columns));
      }
      last = parsed;
    }
    yield rows;
  }
  if (!columns) throw new AppError('BAD_USER_INPUT', '파일이 비어 있거나 CSV가 아닙니다. 바뀐 것은 없습니다.');
  yield [...lastRows(last, file, columns, hasUnpadded)];
  reader.fileHash = hash.digest('hex');
}

/** Streams the rows of a public data file in any encoding, with any line ends and column order. */
export async function openRows(path: string): Promise<RowReader> {
  const { size } = await stat(path);
  const reader: Omit<RowReader, 'portions'> = {
    encoding: await sniffEncoding(path),
    totalBytes: size,
    readBytes: 0,
    fileHash: '',
    unknownColumns: [],
  };
  return Object.assign(reader, { portions: readPortions(path, reader as RowReader) });
}
