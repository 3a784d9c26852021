import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PUBLIC_DATA_COLUMNS, type Cells, type PublicDataField } from '../src/modules/facility/import/public-data-columns';

/** Checked in beside this file: invented places with the troubles of real editions, as UTF-8 and, made from it with iconv, as CP949. */
export const PLACES_UTF8 = join(__dirname, 'fixtures/places.csv');
export const PLACES_CP949 = join(__dirname, 'fixtures/places-cp949.csv');

export const COLUMNS: string[] = Object.values(PUBLIC_DATA_COLUMNS);

const CELLS: Record<PublicDataField, string> = {
  name: '발자국 동물병원',
  category1: '반려동물업',
  category2: '반려의료',
  category3: '동물병원',
  sidoName: '서울특별시',
  sigunguName: '마포구',
  legalEupMyeonDongName: '망원동',
  riName: '',
  bunji: '900-1 번지',
  roadName: '발자국로',
  buildingNumber: '7 번',
  latitude: '37.5561',
  longitude: '126.9012',
  postalCode: '4001.0',
  roadAddress: '서울특별시 마포구 발자국로 7',
  jibunAddress: '서울특별시 마포구 망원동 900-1',
  phoneNumber: '02-0000-0001',
  homepage: '정보없음',
  holiday: '매주 일요일',
  operatingHours: '월~토 09:00~19:00',
  parkingAvailable: 'Y',
  admissionFeeInfo: '변동',
  petFriendly: 'Y',
  petOnlyInfo: '해당없음',
  allowedPetSize: '모두 가능',
  petRestrictions: '제한사항 없음',
  indoorFacility: 'Y',
  outdoorFacility: 'N',
  description: '일반동물병원',
  additionalPetFee: '없음',
  finalCreationDate: '2022-11-30',
};

/** A row of the public data: an invented clinic with the given overrides. */
export function cellsOf(changes: Partial<Record<PublicDataField, string>> = {}): Cells {
  return Object.fromEntries(
    Object.entries({ ...CELLS, ...changes }).map(([field, cell]) => [PUBLIC_DATA_COLUMNS[field as PublicDataField], cell]),
  );
}

/** Different places by name and address alone. */
export function manyCells(count: number, changes: Partial<Record<PublicDataField, string>> = {}): Cells[] {
  return Array.from({ length: count }, (_, index) =>
    cellsOf({ name: `발자국 ${index + 1}호점`, jibunAddress: `서울특별시 마포구 망원동 ${index + 1}`, ...changes }),
  );
}

const csvCell = (cell: string) => (/[",\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

export const csvLine = (cells: string[]): string => cells.map(csvCell).join(',');

/** The text of a file with these rows. */
export function csvOf(rows: Cells[], columns: string[] = COLUMNS): string {
  return [csvLine(columns), ...rows.map((row) => csvLine(columns.map((column) => row[column] ?? '')))]
    .map((line) => `${line}\n`)
    .join('');
}

const folders: string[] = [];
afterAll(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** Stores content in a temporary folder of its own, which goes with the spec file. */
export function writeTemporary(content: string | Uint8Array, name = 'places.csv'): string {
  const folder = mkdtempSync(join(tmpdir(), 'baldojang-spec-'));
  folders.push(folder);
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}
