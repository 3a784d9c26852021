import { fireEvent, render } from '@testing-library/react';
import type * as L from 'leaflet';
import { createLeafletMap, WINDOW_PANE } from './leaflet-engine';
import type { MapOverlay } from '../map-types';
import { DEFAULT_CENTER, DEFAULT_LEVEL } from '../map-geometry';
import { LeafletOverlays } from './leaflet-overlays';

describe('overlays of the open map', () => {
  const overlay = (key: string, latitude: number, layer?: MapOverlay['layer']): MapOverlay => ({
    ...{ key, content: <button type="button">{key}</button>, position: { latitude, longitude: 127 } },
    ...(layer && { layer }),
  });
  let map: L.Map;
  beforeEach(() => {
    map = createLeafletMap(document.body.appendChild(document.createElement('div')), DEFAULT_CENTER, DEFAULT_LEVEL);
  });
  afterEach(() => document.body.replaceChildren());
  const namesIn = (pane: string) => [...map.getPane(pane)!.querySelectorAll('button')].map(({ textContent }) => textContent);

  it('lie above each other by their order: high above low, and of a kind the southern above the northern', () => {
    const overlays = [overlay('부산', 35, 'high'), overlay('제주', 33), overlay('서울', 37), overlay('평택', 36.9, 'high')];
    const { rerender } = render(<LeafletOverlays map={map} overlays={overlays} />);
    expect(namesIn('markerPane')).toEqual(['서울', '제주', '평택', '부산']);
    rerender(<LeafletOverlays map={map} overlays={[...overlays, overlay('대전', 36), overlay('창', 38, 'window')]} />);
    expect(namesIn('markerPane')).toEqual(['서울', '대전', '제주', '평택', '부산']);
    expect(namesIn(WINDOW_PANE)).toEqual(['창']);
  });

  it('stay on their points when the map zooms', () => {
    render(<LeafletOverlays map={map} overlays={[overlay('서울', 37)]} />);
    map.setZoom(map.getZoom() + 2, { animate: false });
    const { x, y } = map.latLngToLayerPoint([37, 127]);
    const { left, top } = map.getPane('markerPane')!.querySelector('div')!.style;
    expect({ left, top }).toEqual({ left: `${x}px`, top: `${y}px` });
  });

  it.each(['mousedown', 'wheel', 'dblclick'])('a %s in a window is none on the map, in a marker it may drag and zoom', (type) => {
    const hears = jest.fn();
    render(<LeafletOverlays map={map} overlays={[overlay('서울', 37), overlay('창', 38, 'window')]} />);
    map.getContainer().addEventListener(type, hears);
    fireEvent(map.getPane(WINDOW_PANE)!.querySelector('button')!, new Event(type, { bubbles: true }));
    expect(hears).not.toHaveBeenCalled();
    fireEvent(map.getPane('markerPane')!.querySelector('button')!, new Event(type, { bubbles: true }));
    expect(hears).toHaveBeenCalledTimes(type === 'dblclick' ? 0 : 1);
  });

  it('leave nothing behind', () => {
    const { unmount } = render(<LeafletOverlays map={map} overlays={[overlay('서울', 37), overlay('창', 38, 'window')]} />);
    unmount();
    expect([...namesIn('markerPane'), ...namesIn(WINDOW_PANE)]).toEqual([]);
  });
});
