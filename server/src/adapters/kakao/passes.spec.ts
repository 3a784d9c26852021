import { Passes } from './passes';

describe('passes', () => {
  it('keep the newest thousand', () => {
    const passes = new Passes<number>(60_000);
    const issued = Array.from({ length: 1_001 }, (_, i) => passes.issue(i));
    expect(new Set(issued).size).toBe(1_001);
    expect([passes.find(issued[0]!), passes.find(issued[1]!), passes.find(issued[1_000]!)]).toEqual([null, 1, 1_000]);
  });
});
