import type { Holidays } from '@baldojang/rules/hours/holidays';
import type { OpeningSchedule } from '@baldojang/rules/hours/opening-schedule';
import { type OpenState, openStateAt, openStatusAt } from '@baldojang/rules/hours/open-state';
import type { OpenStatus } from '@baldojang/rules/hours/open-status';
import { isOpenAllDay, type OpeningDay, openingWeek } from '@baldojang/rules/hours/opening-week';
import { readHours } from '@baldojang/rules/hours/read-hours';
import type { Facility } from './facility.entity';
import type { FacilityFilterInput } from './facility.input';
import { idsWhere, type Readings } from './readings.repository';
import { type SqlFragment } from './sql-parameters';

type Scheduled = Pick<Facility, 'openingScheduleId'>;

export interface HoursConditions {
  matching: SqlFragment[];
  /** Places with unknown hours at that time; null without a time. */
  unknown: SqlFragment[] | null;
}

export const ANY_HOURS: HoursConditions = { matching: [], unknown: null };

const MINUTE_MS = 60_000;
const NO_HOURS = readHours({ operatingHours: null, holiday: null });

/** Owns opening hours. Not here: parsing texts (source-texts.repository.ts) and the rules themselves (workspace `rules`). */
export class OpeningHoursService {
  constructor(
    private readonly schedules: Readings<OpeningSchedule>,
    private readonly listHolidays: () => Promise<Holidays>,
  ) {}

  /** @param at null for now */
  async stateOf(facility: Scheduled, at: Date | null): Promise<OpenState> {
    const schedule = await this.scheduleOf(facility);
    return openStateAt(schedule, at ?? new Date(), await this.listHolidays(), at ? 'chosen' : 'now');
  }

  /** @param from yyyy-MM-dd */
  async weekOf(facility: Scheduled, from: string): Promise<OpeningDay[]> {
    const schedule = await this.scheduleOf(facility);
    return openingWeek(schedule, from, await this.listHolidays());
  }

  async conditionsOf({ openAt, openStatuses, isOpenAllDay: allDay }: FacilityFilterInput): Promise<HoursConditions> {
    if (!openAt && !allDay) return ANY_HOURS;
    const neverCloses = allDay ? await this.schedules.judge('all day', isOpenAllDay) : null;
    if (!openAt) return { matching: [hasSchedule(idsWhere(neverCloses!, Boolean))], unknown: null };
    const holidays = await this.listHolidays();
    const question = `${Math.floor(openAt.getTime() / MINUTE_MS)} ${[...holidays].join()}`;
    const statuses = await this.schedules.judge(question, (schedule) => openStatusAt(schedule, openAt, holidays));
    const withStatus = (...wanted: OpenStatus[]) =>
      hasSchedule(idsWhere(statuses, (status, id) => wanted.includes(status) && (!neverCloses || neverCloses.get(id)!)));
    return {
      matching: [withStatus(...(openStatuses?.length ? openStatuses : ['OPEN' as const]))],
      unknown: [withStatus('UNKNOWN')],
    };
  }

  private async scheduleOf({ openingScheduleId }: Scheduled): Promise<OpeningSchedule> {
    return (openingScheduleId === null ? undefined : await this.schedules.get(openingScheduleId)) ?? NO_HOURS;
  }
}

/** Planned by value: the ids can match few places or most of them. */
const hasSchedule =
  (ids: number[]): SqlFragment =>
  (parameters) => {
    parameters.isPlannedByValue = true;
    return `opening_schedule_id = ANY(${parameters.add(ids)}::int[])`;
  };
