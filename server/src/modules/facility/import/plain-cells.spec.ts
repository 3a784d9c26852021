import { parse } from 'csv-parse/sync';
import { plainCells } from './plain-cells';

const PIECES = ['"', '""', ',', 'ㄱ', '발 ', '\u{1f436}', 'b', ' ', '\u00a0', '"",', ',"', '","', '"가"'];

/** Deterministic lines. */
function* lines(count: number): Generator<string> {
  let seed = 20_260_102;
  const below = (limit: number) => (seed = (seed * 48_271) % 2_147_483_647) % limit;
  for (let index = 0; index < count; index++)
    yield Array.from({ length: below(9) }, () => PIECES[below(PIECES.length)]!).join('');
}

const byLibrary = (line: string) => parse(`${line}\n`, { relax_quotes: true, relax_column_count: true, record_delimiter: '\n' });

describe('plainCells', () => {
  it.each([
    ['첫째,,둘째', ['첫째', '', '둘째']],
    ['"월~금 09:00~19:00, 토",Y', ['월~금 09:00~19:00, 토', 'Y']],
    ['"카페 ""발""","",', ['카페 "발"', '', '']],
    ['카페 "발",Y', null],
    ['"카페" 발,Y', null],
    ['Y,"카페', null],
    ['"', null],
  ])('reads %j as %j', (line, cells) => expect(plainCells(line)).toEqual(cells));

  it('equals csv-parse for every line it accepts', () => {
    let plain = 0;
    for (const line of lines(20_000)) {
      const cells = plainCells(line);
      if (!cells || !line) continue;
      plain++;
      expect({ line, records: [cells] }).toEqual({ line, records: byLibrary(line) });
    }
    expect(plain).toBeGreaterThan(2_000);
  });
});
