import * as L from 'leaflet';
import { createLeafletMap } from './leaflet-map';
import { DEFAULT_CENTER, DEFAULT_LEVEL } from './map-limits';
import { standByOffset } from './stand-by-offset';

// As in every browser, but not in jsdom.
Object.assign(L.Browser, { any3d: true });

describe('a marker that stands by its offset', () => {
  let map: L.Map;
  let marker: L.Marker;
  let end: () => void;
  beforeEach(() => {
    map = createLeafletMap(document.body.appendChild(document.createElement('div')), DEFAULT_CENTER, DEFAULT_LEVEL);
    marker = L.marker([37.5, 127.1]).addTo(map);
    end = standByOffset(map, marker);
  });
  afterEach(() => document.body.replaceChildren());

  const style = () => {
    const { left, top, transform } = marker.getElement()!.style;
    return { left, top, transform };
  };
  const standing = () => {
    const { x, y } = map.latLngToLayerPoint(marker.getLatLng()).round();
    return { left: `${x}px`, top: `${y}px`, transform: '' };
  };

  it('stands where its place is, before and after a zoom', () => {
    const before = standing();
    expect(style()).toEqual(before);
    map.setView([37.4, 127], map.getZoom() + 2, { animate: false });
    expect(standing()).not.toEqual(before);
    expect(style()).toEqual(standing());
  });

  it('is moved from there by a transform while the map zooms', () => {
    const { left, top } = style();
    const center = L.latLng(37.4, 127);
    map.fire('zoomanim', { center, zoom: map.getZoom() });
    expect(style()).toEqual({ left, top, transform: expect.stringMatching(/^translate\([^0].*px, [^0].*px\)$/) as string });
    map.setView(center, map.getZoom(), { animate: false });
    expect(style()).toEqual(standing());
  });

  it('is left to Leaflet again in the end', () => {
    const before = style();
    end();
    L.DomUtil.setPosition(marker.getElement()!, L.point(1, 1));
    map.fire('zoomend');
    expect(style()).not.toEqual(before);
    expect(style().transform).not.toBe('');
  });
});
