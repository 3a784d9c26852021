export const strings = {
  welcome: (pets: string) => `${pets} 동반 가능`,
  unknown: '동반 여부 확인 필요',
  refused: '동반 불가',
  everyPet: '모든 반려동물',
  hoursUnknown: '영업시간 확인 필요',
};
