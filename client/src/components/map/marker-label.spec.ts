import { markerLabel } from './marker-sizes';

describe('marker label', () => {
  it.each([
    ['멍멍카페', '멍멍카페'],
    ['일이삼사오육칠', '일이삼사오육칠'],
    ['일이삼사오육칠팔', '일이삼사오육칠…'],
    ['  강남 동물병원 ', '강남 동물병원'],
    ['🐶🐱🐭🐹🐰🦊🐻🐼', '🐶🐱🐭🐹🐰🦊🐻…'],
    ['튼튼동물병원 강남점'.normalize('NFD'), '튼튼동물병원 …'],
  ])('of %s is %s', (name, label) => {
    expect(markerLabel(name)).toBe(label);
  });
});
