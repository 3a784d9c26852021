import type { OpeningSchedule } from './opening-schedule';
import { readClosings } from './read-closings';
import { readOperatingHours } from './read-operating-hours';

/** Increment with every change of a reading; stored schedules of older versions are parsed again. */
export const HOURS_READER_VERSION = 1;
/** What follows after so many characters is not read. The longest text of the public data has about 100. */
const TEXT_MAX = 500;
const RESIDUE_MAX = 100;
const FULL_WIDTH_OFFSET = 0xfee0;

export interface HoursTexts {
  operatingHours: string | null;
  holiday: string | null;
}

/** Reads 운영시간 and 휴무일. Never throws. */
export function readHours({ operatingHours, holiday }: HoursTexts): OpeningSchedule {
  const hoursText = cleanText(operatingHours);
  const closingsText = cleanText(holiday);
  const hours = readOperatingHours(hoursText.read);
  const closings = readClosings(closingsText.read);
  const hoursResidue = [...hours.residue, ...hoursText.rest];
  const closingsResidue = [...closings.residue, ...closingsText.rest];
  return {
    hours: hours.hours,
    closings: [...hours.closings, ...closings.closings],
    hoursVary: hours.hoursVary,
    isYearRound: hours.isYearRound || closings.isYearRound,
    areClosingsMissing: closings.isMissing && !hours.isYearRound,
    otherCalendar: closings.otherCalendar,
    hoursResidue,
    closingsResidue,
    residue: [...hoursResidue, ...closingsResidue],
  };
}

/** Normalises full-width signs and decomposed syllables. */
function cleanText(text: string | null): { read: string; rest: string[] } {
  const short = (text ?? '').slice(0, TEXT_MAX * 2).normalize('NFC');
  const clean = short.replace(/[\uFF01-\uFF5E]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH_OFFSET)).trim();
  const rest = clean.slice(TEXT_MAX, TEXT_MAX + RESIDUE_MAX);
  return { read: clean.slice(0, TEXT_MAX), rest: rest === '' ? [] : [rest] };
}
