import type { DataSource } from 'typeorm';
import type { OfficialHoliday } from '../../adapters/holidays/official-holidays';
import { Holiday } from './holiday.entity';

/**
 * Adds the official days that are not there yet, at every start: a new version of the application knows more of them. What
 * admins added before, renamed or removed stays as they left it, but is official from then on.
 * @returns how many were added or became official
 */
export async function seedHolidays(dataSource: DataSource, days: readonly OfficialHoliday[]): Promise<number> {
  const rows = days.map(({ date, name }) => ({ date, name, isOfficial: true }));
  const insert = dataSource.createQueryBuilder().insert().into(Holiday).values(rows);
  const adopt = insert.orUpdate(['is_official'], ['date'], { skipUpdateIfNoValuesChanged: true });
  const added = await adopt.returning('id').updateEntity(false).execute();
  return (added.raw as unknown[]).length;
}
