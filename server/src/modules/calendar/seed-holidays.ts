import type { DataSource } from 'typeorm';
import type { OfficialHoliday } from '../../adapters/holidays/official-holidays';
import { Holiday } from './holiday.entity';

/**
 * Adds missing official days at every start, as a new version may contain more of them. Days that admins added, renamed or removed
 * stay unchanged but become official.
 * @returns how many were added or became official
 */
export async function seedHolidays(dataSource: DataSource, days: readonly OfficialHoliday[]): Promise<number> {
  const rows = days.map(({ date, name }) => ({ date, name, isOfficial: true }));
  const insert = dataSource.createQueryBuilder().insert().into(Holiday).values(rows);
  const adopt = insert.orUpdate(['is_official'], ['date'], { skipUpdateIfNoValuesChanged: true });
  const added = await adopt.returning('id').updateEntity(false).execute();
  return (added.raw as unknown[]).length;
}
