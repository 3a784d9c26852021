import DataLoader from 'dataloader';
import type { DataSource } from 'typeorm';

/** Holidays that are not removed, by date (yyyy-MM-dd). Batched: one statement for all calls of a tick. Raw, without entities. */
export function holidayNames(dataSource: DataSource): () => Promise<ReadonlyMap<string, string>> {
  const loader = new DataLoader<string, ReadonlyMap<string, string>>(
    async (keys) => {
      const rows = await dataSource.query<{ date: string; name: string }[]>(
        'SELECT date::text, name FROM holiday WHERE NOT is_removed ORDER BY date',
      );
      const names = new Map(rows.map(({ date, name }) => [date, name]));
      return keys.map(() => names);
    },
    { cache: false },
  );
  return () => loader.load('all');
}
