import { numberText } from '../../../lib/number-text';

export const STRINGS = {
  unit: '건',
  submit: '찾기',
  loading: '목록을 불러오는 중이에요.',
  count: (count: number, unit: string, isFiltered: boolean) =>
    `${isFiltered ? '조건에 맞는 결과' : '모두'} ${numberText(count)}${unit}`,
  found: (query: string, count: number, unit: string) => `‘${query}’ 검색 결과 ${numberText(count)}${unit}`,
  notFound: '검색 결과가 없습니다.',
  notFoundHint: '다른 말로 찾아보세요.',
  all: '모두 보기',
  everything: (label: string) => `${label} 모두`,
  unauthenticated: '로그인이 필요합니다.',
  forbidden: '권한이 없습니다.',
  signIn: '로그인',
  toHome: '처음으로',
  more: '더 보기',
  less: '접기',
};
