import { completeFacts, type FacilityDetails, type FacilityFacts } from './import/clean-row';
import type { FacilityCorrection, CorrectableField } from './facility-correction.entity';

/** Columns that a correction replaces; POINT and CLOSED are not one column of the data. */
export const CORRECTED_COLUMNS = {
  NAME: 'name',
  ROAD_ADDRESS: 'roadAddress',
  JIBUN_ADDRESS: 'jibunAddress',
  PHONE: 'phoneNumber',
  HOMEPAGE: 'homepage',
  HOURS: 'operatingHours',
  CLOSING_DAYS: 'holiday',
  PARKING: 'parkingAvailable',
  ENTRY: 'petFriendly',
  ENTRY_SIZE: 'allowedPetSize',
  ENTRY_RESTRICTIONS: 'petRestrictions',
  ENTRY_FEE: 'additionalPetFee',
  FEE: 'admissionFeeInfo',
} as const satisfies Partial<Record<CorrectableField, keyof FacilityDetails>>;

const YES_NO: readonly CorrectableField[] = ['PARKING', 'ENTRY'];

/** Corrections of these decide the date of the entry answer. */
export const ENTRY_FIELDS: readonly CorrectableField[] = ['ENTRY', 'ENTRY_SIZE', 'ENTRY_RESTRICTIONS'];

export type CorrectedValue = Pick<FacilityCorrection, 'field' | 'value'>;
type Values = Pick<FacilityDetails, (typeof CORRECTED_COLUMNS)[keyof typeof CORRECTED_COLUMNS] | 'latitude' | 'longitude'>;

/** A place's value as text, as corrections hold it. Of the data nothing is closed for good. */
export function valueOf(facts: Values & { isClosed?: boolean }, field: CorrectableField): string | null {
  if (field === 'CLOSED') return facts.isClosed ? 'Y' : null;
  if (field === 'POINT')
    return facts.latitude === null || facts.longitude === null ? null : `${facts.latitude},${facts.longitude}`;
  const value = facts[CORRECTED_COLUMNS[field]];
  if (typeof value === 'boolean') return value ? 'Y' : 'N';
  return value;
}

/** The data's facts with the accepted values, and what is derived from them. */
export function correctedFacts(facts: FacilityFacts, corrections: readonly CorrectedValue[]): FacilityFacts {
  const details: FacilityDetails = { ...facts };
  for (const { field, value } of corrections) Object.assign(details, columnsOf(field, value));
  return completeFacts(details, facts.sourceKey);
}

function columnsOf(field: CorrectableField, value: string | null): Partial<FacilityDetails> {
  if (field === 'CLOSED') return {};
  if (field === 'POINT') {
    const [latitude = null, longitude = null] = value?.split(',').map(Number) ?? [];
    return { latitude, longitude };
  }
  const column = { [CORRECTED_COLUMNS[field]]: YES_NO.includes(field) && value !== null ? value === 'Y' : value };
  if (field === 'ROAD_ADDRESS') return { ...column, ...roadOf(value), postalCode: null };
  return field === 'JIBUN_ADDRESS' ? { ...column, ...lotOf(value) } : column;
}

/** The parts of the address that the data has in columns of their own; null where the address does not show them. */
function roadOf(address: string | null): Pick<FacilityDetails, 'roadName' | 'buildingNumber'> {
  const words = address?.split(' ') ?? [];
  const at = words.findIndex((word) => /[로길]$/.test(word));
  return { roadName: words[at] ?? null, buildingNumber: numberIn(words[at + 1]) };
}

function lotOf(address: string | null): Pick<FacilityDetails, 'legalEupMyeonDongName' | 'riName' | 'bunji'> {
  const words = address?.split(' ') ?? [];
  return {
    legalEupMyeonDongName: words.find((word) => /[읍면동가]$/.test(word)) ?? null,
    riName: words.find((word) => word.endsWith('리')) ?? null,
    bunji: words.map(numberIn).find((number) => number !== null) ?? null,
  };
}

const numberIn = (word = ''): string | null => (/^\d+(-\d+)?$/.test(word) ? word : null);

/** About 50 metres. */
const SAME_DEGREES = 0.0005;

/** Whether two values say the same, whatever the blanks and the writing of a phone number. */
export function isSameValue(field: CorrectableField, one: string | null, other: string | null): boolean {
  if (one === null || other === null) return one === other;
  if (field !== 'POINT') return comparable(field, one) === comparable(field, other);
  const [points, others] = [one, other].map((value) => value.split(',').map(Number));
  return points!.every((degrees, index) => Math.abs(degrees - others![index]!) < SAME_DEGREES);
}

const comparable = (field: CorrectableField, value: string) =>
  field === 'PHONE' ? value.replace(/[\s().-]/g, '') : value.replace(/\s/g, '').replace(/\/$/, '');
