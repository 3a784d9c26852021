export const STRINGS = {
  entry: '동반 조건',
  answers: {
    ALLOWED: '들어갈 수 있어요',
    CONDITIONAL: '조건이 있어요',
    UNKNOWN: '확인이 필요해요',
    DENIED: '들어갈 수 없어요',
  },
  hours: '영업시간',
  hoursUnknown: '영업시간 확인 필요',
};
