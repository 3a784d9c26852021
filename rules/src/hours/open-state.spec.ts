import { HOLIDAYS } from '../../test/holidays';
import { HOURS_CASES } from '../../test/hours-cases';
import { openStateAt, openStatusAt } from './open-state';
import { readHours } from './read-hours';

/** `yyyy-MM-dd HH:mm` on Seoul's clock. */
const instant = (text: string) => new Date(`${text.replace(' ', 'T')}:00+09:00`);

describe.each(HOURS_CASES)('$rule: $hours / $holiday', ({ hours, holiday, states, residue = [] }) => {
  const schedule = readHours({ operatingHours: hours, holiday });

  it('is read without residue, or with the words that mean nothing', () => {
    expect(schedule.residue).toEqual(residue);
  });

  const rows = states.map(([at, status, changesAt, doubt]) => ({ at, status, changesAt, isDoubtful: doubt === 'doubtful' }));

  it.each(rows)('at $at is $status until $changesAt', ({ at, status, changesAt, isDoubtful }) => {
    const state = openStateAt(schedule, instant(at), HOLIDAYS);
    expect({ status: state.status, changesAt: state.changesAt, isDoubtful: state.isDoubtful }).toEqual({
      status,
      changesAt: changesAt === null ? null : instant(changesAt),
      isDoubtful,
    });
    expect(openStatusAt(schedule, instant(at), HOLIDAYS)).toBe(status);
  });
});
