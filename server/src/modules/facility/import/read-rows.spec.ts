import { readFileSync } from 'node:fs';
import {
  cellsOf,
  COLUMNS,
  csvLine,
  csvOf,
  manyCells,
  PLACES_CP949,
  PLACES_UTF8,
  writeTemporary,
} from '../../../../test/facility-file';
import { AppError } from '../../../shared/errors';
import { openRows, type RawRow } from './read-rows';

async function read(content: string | Uint8Array): Promise<{ rows: RawRow[]; encoding: string; unknownColumns: string[] }> {
  return readPath(writeTemporary(content));
}

async function readPath(path: string) {
  const reader = await openRows(path);
  const rows: RawRow[] = [];
  for await (const portion of reader.portions) rows.push(...portion);
  expect(reader.readBytes).toBe(reader.totalBytes);
  return { rows, encoding: reader.encoding, unknownColumns: reader.unknownColumns };
}

async function refusal(content: string | Uint8Array): Promise<string> {
  const error: unknown = await read(content).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(AppError);
  return (error as AppError).message;
}

const accepted = (rows: RawRow[]) => rows.flatMap((row) => ('cells' in row ? [row.cells] : []));
const two = [cellsOf({ name: '첫째' }), cellsOf({ name: '둘째', holiday: '매주 토, 일' })];

describe('openRows', () => {
  it('reads UTF-8, with and without a byte order mark', async () => {
    for (const text of [csvOf(two), `\ufeff${csvOf(two)}`]) {
      const { rows, encoding } = await read(text);
      expect(encoding).toBe('UTF-8');
      expect(rows).toEqual([
        { line: 2, cells: two[0] },
        { line: 3, cells: two[1] },
      ]);
    }
  });

  it('reads CP949 as if it were UTF-8', async () => {
    const cp949 = await readPath(PLACES_CP949);
    expect(cp949.encoding).toBe('CP949');
    expect(cp949.rows).toHaveLength(5);
    expect(cp949.rows).toEqual((await readPath(PLACES_UTF8)).rows);
  });

  it.each(['\r\n', '\r'])('reads lines that end in %j, and empty lines between them', async (end) => {
    const text = csvOf(two).replaceAll('\n', end);
    const { rows } = await read(`${end}${text}${end}`);
    expect(rows.map(({ line }) => line)).toEqual([3, 4]);
    expect(accepted(rows)).toEqual(two);
  });

  it('finds columns by name in any order, whatever blanks and form of Hangul the header has', async () => {
    const shuffled = [...COLUMNS].reverse();
    const header = csvLine(shuffled.map((name) => ` ${name.normalize('NFD').replace(' ', '  ')}`));
    const text = csvOf(two, shuffled).replace(/^.*/, header);
    expect(accepted((await read(text)).rows)).toEqual(two);
  });

  it('finds columns whose names carry what Excel or a web page left in them', async () => {
    const header = csvLine(['&nbsp;시설명_x000D_', ...COLUMNS.slice(1, -1), `="${COLUMNS.at(-1)}"`, '비고<br>']);
    const { rows, unknownColumns } = await read(csvOf(two).replace(/^.*/, header).replaceAll(/\d$/gm, '$&,'));
    expect(unknownColumns).toEqual(['비고']);
    expect(accepted(rows)).toEqual(two.map((cells) => ({ ...cells, 비고: '' })));
  });

  it.each(['', 'Unnamed: 0'])('ignores an index column called %p', async (name) => {
    const rows = csvOf(two).trimEnd().split('\n');
    const text = rows.map((line, index) => `${index ? index * 7 : name},${line}\n`).join('');
    expect(accepted((await read(text)).rows)).toEqual(two);
  });

  it('keeps the cells of a column that the data set does not have, and says so', async () => {
    const { rows, unknownColumns } = await read(csvOf([{ ...two[0]!, 비고: '새 열' }], [...COLUMNS, '비고']));
    expect(unknownColumns).toEqual(['비고']);
    expect(accepted(rows)[0]).toMatchObject({ 시설명: '첫째', 비고: '새 열' });
  });

  it('composes decomposed cells', async () => {
    const decomposed = Object.fromEntries(Object.entries(two[0]!).map(([column, cell]) => [column, cell.normalize('NFD')]));
    expect(accepted((await read(csvOf([decomposed]))).rows)).toEqual([two[0]]);
  });

  it('reads quotes, commas and line ends within cells', async () => {
    const row = cellsOf({ description: '"최고"의, 카페\n두 번째 줄' });
    const { rows } = await read(csvOf([row, two[0]!]));
    expect(accepted(rows)).toEqual([row, two[0]]);
    expect(rows.map(({ line }) => line)).toEqual([2, 4]);
  });

  it('reads a file of many chunks, characters across their borders included', async () => {
    const rows = manyCells(1_000);
    // Each length shifts where the borders fall.
    for (const shift of ['', 'a', 'aa']) {
      const text = csvOf([cellsOf({ name: `앞${shift}` }), ...rows]);
      expect(Buffer.byteLength(text)).toBeGreaterThan(300_000);
      expect(accepted((await read(text)).rows).slice(1)).toEqual(rows);
    }
  });

  it('takes a last line without its line end', async () => {
    expect(accepted((await read(csvOf(two).trimEnd())).rows)).toEqual(two);
  });

  it.each([
    ['2025-12-15', '2025-4-1'],
    ['2025-4-15', '2025-12-1'],
    ['2025. 12. 1', '2025. 12. 1'],
    ['2025-12-15', '2025. 12. 1.'],
  ])('takes a last line without its line end that says %s, then %s', async (first, last) => {
    const rows = [cellsOf({ finalCreationDate: first }), cellsOf({ finalCreationDate: last })];
    expect(accepted((await read(csvOf(rows).trimEnd())).rows)).toEqual(rows);
  });
});

