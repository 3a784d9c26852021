/**
 * Stands in for Kakao's map script where the real one cannot be: unit tests and journeys answer
 * `dapi.kakao.com/v2/maps/sdk.js` with this file. It keeps what our code relies on: levels (one level is twice as far, level 3 is
 * a metre a pixel), overlays that wrap their content, `idle` after every move, a geocoder. `window.fakeKakao` shows what happened.
 */
(() => {
  const listeners = new WeakMap();
  const record = { maps: [], circles: [], geocoded: [], region: { region_1depth_name: '서울', region_2depth_name: '중구' } };

  const event = {
    addListener(target, name, listener) {
      const all = listeners.get(target) ?? new Map();
      listeners.set(target, all.set(name, [...(all.get(name) ?? []), listener]));
    },
    removeListener(target, name, listener) {
      const all = listeners.get(target);
      all?.set(
        name,
        (all.get(name) ?? []).filter((other) => other !== listener),
      );
    },
    trigger(target, name, detail) {
      for (const listener of listeners.get(target)?.get(name) ?? []) listener(detail);
    },
  };

  class LatLng {
    constructor(latitude, longitude) {
      this.latitude = latitude;
      this.longitude = longitude;
    }
    getLat() {
      return this.latitude;
    }
    getLng() {
      return this.longitude;
    }
    equals(other) {
      return this.latitude === other.getLat() && this.longitude === other.getLng();
    }
    toString() {
      return `(${this.latitude}, ${this.longitude})`;
    }
  }

  class Coords {
    constructor(x, y) {
      Object.assign(this, { x, y });
    }
    toLatLng() {
      return new LatLng(this.y, this.x);
    }
  }

  class LatLngBounds {
    constructor(southWest, northEast) {
      if (southWest && northEast) this.extend(southWest).extend(northEast);
    }
    extend(point) {
      const [lat, lng] = [point.getLat(), point.getLng()];
      this.south = Math.min(this.south ?? lat, lat);
      this.north = Math.max(this.north ?? lat, lat);
      this.west = Math.min(this.west ?? lng, lng);
      this.east = Math.max(this.east ?? lng, lng);
      return this;
    }
    getSouthWest() {
      return new LatLng(this.south, this.west);
    }
    getNorthEast() {
      return new LatLng(this.north, this.east);
    }
  }

  /** Pixels of the whole world at a level, and back. */
  const world = (level) => 256 * 2 ** (20 - level);
  const toPixels = (point, level) => ({
    x: ((point.getLng() + 180) / 360) * world(level),
    y: (0.5 - Math.log(Math.tan(Math.PI / 4 + (point.getLat() * Math.PI) / 360)) / (2 * Math.PI)) * world(level),
  });
  const toPoint = (x, y, level) =>
    new LatLng(
      (Math.atan(Math.exp((0.5 - y / world(level)) * 2 * Math.PI)) * 360) / Math.PI - 90,
      (x / world(level)) * 360 - 180,
    );

  class FakeMap {
    #node;
    #center;
    #level;
    #maxLevel = 14;
    #items = new Set();

    constructor(node, { center, level = 3 }) {
      this.#node = node;
      this.#center = center;
      this.#level = level;
      node.style.overflow = 'hidden';
      node.style.background = '#e8ead8';
      this.#dragByPointer();
      record.maps.push(this);
      setTimeout(() => event.trigger(this, 'tilesloaded'));
    }

    getNode() {
      return this.#node;
    }
    getCenter() {
      return this.#center;
    }
    getLevel() {
      return this.#level;
    }
    getBounds() {
      const { x, y } = toPixels(this.#center, this.#level);
      const [halfWidth, halfHeight] = [this.#node.clientWidth / 2, this.#node.clientHeight / 2];
      return new LatLngBounds(
        toPoint(x - halfWidth, y + halfHeight, this.#level),
        toPoint(x + halfWidth, y - halfHeight, this.#level),
      );
    }
    setMaxLevel(level) {
      this.#maxLevel = level;
    }
    setCenter(center) {
      this.#move(center, this.#level);
    }
    panTo(center) {
      this.#move(center, this.#level);
    }
    panBy(x, y) {
      const at = toPixels(this.#center, this.#level);
      this.#move(toPoint(at.x + x, at.y + y, this.#level), this.#level);
    }
    setLevel(level) {
      this.#move(this.#center, Math.max(1, Math.min(this.#maxLevel, level)));
    }
    setBounds(bounds, top = 32, right = 32, bottom = 32, left = 32) {
      const [southWest, northEast] = [bounds.getSouthWest(), bounds.getNorthEast()];
      let level = 1;
      const fits = () => {
        const [low, high] = [toPixels(southWest, level), toPixels(northEast, level)];
        const room = { x: this.#node.clientWidth - left - right, y: this.#node.clientHeight - top - bottom };
        return high.x - low.x <= room.x && low.y - high.y <= room.y;
      };
      while (level < this.#maxLevel && !fits()) level += 1;
      const [low, high] = [toPixels(southWest, level), toPixels(northEast, level)];
      this.#move(toPoint((low.x + high.x + right - left) / 2, (low.y + high.y + bottom - top) / 2, level), level);
    }
    relayout() {
      this.place();
    }

    /** Where overlays and circles stand now. */
    place() {
      const center = toPixels(this.#center, this.#level);
      for (const item of this.#items) {
        const at = toPixels(item.position, this.#level);
        item.node.style.left = `${at.x - center.x + this.#node.clientWidth / 2}px`;
        item.node.style.top = `${at.y - center.y + this.#node.clientHeight / 2}px`;
        item.resize?.(2 ** (3 - this.#level));
      }
    }
    add(item) {
      this.#items.add(item);
      this.#node.append(item.node);
      this.place();
    }
    remove(item) {
      this.#items.delete(item);
      item.node.remove();
    }

    #move(center, level) {
      const isZoom = level !== this.#level;
      this.#center = center;
      this.#level = level;
      this.place();
      event.trigger(this, 'center_changed');
      if (isZoom) event.trigger(this, 'zoom_changed');
      event.trigger(this, 'bounds_changed');
      event.trigger(this, 'idle');
    }

    /** As a hand would: press, move, let go. */
    #dragByPointer() {
      let from = null;
      this.#node.addEventListener('pointerdown', (pressed) => {
        if (pressed.target === this.#node) from = { x: pressed.clientX, y: pressed.clientY };
      });
      window.addEventListener('pointerup', (released) => {
        if (!from) return;
        const [x, y] = [from.x - released.clientX, from.y - released.clientY];
        from = null;
        if (x || y) this.panBy(x, y);
        else event.trigger(this, 'click', { latLng: this.#center });
      });
    }
  }

  /** Something on the map: a box at a point. */
  class Item {
    #map = null;
    constructor(position) {
      this.position = position;
      this.node = document.createElement('div');
      this.node.style.position = 'absolute';
    }
    setMap(map) {
      this.#map?.remove(this);
      this.#map = map;
      map?.add(this);
    }
    getMap() {
      return this.#map;
    }
    setPosition(position) {
      this.position = position;
      this.#map?.place();
    }
    getPosition() {
      return this.position;
    }
    setZIndex(index) {
      this.node.style.zIndex = index;
    }
  }

  class CustomOverlay extends Item {
    #content;
    constructor({ position, content, zIndex, map }) {
      super(position);
      this.#content = content;
      // The real one wraps its content at once; the React binding draws into the wrapper.
      this.node.append(content);
      this.setZIndex(zIndex);
      if (map) this.setMap(map);
    }
    getContent() {
      return this.#content;
    }
  }

  class Circle extends Item {
    constructor({ center, radius, strokeColor, fillColor, fillOpacity = 1, map }) {
      super(center);
      this.radius = radius;
      Object.assign(this.node.style, { border: `1px solid ${strokeColor}`, borderRadius: '50%', translate: '-50% -50%' });
      this.node.style.background = `color-mix(in srgb, ${fillColor} ${fillOpacity * 100}%, transparent)`;
      if (map) this.setMap(map);
    }
    resize(pixelsPerMeter) {
      this.node.style.width = this.node.style.height = `${this.radius * 2 * pixelsPerMeter}px`;
    }
    setMap(map) {
      super.setMap(map);
      record.circles = record.circles.filter((other) => other !== this);
      if (map) record.circles.push(this);
    }
    setRadius(radius) {
      this.radius = radius;
      this.getMap()?.place();
    }
    setOptions() {}
  }

  class Geocoder {
    coord2RegionCode(x, y, answer) {
      record.geocoded.push({ longitude: x, latitude: y });
      const { region } = record;
      setTimeout(() => (region ? answer([{ region_type: 'B', ...region }], 'OK') : answer([], 'ZERO_RESULT')));
    }
  }

  window.fakeKakao = record;
  window.kakao = {
    maps: {
      load: (callback) => callback(),
      event,
      LatLng,
      Coords,
      LatLngBounds,
      Map: FakeMap,
      CustomOverlay,
      Circle,
      MapTypeId: { ROADMAP: 1 },
      services: { Geocoder, Status: { OK: 'OK', ZERO_RESULT: 'ZERO_RESULT', ERROR: 'ERROR' } },
    },
  };
})();
