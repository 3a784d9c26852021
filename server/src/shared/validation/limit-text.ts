import { LIMIT_FIGURES } from './limit-figures';
import type { LimitName } from '../http/limiter';

const WINDOWS: Record<number, string> = { 60: '1분', 900: '15분', 3_600: '한 시간', 86_400: '하루' };

/** `15분에 10번`, for the API's manual. */
export function limitText(name: LimitName): string {
  const { points, duration } = LIMIT_FIGURES[name];
  return `${WINDOWS[duration] ?? `${duration}초`}에 ${points.toLocaleString('ko')}번`;
}
