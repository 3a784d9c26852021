import { seoulDateTime } from '../../shared/text/seoul-time';
import { instantOfTime } from './instant-of-time';
import { isUnit, type Unit } from './meaning';
import { type ChipReading, type Reading, SearchChipKind } from './reading';
import { CHIP_TEXT, WEEKDAY_NAMES } from './strings';

export interface TimeReading {
  openAt: Date | null;
  isOpenAllDay: boolean;
}

/** The first day, part of day and hour; further ones become plain words. */
export function readTime(units: readonly Unit[], at: Date): Reading<TimeReading> {
  const [day, ...otherDays] = units.filter((unit) => isUnit(unit, 'DAY'));
  const [part, ...otherParts] = units.filter((unit) => isUnit(unit, 'PART'));
  const [hour, ...otherHours] = units.filter((unit) => isUnit(unit, 'HOUR'));
  const now = units.filter((unit) => isUnit(unit, 'NOW'));
  const allDay = units.filter((unit) => isUnit(unit, 'ALL_DAY'));
  const nextWeek = units.filter((unit) => isUnit(unit, 'NEXT_WEEK'));
  const isOfWeek = day !== undefined && ['WEEKDAY', 'WEEKEND', 'WORKDAY'].includes(day.meaning.day.on);
  const named = [day, part, hour, ...now].filter((unit) => unit !== undefined);
  const open = units.filter((unit) => isUnit(unit, 'OPEN') && (!unit.meaning.needsTime || named.length + allDay.length > 0));
  const thisWeek = units.filter((unit) => isUnit(unit, 'THIS_WEEK') && (day !== undefined || !unit.meaning.needsDay));

  const isOpen = open.length > 0 && (allDay.length === 0 || named.length > 0);
  const openAt = instantOfTime(
    {
      isNow: now.length > 0,
      day: day?.meaning.day ?? null,
      part: part?.meaning.part ?? null,
      hour: hour?.meaning ?? null,
      isOpen,
      isNextWeek: nextWeek.length > 0 && isOfWeek,
    },
    at,
  );
  const ofInstant: Unit[] = [...named, ...(isOpen ? open : []), ...(day ? thisWeek : []), ...(isOfWeek ? nextWeek : [])];
  const inOrder = (own: readonly Unit[]) => units.filter((unit) => own.includes(unit));
  const chips: ChipReading[] = [];
  if (openAt) {
    const isNow = openAt === at;
    chips.push({
      kind: isNow ? SearchChipKind.OPEN_NOW : SearchChipKind.OPEN_AT,
      text: isNow ? CHIP_TEXT.openNow : instantText(openAt),
      units: inOrder(ofInstant),
    });
  }
  if (allDay.length > 0) {
    const own = isOpen ? allDay : [...allDay, ...open];
    chips.push({ kind: SearchChipKind.OPEN_ALL_DAY, text: CHIP_TEXT.openAllDay, units: inOrder(own) });
  }
  const understood = new Set<Unit>([...ofInstant, ...allDay, ...open, ...thisWeek]);
  const isTime = (unit: Unit) =>
    isUnit(unit, 'OPEN', 'NEXT_WEEK', 'THIS_WEEK') ||
    [...otherDays, ...otherParts, ...otherHours].some((other) => other === unit);
  return {
    value: { openAt, isOpenAllDay: allDay.length > 0 },
    chips,
    left: units.filter((unit) => isTime(unit) && !understood.has(unit)),
  };
}

/** 11월 28일 (토) 21:00 영업. */
function instantText(instant: Date): string {
  const [date = '', time = ''] = seoulDateTime(instant).split('T');
  const weekday = WEEKDAY_NAMES[new Date(date).getUTCDay()] ?? '';
  return CHIP_TEXT.openAt(Number(date.slice(5, 7)), Number(date.slice(8)), weekday, time.slice(0, 5));
}
