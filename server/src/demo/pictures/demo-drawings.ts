import type { DemoKind } from '../demo-kinds';
import type { Trait } from '../reviews/review-words';
import { COATS, type CoatName, head } from './animals';
import { type LightName, PEACH } from './palette';
import { SCENES, type SceneName } from './scenes';

/** Landscape, upright or square, as people hold their phones. */
type Cut = 'wide' | 'tall' | 'square';

export interface DemoDrawing {
  svg: string;
  width: number;
  kinds: readonly DemoKind[];
  /** Which animal is in it, if any. */
  animal: 'dog' | 'cat' | null;
  coat: CoatName;
  /** What a place must have, one of them, for it to be taken there. */
  needs: readonly Trait[];
  /** Months in which it looks like outside; null for any. */
  months: readonly number[] | null;
}

const VIEW_BOXES: Record<Cut, string> = { wide: '0 0 1200 900', tall: '262 0 675 900', square: '150 0 900 900' };
const WIDTHS: Record<Cut, number> = { wide: 1120, tall: 840, square: 960 };
const MONTHS: Partial<Record<LightName, readonly number[]>> = {
  day: [4, 5, 6, 7, 8, 9],
  spring: [3, 4, 5],
  autumn: [10, 11],
  winter: [12, 1, 2],
};
const INDOORS: readonly SceneName[] = [
  'cafeTable',
  'cafeFloor',
  'drinks',
  'meal',
  'dishes',
  'bedroom',
  'museum',
  'clinic',
  'bath',
  'shop',
  'catWindow',
  'carrier',
  'toys',
];
const EMPTY: readonly SceneName[] = ['drinks', 'dishes', 'museum'];

const KINDS: Record<SceneName, readonly DemoKind[]> = {
  cafeTable: ['카페'],
  cafeFloor: ['카페'],
  drinks: ['카페'],
  terrace: ['카페', '식당'],
  meal: ['식당'],
  dishes: ['식당'],
  pensionYard: ['펜션'],
  pool: ['펜션'],
  bedroom: ['펜션', '호텔'],
  beach: ['여행지'],
  seaView: ['여행지'],
  forest: ['여행지', '펜션'],
  avenue: ['여행지', '문예회관', '펜션', '호텔'],
  flowerField: ['여행지'],
  playground: ['여행지'],
  camp: ['여행지'],
  museum: ['박물관', '미술관'],
  sculpture: ['미술관', '박물관', '문예회관'],
  clinic: ['동물병원', '동물약국'],
  bath: ['미용'],
  shop: ['반려동물용품', '동물약국'],
  catWindow: ['카페', '호텔', '펜션'],
  carrier: ['동물병원', '동물약국', '반려동물용품'],
  toys: ['위탁관리', '반려동물용품', '미용'],
};

const NEEDS: Partial<Record<SceneName, readonly Trait[]>> = {
  pool: ['pool'],
  terrace: ['terrace', 'yard', 'rooftop'],
  beach: ['sea'],
  seaView: ['sea'],
  camp: ['campsite'],
  playground: ['dogPark'],
};

type Row = readonly [SceneName, LightName, CoatName, Cut, CoatName?];

