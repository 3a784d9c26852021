import { act, render, screen } from '@testing-library/react';
import { MapView } from './map-view';

/** Six seconds in steps, as a new timer is set after each. */
async function wait(milliseconds: number) {
  for (let passed = 0; passed < milliseconds; passed += 100) await act(() => jest.advanceTimersByTimeAsync(100));
}

describe('map with a key whose script never answers', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('waits, says so, and shows the open map after six seconds', async () => {
    render(<MapView kakaoJsKey="hanging" tileUrl={null} places={[]} renderInfo={() => null} ariaLabel="장소 지도" />);
    await wait(5000);
    expect(screen.getByRole('status')).toHaveTextContent('지도를 불러오고 있어요.');
    expect(document.querySelector('.leaflet-container')).not.toBeInTheDocument();
    await wait(2000);
    expect(document.querySelector('.leaflet-container')).toBeInTheDocument();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });
});
