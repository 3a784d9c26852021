import { currentPlaceNames, regionsNamed } from '../../../shared/text/region';
import type { Facility } from '../facility.entity';
import { searchTextOf } from '../search-text';
import { cleanText, readDate, readPoint, readPostalCode, readYesNo } from './clean-cell';
import { cleanHomepage } from './clean-homepage';
import { PUBLIC_DATA_COLUMNS, type Cells, type PublicDataField } from './public-data-columns';
import { sourceKeyOf } from './source-key';

/** A cleaned row, without the columns that the import sets itself. */
export type FacilityFacts = Omit<
  Facility,
  | 'id'
  | 'openingScheduleId'
  | 'openingSchedule'
  | 'entryPolicyId'
  | 'entryPolicy'
  | 'petTypes'
  | 'isDemo'
  | 'missingSince'
  | 'isClosed'
  | 'entryCorrectedOn'
  | 'reviewCount'
  | 'averageRating'
  | 'searchGrams'
  | 'sampleRank'
  | 'createdAt'
>;

/** Facts that are not derived from others. */
export type FacilityDetails = Pick<Facility, PublicDataField>;

export type CleanRow = { facts: FacilityFacts; notes: string[] } | { refused: string };

/** Longer values would not fit into an index, and one row must not abort the import. */
const NAME_MAX = 200;
const ADDRESS_MAX = 300;
const WORD_MAX = 100;
const TEXT_MAX = 5_000;
const MAX_LENGTHS: Partial<Record<string, number>> = {
  [PUBLIC_DATA_COLUMNS.name]: NAME_MAX,
  [PUBLIC_DATA_COLUMNS.roadAddress]: ADDRESS_MAX,
  [PUBLIC_DATA_COLUMNS.jibunAddress]: ADDRESS_MAX,
  [PUBLIC_DATA_COLUMNS.category1]: WORD_MAX,
  [PUBLIC_DATA_COLUMNS.category2]: WORD_MAX,
  [PUBLIC_DATA_COLUMNS.category3]: WORD_MAX,
  [PUBLIC_DATA_COLUMNS.sidoName]: WORD_MAX,
  [PUBLIC_DATA_COLUMNS.sigunguName]: WORD_MAX,
};

const DAY_MS = 86_400_000;

/** Refuses only rows that identify no place; an invalid cell becomes null with a note. */
export function cleanRow(cells: Cells): CleanRow {
  const refused = unreadable(cells);
  if (refused) return { refused };
  const notes: string[] = [];
  const details = readDetails(cells, notes);
  if (!isNamed(details)) return { refused: '시설명이 없습니다.' };
  const sourceKey = sourceKeyOf(details);
  if (!sourceKey) return { refused: '주소가 없어 어느 곳인지 알 수 없습니다.' };
  repairAddresses(details, notes);
  return { facts: completeFacts(details, sourceKey), notes };
}

/** Adds the derived facts in place, which avoids a copy of every row. */
export function completeFacts(details: FacilityDetails, sourceKey: string): FacilityFacts {
  return Object.assign(details, { sourceKey, searchText: searchTextOf(details) });
}

function unreadable(cells: Cells): string | null {
  for (const column in cells) {
    const cell = cells[column] ?? '';
    const max = MAX_LENGTHS[column] ?? TEXT_MAX;
    if (cell.length > max) return `「${column}」 칸이 너무 깁니다 (최대 ${max.toLocaleString('ko')}자).`;
    // Postgres cannot hold NUL in any text.
    if (cell.includes('\0')) return `「${column}」 칸에 읽을 수 없는 글자(NUL)가 들어 있습니다.`;
  }
  return null;
}

type Unnamed = Omit<FacilityDetails, 'name'> & { name: string | null };

const isNamed = (details: Unnamed): details is FacilityDetails => Boolean(details.name);

function readDetails(cells: Cells, notes: string[]): Unnamed {
  const cell = (field: PublicDataField) => cells[PUBLIC_DATA_COLUMNS[field]] ?? '';
  const text = (field: PublicDataField) => cleanText(cell(field));
  const yesNo = (field: PublicDataField) => orNoted(readYesNo(cell(field)), field, cell(field), notes);
  const name = text('name');
  const { sidoName, sigunguName } = readPlace(
    text('sidoName'),
    text('sigunguName'),
    text('jibunAddress') ?? text('roadAddress'),
    notes,
  );
  const { latitude, longitude } = readCoordinates(cell('latitude'), cell('longitude'), notes);
  const postalCode = orNoted(readPostalCode(cell('postalCode')), 'postalCode', cell('postalCode'), notes);
  const { homepage, holiday } = readHomepageAndHoliday(cell('homepage'), text('holiday'), notes);
  return {
    name,
    category1: text('category1'),
    category2: text('category2'),
    category3: text('category3'),
    sidoName,
    sigunguName,
    legalEupMyeonDongName: text('legalEupMyeonDongName'),
    riName: text('riName'),
    bunji: text('bunji'),
    roadName: text('roadName'),
    buildingNumber: text('buildingNumber'),
    latitude,
    longitude,
    postalCode,
    roadAddress: text('roadAddress'),
    jibunAddress: text('jibunAddress'),
    phoneNumber: text('phoneNumber'),
    homepage,
    holiday,
    operatingHours: text('operatingHours'),
    parkingAvailable: yesNo('parkingAvailable'),
    admissionFeeInfo: text('admissionFeeInfo'),
    petFriendly: yesNo('petFriendly'),
    petOnlyInfo: text('petOnlyInfo'),
    allowedPetSize: text('allowedPetSize'),
    petRestrictions: text('petRestrictions'),
    indoorFacility: yesNo('indoorFacility'),
    outdoorFacility: yesNo('outdoorFacility'),
    description: text('description'),
    additionalPetFee: text('additionalPetFee'),
    finalCreationDate: readEdition(cell('finalCreationDate'), notes),
  };
}

