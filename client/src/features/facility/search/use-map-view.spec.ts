import { fireEvent, renderHook } from '@testing-library/react';
import { useRememberedPosition } from './use-map-view';

const here = { latitude: 37.5, longitude: 127, level: 5 };
const there = { latitude: 35.1, longitude: 129, level: 5 };

function setUp() {
  const write = jest.fn();
  const { result, unmount } = renderHook(() => useRememberedPosition(write));
  return { write, remember: result.current, unmount };
}

describe('remembering the position of the map', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('waits until the map rests', () => {
    const { write, remember } = setUp();
    remember(here);
    jest.advanceTimersByTime(150);
    remember(there);
    jest.advanceTimersByTime(150);
    expect(write).not.toHaveBeenCalled();
    jest.advanceTimersByTime(50);
    expect(write.mock.calls).toEqual([[there]]);
  });

  it('is done before a press leads away, and only once', () => {
    const { write, remember } = setUp();
    remember(here);
    fireEvent.click(document.body);
    expect(write.mock.calls).toEqual([[here]]);
    jest.advanceTimersByTime(500);
    expect(write).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['after Back, when the address is another one', () => fireEvent.popState(window)],
    ['when the page is gone', (unmount: () => void) => unmount()],
  ])('is given up %s', (_name, leave) => {
    const { write, remember, unmount } = setUp();
    remember(here);
    leave(unmount);
    jest.advanceTimersByTime(500);
    expect(write).not.toHaveBeenCalled();
  });
});
