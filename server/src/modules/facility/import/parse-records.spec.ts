import { parse } from 'csv-parse/sync';
import { parseRecords, type ParsedFile, type ParsedRecord } from './parse-records';

const PIECES = ['"', '""', ',', 'ㄱ', '발 ', 'b', '\n', '\n', '\n\n', '",', ',"', '","', '"가"'];

function randomly(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => (state = (state * 48_271) % 2_147_483_647) % limit;
}

async function* inChunks(text: string, below: (limit: number) => number): AsyncGenerator<string> {
  for (let start = 0; start < text.length;) {
    const chunk = text.slice(start, start + 1 + below(40));
    start += chunk.length;
    yield chunk;
  }
}

async function read(chunks: AsyncIterable<string>): Promise<{ records: ParsedRecord[]; unclosed: string | null }> {
  const file: ParsedFile = { unclosed: null, isRunaway: false };
  const records: ParsedRecord[] = [];
  for await (const portion of parseRecords(chunks, file)) records.push(...portion);
  return { records, unclosed: file.unclosed };
}

/** By csv-parse alone. */
function byLibrary(text: string): { records: ParsedRecord[]; unclosed: string | null } {
  let unclosed: string | null = null;
  let line = 1;
  const records = parse(text, {
    raw: true,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    record_delimiter: '\n',
    skip_records_with_error: true,
    on_skip: (_, raw) => void (unclosed = raw ?? ''),
  }) as unknown as { record: string[]; raw: string }[];
  const withLines = records.map(({ record, raw }) => {
    const text = raw.replace(/^\n+/, '');
    const parsed = { record, raw: text, line: line + raw.length - text.length };
    line += raw.split('\n').length - 1;
    return parsed;
  });
  return { records: withLines, unclosed };
}

describe('parseRecords', () => {
  it('equals csv-parse, wherever the chunks end', async () => {
    const below = randomly(20_260_103);
    const seen = { records: 0, ofManyLines: 0, unclosed: 0 };
    for (let index = 0; index < 400; index++) {
      const text = Array.from({ length: below(120) }, () => PIECES[below(PIECES.length)]!).join('');
      const { records, unclosed } = await read(inChunks(text, below));
      expect({ text, records, unclosed }).toEqual({ text, ...byLibrary(text) });
      seen.records += records.length;
      seen.ofManyLines += records.filter(({ raw }) => raw.trimEnd().includes('\n')).length;
      seen.unclosed += Number(unclosed !== null);
    }
    expect(Object.values(seen).every((count) => count > 30)).toBe(true);
  });

  it('returns to the fast path after a short multi-line cell, and stays with csv-parse after a longer one', async () => {
    const long = `"${'줄\n'.repeat(20)}끝",1\n`;
    const text = `첫째,1\n"두\n줄",2\n셋째,3\n${long}넷째,4\n`;
    const { records } = await read(inChunks(text, randomly(1)));
    expect(records.map(({ record, line }) => [line, record[1]])).toEqual([
      [1, '1'],
      [2, '2'],
      [4, '3'],
      [5, '1'],
      [26, '4'],
    ]);
  });

  it('closes the source when the reader stops', async () => {
    let isClosed = false;
    async function* text() {
      try {
        for (;;) yield '첫째,1\n';
      } finally {
        isClosed = true;
      }
    }
    for await (const records of parseRecords(text(), { unclosed: null, isRunaway: false })) if (records.length) break;
    expect(isClosed).toBe(true);
  });
});
