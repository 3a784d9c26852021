import type { EntityManager } from 'typeorm';
import type { Holiday } from './holiday.entity';

/**
 * Inserts a day, or restores a removed one under the new name. Raw: conditional ON CONFLICT DO UPDATE … WHERE.
 * @returns null for a day that is taken, also by a concurrent request
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
