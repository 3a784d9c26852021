import { act, renderHook } from '@testing-library/react';
import { useInSlices } from './in-slices';
import type { MapOverlay } from '../../map-engine';

const overlays = (from: number, to: number): MapOverlay[] =>
  Array.from({ length: to - from }, (_, i) => ({
    key: String(from + i),
    position: { latitude: 37, longitude: 127 },
    content: null,
  }));
const keysOf = (shown: MapOverlay[]) => shown.map(({ key }) => key);

describe('overlays in slices', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  const show = (first: MapOverlay[]) => renderHook(({ wanted }) => useInSlices(wanted), { initialProps: { wanted: first } });

  it('come some at a time until all are there', () => {
    const wanted = overlays(0, 40);
    const { result } = show(wanted);
    const first = result.current.length;
    expect(first).toBeGreaterThan(0);
    act(() => jest.advanceTimersToNextTimer());
    expect(result.current.length).toBeGreaterThan(first);
    expect(result.current.length).toBeLessThan(40);
    act(() => jest.runAllTimers());
    act(() => jest.runAllTimers());
    act(() => jest.runAllTimers());
    expect(result.current).toEqual(wanted);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('go at once, change at once, and let a window come before markers', () => {
    const { result, rerender } = show(overlays(0, 5));
    const changed: MapOverlay = { ...(overlays(4, 5)[0] as MapOverlay), layer: 'high' };
    const others: MapOverlay[] = [changed, ...overlays(100, 140), { ...changed, key: 'info', layer: 'window' }];
    rerender({ wanted: others });
    expect(result.current[0]).toBe(changed);
    expect(keysOf(result.current)).not.toContain('0');
    expect(keysOf(result.current)).not.toContain('139');
    expect(result.current.at(-1)?.key).toBe('info');
  });
});
