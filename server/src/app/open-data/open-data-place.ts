import { osmOpeningHours } from '@baldojang/rules/hours/osm-opening-hours';
import type { OpeningSchedule } from '@baldojang/rules/hours/opening-schedule';
import type { EntryPolicy } from '@baldojang/rules/entry/entry-policy';
import { csvLine } from '../../shared/text/csv';
import type { Facility } from '../../modules/facility/facility.entity';
import { type ListedCorrection, OPEN_DATA_COLUMNS, type OpenDataColumn, type OpenDataRow } from './open-data.repository';

/** A line of open data. */
export interface OpenDataPlace extends Pick<Facility, OpenDataColumn> {
  url: string;
  edition: string | null;
  openingHours: string | null;
  entry: Omit<EntryPolicy, 'version'> | null;
  corrections: ListedCorrection[];
}

const KEYS = [...OPEN_DATA_COLUMNS, 'url', 'edition', 'openingHours', 'entry', 'corrections'] satisfies (keyof OpenDataPlace)[];

/** The public data has some two thousand schedules. */
const REMEMBERED_MAX = 20_000;

/** Turns rows into lines. Places share schedules, so what was made of one is remembered. */
export class PlaceReader {
  private readonly openingHours = new Map<number, string | null>();

  constructor(private readonly publicUrl: string) {}

  read({ schedule, policy, corrections, openingScheduleId, ...row }: OpenDataRow): OpenDataPlace {
    return {
      ...row,
      url: `${this.publicUrl}/facility/${row.id}`,
      openingHours: schedule && this.openingHoursOf(openingScheduleId!, schedule),
      entry: policy && { isFriendly: policy.isFriendly, rules: policy.rules, residue: policy.residue },
      corrections,
    };
  }

  private openingHoursOf(id: number, schedule: OpeningSchedule): string | null {
    const remembered = this.openingHours.get(id);
    if (remembered !== undefined) return remembered;
    if (this.openingHours.size >= REMEMBERED_MAX) this.openingHours.clear();
    const text = osmOpeningHours(schedule);
    this.openingHours.set(id, text);
    return text;
  }
}

export const ndjsonLine = (place: OpenDataPlace): string => `${JSON.stringify(place)}\n`;

export const CSV_HEADER = csvLine(KEYS);

export const placeAsCsv = (place: OpenDataPlace): string => csvLine(KEYS.map((key) => cellOf(place[key])));

function cellOf(value: OpenDataPlace[keyof OpenDataPlace]): string | number {
  if (value === null) return '';
  return typeof value === 'string' || typeof value === 'number' ? value : JSON.stringify(value);
}
