import { readTexts } from './text-arrays';

const PETS = '{개,"고양이, 새",NULL,"따옴표 \\""}';

describe('readTexts', () => {
  it('reads a list as the driver does, each time', () => {
    for (let time = 0; time < 2; time++) expect(readTexts(PETS)).toEqual(['개', '고양이, 새', null, '따옴표 "']);
    expect(readTexts('{}')).toEqual([]);
  });

  it('reads a short list once, and lets nobody change it', () => {
    expect(readTexts('{개}')).toBe(readTexts('{개}'));
    expect(() => (readTexts('{개}') as string[]).push('고양이')).toThrow(TypeError);
  });

  it('keeps no long list', () => {
    const long = `{${Array.from({ length: 100 }, (_, n) => `태그${n}`).join(',')}}`;
    expect(readTexts(long)).not.toBe(readTexts(long));
  });
});
