import type { DemoLeft } from './demo-belongings';
import type { FileEncoding } from './sniff-encoding';

export interface LineNote {
  line: number;
  text: string;
}

export interface MergeNote {
  name: string;
  lines: number[];
  /** Columns in which the rows differed. */
  columns: string[];
}

/** A region of which the file holds too little to say that the rest is gone. */
export interface PartialRegion {
  name: string;
  inFile: number;
  known: number;
}

/** What an import did. read = places + duplicates + merged + refused; places = added + changed + unchanged. */
export interface ImportReport {
  fileName: string;
  encoding: FileEncoding;
  /** Tells the provider's editions apart; null for a local file. */
  sourceId: string | null;
  isKnownFile: boolean;
  edition: string;
  read: number;
  places: number;
  added: number;
  changed: number;
  unchanged: number;
  /** Of the unchanged: known from a newer edition, so this file's word did not count. */
  keptNewer: number;
  /** Exact copies. */
  duplicates: number;
  /** Rows that went into another row about the same place. */
  merged: number;
  refused: number;
  vanished: number;
  /** Of the changed: had vanished and are back. */
  returned: number;
  demoRemoved: number;
  demoLeft: DemoLeft;
  /** Cells that were mended, moved or left empty. */
  noted: number;
  /** Regions that the file covers: only there a place can vanish. */
  regions: string[];
  partialRegions: PartialRegion[];
  unknownColumns: string[];
  /** The first of each kind, up to REPORT_NOTES_MAX. */
  refusedRows: LineNote[];
  mergedRows: MergeNote[];
  notes: LineNote[];
  seconds: number;
  peakMemoryMegabytes: number;
}

/** A hostile file must not turn its report into a second copy of itself. */
export const REPORT_NOTES_MAX = 500;
