import { josa } from 'es-hangul';

/** Names of kinds in answers, where the data's name does not fit a sentence. */
const KINDS: Readonly<Record<string, string>> = {
  위탁관리: '맡길 수 있는 곳',
  미용: '미용하는 곳',
  반려동물용품: '반려동물용품점',
  '펜션·호텔': '숙소',
};

export const STRINGS = {
  kindOf: (kind: string): string => KINDS[kind] ?? kind,
  dayUsedUp: '오늘은 챗봇이 답할 수 있는 만큼 모두 답했습니다. 내일 다시 물어봐 주세요.',
  noAnswer:
    '이 질문에는 준비된 답이 없어요. 먹이, 산책, 목욕, 예방접종처럼 돌보는 방법을 짧게 묻거나, "강남역 근처 애견카페"처럼 동네 이름과 찾는 곳을 함께 적어 주세요. 건강이 걱정되면 가까운 동물병원에 물어보세요.',
  whereToLook: (kind: string) =>
    `어느 동네에서 ${withParticle(kind, '을/를')} 찾을까요? "강남역 근처"처럼 동네나 역의 이름을 함께 적어 주세요. 지금 계신 위치는 쓰지 않아요.`,
  unknownPlace: (place: string, kind: string) =>
    `"${place}"${josa.pick(place, '은/는')} 알아보지 못해 ${withParticle(kind, '을/를')} 찾지 못했어요. "종로구"나 "잠실동"처럼 구나 동의 이름으로 다시 물어봐 주세요.`,
  severalPlaces: (place: string) =>
    `"${place}"${josa.pick(place, '은/는')} 여러 곳에 있어요. "서울 중구"처럼 시·도의 이름을 함께 적어 주시면 찾아 드려요.`,
  withoutWords: (words: string) => `"${words}"${josa.pick(words, '으로/로')}는 찾지 못해 빼고 찾아보았어요.`,
  callFirst: '지금 진료하는지 먼저 전화로 확인하고 출발하세요.',
  callBefore: '가기 전에 전화로 확인해 주세요.',
  refusalsLeftOut: (pets: string) => `${pets} 동반이 안 된다고 적힌 곳은 뺐어요.`,
  found: (place: string, conditions: string, kind: string, total: string, shown: number, isAll: boolean) =>
    `${place}에서 ${conditions}${withParticle(kind, '을/를')} 찾았어요. ` +
    (isAll ? `모두 ${total}곳이에요.` : `모두 ${total}곳 가운데 ${shown}곳이에요.`),
  foundNone: (place: string, kind: string) =>
    `${place}에서는 ${withParticle(kind, '을/를')} 찾지 못했어요. 이웃한 동네 이름이나 다른 종류로 다시 물어봐 주세요.`,
  foundNoneSuch: (place: string, conditions: string, kind: string) =>
    `${place}에서 ${conditions}${withParticle(kind, '은/는')} 찾지 못해 조건을 빼고 찾아보았어요.`,
  foundWider: (place: string, kind: string, wider: string) =>
    `${place}에서는 ${withParticle(kind, '을/를')} 찾지 못해 ${wider}까지 넓혀 찾아보았어요.`,
  /** As the last condition, and followed by another one. */
  conditions: {
    pets: (names: string) => [`${withParticle(names, '와/과')} 갈 수 있는 `, `${withParticle(names, '와/과')} 갈 수 있고 `],
    petsAtVet: (names: string) => [`${withParticle(names, '을/를')} 보는 `, `${withParticle(names, '을/를')} 보고 `],
    parkingAvailable: ['주차할 수 있는 ', '주차할 수 있고 '],
    indoorFacility: ['실내 공간이 있는 ', '실내 공간이 있고 '],
    outdoorFacility: ['야외 공간이 있는 ', '야외 공간이 있고 '],
    isOpenAllDay: ['24시간 여는 ', '24시간 열고 '],
    openNow: ['지금 문을 연 ', '지금 문을 열었고 '],
    openThen: ['그때 문을 여는 ', '그때 문을 열고 '],
  },
  pets: { DOG: '강아지', CAT: '고양이', OTHER: '다른 반려동물' },
  /** Names of signs are nouns (경련·발작) or phrases (이물을 삼킴), so no particle is attached. */
  urgent: (name: string) => `지금 바로 동물병원에 가세요. 말씀하신 내용(${name})은 기다리면 위험할 수 있어요.`,
  hospitals: (place: string) => `${place}의 동물병원을 알려 드릴게요. 지금 진료하는지 먼저 전화로 확인하고 출발하세요.`,
  noHospitals: (place: string) => `${place}에서는 동물병원을 찾지 못했어요. 이웃한 동네 이름을 적어 주시면 다시 찾아 드려요.`,
  whichHospitals:
    '가까운 동물병원에 먼저 전화해 지금 진료하는지 확인하고 출발하세요. 동네나 역의 이름을 적어 주시면 그곳의 동물병원을 알려 드려요. 지금 계신 위치는 쓰지 않아요.',
} as const;

function withParticle(word: string, particles: '을/를' | '은/는' | '와/과'): string {
  return josa(word, particles);
}
