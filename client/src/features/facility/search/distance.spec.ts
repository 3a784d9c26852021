import { distanceInMeters } from './distance';

describe('distanceInMeters', () => {
  it('measures Seoul to Busan and a short walk', () => {
    const seoul = { latitude: 37.5665, longitude: 126.978 };
    expect(distanceInMeters(seoul, { latitude: 35.1796, longitude: 129.0756 }) / 1000).toBeCloseTo(325, -1);
    expect(distanceInMeters(seoul, { latitude: 37.5674, longitude: 126.978 })).toBeCloseTo(100, 0);
    expect(distanceInMeters(seoul, seoul)).toBe(0);
  });
});
