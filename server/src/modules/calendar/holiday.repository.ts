import type { EntityManager } from 'typeorm';
import type { Holiday } from './holiday.entity';

/**
 * Adds a holiday; a removed official one is restored with the new name. Raw, as TypeORM has no ON CONFLICT … WHERE.
 * @returns null for a day that has one; of concurrent calls one succeeds
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
