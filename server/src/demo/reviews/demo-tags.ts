import { REVIEW_RULES } from '../../shared/validation/review-rules';
import type { SeededRandom } from '../seeded-random';
import type { DemoKind } from '../demo-kinds';
import type { Trait } from './review-words';
import { WORDS_OF_KIND } from './words-of-kind';

const TAGS_OF_TRAIT: Partial<Record<Trait, string>> = {
  parking: '주차가능',
  large: '대형견',
  small: '소형견',
  cat: '고양이',
  dog: '강아지와함께',
  yard: '마당',
  terrace: '야외석',
  rooftop: '루프탑',
  pool: '물놀이',
  petMenu: '강아지메뉴',
  open24: '24시간',
  selfBath: '셀프목욕',
  sculpture: '조각공원',
  campsite: '캠핑',
  dogPark: '강아지놀이터',
  sea: '바다',
  woods: '숲길',
  happy: '재방문',
};
/** Of going out; nobody goes to the vet for the season. */
const TAGS_OF_SEASON: Partial<Record<Trait, string>> = {
  spring: '봄나들이',
  summer: '여름휴가',
  autumn: '단풍',
  winter: '겨울여행',
};
const OUTINGS: readonly DemoKind[] = ['여행지', '펜션', '호텔'];
const PRAISE = /맛집|친절|꼼꼼|안심|착해요|없음|추천|재방문|조용|편해요|가성비/;

/** Up to four, normalised as the service does it: most reviews have one or two, who is angry rarely any. */
export function demoTags(random: SeededRandom, kind: DemoKind, traits: ReadonlySet<Trait>, rating: number): string[] {
  const wanted = random.weighted<number>([
    [0, rating < 3 ? 70 : 26],
    [1, 24],
    [2, 26],
    [3, 16],
    [4, 8],
  ]);
  const own = WORDS_OF_KIND[kind].tags;
  const ofTraits = [...traits].flatMap(
    (trait) => TAGS_OF_TRAIT[trait] ?? (OUTINGS.includes(kind) ? TAGS_OF_SEASON[trait] : undefined) ?? [],
  );
  const fitting = [...own, ...own, ...ofTraits].filter((tag) => rating >= 4 || !PRAISE.test(tag));
  const tags = Array.from({ length: wanted }, () => random.pick(fitting));
  return [...new Set(tags.map((tag) => tag.normalize('NFC').toLowerCase()))].slice(0, REVIEW_RULES.tags.max);
}
