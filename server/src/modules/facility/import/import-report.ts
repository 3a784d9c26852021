import type { DemoLeft } from './demo-belongings';
import type { FileEncoding } from './sniff-encoding';

export interface LineNote {
  line: number;
  text: string;
}

export interface MergeNote {
  name: string;
  lines: number[];
  /** The place's sourceKey; older reports lack it. */
  key?: string;
  /** Columns in which the rows differed. */
  columns: string[];
}

/** A place that came, went or changed. */
export interface PlaceNote {
  id: number;
  name: string;
  /** Columns whose cells changed, without the date; only of changed places. Empty for one that only returned. */
  columns?: string[];
}

/** A region that the file does not cover, so that none of its places vanish. */
export interface PartialRegion {
  name: string;
  inFile: number;
  known: number;
}

/** read = places + duplicates + merged + refused; places = added + changed + unchanged. */
export interface ImportReport {
  fileName: string;
  encoding: FileEncoding;
  /** The provider's id of the edition; null for a local file. */
  sourceId: string | null;
  isKnownFile: boolean;
  edition: string;
  read: number;
  places: number;
  added: number;
  changed: number;
  unchanged: number;
  /** Of the unchanged: the stored place is from a newer edition. */
  keptNewer: number;
  /** Accepted corrections that the data now confirms, and those from which it newly differs. */
  correctionsConfirmed: number;
  correctionConflicts: number;
  /** Exact copies. */
  duplicates: number;
  /** Rows merged into another row of the same place. */
  merged: number;
  refused: number;
  vanished: number;
  /** Of the changed: had vanished before. */
  returned: number;
  demoRemoved: number;
  demoLeft: DemoLeft;
  /** Cells that were corrected, moved or dropped. */
  noted: number;
  /** Regions that the file covers; only there places can vanish. */
  regions: string[];
  partialRegions: PartialRegion[];
  unknownColumns: string[];
  /** The first of each kind, up to REPORT_NOTES_MAX. */
  refusedRows: LineNote[];
  mergedRows: MergeNote[];
  notes: LineNote[];
  /** The first of each kind, up to REPORT_PLACES_MAX; older reports lack them. */
  addedPlaces?: PlaceNote[];
  changedPlaces?: PlaceNote[];
  vanishedPlaces?: PlaceNote[];
  seconds: number;
  peakMemoryMegabytes: number;
}

/** Bounds the report of a hostile file. */
export const REPORT_NOTES_MAX = 500;
export const REPORT_PLACES_MAX = 200;
