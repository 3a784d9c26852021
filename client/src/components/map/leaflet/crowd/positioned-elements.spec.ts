import * as L from 'leaflet';
import { createLeafletMap } from '../leaflet-engine';
import { DEFAULT_CENTER, DEFAULT_LEVEL } from '../../map-geometry';
import { PositionedElements } from './positioned-elements';

// As in every browser, but not in jsdom.
Object.assign(L.Browser, { any3d: true });

describe('an element at a point of the map', () => {
  const at = { latitude: 37.5, longitude: 127.1 };
  let map: L.Map;
  let elements: PositionedElements;
  let element: HTMLElement;
  let leave: () => void;
  let endFollowing: () => void;
  beforeEach(() => {
    jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1000);
    jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
    map = createLeafletMap(document.body.appendChild(document.createElement('div')), DEFAULT_CENTER, DEFAULT_LEVEL);
    elements = new PositionedElements(map, map.getPane('markerPane')!);
    element = document.createElement('div');
    leave = elements.add(element, at);
    endFollowing = elements.followZooms();
  });
  afterEach(() => document.body.replaceChildren());

  const style = () => {
    const { left, top, transform } = element.style;
    return { left, top, transform };
  };
  const pixels = (spot: L.Point) => ({ left: `${spot.x}px`, top: `${spot.y}px`, transform: '' });
  const standing = () => pixels(map.latLngToLayerPoint([at.latitude, at.longitude]));
  /** Where the eye sees it. */
  const seen = () => {
    const [x = 0, y = 0] = (/translate\((.+)px, (.+)px\)/.exec(style().transform) ?? []).slice(1).map(Number);
    return L.point(parseFloat(style().left) + x, parseFloat(style().top) + y);
  };

  it('stands where its place is, before and after a zoom', () => {
    const before = standing();
    expect(style()).toEqual(before);
    map.setView([37.4, 127], map.getZoom() + 2, { animate: false });
    expect(standing()).not.toEqual(before);
    expect(style()).toEqual(standing());
  });

  it('is moved by a transform while the map zooms, to where it will stand', () => {
    const { left, top } = style();
    map.panBy([30, -20], { animate: false });
    const before = map.latLngToContainerPoint([at.latitude, at.longitude]);
    const [center, zoom] = [L.latLng(37.4, 127), map.getZoom() + 1];
    map.fire('zoomanim', { center, zoom });
    expect(style()).toMatchObject({ left, top });
    expect(element.className).toBe('leaflet-zoom-animated');
    const arrival = seen().add(L.DomUtil.getPosition(map.getPane('mapPane')!));
    map.setView(center, zoom, { animate: false });
    expect(style()).toEqual(standing());
    expect(element.className).toBe('');
    expect(before).not.toEqual(arrival);
    expect(map.latLngToContainerPoint([at.latitude, at.longitude]).distanceTo(arrival)).toBeLessThanOrEqual(1.5);
  });

  it('is moved with each step of a pinch', () => {
    const before = style();
    map.once('zoom', () => {
      expect(style()).toMatchObject({ left: before.left, top: before.top });
      expect(pixels(seen())).toEqual(standing());
      expect(standing()).not.toEqual(before);
    });
    map.setZoom(map.getZoom() + 1, { animate: false });
    expect.assertions(4);
    expect(style()).toEqual(standing());
  });

  it.each([
    ['it is gone', () => leave()],
    ['nothing follows the map any more', () => endFollowing()],
  ])('stays as it is when %s', (_, end) => {
    const before = style();
    end();
    map.setView([37.4, 127], map.getZoom() + 2, { animate: false });
    expect(style()).toEqual(before);
  });

  describe('in a crowd', () => {
    const ONE_FRAME = 16;
    beforeEach(() => {
      jest.useFakeTimers();
      for (let other = 0; other < 200; other += 1) elements.add(document.createElement('div'), { latitude: 37, longitude: 127 });
    });
    afterEach(() => jest.useRealTimers());

    const isAway = () => map.getPane('markerPane')!.style.translate !== '';
    const center = L.latLng(37.4, 127);
    const zoom = () => map.setView(center, map.getZoom() + 2, { animate: false });

    it('is away while the map zooms, and back when all stand on their places', () => {
      const before = style();
      map.fire('zoomstart');
      map.fire('zoomanim', { center, zoom: map.getZoom() + 1 });
      expect({ isAway: isAway(), style: style() }).toEqual({ isAway: true, style: before });
      zoom();
      const last = document.createElement('div');
      elements.add(last, at);
      jest.advanceTimersByTime(ONE_FRAME);
      expect({ isAway: isAway(), style: style() }).toEqual({ isAway: true, style: standing() });
      jest.advanceTimersByTime(10 * ONE_FRAME);
      expect(isAway()).toBe(false);
      expect(last.style).toMatchObject(standing());
    });

    it('is placed anew when the next zoom comes before all are back', () => {
      zoom();
      jest.advanceTimersByTime(ONE_FRAME);
      zoom();
      expect(style()).not.toEqual(standing());
      jest.advanceTimersByTime(ONE_FRAME);
      expect({ isAway: isAway(), style: style() }).toEqual({ isAway: true, style: standing() });
      jest.advanceTimersByTime(10 * ONE_FRAME);
      expect(isAway()).toBe(false);
    });

    it('is not left away by who ends to follow', () => {
      map.fire('zoomstart');
      endFollowing();
      expect(isAway()).toBe(false);
    });

    it('has none placed that left while the map zoomed', () => {
      const before = style();
      zoom();
      leave();
      jest.advanceTimersByTime(10 * ONE_FRAME);
      expect({ isAway: isAway(), style: style() }).toEqual({ isAway: false, style: before });
    });
  });
});
