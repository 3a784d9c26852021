import { josa } from 'es-hangul';
import type { Setting } from './district-points/setting';
import type { DemoKind } from './demo-kinds';
import { CARING_MOODS, MOODS, THINGS, type Word } from './demo-words';
import type { SeededRandom } from './seeded-random';

export interface DemoName {
  name: string;
  /** Latin form for the homepage's address. */
  slug: string;
}

interface Parts {
  mood: string;
  thing: string;
  other: string;
  /** Short name of the neighbourhood, such as 연남 or 애월. */
  area: string;
}
type Pattern = (parts: Parts) => string;

const CARING_KINDS: readonly DemoKind[] = ['동물병원', '동물약국', '위탁관리'];

const PATTERNS: Record<Exclude<DemoKind, '여행지'>, readonly Pattern[]> = {
  카페: [
    ({ mood, thing }) => `${mood} ${thing} 카페`,
    ({ mood, thing }) => `${mood} ${thing} 커피`,
    ({ thing, other }) => `${josa(thing, '와/과')} ${other} 커피집`,
    ({ mood, thing, area }) => `${mood} ${thing} ${area}점`,
    ({ area, mood, thing }) => `${area} ${mood} ${thing} 찻집`,
  ],
  식당: [
    ({ mood, thing }) => `${mood} ${thing} 식탁`,
    ({ thing, other }) => `${josa(thing, '와/과')} ${other} 밥집`,
    ({ mood, thing }) => `${mood} ${thing}네 국수`,
    ({ mood, thing, area }) => `${mood} ${thing} 화덕 ${area}점`,
    ({ area, mood, thing }) => `${area} ${mood} ${thing} 솥밥`,
  ],
  펜션: [
    ({ mood, thing }) => `${mood} ${thing} 펜션`,
    ({ area, mood, thing }) => `${area} ${mood} ${thing}네 마당집`,
    ({ thing, other }) => `${josa(thing, '와/과')} ${other} 스테이`,
    ({ mood, thing }) => `${mood} ${thing} 독채펜션`,
  ],
  호텔: [
    ({ mood, thing, area }) => `호텔 ${mood} ${thing} ${area}`,
    ({ area, thing, other }) => `${area} ${thing}앤${other} 호텔`,
  ],
  박물관: [
    ({ area, thing }) => `${area} ${thing}이야기 박물관`,
    ({ mood, thing }) => `${mood} ${thing} 박물관`,
    ({ thing, other }) => `${josa(thing, '와/과')} ${other} 박물관`,
  ],
  미술관: [({ mood, thing }) => `${mood} ${thing} 미술관`, ({ area, mood, thing }) => `갤러리 ${mood} ${thing} ${area}`],
  문예회관: [
    ({ area, thing, other }) => `${area} ${thing}${other} 문예회관`,
    ({ area, mood, thing }) => `${area} ${mood} ${thing} 아트홀`,
  ],
  반려동물용품: [
    ({ mood, thing }) => `${mood} ${thing} 멍냥상회`,
    ({ mood, thing }) => `${mood} ${thing}네 간식가게`,
    ({ area, thing, other }) => `${area} ${thing}${other} 펫상점`,
  ],
  미용: [
    ({ mood, thing }) => `${mood} ${thing} 애견미용실`,
    ({ mood, thing }) => `${mood} ${thing} 털 다듬는 집`,
    ({ area, mood, thing }) => `${area} ${mood} ${thing} 그루밍`,
  ],
  위탁관리: [
    ({ mood, thing }) => `${mood} ${thing} 강아지유치원`,
    ({ mood, thing }) => `${mood} ${thing}네 돌봄집`,
    ({ area, mood, thing }) => `${area} ${mood} ${thing} 펫호텔`,
  ],
  동물병원: [({ mood, thing }) => `${mood}${thing}동물병원`, ({ area, mood, thing }) => `${area}${mood}${thing}동물병원`],
  동물약국: [({ mood, thing }) => `${mood}${thing}약국`, ({ area, mood, thing }) => `${area}${mood}${thing}약국`],
};

/** Travel spots take their names from what lies around them. */
const SPOTS: Record<Setting, readonly string[]> = {
  city: ['반려견 놀이터', '언덕공원', '하천 산책로', '숲길', '호수공원'],
  town: ['둘레길', '강변공원', '수목원', '반려견 놀이터', '목장'],
  sea: ['해변 산책로', '방파제길', '솔숲 캠핑장', '전망공원', '갯바람길'],
  hill: ['계곡 쉼터', '숲속 캠핑장', '둘레길', '수목원', '호반길', '목장'],
};

export function demoName(random: SeededRandom, kind: DemoKind, setting: Setting, area: string): DemoName {
  const mood = random.pick<Word>(CARING_KINDS.includes(kind) ? CARING_MOODS : MOODS);
  const thing = random.pick(THINGS);
  const other = random.pick(THINGS.filter((word) => word !== thing));
  const parts: Parts = { mood: mood[0], thing: thing[0], other: other[0], area };
  const pattern: Pattern =
    kind === '여행지'
      ? (p) => `${random.chance(0.5) ? `${area} ` : ''}${p.mood} ${p.thing} ${random.pick(SPOTS[setting])}`
      : random.pick(PATTERNS[kind]);
  const name = pattern(parts);
  return { name, slug: `${name.includes(mood[0]) ? mood[1] : other[1]}-${thing[1]}` };
}

/** Names of the neighbourhood as people say them: 강남구 역삼동 → 강남, 역삼; 태안군 남면 → 태안; 중구 명동2가 → 명동. */
export function areasOf(sigungu: string, town: string): string[] {
  const district =
    sigungu
      .split(' ')
      .at(-1)
      ?.replace(/(특별자치시|시|군|구)$/, '') ?? '';
  const stem = town.replace(/(동\d*가?|읍|면)$/, '');
  const areas = [district, stem].filter((area) => area.length > 1);
  return stem.length === 1 && town.includes('동') ? [...areas, `${stem}동`] : areas;
}