describe('a row that a spreadsheet saved with more or fewer empty cells', () => {
  const [header = '', first = '', second = ''] = csvOf(two).split('\n');

  it('is read without the empty cells behind the last column', async () => {
    expect((await read(`${header}\n${first},,\n${second}, ,""\n`)).rows).toEqual([
      { line: 2, cells: two[0] },
      { line: 3, cells: two[1] },
    ]);
    expect(accepted((await read(`${header}\n${first}\n${second},,`)).rows)).toEqual(two);
  });

  it('is read where the cells of columns that the data set does not have are missing at its end', async () => {
    const withNote = two.map((cells) => ({ ...cells, 비고: '' }));
    expect(accepted((await read(`${header},비고\n${first}\n${second},\n`)).rows)).toEqual(withNote);
    expect(accepted((await read(`${header},비고,\n${first},,\n${second}`)).rows)).toEqual(withNote);
  });

  it('is refused where a surplus cell says something, or a cell of the data set is missing', async () => {
    const { rows } = await read(`${header}\n${first},,하나 더\n${second.slice(0, second.lastIndexOf(','))}\n${second}\n`);
    expect(rows).toEqual([
      { line: 2, refused: '칸이 31개여야 하는데 33개입니다.' },
      { line: 3, refused: '칸이 31개여야 하는데 30개입니다.' },
      { line: 4, cells: two[1] },
    ]);
  });

  it('is none at all where all its cells are empty', async () => {
    const commas = ','.repeat(COLUMNS.length - 1);
    const { rows } = await read(`${header}\n${first}\n${commas}\n,, ,\n${second}\n${commas}\n${commas}`);
    expect(rows.map(({ line }) => line)).toEqual([2, 5]);
    expect(accepted(rows)).toEqual(two);
  });

  it('is refused where its cells have moved', async () => {
    const unquoted = second.replaceAll('"', '');
    const short = first.replace(',매주 일요일', '');
    const { rows } = await read(`${header},비고\n${unquoted},\n${short},\n${second},\n`);
    expect(rows).toEqual([
      { line: 2, refused: '칸이 32개여야 하는데 33개입니다.' },
      { line: 3, refused: '칸이 32개여야 하는데 31개입니다.' },
      { line: 4, cells: { ...two[1], 비고: '' } },
    ]);
  });

  it('is one that an open quote does not take with it', async () => {
    const { rows } = await read(`${header},비고\n"${first},\n${second}\n${second.replace('둘째', '셋째')},,\n`);
    expect(rows.map((row) => ('refused' in row ? 'refused' : row.cells.시설명))).toEqual(['refused', '둘째', '셋째']);
  });

  it('stays the sign of a file that is cut off when it ends within its last date', async () => {
    expect(await refusal(`${header},비고\n${first},\n${second.slice(0, -1)}`)).toMatch(/3번째 줄에서 파일이 끊겼습니다/);
  });
});

