import { pageWindow } from './page-window';

describe('pageWindow', () => {
  it.each([
    [0, 20, [0, 1, 2, 3, 4]],
    [2, 20, [0, 1, 2, 3, 4]],
    [3, 20, [1, 2, 3, 4, 5]],
    [10, 20, [8, 9, 10, 11, 12]],
    [18, 20, [15, 16, 17, 18, 19]],
    [19, 20, [15, 16, 17, 18, 19]],
    [0, 3, [0, 1, 2]],
    [2, 3, [0, 1, 2]],
    [0, 1, [0]],
  ])('shows five pages around page %i of %i', (page, count, shown) => {
    expect(pageWindow(page, count)).toEqual(shown);
  });
});
