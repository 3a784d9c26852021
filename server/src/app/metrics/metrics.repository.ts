import type { DataSource } from 'typeorm';

export interface StoredState {
  filesToRemove: number;
  /** null before the first import. */
  editionSeconds: number | null;
}

const FILES_MAX = 10_000;

/** State that only the database has, in one cheap statement. */
export class MetricsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async state(): Promise<StoredState> {
    const [state] = await this.dataSource.query<[StoredState]>(
      `SELECT (SELECT count(*) FROM (SELECT FROM file_removal LIMIT $1) AS waiting) AS "filesToRemove",
         (SELECT extract(epoch FROM max(edition))::bigint FROM facility_import) AS "editionSeconds"`,
      [FILES_MAX],
    );
    return state;
  }
}
