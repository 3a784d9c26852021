import { FACILITY_CATEGORIES } from '../shared/facility-category';
import type { Setting } from './district-points/setting';

export type DemoGroup = keyof typeof FACILITY_CATEGORIES;
export type DemoKind = (typeof FACILITY_CATEGORIES)[DemoGroup][number];

/**
 * Kinds by surroundings. Places to go to outnumber errands on purpose (the public data has it the other way round): a first look
 * at the map should show what the product is for.
 */
export const KIND_WEIGHTS: Record<Setting, readonly (readonly [DemoKind, number])[]> = {
  city: [
    ['카페', 30],
    ['식당', 20],
    ['동물병원', 9],
    ['동물약국', 7],
    ['반려동물용품', 10],
    ['미용', 8],
    ['위탁관리', 6],
    ['여행지', 6],
    ['미술관', 4],
    ['박물관', 4],
    ['문예회관', 2],
    ['호텔', 4],
  ],
  town: [
    ['카페', 24],
    ['식당', 18],
    ['펜션', 9],
    ['여행지', 14],
    ['동물병원', 9],
    ['동물약국', 6],
    ['반려동물용품', 5],
    ['미용', 4],
    ['위탁관리', 3],
    ['박물관', 5],
    ['문예회관', 4],
    ['미술관', 2],
  ],
  sea: [
    ['카페', 23],
    ['펜션', 26],
    ['식당', 16],
    ['여행지', 18],
    ['호텔', 8],
    ['박물관', 3],
    ['미술관', 2],
    ['동물병원', 2],
    ['동물약국', 1],
    ['미용', 1],
  ],
  hill: [
    ['펜션', 30],
    ['카페', 20],
    ['여행지', 24],
    ['식당', 12],
    ['호텔', 4],
    ['박물관', 4],
    ['미술관', 3],
    ['위탁관리', 2],
    ['동물병원', 1],
  ],
};

const groups = Object.entries(FACILITY_CATEGORIES) as [DemoGroup, readonly DemoKind[]][];

/** category2 of a kind (category3). */
export const GROUP_OF_KIND = Object.fromEntries(groups.flatMap(([group, kinds]) => kinds.map((kind) => [kind, group]))) as Record<
  DemoKind,
  DemoGroup
>;
