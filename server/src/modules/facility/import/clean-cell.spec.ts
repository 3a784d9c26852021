import { cleanText, readDate, readPoint, readPostalCode, readYesNo } from './clean-cell';

describe('cleanText', () => {
  it.each(['', '  ', '정보없음', ' 정보 없음 ', 'nan', 'None', '-', '\u200b', '\u3164\u2800', '정보없음'.normalize('NFD')])(
    'knows nothing from %p',
    (cell) => expect(cleanText(cell)).toBeNull(),
  );

  it.each([
    ['없음', '없음'],
    ['해당없음', '해당없음'],
    ['  매주\u00a0 월요일\t', '매주 월요일'],
    ['동물병원'.normalize('NFD'), '동물병원'],
    ['두\n줄', '두 줄'],
    ['앞\u001f뒤', '앞 뒤'],
    ['\u202e뒤집힌 카페\u202c', '뒤집힌 카페'],
    [`길다${'\u0301'.repeat(500)}란`, `길다${'\u0301'.repeat(12)}란`],
  ])('keeps the words of %p', (cell, text) => expect(cleanText(cell)).toBe(text));
});

describe('traces of Excel and web pages in a cell', () => {
  it.each([
    ['카페 &amp; 멍&#39;s', "카페 & 멍's"],
    ['1층 카페&lt;br&gt;2층 놀이터 &nbsp;', '1층 카페 2층 놀이터'],
    ['강아지&amp;nbsp;고양이', '강아지 고양이'],
    ['첫째 줄<br>둘째 줄<BR />셋째 줄', '첫째 줄 둘째 줄 셋째 줄'],
    ['<p class="info"><b>소형견</b>만</p>', '소형견만'],
    ['첫째 줄_x000D_\n둘째 줄_x000D_', '첫째 줄 둘째 줄'],
    ['="064-111-2222"', '064-111-2222'],
    ['="카페 ""발"""', '카페 "발"'],
    ['=&quot;064-111-2222&quot;', '064-111-2222'],
  ])('is taken off: %j', (cell, text) => expect(cleanText(cell)).toBe(text));

  it.each(['#N/A', '#VALUE!', '#REF!', '#NAME?', '#DIV/0!', '#NUM!', '#NULL!', '########', '5.04E+11', '=""', '&nbsp;', '<br>'])(
    'says nothing: %p',
    (cell) => expect(cleanText(cell)).toBeNull(),
  );

  it.each(['R&D 카페', 'A&B;C', '&notit', '<주의> 3<5', '<Pet Zone>', '#1 카페', 'snake_case', '1+1=2', '_x000_'])(
    'is not %p',
    (cell) => expect(cleanText(cell)).toBe(cell),
  );

  it('are removed from single values, too', () => {
    expect(readPostalCode('="04585"')).toBe('04585');
    expect(readYesNo('Y_x000D_')).toBe(true);
    expect(readDate('="2025-03-24"')).toBe('2025-03-24');
    expect(readPoint('37.5&nbsp;', '="127.1"')).toMatchObject({ latitude: 37.5, longitude: 127.1 });
  });
});

describe('readPostalCode', () => {
  it.each([
    ['7223.0', '07223'],
    ['7223', '07223'],
    ['04585', '04585'],
    ['15011.0', '15011'],
    ['정보없음', null],
    ['', null],
    ['150-045', undefined],
    ['12', undefined],
    ['서울', undefined],
  ])('reads %p as %p', (cell, code) => expect(readPostalCode(cell)).toBe(code));
});

describe('readYesNo', () => {
  it.each([
    ['Y', true],
    [' n ', false],
    ['', null],
    ['정보없음', null],
    ['가능', undefined],
  ])('reads %p as %p', (cell, value) => expect(readYesNo(cell)).toBe(value));
});

describe('readDate', () => {
  it.each([
    ['2022-11-30', '2022-11-30'],
    ['2025.03.24', '2025-03-24'],
    ['2025/03/24', '2025-03-24'],
    ['20250324', '2025-03-24'],
    ['2025-03-24 00:00:00', '2025-03-24'],
    ['2025-03-24T00:00:00Z', '2025-03-24'],
    ['2025. 3. 24', '2025-03-24'],
    ['2025. 3. 4.', '2025-03-04'],
    ['2025. 3. 24 오전 12:00:00', '2025-03-24'],
    ['2025-4-1', '2025-04-01'],
    ['2025/3/4', '2025-03-04'],
    ['2025/3/4 0:00', '2025-03-04'],
    ['2025년 3월 4일', '2025-03-04'],
    ['2025년3월24일', '2025-03-24'],
    ['45740', '2025-03-24'],
    ['45740.0', '2025-03-24'],
    ['2024-02-29', '2024-02-29'],
    ['2023-02-29', null],
    ['2022-13-01', null],
    ['2022-11', null],
    ['2022-11-3 0', null],
    ['2025-2-30', null],
    ['202511', null],
    ['3/4/2025', null],
    ['25. 3. 4', null],
    ['정보없음', null],
  ])('reads %p as %p', (cell, date) => expect(readDate(cell)).toBe(date));
});

describe('full-width numbers, dates and letters', () => {
  it('are read like those in half width', () => {
    expect(readPostalCode('０４５８５')).toBe('04585');
    expect(readYesNo('Ｙ')).toBe(true);
    expect(readDate('２０２５－０３－２４')).toBe('2025-03-24');
    expect(readPoint('３７．５', '１２７．１')).toMatchObject({ latitude: 37.5, longitude: 127.1 });
  });
});

describe('readPoint', () => {
  const nowhere = { latitude: null, longitude: null };

  it('accepts a point in Korea', () =>
    expect(readPoint('37.5', '127.1')).toEqual({ latitude: 37.5, longitude: 127.1, trouble: 'none' }));

  it('corrects swapped coordinates', () =>
    expect(readPoint('127.1', '37.5')).toEqual({ latitude: 37.5, longitude: 127.1, trouble: 'swapped' }));

  it('is null without a note for empty cells', () => expect(readPoint('', '정보없음')).toEqual({ ...nowhere, trouble: 'none' }));

  it.each([
    ['0', '0'],
    ['37.5', ''],
    ['37.5', '139.7'],
    ['32.9', '127'],
    ['37.5', '37.5'],
    ['37도', '127도'],
    ['Infinity', '127'],
  ])('refuses %p, %p', (latitude, longitude) =>
    expect(readPoint(latitude, longitude)).toEqual({ ...nowhere, trouble: 'unusable' }),
  );
});
