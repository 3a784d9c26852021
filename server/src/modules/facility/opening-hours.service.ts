import type { Holidays } from '@baldojang/rules/hours/holidays';
import type { OpeningSchedule } from '@baldojang/rules/hours/opening-schedule';
import { type OpenState, openStateAt, openStatusAt } from '@baldojang/rules/hours/open-state';
import type { OpenStatus } from '@baldojang/rules/hours/open-status';
import { isOpenAllDay, type OpeningDay, openingWeek } from '@baldojang/rules/hours/opening-week';
import { readHours } from '@baldojang/rules/hours/read-hours';
import type { Facility } from './facility.entity';
import type { FacilityFilterInput } from './facility.input';
import type { Readings } from './readings';
import { type SqlFragment } from './sql-parameters';

type Scheduled = Pick<Facility, 'openingScheduleId'>;

/** What a filter demands of hours, as conditions on places. */
export interface HoursConditions {
  matching: SqlFragment[];
  /** For places of which nobody knows whether they match; null where the filter names no time. */
  unknown: SqlFragment[] | null;
}

export const ANY_HOURS: HoursConditions = { matching: [], unknown: null };

/** No two texts are judged twice within a minute; hours are given in minutes. */
const MINUTE_MS = 60_000;
/** Minutes that people ask about at about the same time. */
const REMEMBERED_MINUTES = 20;
const NO_HOURS = readHours({ operatingHours: null, holiday: null });

/** Owns when places are open. Not here: reading their texts (source-texts.ts), and all rules of hours (the workspace rules). */
export class OpeningHoursService {
  /** Minute and holidays → schedule → status. */
  private readonly judged = new Map<string, Map<number, OpenStatus>>();

  constructor(
    private readonly schedules: Readings<OpeningSchedule>,
    private readonly listHolidays: () => Promise<Holidays>,
  ) {}

  async stateOf(facility: Scheduled, at: Date): Promise<OpenState> {
    const schedule = await this.scheduleOf(facility);
    return openStateAt(schedule, at, await this.listHolidays());
  }

  /** @param from yyyy-MM-dd */
  async weekOf(facility: Scheduled, from: string): Promise<OpeningDay[]> {
    const schedule = await this.scheduleOf(facility);
    return openingWeek(schedule, from, await this.listHolidays());
  }

  async conditionsOf({ openAt, openStatuses, isOpenAllDay: allDay }: FacilityFilterInput): Promise<HoursConditions> {
    if (!openAt && !allDay) return ANY_HOURS;
    const schedules = [...(await this.schedules.all())].filter(([, schedule]) => !allDay || isOpenAllDay(schedule));
    if (!openAt) return { matching: [hasSchedule(schedules.map(([id]) => id))], unknown: null };
    const statusOf = await this.judgeAt(openAt);
    const withStatus = (...wanted: OpenStatus[]) =>
      hasSchedule(schedules.filter(([id, schedule]) => wanted.includes(statusOf(id, schedule))).map(([id]) => id));
    return {
      matching: [withStatus(...(openStatuses?.length ? openStatuses : ['OPEN' as const]))],
      unknown: [withStatus('UNKNOWN')],
    };
  }

  private async judgeAt(at: Date): Promise<(id: number, schedule: OpeningSchedule) => OpenStatus> {
    const holidays = await this.listHolidays();
    const key = `${Math.floor(at.getTime() / MINUTE_MS)} ${[...holidays].join()}`;
    const known = this.judged.get(key) ?? new Map<number, OpenStatus>();
    this.judged.delete(key);
    this.judged.set(key, known);
    if (this.judged.size > REMEMBERED_MINUTES) this.judged.delete(this.judged.keys().next().value!);
    return (id, schedule) => {
      const status = known.get(id) ?? openStatusAt(schedule, at, holidays);
      known.set(id, status);
      return status;
    };
  }

  private async scheduleOf({ openingScheduleId }: Scheduled): Promise<OpeningSchedule> {
    return (openingScheduleId === null ? undefined : await this.schedules.get(openingScheduleId)) ?? NO_HOURS;
  }
}

const hasSchedule =
  (ids: number[]): SqlFragment =>
  (parameters) =>
    `opening_schedule_id = ANY(${parameters.add(ids)}::int[])`;
