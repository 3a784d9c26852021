import { GLYPHS } from './category-glyphs';

/** How a category looks everywhere: one hue per group, a shade and a drawing per kind, white text readable on every one. */
export interface CategoryStyle {
  label: string;
  /** Background for white text and drawing, at least 4.5:1. */
  color: string;
  /** Path on a 16 × 16 grid, filled by the even-odd rule. */
  glyph: string;
}

type Look = Omit<CategoryStyle, 'label'>;

const NEUTRAL = '#6B5F58';

const GROUPS: Record<string, Look> = {
  반려의료: { color: '#C92A2A', glyph: GLYPHS.cross },
  '반려동물 서비스': { color: '#1971C2', glyph: GLYPHS.bone },
  반려동반여행: { color: '#257536', glyph: GLYPHS.mountain },
  반려동물식당카페: { color: '#C2410C', glyph: GLYPHS.cup },
  반려문화시설: { color: '#862E9C', glyph: GLYPHS.columns },
};

/** What people read in place of the data's names, places to go before errands. */
const GROUP_LABELS: Record<string, string> = {
  반려동반여행: '여행',
  반려동물식당카페: '식당·카페',
  반려문화시설: '문화',
  '반려동물 서비스': '용품·서비스',
  반려의료: '의료',
};
const GROUP_ORDER = Object.keys(GROUP_LABELS);

/** Kinds of the public data and of the built-in list, which names a few that the data does not. */
const KINDS: Record<string, Look> = {
  동물병원: { color: '#C92A2A', glyph: GLYPHS.cross },
  동물약국: { color: '#A51E1E', glyph: GLYPHS.pill },

  반려동물용품: { color: '#1971C2', glyph: GLYPHS.bone },
  반려동물용품점: { color: '#1971C2', glyph: GLYPHS.bone },
  펫샵: { color: '#1660A6', glyph: GLYPHS.bag },
  미용: { color: '#14578F', glyph: GLYPHS.scissors },
  위탁관리: { color: '#0F4779', glyph: GLYPHS.kennel },

  여행지: { color: '#257536', glyph: GLYPHS.mountain },
  체험활동: { color: '#2A7A1F', glyph: GLYPHS.ball },
  펜션: { color: '#1F6730', glyph: GLYPHS.cottage },
  펜션체험: { color: '#2B6B3C', glyph: GLYPHS.tent },
  호텔: { color: '#17552B', glyph: GLYPHS.bed },
  모텔: { color: '#2F5D3A', glyph: GLYPHS.moon },
  게스트하우스: { color: '#1B6B4A', glyph: GLYPHS.key },

  카페: { color: '#C2410C', glyph: GLYPHS.cup },
  식당: { color: '#A3360A', glyph: GLYPHS.cutlery },
  베이커리: { color: '#AD4F0B', glyph: GLYPHS.bread },

  박물관: { color: '#862E9C', glyph: GLYPHS.columns },
  미술관: { color: '#9C36B5', glyph: GLYPHS.picture },
  문예회관: { color: '#6F2583', glyph: GLYPHS.note },
  문화센터: { color: '#6F2583', glyph: GLYPHS.note },
  도서관: { color: '#7A3694', glyph: GLYPHS.book },

  전체: { color: NEUTRAL, glyph: GLYPHS.paw },
  기타: { color: '#5F554F', glyph: GLYPHS.dots },
};

/** Shown as filters when the server's list cannot be loaded. */
export const FALLBACK_CATEGORIES = [
  '전체',
  '펜션',
  '호텔',
  '모텔',
  '게스트하우스',
  '카페',
  '식당',
  '베이커리',
  '박물관',
  '미술관',
  '도서관',
  '문화센터',
  '반려동물용품점',
  '펫샵',
  '동물병원',
  '동물약국',
  '체험활동',
  '펜션체험',
  '기타',
] as const;

/**
 * The look of a place's category: the kind's own, else the group's, else a neutral one under the name the data gave.
 * Filters come from the data, so a name nobody has drawn yet must not break anything.
 */
export function categoryStyle(group: string | null, kind: string | null): CategoryStyle {
  const look =
    (kind !== null && entryOf(KINDS, kind)) || (group !== null && entryOf(GROUPS, group)) || entryOf(KINDS, group ?? '');
  return { label: kind ?? (group === null ? '기타' : groupLabel(group)), ...(look ?? { color: NEUTRAL, glyph: GLYPHS.paw }) };
}

/** A group as people read it; every other name stays as it is. */
export const groupLabel = (name: string): string => entryOf(GROUP_LABELS, name) ?? name;

/** Order of groups wherever they are listed: those nobody knows come last, as they came. */
export const compareGroups = (one: { name: string }, other: { name: string }): number => rankOf(one.name) - rankOf(other.name);

const rankOf = (name: string): number => (GROUP_ORDER.includes(name) ? GROUP_ORDER.indexOf(name) : GROUP_ORDER.length);

/** Names come from data: `constructor` is a name, not an entry. */
const entryOf = <T>(entries: Record<string, T>, name: string): T | undefined =>
  Object.hasOwn(entries, name) ? entries[name] : undefined;
