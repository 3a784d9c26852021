import DataLoader from 'dataloader';
import type { DataSource } from 'typeorm';

/**
 * What was read from the texts of places, held in the process: a filter by time or pets judges every distinct wording. Rows of a table
 * are only added while a server runs, so each look fetches what has a higher id than the last one.
 */
export class Readings<Reading> {
  private readonly byId = new Map<number, Reading>();
  private highestId = 0;
  /** One look for all that are missing in the same tick. */
  private readonly loader = new DataLoader<number, Reading | undefined>(
    async (ids) => {
      const readings = await this.all();
      return ids.map((id) => readings.get(id));
    },
    { cache: false },
  );

  constructor(
    private readonly dataSource: DataSource,
    private readonly table: string,
  ) {}

  /** All of them, by id. Also some that no place points to any more. */
  async all(): Promise<ReadonlyMap<number, Reading>> {
    const rows = await this.dataSource.query<{ id: number; reading: Reading }[]>(
      `SELECT id, reading FROM ${this.table} WHERE id > $1 ORDER BY id`,
      [this.highestId],
    );
    for (const { id, reading } of rows) this.byId.set(id, reading);
    this.highestId = rows.at(-1)?.id ?? this.highestId;
    return this.byId;
  }

  async get(id: number): Promise<Reading | undefined> {
    return this.byId.get(id) ?? this.loader.load(id);
  }
}
