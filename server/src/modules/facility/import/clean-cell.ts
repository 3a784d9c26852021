import { decodeHTMLStrict } from 'entities/decode';
import { confinedText, hasVisible } from '../../../shared/validation/text-rules';

/** Placeholders for missing values: the data's own, pandas' (`nan`, `None`) and spreadsheets' (`#N/A`, `####`, 5.04E+11 for a phone number). */
const IS_MISSING = /^(정보\s?없음|nan|none|null|-+|\.|#+|#(n\/a|value!|ref!|name\?|div\/0!|num!|null!)|\d+(\.\d+)?e\+\d+)?$/i;

/** Fast path: composed Hangul and printable ASCII without `& < = _`, single blanks. Such a cell needs no cleaning. */
const IS_TIDY = /^(?:[!-%'-;>-^`-~가-힣]+(?: [!-%'-;>-^`-~가-힣]+)*)?$/;

const LINE_TAGS = /<\/?(?:br|dd|div|dl|dt|h[1-6]|hr|img|li|ol|p|table|tbody|td|th|tr|ul)(?:\s[^<>]*)?\/?>/gi;
const WORD_TAGS = /<\/?(?:a|b|em|font|i|span|strong|u)(?:\s[^<>]*)?>/gi;

/** Decodes HTML entities (some encoded twice), Excel's `_x000D_` and text formulas (`="064"`). */
export function withoutEscapes(cell: string): string {
  const text = decodeHTMLStrict(decodeHTMLStrict(cell)).replace(/_x00(?:[01][\da-f]|7f)_/gi, ' ');
  const formula = /^\s*="(.*)"\s*$/s.exec(text);
  return formula ? formula[1]!.replaceAll('""', '"') : text;
}

/** NFC with single blanks; null for a placeholder. 없음 and 해당없음 are values. */
export function cleanText(cell: string): string | null {
  const text = IS_TIDY.test(cell)
    ? cell
    : confinedText(withoutEscapes(cell).replace(LINE_TAGS, ' ').replace(WORD_TAGS, ''))
        .replace(/[\u200b-\u200d\u2060\ufeff]/g, '')
        .replace(/[\p{Cc}\p{Z}]+/gu, ' ')
        .trim();
  return IS_MISSING.test(text) || !hasVisible(text) ? null : text;
}

/** A cell with a single value; NFKC turns full-width digits and letters into normal ones. */
const readWord = (cell: string) => cleanText(cell)?.normalize('NFKC') ?? null;

/** Five digits, undoing a spreadsheet's lost leading zero and added `.0`. undefined: not a current postal code. */
export function readPostalCode(cell: string): string | null | undefined {
  const text = readWord(cell)?.replace(/\.0*$/, '');
  if (!text) return null;
  return /^\d{4,5}$/.test(text) ? text.padStart(5, '0') : undefined;
}

/** undefined: neither Y nor N. */
export function readYesNo(cell: string): boolean | null | undefined {
  const text = readWord(cell)?.toUpperCase();
  if (!text) return null;
  if (text === 'Y') return true;
  return text === 'N' ? false : undefined;
}

/** 2025-03-24 and the formats of spreadsheets: `2025. 3. 24`, `2025/3/4 0:00`, 2025년 3월 4일. */
const DATE = /^(\d{4})(?: ?[-./] ?|년 ?)(\d{1,2})(?: ?[-./] ?|월 ?)(\d{1,2})[.일]?(?:[ T](?:오[전후] ?)?\d{1,2}:\d{2}.*)?$/;
const COMPACT_DATE = /^(\d{4})(\d{2})(\d{2})$/;
/** A spreadsheet's day number: days since 1899-12-30. */
const SERIAL_DATE = /^([345]\d{4})(?:\.\d+)?$/;

/** yyyy-MM-dd; null for no valid date. 3/4/2025 is ambiguous and rejected. */
export function readDate(cell: string): string | null {
  const text = readWord(cell) ?? '';
  const serial = SERIAL_DATE.exec(text);
  if (serial) return new Date(Date.UTC(1899, 11, 30 + Number(serial[1]))).toISOString().slice(0, 10);
  const [, year = '', month = '', day = ''] = DATE.exec(text) ?? COMPACT_DATE.exec(text) ?? [];
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const parsed = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date) ? date : null;
}

const KOREA = { south: 33, north: 38.8, west: 124.5, east: 132 };

const isLatitude = (value: number) => value >= KOREA.south && value <= KOREA.north;
const isLongitude = (value: number) => value >= KOREA.west && value <= KOREA.east;

export interface CleanPoint {
  latitude: number | null;
  longitude: number | null;
  trouble: 'none' | 'swapped' | 'unusable';
}

/** A point within Korea's bounding box; swapped coordinates are corrected. */
export function readPoint(latitudeCell: string, longitudeCell: string): CleanPoint {
  const texts = [readWord(latitudeCell), readWord(longitudeCell)];
  if (texts.every((text) => text === null)) return { latitude: null, longitude: null, trouble: 'none' };
  const [first = NaN, second = NaN] = texts.map((text) => (text === null ? NaN : Number(text)));
  if (isLatitude(first) && isLongitude(second)) return { latitude: first, longitude: second, trouble: 'none' };
  if (isLatitude(second) && isLongitude(first)) return { latitude: second, longitude: first, trouble: 'swapped' };
  return { latitude: null, longitude: null, trouble: 'unusable' };
}
