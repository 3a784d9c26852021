import { currentPlaceNames, regionsNamed } from '../../shared/text/region';
import { CORRECTION_RULES } from '../../shared/validation/correction-rules';
import { lengthOf } from '../../shared/validation/text-rules';
import type { CorrectableField } from './facility-correction.entity';
import type { Facility } from './facility.entity';
import { cleanText, readPoint, readYesNo } from './import/clean-cell';
import { cleanHomepage } from './import/clean-homepage';

export type ReadValue = { value: string | null } | { problem: string };

const { value: MAX, emptyText, longText, homepageText, yesNoText, addressText, pointText, closedText } = CORRECTION_RULES;

const MAX_LENGTHS: Record<CorrectableField, number> = {
  NAME: MAX.nameMax,
  ROAD_ADDRESS: MAX.addressMax,
  JIBUN_ADDRESS: MAX.addressMax,
  POINT: MAX.phoneMax,
  PHONE: MAX.phoneMax,
  HOMEPAGE: MAX.homepageMax,
  HOURS: MAX.textMax,
  CLOSING_DAYS: MAX.textMax,
  PARKING: 1,
  ENTRY: 1,
  ENTRY_SIZE: MAX.textMax,
  ENTRY_RESTRICTIONS: MAX.textMax,
  ENTRY_FEE: MAX.textMax,
  FEE: MAX.textMax,
  CLOSED: 1,
};
const NEEDED: readonly CorrectableField[] = ['NAME', 'ROAD_ADDRESS', 'JIBUN_ADDRESS', 'POINT', 'CLOSED'];

/** Cleans a proposed value as the import cleans cells. */
export function readCorrection(
  field: CorrectableField,
  text: string | null,
  place: Pick<Facility, 'sidoName' | 'sigunguName'>,
): ReadValue {
  // Before anything is parsed.
  if (lengthOf(text ?? '') > MAX_LENGTHS[field]) return { problem: longText };
  const value = cleanText(text ?? '');
  if (value === null) return NEEDED.includes(field) ? { problem: emptyText } : { value };
  switch (field) {
    case 'POINT':
      return readPlacePoint(value);
    case 'HOMEPAGE':
      return readHomepage(value);
    case 'PARKING':
    case 'ENTRY':
      return readYesNo(value) === undefined ? { problem: yesNoText } : { value: value.toUpperCase() };
    case 'CLOSED':
      return readYesNo(value) ? { value: 'Y' } : { problem: closedText };
    case 'ROAD_ADDRESS':
    case 'JIBUN_ADDRESS':
      return isInPlace(value, place) ? { value } : { problem: addressText };
    default:
      return { value };
  }
}

function readPlacePoint(text: string): ReadValue {
  const [first = '', second = '', ...more] = text.split(',');
  const { latitude, longitude, trouble } = readPoint(first.trim(), second.trim());
  const isPoint = more.length === 0 && trouble === 'none' && latitude !== null && longitude !== null;
  return isPoint ? { value: `${latitude},${longitude}` } : { problem: pointText };
}

function readHomepage(text: string): ReadValue {
  const { homepage, hasDropped } = cleanHomepage(text);
  return homepage && !hasDropped ? { value: homepage } : { problem: homepageText };
}

/** A place that moved to another district is another place. */
function isInPlace(address: string, { sidoName, sigunguName }: Pick<Facility, 'sidoName' | 'sigunguName'>): boolean {
  const [region = '', first = '', second = ''] = address.split(' ');
  if (!sidoName) return regionsNamed(region).length > 0;
  const districts = [first, `${first} ${second}`].map((district) => currentPlaceNames(region, district));
  return districts.some((named) => named?.sidoName === sidoName && (!sigunguName || named.sigunguName === sigunguName));
}
