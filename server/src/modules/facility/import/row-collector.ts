import { hash } from 'node:crypto';
import { cleanRow } from './clean-row';
import type { FacilityStaging, StagedRow } from './facility-staging.repository';
import { REPORT_NOTES_MAX, type LineNote, type MergeNote } from './import-report';
import { differingColumns, mergeFacts } from './merge-facts';
import type { Cells } from './public-data-columns';
import type { RawRow } from './read-rows';

const BATCH_ROWS = 500;

/**
 * Cleans rows one by one, sorts out copies and rows about the same place, and hands the rest on in batches. Of rows that went on
 * it remembers no more than a key, a line and a digest.
 */
export class RowCollector {
  read = 0;
  duplicates = 0;
  merged = 0;
  refused = 0;
  noted = 0;
  /** Newest date that a row gives; empty while none does. */
  edition = '';
  readonly refusedRows: LineNote[] = [];
  readonly mergedRows: MergeNote[] = [];
  readonly notes: LineNote[] = [];
  private readonly digests = new Set<string>();
  /** Key → line of its first row. */
  private readonly lines = new Map<string, number>();
  private batch = new Map<string, StagedRow>();
  /** Rows whose place went on in an earlier batch. */
  private late: StagedRow[] = [];
  /** The database takes one batch in while the next one is read. */
  private putting: Promise<void> = Promise.resolve();

  constructor(private readonly staging: FacilityStaging) {}

  /** Different places so far. */
  get places(): number {
    return this.lines.size;
  }

  /** @returns what must be waited for before the next row; nothing for most rows, as waiting costs more than some of the cleaning */
  add(row: RawRow): Promise<void> | undefined {
    this.take(row);
    return this.batch.size + this.late.length >= BATCH_ROWS ? this.passOn() : undefined;
  }

  /** Hands the rest on; afterwards the database has all rows. */
  async finish(): Promise<void> {
    await this.passOn();
    await this.putting;
  }

  /** Waits for what the database is taking in, whatever becomes of it. */
  async settled(): Promise<void> {
    await this.putting.catch(() => undefined);
  }

  private async passOn(): Promise<void> {
    const replaced = [...new Set(this.late.map(({ facts }) => facts.sourceKey))];
    if (replaced.length) {
      await this.putting;
      for (const { key, cells } of await this.staging.cellsOf(replaced)) {
        const earlier = cleanRow(cells);
        const line = this.lines.get(key)!;
        if ('facts' in earlier) this.batch.set(key, { line, facts: earlier.facts, cells, source: JSON.stringify(cells) });
      }
      for (const row of this.late) this.merge(row);
    }
    const batch = [...this.batch.values()];
    await this.staging.readTexts(batch);
    const rows = batch.length ? this.staging.packed(batch) : null;
    await this.putting;
    if (rows) this.putting = this.staging.put(rows, replaced);
    // Whoever waits for it next sees the error; until then it must not count as unhandled.
    this.putting.catch(() => undefined);
    this.batch = new Map();
    this.late = [];
  }

  private take(row: RawRow): void {
    this.read++;
    if ('refused' in row) return this.refuse(row.line, row.refused);
    const source = JSON.stringify(row.cells);
    const digest = hash('sha1', source, 'base64');
    if (this.digests.has(digest)) {
      this.duplicates++;
      return;
    }
    this.digests.add(digest);
    const clean = cleanRow(row.cells);
    if ('refused' in clean) return this.refuse(row.line, clean.refused);
    for (const text of clean.notes) if (++this.noted <= REPORT_NOTES_MAX) this.notes.push({ line: row.line, text });
    const { finalCreationDate } = clean.facts;
    if (finalCreationDate && finalCreationDate > this.edition) this.edition = finalCreationDate;
    this.collect({ line: row.line, facts: clean.facts, cells: row.cells, source });
  }

  private refuse(line: number, text: string): void {
    if (++this.refused <= REPORT_NOTES_MAX) this.refusedRows.push({ line, text });
  }

  private collect(row: StagedRow): void {
    const key = row.facts.sourceKey;
    if (this.batch.has(key)) this.merge(row);
    else if (this.lines.has(key)) this.late.push(row);
    else {
      this.batch.set(key, row);
      this.lines.set(key, row.line);
    }
  }

  private merge(later: StagedRow): void {
    const key = later.facts.sourceKey;
    const earlier = this.batch.get(key);
    if (!earlier) return;
    const merged = mergeFacts(earlier, later);
    this.batch.set(key, { line: earlier.line, ...merged, source: JSON.stringify(merged.cells) });
    if (++this.merged > REPORT_NOTES_MAX) return;
    const lines = [earlier.line, later.line];
    this.mergedRows.push({ name: later.facts.name, lines, columns: differingColumns(earlier.cells, later.cells) });
  }
}

/** Rows that come from no file, numbered as if below a header. */
export function numbered(rows: Cells[]): RawRow[] {
  return rows.map((cells, index) => ({ line: index + 2, cells }));
}
