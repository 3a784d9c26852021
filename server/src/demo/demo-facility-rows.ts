import { DISTRICT_POINTS } from './district-points/district-points';
import { demoDetails } from './demo-details';
import { demoHomepage } from './demo-homepage';
import { GROUP_OF_KIND, KIND_WEIGHTS } from './demo-kinds';
import { areasOf, demoName } from './demo-names';
import { demoPlace, type DistrictPoint } from './demo-place';
import { createSeededRandom, type SeededRandom } from './seeded-random';

const FACILITY_COUNT = 3000;
const SEED = 20_250_324;
/** Some places of the public data have no coordinates: lists and pages must cope. */
const WITHOUT_COORDINATES = 0.006;

/** Invented places as rows of the public data: column → cell, the same in every run. */
export function demoFacilityRows(): Record<string, string>[] {
  const random = createSeededRandom(SEED);
  const taken = new Set<string>();
  return shares().flatMap(([point, count]) => Array.from({ length: count }, () => demoRow(random, point, taken)));
}

/** How many facilities each point gets: by weight, the remainders going to the largest fractions. */
function shares(): [DistrictPoint, number][] {
  const total = DISTRICT_POINTS.reduce((sum, [, , , , , , , , weight]) => sum + weight, 0);
  const exact = DISTRICT_POINTS.map((point) => ({ point, share: (point[8] * FACILITY_COUNT) / total }));
  const missing = FACILITY_COUNT - exact.reduce((sum, { share }) => sum + Math.floor(share), 0);
  const byFraction = [...exact].sort((a, b) => (b.share % 1) - (a.share % 1));
  const lucky = new Set(byFraction.slice(0, missing));
  return exact.map((entry) => [entry.point, Math.floor(entry.share) + (lucky.has(entry) ? 1 : 0)]);
}

function demoRow(random: SeededRandom, point: DistrictPoint, taken: Set<string>): Record<string, string> {
  const kind = random.weighted(KIND_WEIGHTS[point[7]]);
  const areas = areasOf(point[1], point[2]);
  let { name, slug } = demoName(random, kind, point[7], random.pick(areas));
  while (taken.has(name)) ({ name, slug } = demoName(random, kind, point[7], random.pick(areas)));
  taken.add(name);
  const place = demoPlace(random, point);
  return {
    시설명: name,
    카테고리1: '반려동물업',
    카테고리2: GROUP_OF_KIND[kind],
    카테고리3: kind,
    ...place,
    ...(random.chance(WITHOUT_COORDINATES) ? { 위도: '', 경도: '' } : {}),
    홈페이지: demoHomepage(random, kind, slug),
    ...demoDetails(random, kind, name),
    최종작성일: random.weighted([
      ['2024-11-30', 2],
      ['2025-01-31', 3],
      ['2025-03-24', 5],
    ]),
  };
}
