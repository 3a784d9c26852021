import { render, screen, waitFor } from '@testing-library/react';
import { answerKakaoScript } from '../../../test/kakao-script';
import { MapView } from './map-view';

const view = <MapView kakaoJsKey="blocked" tileUrl={null} places={[]} renderInfo={() => null} ariaLabel="장소 지도" />;

describe('map with a key whose script is refused', () => {
  it('shows the open map, and does not ask for the script again on the next page', async () => {
    const takeAway = answerKakaoScript('is refused');
    jest.spyOn(console, 'log').mockReturnValue(); // the loader tells of its retries
    const append = jest.spyOn(document.head, 'appendChild');
    const { unmount } = render(view);
    await waitFor(() => expect(document.querySelector('.leaflet-container')).toBeInTheDocument());
    expect(screen.getByRole('button', { name: '지도 확대' })).toBeInTheDocument();
    const asked = append.mock.calls.length;
    expect(asked).toBeGreaterThan(0);

    unmount();
    render(view);
    await waitFor(() => expect(document.querySelector('.leaflet-container')).toBeInTheDocument());
    expect(append).toHaveBeenCalledTimes(asked);
    takeAway();
  });
});