describe('a broken row', () => {
  it('is refused with its line when cells are missing or too many', async () => {
    const [header, first, second] = csvOf(two).split('\n');
    const { rows } = await read(`${header}\n${first},하나 더\n칸이,둘\n${second}\n`);
    expect(rows).toEqual([
      { line: 2, refused: '칸이 31개여야 하는데 32개입니다.' },
      { line: 3, refused: '칸이 31개여야 하는데 2개입니다.' },
      { line: 4, cells: two[1] },
    ]);
  });

  it.each([
    ['in another column than the next quoted cell', '첫째', '"첫째'],
    ['in the column of the next quoted cell', '매주 일요일', '"매주 일요일'],
  ])('with a quote that is never closed takes no other row with it, %s', async (_, from, to) => {
    const third = cellsOf({ name: '셋째' });
    const [header, first = '', second, last] = csvOf([...two, third]).split('\n');
    const { rows } = await read([header, first.replace(from, to), second, last, ''].join('\n'));
    expect(rows.map(({ line }) => line)).toEqual([2, 3, 4]);
    expect(rows[0]).toEqual({ line: 2, refused: expect.stringContaining('따옴표') as string });
    expect(accepted(rows)).toEqual([two[1], third]);
  });

  it('with a quote that stays open until the end of the file takes no other row with it', async () => {
    const plain = [two[0]!, cellsOf({ name: '뒤 하나' }), cellsOf({ name: '뒤 둘' })];
    const { rows } = await read(csvOf([two[1]!, ...plain]).replace('첫째', '"첫째'));
    expect(rows.map((row) => ('refused' in row ? 'refused' : row.cells.시설명))).toEqual(['둘째', 'refused', '뒤 하나', '뒤 둘']);
    expect(rows[1]?.line).toBe(3);
  });

  it('may hold quotes in the middle of a cell', async () => {
    const row = cellsOf({ name: '카페 "발"' });
    const text = csvOf([row, two[1]!]).replace('"카페 ""발"""', '카페 "발"');
    expect(text).toContain('\n카페 "발",');
    expect(accepted((await read(text)).rows)).toEqual([row, two[1]]);
  });
});

describe('a broken file', () => {
  const text = csvOf(two);

  it.each([
    ['empty', ''],
    ['a byte order mark alone', '\ufeff'],
    ['blank', '\n\n \n'],
  ])('is refused: %s', async (_, content) => expect(await refusal(content)).toMatch(/비어 있|아는 열 이름/));

  it('is refused when it is something else', async () => {
    expect(await refusal('<!doctype html><html><body>점검 중</body></html>')).toMatch(/자료가 아닙니다/);
    expect(await refusal(Uint8Array.of(0x50, 0x4b, 3, 4, 20, 0))).toMatch(/엑셀/);
    expect(await refusal(Buffer.from(`\ufeff${text}`, 'utf16le'))).toMatch(/UTF-16/);
    expect(await refusal(Uint8Array.of(0xff, 0x00, 0x80, 0xff))).toMatch(/읽을 수 없/);
  });

  it('is refused when columns are missing or come twice, naming them', async () => {
    expect(
      await refusal(
        csvOf(
          two,
          COLUMNS.filter((name) => !/위도|경도/.test(name)),
        ),
      ),
    ).toMatch(/「위도」, 「경도」/);
    expect(await refusal(csvOf(two, [...COLUMNS, '위도']))).toMatch(/두 번.*「위도」/);
  });

  it('is refused at a byte that is no character, with the line', async () => {
    const bytes = Buffer.from(csvOf(manyCells(2_000)));
    bytes[bytes.length - 3_000] = 0xff;
    expect(await refusal(bytes)).toMatch(/[\d,]+번째 줄 뒤에 UTF-8로 읽을 수 없는 글자/);
    const cp949 = readFileSync(PLACES_CP949);
    expect(await refusal(Buffer.concat([cp949, Uint8Array.of(0xff, 0xff)]))).toMatch(/읽을 수 없/);
  });

  it('is refused when it ends within a character', async () => {
    const end = Buffer.from(csvOf([cellsOf({ name: '셋째' })]));
    const cut = end.lastIndexOf(Buffer.from('없음')) + 1;
    expect(await refusal(end.subarray(0, cut))).toMatch(/마지막 글자가 잘려/);
    const cp949 = readFileSync(PLACES_CP949);
    expect(await refusal(cp949.subarray(0, cp949.lastIndexOf(Uint8Array.of(0xbe, 0xf8)) + 1))).toMatch(/마지막 글자가 잘려/);
  });

  it.each([
    ['within a quoted cell', '"매주 토'],
    ['within the first cells', '둘째,반려동'],
    ['within the last date', '2022-1'],
    ['before the last digit of the last date', '2022-11-3'],
  ])('is refused when it ends %s', async (_, last) => {
    const message = await refusal(text.slice(0, text.lastIndexOf(last) + last.length));
    expect(message).toMatch(/3번째 줄에서 파일이 끊겼습니다.*바뀐 것은 없습니다/);
  });

  it('is refused when an open quote swallows more than any row can be', async () => {
    const rows = csvOf(manyCells(4_000, { holiday: '연중무휴' })).replace('발자국 1호점', '"발자국 1호점');
    expect(await refusal(rows)).toMatch(/닫히지 않은 따옴표/);
  });
});
