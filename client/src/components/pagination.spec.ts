import { blockOfTen, fiveAround } from './pagination';

it.each([
  [1, 20, [1, 2, 3, 4, 5, null]],
  [3, 20, [1, 2, 3, 4, 5, null]],
  [4, 20, [null, 2, 3, 4, 5, 6, null]],
  [11, 20, [null, 9, 10, 11, 12, 13, null]],
  [18, 20, [null, 16, 17, 18, 19, 20]],
  [20, 20, [null, 16, 17, 18, 19, 20]],
  [1, 3, [1, 2, 3]],
  [3, 3, [1, 2, 3]],
  [1, 1, [1]],
])('shows five pages around page %i of %i', (page, count, shown) => {
  expect(fiveAround(page, count)).toEqual(shown);
});

it.each([
  [1, 3, [1, 2, 3]],
  [10, 23, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
  [11, 23, [11, 12, 13, 14, 15, 16, 17, 18, 19, 20]],
  [23, 23, [21, 22, 23]],
])('shows the block of ten around page %i of %i', (page, count, shown) => {
  expect(blockOfTen(page, count)).toEqual(shown);
});
