export const STRINGS = {
  label: '즐겨찾기',
  /** The same whether it is pressed or not: `aria-pressed` says that. */
  nameOf: (place: string) => `${place} 즐겨찾기`,
  add: '즐겨찾기에 더하기',
  remove: '즐겨찾기에서 빼기',
  removed: (place: string) => `'${place}' 즐겨찾기를 해제했어요.`,
  undo: '되돌리기',
  failed: '즐겨찾기 상태 변경에 실패했습니다.',
};
