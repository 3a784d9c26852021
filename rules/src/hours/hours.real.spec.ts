import { parse } from 'csv-parse/sync';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { HOLIDAYS } from '../../test/holidays';
import { seoulInstant } from '../../test/seoul-instant';
import { openStatusAt } from './open-state';
import { readHours, type HoursTexts } from './read-hours';

/** The real data may not be committed. Without the file next to the project the tests are skipped. */
const SEOUL = resolve(__dirname, '../../../../shared/data/pet-facilities-seoul.csv');
const DAY_MINUTES = 1_440;

function distinctTexts(): HoursTexts[] {
  const rows = parse<Record<string, string>>(readFileSync(SEOUL), { columns: true, bom: true });
  const texts = rows.map((row) => ({ operatingHours: row['운영시간'] ?? null, holiday: row['휴무일'] ?? null }));
  return [...new Map(texts.map((pair) => [JSON.stringify(pair), pair])).values()];
}

(existsSync(SEOUL) ? describe : describe.skip)('the hours of the real file of Seoul', () => {
  const texts = existsSync(SEOUL) ? distinctTexts() : [];
  const schedules = texts.map((pair) => ({ ...pair, schedule: readHours(pair) }));

  it('are parsed without residue', () => {
    expect(texts).toHaveLength(2_034);
    const withResidue = schedules.filter(({ schedule }) => schedule.residue.length > 0);
    expect(withResidue.map(({ operatingHours, holiday }) => [operatingHours, holiday])).toEqual([]);
  });

  it('lose no time of day', () => {
    const lost = schedules.filter(({ operatingHours, schedule }) => {
      const bounds = schedule.hours.flatMap(({ spans }) => (spans ?? []).flatMap(({ from, to }) => [from, to]));
      const found = new Set(bounds.map((minute) => minute % DAY_MINUTES));
      const times = (operatingHours ?? '').match(/\d{1,2}:\d{2}/g) ?? [];
      return !times.every((time) => found.has((Number(time.split(':')[0]) * 60 + Number(time.split(':')[1])) % DAY_MINUTES));
    });
    // Two ends for one start, hours of 방학기간, and an afternoon written like a morning: nobody can say which is meant.
    expect(lost).toHaveLength(3);
  });

  const statusesAt = (at: string) =>
    schedules.map(({ operatingHours, schedule }) => ({
      operatingHours,
      status: openStatusAt(schedule, seoulInstant(at), HOLIDAYS),
    }));

  it.each(['2026-12-01 12:00', '2026-12-06 12:00', '2026-12-25 12:00', '2026-12-02 03:00'])(
    'are known at %s, but for one in 20',
    (at) => {
      const unknown = statusesAt(at).filter(({ status }) => status === 'UNKNOWN');
      expect(unknown.length).toBeLessThan(texts.length / 20);
    },
  );

  it('open only 24-hour places at three in the night', () => {
    const open = statusesAt('2026-12-02 03:00').filter(({ status }) => status === 'OPEN');
    expect(open.length).toBeGreaterThan(0);
    expect(open.filter(({ operatingHours }) => !/00:00~2[34]:00/.test(operatingHours ?? ''))).toEqual([]);
  });
});
