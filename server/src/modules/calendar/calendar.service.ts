import { Between, type DataSource, type EntityManager } from 'typeorm';
import { CALENDAR_RULES } from '../../shared/validation/calendar-rules';
import { entityIdOf } from '../../shared/validation/entity-id';
import { AppError } from '../../shared/errors';
import { assertValid } from '../../shared/validation/assertions';
import type { Viewer } from '../../shared/viewer';
import { AuditAction } from '../audit/audit-entry.entity';
import { recordAction } from '../audit/audit.service';
import { lockActor } from '../member/member.locks';
import type { CreateHolidayInput, DeleteHolidayInput, HolidaysArgs, UpdateHolidayInput } from './calendar.input';
import { checkDate, checkDescription, checkName, cleanDescription, cleanName } from './holiday-checks';
import { Holiday } from './holiday.entity';
import { insertHoliday } from './holiday.repository';

const { takenText } = CALENDAR_RULES.holiday;

type Recorder = (action: AuditAction, targetId: number, before?: Holiday) => Promise<void>;

/** Owns holidays. Not here: the reviews of a calendar's days (modules/review, `viewerReviewDays`). */
export class CalendarService {
  constructor(private readonly dataSource: DataSource) {}

  listHolidays({ year, month }: HolidaysArgs): Promise<Holiday[]> {
    const date = Between(dayOf(year, month ?? 1, 1), dayOf(year, (month ?? 12) + 1, 0));
    return this.dataSource.getRepository(Holiday).find({ where: { date, isRemoved: false }, order: { date: 'ASC' } });
  }

  /** @throws AppError CONFLICT for a day that is taken */
  createHoliday(input: CreateHolidayInput, viewer: Viewer): Promise<Holiday> {
    const values = {
      date: input.date.trim(),
      name: cleanName(input.name),
      description: cleanDescription(input.description ?? ''),
    };
    assertValid({
      date: checkDate(values.date),
      name: checkName(values.name),
      description: checkDescription(values.description),
    });
    return this.runAs(viewer, async (manager, record) => {
      const added = await insertHoliday(manager, values);
      if (!added) throw new AppError('CONFLICT', takenText, { fieldErrors: { date: takenText } });
      await record(AuditAction.CREATE_HOLIDAY, added.id);
      return added;
    });
  }

  /** Absent fields stay unchanged. @throws AppError NOT_FOUND */
  updateHoliday({ id, ...input }: UpdateHolidayInput, viewer: Viewer): Promise<Holiday> {
    const change = {
      ...(input.name != null && { name: cleanName(input.name) }),
      ...(input.description != null && { description: cleanDescription(input.description) }),
    };
    assertValid({
      name: change.name === undefined ? undefined : checkName(change.name),
      description: change.description === undefined ? undefined : checkDescription(change.description),
    });
    return this.runAs(viewer, async (manager, record) => {
      const holiday = await lockHoliday(manager, id);
      if (Object.keys(change).length === 0) return holiday;
      await manager.update(Holiday, holiday.id, change);
      await record(AuditAction.UPDATE_HOLIDAY, holiday.id, holiday);
      return { ...holiday, ...change };
    });
  }

  /** Only marks an official day as removed, so that the next start does not add it again. @throws AppError NOT_FOUND */
  removeHoliday({ id }: DeleteHolidayInput, viewer: Viewer): Promise<number> {
    return this.runAs(viewer, async (manager, record) => {
      const holiday = await lockHoliday(manager, id);
      if (holiday.isOfficial) await manager.update(Holiday, holiday.id, { isRemoved: true });
      else await manager.delete(Holiday, holiday.id);
      await record(AuditAction.DELETE_HOLIDAY, holiday.id, holiday);
      return holiday.id;
    });
  }

  /** Locks the admin's row and records the actions. */
  private runAs<T>({ memberId }: Viewer, work: (manager: EntityManager, record: Recorder) => Promise<T>): Promise<T> {
    return this.dataSource.transaction(async (manager) => {
      await lockActor(manager, memberId);
      return work(manager, async (action, targetId, before) => {
        await recordAction(manager, { actorId: memberId, action, targetId, snapshot: before && snapshotOf(before) });
      });
    });
  }
}

const snapshotOf = ({ date, name, description }: Holiday): string => [`${date} ${name}`, description].join('\n').trim();

/**
 * Locks the row until the transaction ends.
 * @throws AppError NOT_FOUND, also after a concurrent removal
 */
async function lockHoliday(manager: EntityManager, id: string): Promise<Holiday> {
  const holidayId = entityIdOf(id);
  const where = { id: holidayId ?? 0, isRemoved: false };
  const holiday = holidayId === null ? null : await manager.findOne(Holiday, { where, lock: { mode: 'pessimistic_write' } });
  if (!holiday) throw new AppError('NOT_FOUND', '공휴일을 찾을 수 없습니다.');
  return holiday;
}

/** yyyy-MM-dd; month 13 is January of the next year, day 0 the last of the month before. */
function dayOf(year: number, month: number, day: number): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 'yyyy-MM-dd'.length);
}
