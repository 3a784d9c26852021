import { fileNameOf } from './file-name-of';

const raw = (text: string) => Buffer.from(text).toString('latin1');

describe('fileNameOf', () => {
  it.each([
    [raw('attachment; filename="위치 데이터.csv"'), '위치 데이터.csv'],
    [raw('attachment;filename=위치.csv;'), '위치.csv'],
    [`attachment; filename="${encodeURIComponent('위치.csv')}"`, '위치.csv'],
    [`attachment; filename="x.csv"; filename*=UTF-8''${encodeURIComponent('위치.csv')}`, '위치.csv'],
    ['attachment; filename="../../etc/passwd"', 'passwd'],
    ['attachment; filename="50%.csv"', '50%.csv'],
    [raw(`attachment; filename="${'위치'.normalize('NFD')}.csv"`), '위치.csv'],
    ['attachment', null],
    [null, null],
  ])('reads %p as %p', (header, name) => expect(fileNameOf(header)).toBe(name));
});
