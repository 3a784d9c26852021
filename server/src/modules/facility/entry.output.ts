import { EntryConditionKind } from '@baldojang/rules/entry/entry-policy';
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { listOf } from '../../shared/validation/field-cost';

export const EntryAnswer = { ALLOWED: 'ALLOWED', CONDITIONAL: 'CONDITIONAL', UNKNOWN: 'UNKNOWN', DENIED: 'DENIED' } as const;
export type EntryAnswer = keyof typeof EntryAnswer;
registerEnumType(EntryAnswer, {
  name: 'EntryAnswer',
  description: '함께 들어갈 수 있는지',
  valuesConfig: {
    ALLOWED: { description: '조건 없이 들어갈 수 있습니다.' },
    CONDITIONAL: { description: '조건을 지키면 들어갈 수 있습니다.' },
    UNKNOWN: { description: '자료의 글과 방문 기록으로는 알 수 없습니다. 들어갈 수 있다고 여기지 마세요.' },
    DENIED: { description: '들어갈 수 없습니다.' },
  },
});

registerEnumType(EntryConditionKind, {
  name: 'EntryConditionKind',
  description: '입장 조건의 종류',
  valuesConfig: {
    LEASH: { description: '목줄' },
    CARRIER: { description: '이동장, 케이지, 켄넬' },
    HELD: { description: '안고 있기' },
    STROLLER: { description: '유모차' },
    MUZZLE: { description: '입마개' },
    MANNER_BELT: { description: '매너벨트' },
    DIAPER: { description: '기저귀' },
    POOP_BAG: { description: '배변봉투, 배설물 처리' },
    VACCINATION: { description: '예방접종' },
    REGISTRATION: { description: '동물등록, 인식표' },
    OUTDOOR_ONLY: { description: '야외에서만' },
    AREA_ONLY: { description: '정해진 곳에서만 (루프탑, 테라스, 층, 좌석)' },
    WEEKDAYS_ONLY: { description: '평일에만' },
    DAYS_LIMITED: { description: '정해진 날에만, 또는 날에 따라 다름' },
    TIME_LIMITED: { description: '정해진 시간에만' },
    EXTRA_FEE: { description: '추가 요금' },
    RESERVATION: { description: '예약' },
    ASK_FIRST: { description: '먼저 문의' },
    NO_BARKING: { description: '짖음이 심하지 않을 때' },
    NO_AGGRESSION: { description: '공격성이 없을 때' },
    NOT_SICK: { description: '전염병이 없을 때' },
    NOT_IN_HEAT: { description: '생리 중이 아닐 때' },
    NO_SHEDDING: { description: '털 빠짐이 심하지 않을 때' },
    NEUTERED: { description: '중성화했을 때' },
    MIN_AGE: { description: '정해진 나이부터' },
    OWN_SUPPLIES: { description: '용품을 따로 준비' },
    SEPARATE_AREA: { description: '나뉜 공간에서' },
    BREED_LIMIT: { description: '맹견이 아닌 품종이나 털의 제한' },
  },
});

export const EntryDay = {
  MON: 'MON',
  TUE: 'TUE',
  WED: 'WED',
  THU: 'THU',
  FRI: 'FRI',
  SAT: 'SAT',
  SUN: 'SUN',
  HOLIDAY: 'HOLIDAY',
} as const;
registerEnumType(EntryDay, {
  name: 'EntryDay',
  description: '입장 조건이 가리키는 날',
  valuesConfig: {
    MON: { description: '월요일' },
    TUE: { description: '화요일' },
    WED: { description: '수요일' },
    THU: { description: '목요일' },
    FRI: { description: '금요일' },
    SAT: { description: '토요일' },
    SUN: { description: '일요일' },
    HOLIDAY: { description: '공휴일. 요일과 따로 셉니다.' },
  },
});

const PETS = '누구에게 해당하는지: 보낸 `pets`의 차례, 0부터';

@ObjectType({ simpleResolvers: true, description: '지켜야 들어갈 수 있는 조건' })
export class EntryCondition {
  @Field(() => EntryConditionKind, { description: '종류' })
  kind: EntryConditionKind;

  @Field({ description: '사람에게 보여 줄 말 (예: 목줄, 5차 접종)' })
  text: string;

  @Field(() => String, {
    nullable: true,
    description: '근거가 된 자료의 글. 법이 정한 조건이거나 방문 기록으로 알게 된 것이면 null입니다.',
  })
  quote: string | null;

  @Field(() => Int, { nullable: true, description: '같은 번호의 조건은 하나만 지키면 됩니다. 혼자서도 지켜야 하면 null입니다.' })
  alternativeGroup: number | null;

  @Field(() => [EntryDay], { nullable: true, description: '조건이 있는 날. 날마다 있으면 null입니다.' })
  days: (keyof typeof EntryDay)[] | null;

  @Field(() => [Int], { description: PETS })
  pets: number[];

  @Field({ description: '자료가 아니라 법이 정한 조건인지' })
  isRequiredByLaw: boolean;
}

@ObjectType({ simpleResolvers: true, description: '들어갈 수 없거나 알 수 없는 까닭' })
export class EntryReason {
  @Field({ description: '사람에게 보여 줄 말' })
  text: string;

  @Field(() => String, { nullable: true, description: '근거가 된 자료의 글. 없거나 방문 기록으로 알게 된 것이면 null입니다.' })
  quote: string | null;

  @Field(() => [Int], { description: PETS })
  pets: number[];
}

/** An upper bound for a text of any length. */
const LISTED = 6;

@ObjectType({ simpleResolvers: true, description: '함께 가는 모두에 대한 답. 가장 엄격한 답을 따릅니다.' })
export class EntryVerdict {
  @Field(() => EntryAnswer, { description: '답' })
  answer: EntryAnswer;

  @Field(() => [EntryCondition], {
    description: '지킬 조건. `answer`가 CONDITIONAL일 때만 있습니다.',
    complexity: listOf(LISTED),
  })
  conditions: EntryCondition[];

  @Field(() => [EntryReason], { description: '까닭. `answer`가 DENIED나 UNKNOWN일 때 있습니다.', complexity: listOf(LISTED) })
  reasons: EntryReason[];

  @Field(() => String, {
    nullable: true,
    description: '정보가 마지막으로 작성된 날 (yyyy-MM-dd). `isCorrected`이면 그 정보를 받아들인 날입니다.',
  })
  asOf: string | null;

  @Field({
    description:
      '이용자가 알려 준 정보가 답에 들었는지. 근거는 `Facility.corrections`의 ENTRY, ENTRY_SIZE, ENTRY_RESTRICTIONS에 있습니다.',
  })
  isCorrected: boolean;

  @Field({
    description:
      '카페나 식당의 정보가 2026년 3월 1일보다 오래되었거나 날짜가 없는지. 그날부터 등록하고 예방접종한 개와 고양이만 음식점에 들어갈 수 있습니다.',
  })
  isBeforeEateryLaw: boolean;

  @Field(() => [String], { description: '자료의 글에서 읽지 못한 말. 그대로 보여 주세요.' })
  residue: string[];
}

@ObjectType({ simpleResolvers: true, description: '누구와 가는지 모를 때, 장소가 두루 말하는 입장 조건' })
export class EntrySummary {
  @Field(() => EntryAnswer, { description: 'ALLOWED는 모든 개가 조건 없이 들어갈 수 있을 때뿐입니다.' })
  answer: EntryAnswer;

  @Field({ description: '사람에게 보여 줄 짧은 말 (예: 12kg 이하, 모두 가능, 동반 불가)' })
  text: string;
}
