import { osmOpeningHours } from '@baldojang/rules/hours/osm-opening-hours';
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

export function openDataPlace({ schedule, policy, corrections, ...row }: OpenDataRow, publicUrl: string): OpenDataPlace {
  return {
    ...row,
    url: `${publicUrl}/facility/${row.id}`,
    openingHours: schedule && osmOpeningHours(schedule),
    entry: policy && { isFriendly: policy.isFriendly, rules: policy.rules, residue: policy.residue },
    corrections,
  };
}

export const ndjsonLine = (place: OpenDataPlace): string => `${JSON.stringify(place)}\n`;

export const CSV_HEADER = csvLine(KEYS);

export const placeAsCsv = (place: OpenDataPlace): string => csvLine(KEYS.map((key) => cellOf(place[key])));

function cellOf(value: OpenDataPlace[keyof OpenDataPlace]): string | number {
  if (value === null) return '';
  return typeof value === 'string' || typeof value === 'number' ? value : JSON.stringify(value);
}
