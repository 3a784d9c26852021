import { hash } from 'node:crypto';
import { cleanRow } from './clean-row';
import type { FacilityStaging, StagedRow } from './facility-staging.repository';
import { REPORT_NOTES_MAX, type LineNote, type MergeNote } from './import-report';
import { differingColumns, mergeFacts } from './merge-facts';
import type { Cells } from './public-data-columns';
import type { RawRow } from './read-rows';

const BATCH_ROWS = 500;

/**
 * Cleans rows, drops duplicates, merges rows of one place, and stages the result in batches. Of staged rows it keeps only key, line and
 * digest, so that memory stays small.
 */
export class RowCollector {
  read = 0;
  duplicates = 0;
  merged = 0;
  refused = 0;
  noted = 0;
  /** Newest date of any row; empty without one. */
  edition = '';
  readonly refusedRows: LineNote[] = [];
  readonly mergedRows: MergeNote[] = [];
  readonly notes: LineNote[] = [];
  private readonly digests = new Set<string>();
  /** Key → line of its first row. */
  private readonly lines = new Map<string, number>();
  private batch = new Map<string, StagedRow>();
  /** Rows whose place was staged in an earlier batch. */
  private late: StagedRow[] = [];
  /** Writing one batch overlaps with reading the next. */
  private putting: Promise<void> = Promise.resolve();

  constructor(private readonly staging: FacilityStaging) {}

  get places(): number {
    return this.lines.size;
  }

  /** @returns a promise to await before the next row; undefined for most rows, because awaiting each is slow */
  add(row: RawRow): Promise<void> | undefined {
    this.take(row);
    return this.batch.size + this.late.length >= BATCH_ROWS ? this.flush() : undefined;
  }

  /** Flushes the last batch and waits until it is written. */
  async finish(): Promise<void> {
    await this.flush();
    await this.putting;
  }

  /** Waits for the current write, ignoring its errors. */
  async settled(): Promise<void> {
    await this.putting.catch(() => undefined);
  }

  private async flush(): Promise<void> {
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
    // The next await sees the error; until then it must not count as an unhandled rejection.
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
    this.mergedRows.push({ key, name: later.facts.name, lines, columns: differingColumns(earlier.cells, later.cells) });
  }
}

/** Numbers rows that come from no file, starting below a header. */
export function numbered(rows: Cells[]): RawRow[] {
  return rows.map((cells, index) => ({ line: index + 2, cells }));
}
