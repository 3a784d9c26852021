import DataLoader from 'dataloader';
import type { DataSource } from 'typeorm';

/** The holidays that are not removed, by date (yyyy-MM-dd); one statement for all that ask in the same tick. */
export function holidayNames(dataSource: DataSource): () => Promise<ReadonlyMap<string, string>> {
  const loader = new DataLoader<string, ReadonlyMap<string, string>>(
    async (asked) => {
      const rows = await dataSource.query<{ date: string; name: string }[]>(
        'SELECT date::text, name FROM holiday WHERE NOT is_removed ORDER BY date',
      );
      const names = new Map(rows.map(({ date, name }) => [date, name]));
      return asked.map(() => names);
    },
    { cache: false },
  );
  return () => loader.load('all');
}
