import { parse } from 'csv-parse/sync';
import { csvOf } from './csv';

const read = (text: string): string[][] => parse(text, { bom: true, record_delimiter: '\r\n' });

describe('a text file for spreadsheets', () => {
  it('gives back every cell, whatever is in it', () => {
    const rows = [
      ['번호', '글'],
      ['1', '따옴표 "둘", 쉼표'],
      ['2', '두\n줄\r\n셋'],
      ['3', ''],
      ['4', ' 빈칸 '],
    ];
    expect(read(csvOf(rows))).toEqual(rows);
  });

  it.each(['=1+1', '+82-2', '-1', '@SUM(A1)', '\t=1', '\r=1', '=HYPERLINK("http://a.example","b")'])(
    'runs nothing of %j',
    (text) => {
      expect(read(csvOf([[text]]))).toEqual([[`'${text}`]]);
    },
  );

  it('leaves numbers and harmless signs alone', () => {
    expect(csvOf([[-1, 'a=b', "'"]])).toBe("\ufeff-1,a=b,'\r\n");
  });
});
