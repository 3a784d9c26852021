import { josa } from 'es-hangul';
import type { PetSize, PetSpecies } from '../../../shared/pet-species';
import type { EntryAnswer } from '../../facility/entry.output';
import type { NamedPet } from './named-pets';

const SPECIES: Readonly<Record<PetSpecies, string>> = {
  DOG: '강아지',
  CAT: '고양이',
  RABBIT: '토끼',
  BIRD: '새',
  SMALL_MAMMAL: '소동물',
  REPTILE: '파충류',
  OTHER: '특수동물',
};
const SIZES: Readonly<Record<PetSize, string>> = { SMALL: '소형견', MEDIUM: '중형견', LARGE: '대형견' };
/** Names of several species. */
const GROUPS: readonly string[] = [SPECIES.SMALL_MAMMAL, SPECIES.REPTILE, SPECIES.OTHER];
/** The search reads "20kg 넘는" as 20.1. */
const OVER_KG = 0.1;

/** Names of kinds in answers, where the data's name does not fit a sentence. */
const KINDS: Readonly<Record<string, string>> = {
  위탁관리: '맡길 수 있는 곳',
  미용: '미용하는 곳',
  반려동물용품: '반려동물용품점',
  '펜션·호텔': '숙소',
};

export const STRINGS = {
  kindOf: (kind: string): string => KINDS[kind] ?? kind,
  whereToLook: (what: string) =>
    `아래 버튼을 누르면 지도에서 계신 곳 주변의 ${withParticle(what, '을/를')} 볼 수 있어요. 다른 곳에서 찾으시면 "강남역 근처"처럼 동네나 역의 이름을 적어 주세요.`,
  unknownPlace: (place: string, kind: string) =>
    `"${place}"${josa.pick(place, '은/는')} 알아보지 못해 ${withParticle(kind, '을/를')} 찾지 못했어요. "종로구"나 "잠실동"처럼 구나 동의 이름으로 다시 물어봐 주세요.`,
  severalPlaces: (place: string) =>
    `"${place}"${josa.pick(place, '은/는')} 여러 곳에 있어요. "서울 중구"처럼 시·도의 이름을 함께 적어 주시면 찾아 드려요.`,
  /** As the end of a sentence and followed by another clause. */
  notInData: (whether: string[]) =>
    [`${whether.join(', ')}는 자료에 없어 확인하지 못했어요.`, `${whether.join(', ')}는 자료에 없어 확인하지 못했고 `] as const,
  withoutWords: (words: string[]) => {
    const named = words.map((word) => `"${word}"`).join(', ');
    return `${named}${josa.pick(words.at(-1) ?? '', '은/는')} 알아보지 못해 빼고 찾았어요.`;
  },
  withoutManyWords: '말씀 가운데 알아보지 못한 말은 빼고 찾았어요.',
  callFirst: '지금 진료하는지 먼저 전화로 확인하고 출발하세요.',
  callBefore: '가기 전에 전화로 확인해 주세요.',
  entryUnknown: (pets: string) =>
    `${withParticle(pets, '와/과')} 동반할 수 있는지 확인되지 않은 곳이에요. 가기 전에 전화로 먼저 물어보세요.`,
  /** Of clinics, groomers and kennels. */
  careUnknown: (pets: string) =>
    `${withParticle(pets, '을/를')} 받는지 확인되지 않은 곳이에요. 가기 전에 전화로 먼저 물어보세요.`,
  treatmentUnknown: (pets: string) =>
    `${withParticle(pets, '을/를')} 보는지 확인되지 않은 곳이니, 지금 진료하는지와 함께 먼저 전화로 물어보고 출발하세요.`,
  found: (place: string, what: string, total: string, shown: number, isAll: boolean) =>
    isAll
      ? `${place}에서 ${withParticle(what, '을/를')} ${total}곳 찾았어요.`
      : `${place}에서 ${withParticle(what, '을/를')} ${total}곳 찾아 그중 ${shown}곳을 보여 드려요.`,
  foundMore: (place: string, what: string, shown: number, areConditionsDropped: boolean) =>
    `${place}에서 ${areConditionsDropped ? '조건을 빼고 ' : ''}찾은 ${what} 가운데 아직 보여 드리지 않은 ${shown}곳이에요.`,
  foundNoMore: (place: string, what: string) =>
    `${place}에서 찾은 ${withParticle(what, '은/는')} 모두 보여 드렸어요. 이웃한 동네 이름이나 다른 조건으로 물어봐 주세요.`,
  foundNone: (place: string, what: string) =>
    `${place}에서는 ${withParticle(what, '을/를')} 찾지 못했어요. 이웃한 동네 이름이나 다른 종류로 다시 물어봐 주세요.`,
  foundNoneSuch: (place: string, what: string) =>
    `${place}에서 ${withParticle(what, '은/는')} 찾지 못해 조건을 빼고 찾아보았어요.`,
  foundOpenInstead: (place: string, what: string, instead: string) =>
    `${place}에서 ${withParticle(what, '은/는')} 찾지 못해 ${instead} 곳을 찾아보았어요.`,
  foundWider: (place: string, what: string, wider: string) =>
    `${place}에서는 ${withParticle(what, '을/를')} 찾지 못해 ${wider}까지 넓혀 찾아보았어요.`,
  foundWiderWithout: (place: string, what: string, wider: string) =>
    `${place}에서는 ${withParticle(what, '을/를')} 찾지 못해 조건을 빼고 ${wider}까지 넓혀 찾아보았어요.`,
  /** As the last condition, and followed by another one. */
  conditions: {
    pets: (names: string) => [`${withParticle(names, '와/과')} 갈 수 있는 `, `${withParticle(names, '와/과')} 갈 수 있고 `],
    petsAtVet: (names: string) => [`${withParticle(names, '을/를')} 보는 `, `${withParticle(names, '을/를')} 보고 `],
    parkingAvailable: ['주차할 수 있는 ', '주차할 수 있고 '],
    indoorFacility: ['실내 공간이 있는 ', '실내 공간이 있고 '],
    outdoorFacility: ['야외 공간이 있는 ', '야외 공간이 있고 '],
    isOpenAllDay: ['24시간 여는 ', '24시간 열고 '],
    openNow: ['지금 문을 연 ', '지금 문을 열었고 '],
    openThen: (time: string) => [`${time}에 문을 여는 `, `${time}에 문을 열고 `],
    word: (words: string) => {
      const subject = words + josa.pick(words.replaceAll('"', ''), '이/가');
      return [`소개에 ${subject} 적힌 `, `소개에 ${subject} 적혀 있고 `];
    },
  },
  /** Kinds whose name is what one does there, so that conditions come before it as clauses. */
  doings: {
    위탁관리: { doing: '맡길 수 있는 곳', withPets: (names: string) => `${withParticle(names, '을/를')} 맡길 수 있는 곳` },
    미용: { doing: '미용하는 곳', withPets: (names: string) => `${names} 미용이 되는 곳` },
  } as Readonly<Record<string, { doing: string; withPets: (names: string) => string }>>,
  facts: {
    phone: (name: string, phoneNumber: string | null) =>
      phoneNumber ? `${name}의 전화번호예요: ${phoneNumber}` : `${name}의 전화번호는 자료에 없어요.`,
    address: (name: string, address: string) =>
      address ? `${withParticle(name, '은/는')} ${address}에 있어요.` : `${name}의 주소는 자료에 없어요.`,
    parking: (name: string, is: boolean | null) => siteText(name, '주차할 수', is),
    indoor: (name: string, is: boolean | null) => siteText(name, '실내 공간이', is),
    outdoor: (name: string, is: boolean | null) => siteText(name, '야외 공간이', is),
    fee: (name: string, fee: string | null) =>
      fee ? `${name}의 이용료는 자료에 이렇게 적혀 있어요: ${fee}` : `${name}의 이용료는 자료에 없어요.`,
    homepage: (name: string, homepage: string | null) =>
      homepage ? `${name}의 홈페이지예요: ${homepage}` : `${name}의 홈페이지는 자료에 없어요.`,
    hours: (name: string, hours: string, holiday: string | null, state: string | null) =>
      `${name}의 운영시간은 자료에 이렇게 적혀 있어요: ${hours}${holiday ? ` (휴무일: ${holiday})` : ''}. ` +
      (state ? `지금 상태: ${state}.` : '가기 전에 전화로 확인해 주세요.'),
    hoursUnknown: (name: string) => `${name}의 운영시간은 자료에 없어요. 가기 전에 전화로 확인해 주세요.`,
  },
  entrySummary: (name: string, text: string) =>
    `${name}의 입장 조건은 자료에 이렇게 적혀 있어요: ${text}. 누구와 가는지 말씀해 주시면 들어갈 수 있는지 알려 드려요.`,
  /** Answers of the entry rules about a place asked by its name. */
  entry: {
    ALLOWED: (name, kind, pets) => `${withParticle(name, '은/는')} ${entryVerb(kind, pets).can} 수 있어요.`,
    CONDITIONAL: (name, kind, pets, conditions) =>
      `${withParticle(name, '은/는')} 조건을 지키면 ${entryVerb(kind, pets).can} 수 있어요. 조건: ${conditions}.`,
    UNKNOWN: (name, kind, pets) =>
      `${withParticle(name, '은/는')} ${entryVerb(kind, pets).can} 수 있는지 자료로는 알 수 없어요. 가기 전에 전화로 먼저 물어보세요.`,
    DENIED: (name, kind, pets) => `${name} 자료에는 ${entryVerb(kind, pets).denied} 적혀 있어요.`,
  } as Readonly<Record<EntryAnswer, (name: string, kind: string | null, pets: string | null, conditions?: string) => string>>,
  severalNamed: (name: string, count: number) =>
    `이름에 "${name}"${josa.pick(name, '이/가')} 든 곳을 ${count}곳 찾았어요. 가시려는 곳의 입장 조건을 아래에서 확인해 주세요.`,
  notNamedInData: (name: string, pets: string) =>
    `${withParticle(name, '은/는')} 자료에 없어 ${withParticle(pets || '반려동물', '와/과')} 들어갈 수 있는지 확인하지 못했어요. 가기 전에 그곳에 전화로 물어보세요.`,
  whichPlace: '어느 곳을 말씀하시나요? "첫 번째 전화번호"나 "두 번째 주차"처럼 몇 번째 곳인지 적어 주세요.',
  noneShown: '아직 보여 드린 곳이 없어요. "강남역 근처 애견카페"처럼 동네와 찾는 곳을 먼저 적어 주세요.',
  noSuchPlace: (count: number) => `앞에서 보여 드린 곳은 ${count}곳이에요. "첫 번째"나 "마지막"처럼 다시 적어 주세요.`,
  /** What one may say next; place-questions.ts reads each of them. */
  suggestions: { parking: '주차되는 곳만', openNow: '지금 여는 곳만', more: '더 보여줘' },
  /** 강아지 20.1kg, which means more than 20 kg, as people say it. */
  petOfChip: ({ text, source }: { text: string; source: string }): string => {
    const [, name = text, kg, count = ''] = /^(\S+)(?: ([\d.]+)kg)?( \d+마리)?$/.exec(text) ?? [];
    // 햄스터 says more than 소동물.
    if (GROUPS.includes(name)) return source.replace(/(?:이?랑|하고|[와과을를은는도])$/, '');
    return (kg ? weightText(Number(kg)) : '') + name + count;
  },
  counted: (name: string, count: number) => (count > 1 ? `${name} ${count}마리` : name),
  petOf: ({ species, weightKg, size, isRestrictedBreed }: NamedPet): string => {
    const weight = weightKg === null ? '' : weightText(weightKg);
    if (isRestrictedBreed) return `${weight}맹견`;
    return size && weightKg === null && species === 'DOG' ? SIZES[size] : weight + SPECIES[species];
  },
  time: (date: Date): string => {
    const text = (options: Intl.DateTimeFormatOptions) => date.toLocaleString('ko-KR', { timeZone: 'Asia/Seoul', ...options });
    const day = text({ month: 'long', day: 'numeric', weekday: 'long' });
    return `${day} ${text({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })}`;
  },
  hospitals: (place: string) => `${place}의 동물병원이 지금 진료하는지 먼저 전화로 확인하고 출발하세요.`,
  noHospitals: (place: string) => `${place}에서는 동물병원을 찾지 못했어요. 이웃한 동네 이름을 적어 주시면 다시 찾아 드려요.`,
} as const;

