import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MapStatus } from './map-types';
import { MapView } from './map-view';

let mockIsOffline = true;
// Stands for a chunk that the network does not deliver; the module itself is the real one.
jest.mock('./leaflet/leaflet-map', () => {
  if (mockIsOffline) throw new Error('Failed to fetch dynamically imported module');
  return jest.requireActual<typeof import('./leaflet/leaflet-map')>('./leaflet/leaflet-map');
});

describe('map whose code does not arrive', () => {
  it('says so and loads when asked to try again', async () => {
    const statuses: MapStatus[] = [];
    render(
      <MapView
        kakaoJsKey={null}
        tileUrl={null}
        places={[]}
        renderInfo={() => null}
        onStatusChange={(status) => statuses.push(status)}
        ariaLabel="장소 지도"
      />,
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('지도를 불러오지 못했어요.');
    expect(statuses).toEqual(['loading', 'failed']);

    mockIsOffline = false;
    await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
    await waitFor(() => expect(statuses.at(-1)).toBe('ready'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
