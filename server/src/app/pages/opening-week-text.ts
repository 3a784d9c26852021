import type { OpeningDay } from '../../modules/facility/opening-hours.output';

const WEEKDAYS = ['월', '화', '수', '목', '금', '토', '일'];

/** The hours of seven days in one line, from Monday: "월~금 10:00~22:00, 토·일 휴무". Unknown days are left out. */
export function openingWeekText(week: readonly Pick<OpeningDay, 'date' | 'status' | 'spans'>[]): string {
  const days = week
    .map(({ date, status, spans }) => ({ weekday: (new Date(date).getUTCDay() + 6) % 7, text: dayText(status, spans) }))
    .filter(({ text }) => text)
    .sort((one, other) => one.weekday - other.weekday);
  const groups: { weekdays: number[]; text: string }[] = [];
  for (const { weekday, text } of days) {
    const last = groups.at(-1);
    if (last?.text === text && last.weekdays.at(-1) === weekday - 1) last.weekdays.push(weekday);
    else groups.push({ weekdays: [weekday], text });
  }
  return groups.map(({ weekdays, text }) => `${weekdaysText(weekdays)} ${text}`).join(', ');
}

function dayText(status: OpeningDay['status'], spans: OpeningDay['spans']): string {
  if (status === 'CLOSED') return '휴무';
  return spans.map(({ opensAt, closesAt }) => `${opensAt}~${closesAt}`).join(' · ');
}

function weekdaysText(weekdays: readonly number[]): string {
  if (weekdays.length === WEEKDAYS.length) return '매일';
  const names = weekdays.map((weekday) => WEEKDAYS[weekday]!);
  return names.length > 2 ? `${names[0]}~${names.at(-1)}` : names.join('·');
}
