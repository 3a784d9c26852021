import { ExpiringTokens } from './expiring-tokens';

describe('ExpiringTokens', () => {
  it('keeps the newest thousand', () => {
    const tokens = new ExpiringTokens<number>(60_000);
    const issued = Array.from({ length: 1_001 }, (_, i) => tokens.issue(i));
    expect(new Set(issued).size).toBe(1_001);
    expect([tokens.find(issued[0]!), tokens.find(issued[1]!), tokens.find(issued[1_000]!)]).toEqual([null, 1, 1_000]);
  });
});