const ROWS: readonly Row[] = [
  ['cafeTable', 'day', 'corgi', 'wide'],
  ['cafeTable', 'spring', 'bichon', 'square'],
  ['cafeTable', 'evening', 'beagle', 'wide'],
  ['cafeTable', 'winter', 'poodle', 'wide'],
  ['cafeFloor', 'day', 'poodle', 'wide'],
  ['cafeFloor', 'autumn', 'shiba', 'wide'],
  ['cafeFloor', 'winter', 'schnauzer', 'tall'],
  ['cafeFloor', 'day', 'cheese', 'square'],
  ['drinks', 'day', 'corgi', 'wide'],
  ['drinks', 'autumn', 'corgi', 'square'],
  ['terrace', 'day', 'retriever', 'wide'],
  ['terrace', 'spring', 'corgi', 'wide'],
  ['terrace', 'evening', 'jindo', 'wide'],
  ['terrace', 'autumn', 'poodle', 'wide'],
  ['meal', 'day', 'beagle', 'wide'],
  ['meal', 'evening', 'corgi', 'wide'],
  ['meal', 'winter', 'bichon', 'wide'],
  ['dishes', 'day', 'corgi', 'wide'],
  ['dishes', 'evening', 'corgi', 'square'],
  ['dishes', 'autumn', 'corgi', 'wide'],
  ['pensionYard', 'day', 'retriever', 'wide'],
  ['pensionYard', 'spring', 'beagle', 'wide'],
  ['pensionYard', 'autumn', 'jindo', 'wide'],
  ['pensionYard', 'evening', 'corgi', 'wide'],
  ['pool', 'day', 'bichon', 'wide'],
  ['pool', 'day', 'retriever', 'square'],
  ['bedroom', 'day', 'poodle', 'wide'],
  ['bedroom', 'winter', 'shiba', 'wide'],
  ['bedroom', 'evening', 'cheese', 'wide'],
  ['beach', 'day', 'corgi', 'wide'],
  ['beach', 'evening', 'retriever', 'wide'],
  ['beach', 'winter', 'jindo', 'wide'],
  ['seaView', 'day', 'beagle', 'wide', 'corgi'],
  ['seaView', 'evening', 'shiba', 'wide', 'bichon'],
  ['seaView', 'day', 'schnauzer', 'tall'],
  ['forest', 'day', 'jindo', 'wide'],
  ['forest', 'autumn', 'corgi', 'wide'],
  ['forest', 'winter', 'retriever', 'wide'],
  ['avenue', 'spring', 'shiba', 'wide'],
  ['avenue', 'autumn', 'beagle', 'tall'],
  ['avenue', 'day', 'poodle', 'square'],
  ['avenue', 'winter', 'bichon', 'wide'],
  ['flowerField', 'spring', 'corgi', 'wide'],
  ['flowerField', 'day', 'retriever', 'square'],
  ['playground', 'day', 'beagle', 'wide', 'schnauzer'],
  ['playground', 'autumn', 'poodle', 'wide', 'corgi'],
  ['camp', 'evening', 'shiba', 'wide'],
  ['camp', 'day', 'schnauzer', 'wide'],
  ['museum', 'day', 'corgi', 'wide'],
  ['museum', 'evening', 'corgi', 'wide'],
  ['sculpture', 'day', 'bichon', 'wide'],
  ['sculpture', 'autumn', 'schnauzer', 'wide'],
  ['clinic', 'day', 'corgi', 'wide'],
  ['clinic', 'day', 'mackerel', 'square'],
  ['clinic', 'day', 'bichon', 'wide'],
  ['bath', 'day', 'bichon', 'wide'],
  ['bath', 'day', 'poodle', 'square'],
  ['bath', 'day', 'schnauzer', 'wide'],
  ['shop', 'day', 'beagle', 'wide'],
  ['shop', 'spring', 'calico', 'wide'],
  ['catWindow', 'day', 'tuxedo', 'wide'],
  ['catWindow', 'autumn', 'mackerel', 'wide'],
  ['carrier', 'day', 'calico', 'wide'],
  ['carrier', 'winter', 'mackerel', 'wide'],
  ['toys', 'day', 'corgi', 'wide'],
  ['toys', 'spring', 'poodle', 'wide'],
];

export const DEMO_DRAWINGS: readonly DemoDrawing[] = ROWS.map(([scene, light, coat, cut, other]) => ({
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${VIEW_BOXES[cut]}">${SCENES[scene](light, COATS[coat], other && COATS[other])}</svg>`,
  width: WIDTHS[cut],
  kinds: KINDS[scene],
  animal: EMPTY.includes(scene) ? null : 'isCat' in COATS[coat] ? 'cat' : 'dog',
  coat,
  needs: NEEDS[scene] ?? [],
  months: INDOORS.includes(scene) ? null : (MONTHS[light] ?? null),
}));

/** Pictures of members: the head of their animal before a plain ground. */
export const DEMO_PORTRAITS: readonly { coat: CoatName; svg: string }[] = (Object.keys(COATS) as CoatName[]).map(
  (coat, index) => ({
    coat,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-150 -150 300 300"><rect x="-150" y="-150" width="300" height="300" fill="${[PEACH, '#DCEBDD', '#DCEAF1', '#FBEBD7'][index % 4]}"/><g transform="translate(0 20)">${head(COATS[coat])}</g></svg>`,
  }),
);
