import { numberText } from './number-text';

it.each([0, 7, 999, 1_000, 23_980, 100_000, 1_234_567, 1.5, 1_234.5678])('writes %d as Korean does', (value) => {
  expect(numberText(value)).toBe(value.toLocaleString('ko-KR', { maximumFractionDigits: 4 }));
});
