import { type CutWord, particleCuts } from './particles';

const LETTERS = /^[가-힣\d]{2,24}$/;
/** Neighbourhoods: 길동, 성수동2가. */
const NEIGHBOURHOOD = /동(?:\d{1,2}가)?$/;
/** Roads and stations, whose names are longer: 테헤란로, 을지로3가, 나래역. */
const ROAD_OR_STATION = /..(?:로|로\d{1,2}가|길|역)$/;

const isLocality = (word: string): boolean =>
  LETTERS.test(word) && ((NEIGHBOURHOOD.test(word) && !word.startsWith('동')) || ROAD_OR_STATION.test(word));

/** A word ending in 동, 로, 길 or 역, without its particle: 성수동으로 is 성수동, not a road. */
export function readLocality(word: string): CutWord | null {
  const cut = particleCuts(word).find(({ form }) => isLocality(form));
  if (cut) return cut;
  return isLocality(word) ? { form: word, particle: '' } : null;
}
