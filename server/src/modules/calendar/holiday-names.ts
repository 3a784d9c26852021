import DataLoader from 'dataloader';
import type { DataSource } from 'typeorm';
import { Holiday } from './holiday.entity';

/** Names of the holidays that are not removed, by date (yyyy-MM-dd). Batched by a DataLoader. */
export function holidayNames(dataSource: DataSource): () => Promise<ReadonlyMap<string, string>> {
  const loader = new DataLoader<string, ReadonlyMap<string, string>>(
    async (keys) => {
      const holidays = await dataSource.getRepository(Holiday).find({
        select: { id: true, date: true, name: true },
        where: { isRemoved: false },
        order: { date: 'ASC' },
      });
      const names = new Map(holidays.map(({ date, name }) => [date, name]));
      return keys.map(() => names);
    },
    { cache: false },
  );
  return () => loader.load('all');
}
