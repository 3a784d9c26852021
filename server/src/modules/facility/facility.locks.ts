import type { EntityManager } from 'typeorm';
import { AppError } from '../../shared/errors';
import { FacilitySource } from './facility-source.entity';
import { Facility } from './facility.entity';
import { cleanRow, type FacilityFacts } from './import/clean-row';

/**
 * Locks the place's row (FOR KEY SHARE) for a write that refers to it, as an import may remove it. Lock order member → place → review,
 * to avoid deadlocks. Raw: a row lock that reads no column.
 * @throws AppError NOT_FOUND
 */
export async function lockFacility(manager: EntityManager, id: number): Promise<void> {
  const found = await manager.query<unknown[]>('SELECT FROM facility WHERE id = $1 FOR KEY SHARE', [id]);
  if (found.length === 0) throw unknownFacility();
}

/** Any number. Held by an import, shared by the transactions that correct a place. */
export const CORRECTION_LOCK = 15_111_391;

/**
 * Locks the place's row for a write that follows from the data and its corrections. Refuses while an import runs, which would write the
 * row as it read it before.
 * @returns the row, and the facts of the data
 * @throws AppError NOT_FOUND; CONFLICT while an import runs, and for a place without a source row
 */
export async function lockFacilityFacts(
  manager: EntityManager,
  id: number,
): Promise<{ facility: Facility; facts: FacilityFacts }> {
  const [lock] = await manager.query<[{ taken: boolean }]>('SELECT pg_try_advisory_xact_lock_shared($1) AS taken', [
    CORRECTION_LOCK,
  ]);
  if (!lock.taken) throw new AppError('CONFLICT', '자료를 가져오는 중입니다. 끝난 뒤에 다시 해 주세요.');
  const facility = await manager.findOne(Facility, { where: { id }, lock: { mode: 'for_no_key_update' } });
  if (!facility) throw unknownFacility();
  const source = await manager.findOneBy(FacilitySource, { facilityId: id });
  const row = source && cleanRow(source.cells);
  if (!row || 'refused' in row) throw new AppError('CONFLICT', '원본 자료를 읽을 수 없어 고칠 수 없는 장소입니다.');
  return { facility, facts: row.facts };
}

export const unknownFacility = () => new AppError('NOT_FOUND', '장소를 찾을 수 없습니다.');