function siteText(name: string, what: string, is: boolean | null): string {
  if (is === null) return `${name}에 ${what} 있는지는 자료에 없어요.`;
  return is ? `${name}에는 ${what} 있어요.` : `${name}에는 ${what} 없다고 적혀 있어요.`;
}

/** What a pet does there: it goes in, is treated, or is looked after. */
function entryVerb(kind: string | null, pets: string | null): { can: string; denied: string } {
  const named = pets ?? '반려동물';
  if (kind === '동물병원')
    return { can: `${withParticle(named, '을/를')} 진료할`, denied: `${withParticle(named, '을/를')} 진료하지 않는다고` };
  if (kind === '미용' || kind === '위탁관리')
    return { can: `${withParticle(named, '이/가')} 이용할`, denied: `${withParticle(named, '을/를')} 받지 않는다고` };
  return { can: `${withParticle(named, '와/과')} 함께 들어갈`, denied: `${withParticle(named, '와/과')} 동반할 수 없다고` };
}

function weightText(kg: number): string {
  const whole = Math.round(kg - OVER_KG);
  return Math.abs(kg - whole - OVER_KG) < 1e-9 && whole > 0 ? `${whole}kg 넘는 ` : `${kg}kg `;
}

function withParticle(word: string, particles: '을/를' | '은/는' | '와/과' | '이/가'): string {
  return josa(word, particles);
}
