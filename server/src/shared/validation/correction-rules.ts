/**
 * Rules of corrections for server and client (`npm run generate` writes them to the client's constants). Lengths are counted in code
 * points; values are never longer than the import accepts.
 */
export const CORRECTION_RULES = {
  /** By how the value is given. */
  value: { nameMax: 100, addressMax: 200, phoneMax: 60, homepageMax: 300, textMax: 500 },
  source: { max: 200, emptyText: '어떻게 알게 되셨는지 적어 주세요.', longText: '200자까지 쓸 수 있습니다.' },
  emptyText: '바른 값을 적어 주세요.',
  longText: '너무 길어요. 짧게 줄여 주세요.',
  homepageText: 'http://나 https://로 시작하는 홈페이지 주소를 적어 주세요.',
  yesNoText: 'Y나 N을 골라 주세요.',
  addressText: '이 장소가 있는 시·도와 시·군·구부터 주소를 적어 주세요.',
  pointText: '이 장소가 있는 시·도 안의 위치를 골라 주세요.',
  closedText: '문을 닫은 곳이라고만 알릴 수 있습니다.',
  sameText: '지금 나와 있는 값과 같아요.',
  receivedText: '알려 주셔서 고맙습니다. 관리자가 확인한 뒤에 고칠게요.',
} as const;
