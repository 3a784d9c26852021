/** With these at the beginning a spreadsheet would run the cell as a formula. */
const FORMULA = /^[=+\-@\t\r]/;
/** Tells Excel that the text is UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';

/** A text file for spreadsheets (RFC 4180), whatever people wrote into the cells. */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return BYTE_ORDER_MARK + rows.map(csvLine).join('');
}

/** One row of such a file, for files that are written row by row. */
export function csvLine(row: readonly (string | number)[]): string {
  return `${row.map(cellOf).join(',')}\r\n`;
}

function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