function orNoted<T>(value: T | undefined, field: PublicDataField, cell: string, notes: string[]): T | null {
  if (value !== undefined) return value;
  notes.push(`「${PUBLIC_DATA_COLUMNS[field]}」 칸을 읽을 수 없어 비웠습니다: ${cell.slice(0, 40)}`);
  return null;
}

/** Current names of region and district; falls back to the address. */
function readPlace(sido: string | null, sigungu: string | null, address: string | null, notes: string[]) {
  const byCell = sido && currentPlaceNames(sido, sigungu);
  if (byCell) return byCell;
  const [region = '', district = ''] = address?.split(' ') ?? [];
  const byAddress = regionsNamed(region).length ? currentPlaceNames(region, sigungu ?? district) : null;
  notes.push(byAddress ? '시·도를 알 수 없어 주소에서 읽었습니다.' : `시·도를 알 수 없어 비웠습니다: ${sido ?? '빈칸'}`);
  return byAddress ?? { sidoName: null, sigunguName: sigungu };
}

const withoutBlanks = (text: string) => text.replaceAll(' ', '');

/**
 * Where the road address and the road column disagree, the column wins: one edition replaced 서울 by 서울특별시 inside road names. Runs
 * after the source key is computed, so that the key does not change.
 */
function repairAddresses(details: FacilityDetails, notes: string[]): void {
  const { roadName, roadAddress, jibunAddress } = details;
  const number = details.buildingNumber?.replace(/ ?번$/, '');
  if (!roadName || !number || !roadAddress || withoutBlanks(roadAddress).includes(withoutBlanks(roadName))) return;
  if (jibunAddress?.endsWith(` ${roadName} ${number}`)) {
    Object.assign(details, { roadAddress: jibunAddress, jibunAddress: roadAddress });
    notes.push('도로명주소와 지번주소가 뒤바뀌어 있어 바로잡았습니다.');
    return;
  }
  const words = roadAddress.split(' ');
  const at = words.indexOf(number) - 1;
  const road = words[at];
  if (!road || !/[로길]$/.test(road)) return;
  details.roadAddress = words.with(at, roadName).join(' ');
  notes.push(`도로명주소의 길 이름을 「${PUBLIC_DATA_COLUMNS.roadName}」 칸대로 고쳤습니다: ${road} → ${roadName}`);
}

function readCoordinates(latitudeCell: string, longitudeCell: string, notes: string[]) {
  const { latitude, longitude, trouble } = readPoint(latitudeCell, longitudeCell);
  if (trouble === 'swapped') notes.push('위도와 경도가 뒤바뀌어 있어 바로잡았습니다.');
  if (trouble === 'unusable')
    notes.push(`좌표가 한국 안의 한 점이 아니어서 비웠습니다: ${latitudeCell.slice(0, 20)}, ${longitudeCell.slice(0, 20)}`);
  return { latitude, longitude };
}

/** Moves a closing day from the homepage cell unless there is one already. */
function readHomepageAndHoliday(homepageCell: string, holiday: string | null, notes: string[]) {
  const { homepage, closingDay, hasDropped } = cleanHomepage(homepageCell);
  if (closingDay && !holiday) notes.push(`홈페이지 칸의 휴무일을 옮겼습니다: ${closingDay.slice(0, 40)}`);
  else if (hasDropped) notes.push(`홈페이지 주소가 아닌 글을 뺐습니다: ${homepageCell.trim().slice(0, 40)}`);
  return { homepage, holiday: holiday ?? closingDay };
}

/** Rejects a date after tomorrow, which would outrank every real edition. */
function readEdition(cell: string, notes: string[]): string | null {
  if (cleanText(cell) === null) return null;
  const date = readDate(cell);
  if (date && Date.parse(date) <= Date.now() + DAY_MS) return date;
  notes.push(`「${PUBLIC_DATA_COLUMNS.finalCreationDate}」 칸을 읽을 수 없어 비웠습니다: ${cell.slice(0, 40)}`);
  return null;
}
