import { PARTY_MAX, PET_WEIGHT_MAX } from '../../shared/pet-species';
import type { Meaning } from './meaning';

const NATIVE_HOURS = ['한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉', '열', '열한', '열두'];
const NATIVE_COUNTS = NATIVE_HOURS.slice(0, PARTY_MAX);

/** Longest number word: 12.55킬로그램초과. */
export const NUMBER_WORD_MAX = 14;

const WEIGHT = /^(\d{1,3}(?:\.\d{1,2})?)(?:kg|키로그램|키로|킬로그램|킬로)(?:짜리)?(넘는|초과|이하|미만)?$/;
const COUNT = /^(한|두|세|네|다섯|\d)마리$/;
const HOUR = /^(\d{1,2})시(?:(반)|(\d{1,2})분)?$/;
const NATIVE_HOUR = /^(한|두|세|네|다섯|여섯|일곱|여덟|아홉|열한|열두|열)시(?:(반)|(\d{1,2})분)?$/;
const CLOCK = /^(\d{1,2}):(\d{2})$/;

/** @param word in lower case and without blanks */
export function readNumberWord(word: string): Meaning | null {
  if (word.length > NUMBER_WORD_MAX) return null;
  return readWeight(word) ?? readCount(word) ?? readHour(word);
}

function readWeight(word: string): Meaning | null {
  const match = WEIGHT.exec(word);
  if (!match) return null;
  const isOver = match[2] === '넘는' || match[2] === '초과';
  return weightOf(Number(match[1]), isOver);
}

/** "Over" adds 100 g. Weights out of range are ignored. */
function weightOf(kg: number, isOver: boolean): Meaning | null {
  const weight = isOver ? Math.round((kg + 0.1) * 100) / 100 : kg;
  return weight > 0 && weight <= PET_WEIGHT_MAX ? { type: 'WEIGHT', kg: weight } : null;
}

function readCount(word: string): Meaning | null {
  const [, figure] = COUNT.exec(word) ?? [];
  if (figure === undefined) return null;
  const count = NATIVE_COUNTS.indexOf(figure) + 1 || Number(figure);
  return count >= 1 && count <= PARTY_MAX ? { type: 'COUNT', count } : null;
}

function readHour(word: string): Meaning | null {
  const clock = CLOCK.exec(word);
  if (clock) return hourOf(Number(clock[1]), Number(clock[2]));
  const native = NATIVE_HOUR.exec(word);
  const [, figure = '', half, minutes] = native ?? HOUR.exec(word) ?? [];
  if (!figure) return null;
  const hour = native ? NATIVE_HOURS.indexOf(figure) + 1 : Number(figure);
  return hourOf(hour, half ? 30 : Number(minutes ?? 0));
}

const hourOf = (hour: number, minute: number): Meaning | null =>
  hour <= 23 && minute <= 59 ? { type: 'HOUR', hour, minute } : null;
