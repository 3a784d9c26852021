import { AppError } from '../../../shared/errors';
import { cleanText, readDate } from './clean-cell';
import { PUBLIC_DATA_COLUMNS, type Cells } from './public-data-columns';

export interface ColumnMatch {
  /** Cells of a whole row, the index column included. */
  width: number;
  /** Named columns that the data set does not have. Their cells are stored but not read. */
  unknown: string[];
  /**
   * Whether these are the cells of a row. Spreadsheets append empty cells and omit trailing unknown columns; such a row needs a valid
   * date in its column, which shows that no cell has shifted.
   */
  isRow: (record: string[]) => boolean;
  cellsOf: (record: string[]) => Cells;
  /** Whether the row has a date whose month or day has one digit. */
  isUnpadded: (record: string[]) => boolean;
  /** Whether a last line without line end is complete. A date like 2025-12-1 may be cut off, unless other rows are unpadded too. */
  isWhole: (record: string[], hasUnpadded: boolean) => boolean;
}

const plain = (name: string) => cleanText(name)?.replaceAll(' ', '') ?? '';

const officialNames = new Map<string, string>(Object.values(PUBLIC_DATA_COLUMNS).map((name) => [plain(name), name]));

/** An unnamed column ("Unnamed: 0" in pandas) is a row number. */
const isIndexColumn = (name: string) => name === '' || /^Unnamed:?\d*$/.test(name);

export const isBlank = (cell: string) => !cell.trim();

const quoted = (names: string[]) => names.map((name) => `「${name}」`).join(', ');

/** Matches columns by name in any order. @throws AppError BAD_USER_INPUT if one is missing or repeated */
export function matchColumns(header: string[]): ColumnMatch {
  const names = header.map(plain);
  const missing = [...officialNames].filter(([name]) => !names.includes(name)).map(([, official]) => official);
  if (missing.length === officialNames.size)
    throw new AppError(
      'BAD_USER_INPUT',
      '반려동물 동반 가능 문화시설 자료가 아닙니다. 첫 줄에서 아는 열 이름을 찾지 못했습니다. 바뀐 것은 없습니다.',
    );
  if (missing.length) throw new AppError('BAD_USER_INPUT', `열이 빠진 파일입니다: ${quoted(missing)}. 바뀐 것은 없습니다.`);
  const repeated = names.filter((name, index) => !isIndexColumn(name) && names.indexOf(name) !== index);
  if (repeated.length)
    throw new AppError('BAD_USER_INPUT', `같은 열이 두 번 있는 파일입니다: ${quoted(repeated)}. 바뀐 것은 없습니다.`);

  const columns = names.map((name, index) =>
    isIndexColumn(name) ? null : (officialNames.get(name) ?? cleanText(header[index]!)),
  );
  // Copying a template object gives all rows one shape, which V8 allocates faster.
  const blank: Cells = Object.fromEntries(columns.flatMap((name) => (name === null ? [] : [[name, '']])));
  const lastDate = (record: string[]) =>
    columns[record.length - 1] === PUBLIC_DATA_COLUMNS.finalCreationDate ? record.at(-1)! : '';
  const leastWidth = Math.max(...[...officialNames.keys()].map((name) => names.indexOf(name))) + 1;
  const dateColumn = columns.indexOf(PUBLIC_DATA_COLUMNS.finalCreationDate);
  const isRow = (record: string[]) =>
    record.length === header.length ||
    (record.length >= leastWidth && record.slice(header.length).every(isBlank) && readDate(record[dateColumn]!) !== null);
  return {
    width: header.length,
    unknown: columns.filter((name) => name !== null && !officialNames.has(plain(name))) as string[],
    isRow,
    cellsOf: (record) => {
      // Fast path: one NFC check of the row instead of one per cell.
      const whole = record.join('');
      const isComposed = whole.normalize('NFC') === whole;
      const cells = { ...blank };
      columns.forEach((name, index) => {
        const cell = record[index] ?? '';
        if (name !== null) cells[name] = isComposed ? cell : cell.normalize('NFC');
      });
      return cells;
    },
    isUnpadded: (record) => /\D\d(?:\D|$)/.test(record[dateColumn] ?? ''),
    isWhole: (record, hasUnpadded) => {
      const date = lastDate(record);
      const isCut = readDate(date) === null || (!hasUnpadded && /\d{2}\D+\d$/.test(date));
      return isRow(record) && !(date && isCut);
    },
  };
}
