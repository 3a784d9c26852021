import type { EntityManager } from 'typeorm';
import type { Holiday } from './holiday.entity';

/**
 * A day that is free. An official one that was removed comes back under the given name.
 * @returns null for a day that is taken; of several at the same moment one is the first
 */
export async function insertHoliday(
  manager: EntityManager,
  { date, name, description }: Pick<Holiday, 'date' | 'name' | 'description'>,
): Promise<Holiday | null> {
  const [added] = await manager.query<Holiday[]>(
    `INSERT INTO holiday (date, name, description) VALUES ($1, $2, $3)
     ON CONFLICT (date) DO UPDATE SET name = excluded.name, description = excluded.description, is_removed = false
       WHERE holiday.is_removed
     RETURNING id, date, name, description, is_official AS "isOfficial", is_removed AS "isRemoved"`,
    [date, name, description],
  );
  return added ?? null;
}
