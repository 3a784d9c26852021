export const strings = {
  entry: '동반 조건',
  hours: '영업시간',
  hoursUnknown: '영업시간 확인 필요',
};
