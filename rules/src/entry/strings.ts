import type { Bound, EntryDay, SizeItem, When } from './entry-policy';
import type { PetSize, PetSpecies } from './pet';

export const SIZE_TEXT: Record<PetSize, string> = { SMALL: '소형견', MEDIUM: '중형견', LARGE: '대형견' };
export const SPECIES_TEXT: Record<PetSpecies, string> = {
  DOG: '개',
  CAT: '고양이',
  RABBIT: '토끼',
  BIRD: '새',
  SMALL_MAMMAL: '소동물',
  REPTILE: '파충류',
  OTHER: '기타 동물',
};
const DAY_TEXT: Record<EntryDay, string> = {
  MON: '월요일',
  TUE: '화요일',
  WED: '수요일',
  THU: '목요일',
  FRI: '금요일',
  SAT: '토요일',
  SUN: '일요일',
  HOLIDAY: '공휴일',
};

export const areaText = (name: string, isClosed: boolean) =>
  isClosed ? `${name} 불가` : /만$|가능$/.test(name) ? name : `${name}만`;
export const feeText = (fee: string) => (/요금|비용|료|비$/.test(fee) ? fee : `추가 요금 ${fee}`);
export const minAgeText = (age: number, isYears: boolean) => `${age}${isYears ? '살' : '개월'} 이상`;
export const noted = (text: string, note: string | null) => (note ? `${note} ${text}` : text);

export function daysText(days: readonly EntryDay[]): string {
  const has = (list: readonly EntryDay[]) => list.every((day) => days.includes(day));
  const weekend = ['SAT', 'SUN'] as const;
  const work = ['MON', 'TUE', 'WED', 'THU', 'FRI'] as const;
  const names = [
    ...(has(work) ? ['평일'] : work.filter((day) => days.includes(day)).map((day) => DAY_TEXT[day])),
    ...(has(weekend) ? ['주말'] : weekend.filter((day) => days.includes(day)).map((day) => DAY_TEXT[day])),
    ...(days.includes('HOLIDAY') ? ['공휴일'] : []),
  ];
  return names.join(', ');
}

export function boundText({ min, isMinIncluded, max, isMaxIncluded }: Bound): string {
  const low = min === null ? '' : `${min}kg ${isMinIncluded ? '이상' : '초과'}`;
  const high = max === null ? '' : `${max}kg ${isMaxIncluded ? '이하' : '미만'}`;
  return [low, high].filter(Boolean).join(' ');
}

export const sizesText = (sizes: readonly SizeItem[]) =>
  [
    ...new Set(
      sizes.map(
        ({ size, bound, isDoubtful }) => `${isDoubtful ? '초' : ''}${SIZE_TEXT[size]}${bound ? `(${boundText(bound)})` : ''}`,
      ),
    ),
  ].join(', ');

export const REASON = {
  notFriendly: '반려동물과 함께 들어갈 수 없어요',
  guideDogs: '안내견만 들어갈 수 있어요',
  forbidden: '반려동물은 들어갈 수 없어요',
  nothingKnown: '동반에 대해 알려진 것이 없어요',
  speciesDenied: (species: PetSpecies) => `${withTopic(SPECIES_TEXT[species])} 들어갈 수 없어요`,
  speciesUnknown: (species: PetSpecies) => `${withTopic(SPECIES_TEXT[species])} 들어갈 수 있는지 적혀 있지 않아요`,
  sizesOnly: (sizes: readonly SizeItem[]) => `${sizesText(sizes)}만 들어갈 수 있어요`,
  sizesUnknown: (sizes: readonly SizeItem[]) => `${sizesText(sizes)}으로 보는지 확인해야 해요`,
  boundOnly: (bound: Bound) => `${boundText(bound)}만 들어갈 수 있어요`,
  boundUnknown: (bound: Bound) => `${boundText(bound)}인지 확인해야 해요`,
  totalOnly: (bound: Bound) => `모두 합쳐 ${boundText(bound)}만 들어갈 수 있어요`,
  length: '키나 길이에 제한이 있어요',
  banned: (who: string) => `${withTopic(who)} 들어갈 수 없어요`,
  banUnknown: (who: string) => `${withTopic(who)} 들어갈 수 없어서 확인해야 해요`,
  closed: (scope: string) => `${scope}에는 들어갈 수 없어요`,
  openOnly: (scope: string) => `${scope}에만 들어갈 수 있어요`,
  onDays: (scope: string, text: string) => `${scope}에는 ${text}`,
  count: (max: number) => `${max}마리까지 들어갈 수 있어요`,
  refusedLately: '최근 방문자가 거절당했어요',
  enteredLately: (members: number) => `최근 ${members}명이 함께 들어갔어요`,
  countPerPerson: (max: number) => `한 사람에 ${max}마리까지 들어갈 수 있어요`,
};

function withTopic(noun: string): string {
  const code = noun.charCodeAt(noun.length - 1) - 0xac00;
  return `${noun}${code >= 0 && code % 28 > 0 ? '은' : '는'}`;
}

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** The days and hours of a scope: "주말", "평일 10:00~18:00". */
export function scopeText(when: When | null): string {
  const hours = when?.minutes ? `${clock(when.minutes[0])}~${clock(when.minutes[1])}` : '';
  return [when?.days ? daysText(when.days) : '', hours].filter(Boolean).join(' ');
}

export const HEADLINE = {
  everyone: '모두 가능',
  denied: '동반 불가',
  guideDogs: '안내견만',
  unknown: '동반 정보 없음',
  restricted: '맹견',
  length: '키, 길이 제한',
  separator: ' · ',
  only: (names: string) => `${names}만`,
  sizes: (sizes: readonly SizeItem[], isAll: boolean, isOpen: boolean) =>
    isAll ? '모든 크기' : isOpen ? sizesText(sizes) : `${sizesText(sizes)}만`,
  total: (bound: string) => `합쳐서 ${bound}`,
  banned: (name: string) => `${name} 불가`,
  count: (max: number, isPerPerson: boolean) => (isPerPerson ? `1인 ${max}마리` : `${max}마리까지`),
  open: (names: string) => `${names} 등`,
  forWho: (who: string, text: string) => (who ? `${who} ${text}` : text),
};
