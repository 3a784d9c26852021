import type { Facility } from '../../modules/facility/facility.entity';
import { PetType } from '../../shared/pet-type';
import type { DemoKind } from '../demo-kinds';
import { areaOf, type DemoMember } from '../demo-members';
import type { Trait } from './review-words';

export type DemoFacility = Pick<
  Facility,
  | 'id'
  | 'name'
  | 'category3'
  | 'sidoName'
  | 'description'
  | 'parkingAvailable'
  | 'additionalPetFee'
  | 'allowedPetSize'
  | 'petTypes'
>;

const DESCRIBED: readonly (readonly [RegExp, Trait])[] = [
  [/마당/, 'yard'],
  [/테라스|야외석/, 'terrace'],
  [/루프탑/, 'rooftop'],
  [/수영장/, 'pool'],
  [/수제 ?간식|반려견 메뉴/, 'petMenu'],
  [/상주견/, 'residents'],
  [/24시간/, 'open24'],
  [/셀프목욕/, 'selfBath'],
  [/특수동물/, 'exotic'],
  [/조각공원/, 'sculpture'],
  [/캠핑장/, 'campsite'],
  [/놀이터/, 'dogPark'],
  [/목장/, 'farm'],
];
const NAMED: readonly (readonly [RegExp, Trait])[] = [
  [/해변|방파제/, 'sea'],
  [/숲길|둘레길|수목원/, 'woods'],
  [/호반|강변/, 'water'],
];
/** Who lives elsewhere has no dog groomed here. */
const ERRANDS: readonly DemoKind[] = ['동물병원', '동물약국', '반려동물용품', '미용', '위탁관리'];
const CATS_GO: Partial<Record<DemoKind, number>> = {
  동물병원: 1,
  동물약국: 1,
  반려동물용품: 0.7,
  카페: 0.25,
  호텔: 0.3,
  펜션: 0.3,
};
const SIZES = { small: 1, medium: 2, large: 3 } as const;
const AWAY = 0.3;

/** A place as seen by those who write about it. */
export class DemoSpot {
  readonly kind: DemoKind;
  private readonly traits: Trait[];

  constructor(readonly facility: DemoFacility) {
    const { category3, name, description, parkingAvailable, additionalPetFee } = facility;
    this.kind = category3 as DemoKind;
    this.traits = [
      ...DESCRIBED.filter(([pattern]) => pattern.test(description ?? '')).map(([, trait]) => trait),
      ...NAMED.filter(([pattern]) => pattern.test(name)).map(([, trait]) => trait),
      ...(parkingAvailable === null ? [] : [parkingAvailable ? ('parking' as const) : ('noParking' as const)]),
      ...(/\d/.test(additionalPetFee ?? '') ? (['petFee'] as const) : []),
    ];
  }

  /** How likely a member comes here, compared with others; 0 for never. */
  attraction({ size, area, weight }: DemoMember): number {
    const { petTypes, allowedPetSize, sidoName } = this.facility;
    const isHome = area === areaOf(sidoName);
    if (!isHome && ERRANDS.includes(this.kind)) return 0;
    const nearness = isHome ? 1 : AWAY;
    if (size === 'cat') return petTypes.includes(PetType.CAT) ? weight * nearness * (CATS_GO[this.kind] ?? 0) : 0;
    return petTypes.includes(PetType.DOG) && SIZES[size] <= largestSize(allowedPetSize) ? weight * nearness : 0;
  }

  traitsFor({ size, area }: DemoMember, rating: number, at: { month: number; day: number }): Set<Trait> {
    const isHome = area === areaOf(this.facility.sidoName);
    const isHappy = rating >= 4;
    const season = seasonOf(at.month * 100 + at.day);
    return new Set<Trait>([
      ...this.traits,
      size === 'cat' ? 'cat' : 'dog',
      ...(size === 'large' || size === 'small' ? [size] : []),
      isHome ? 'home' : 'away',
      ...(isHappy ? (['happy'] as const) : []),
      ...(isHappy && isHome ? (['regular'] as const) : []),
      ...(season ? [season] : []),
    ]);
  }
}

function largestSize(allowed: string | null): number {
  if (/^(소형|5kg|8kg|10kg)[^/]*$/.test(allowed ?? '')) return SIZES.small;
  return /중형|12kg|15kg/.test(allowed ?? '') ? SIZES.medium : SIZES.large;
}

/** Seasons as one sees them outside; the days between are none. */
function seasonOf(date: number): Trait | null {
  if (date >= 322 && date <= 510) return 'spring';
  if (date >= 620 && date <= 831) return 'summer';
  if (date >= 1010 && date <= 1125) return 'autumn';
  return date >= 1205 || date <= 220 ? 'winter' : null;
}
