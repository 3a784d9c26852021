import { namesAt } from './outline-names';
import { outlines } from './outlines';

const texts = (zoom: number) => namesAt(outlines, zoom).map(({ text }) => text);

describe('names on the outlines', () => {
  it('are short names of regions far out', () => {
    const names = texts(7);
    expect(names).toEqual(expect.arrayContaining(['서울', '강원', '전남', '제주']));
    expect(names.every((name) => name.length === 2)).toBe(true);
  });

  it('keep the name of a region whose districts are still too small', () => {
    const names = texts(9);
    expect(names).toEqual(expect.arrayContaining(['서울', '홍천군']));
    expect(names).not.toContain('강남구');
    expect(names).not.toContain('강원');
  });

  it('are districts nearer, without the city in front', () => {
    const names = texts(12);
    expect(names).toEqual(expect.arrayContaining(['강남구', '장안구', '세종']));
    expect(names).not.toContain('서울');
    expect(names.filter((name) => name.includes(' '))).toEqual([]);
  });

  it('are also those of the page, near and where they touch no other', () => {
    const station = { name: '나래역', latitude: 37.53, longitude: 127.02 };
    const names = [station, { ...station, name: '다솜동' }];
    const textsAt = (zoom: number) => namesAt(outlines, zoom, names).map(({ text }) => text);
    expect(textsAt(14)).toContain('나래역');
    expect(textsAt(14)).not.toContain('다솜동');
    expect(textsAt(10)).not.toContain('나래역');
  });
});
