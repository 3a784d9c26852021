import { numberText } from '../../../lib/number-text';

export const STRINGS = {
  like: '좋아요',
  spoken: (count: number) => `좋아요 ${numberText(count)}개`,
  failed: '좋아요를 처리하지 못했습니다.',
};
