/** How a category looks everywhere: one hue per group, a shade and a drawing per kind, white text readable on every one. */
export interface CategoryStyle {
  label: string;
  /** Background for white text and drawing, at least 4.5:1. */
  color: string;
  /** One of `GLYPHS`. */
  glyph: string;
}

type Look = Omit<CategoryStyle, 'label'>;

/** Drawn for this product on a 16 × 16 grid, filled by the even-odd rule; each is legible at 16 px. */
const GLYPHS = {
  cross: 'M6 2h4v4h4v4h-4v4H6v-4H2V6h4z',
  pill: 'M8.2 2.9a3.5 3.5 0 0 1 4.9 4.9l-5.3 5.3a3.5 3.5 0 0 1-4.9-4.9zM6.6 6.7 4.2 9.1a1.9 1.9 0 0 0 2.7 2.7l2.4-2.4z',
  bone: 'M4.3 8.9 8.9 4.3a2.1 2.1 0 1 1 3.9-1.1 2.1 2.1 0 1 1-1.1 3.9L7.1 11.7a2.1 2.1 0 1 1-3.9 1.1 2.1 2.1 0 1 1 1.1-3.9z',
  bag: 'M5 5V4.5a3 3 0 0 1 6 0V5h2l.8 9H2.2L3 5zm1.5 0h3v-.5a1.5 1.5 0 0 0-3 0zM5 7v1.5a3 3 0 0 0 6 0V7H9.5v1.5a1.5 1.5 0 0 1-3 0V7z',
  scissors:
    'M11.9 1.5 13.3 2 9.4 8.6l.8 1.2a2.6 2.6 0 1 1-1.4.7L8 9.6l-.8.9a2.6 2.6 0 1 1-1.4-.7l.8-1.2L2.7 2l1.4-.5L8 7zM4.7 11.2a1.1 1.1 0 1 0 0 2.2 1.1 1.1 0 0 0 0-2.2zm6.6 0a1.1 1.1 0 1 0 0 2.2 1.1 1.1 0 0 0 0-2.2z',
  kennel: 'M8 1.5 15 7.5h-2V14H3V7.5H1zM5.5 14h5v-2.5a2.5 2.5 0 0 0-5 0z',
  mountain: 'M1 13.5 6.2 4l2.9 5 1.4-2.2L15 13.5zM11.8 2a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8z',
  ball: 'M8 1.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM3.6 4.9a5 5 0 0 0 0 6.2A4.7 4.7 0 0 0 3.6 4.9zM12.4 4.9a4.7 4.7 0 0 0 0 6.2A5 5 0 0 0 12.4 4.9z',
  cottage: 'M8 1.5 15 7.5l-1 1.2-1-.8V14H3V7.9l-1 .8-1-1.2zM6.5 14h3v-4h-3z',
  tent: 'M8.7 3.9 14.5 13.5h-4L8 9l-2.5 4.5h-4L7.3 3.9 6.2 2.1l1.2-.7.6 1 .6-1 1.2.7z',
  bed: 'M1 3.5h1.6V9H14a1 1 0 0 1 1 1v3.5h-1.6V12H2.6v1.5H1zM5.3 4.5a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6zM8 5h4a2.5 2.5 0 0 1 2.5 2.5V8H8z',
  moon: 'M6.2 1.8A6.4 6.4 0 1 0 14.3 10 5.3 5.3 0 0 1 6.2 1.8z',
  key: 'M5 4.5a3.5 3.5 0 1 0 3.3 4.7h2.2V11h2V9.2H15V6.8H8.3A3.5 3.5 0 0 0 5 4.5zM5 6.7a1.3 1.3 0 1 1 0 2.6 1.3 1.3 0 0 1 0-2.6z',
  cup: 'M2 5h9.5v.8h.7a2.6 2.6 0 0 1 0 5.2h-.9A4 4 0 0 1 7.6 13.5H6A4 4 0 0 1 2 9.5zM11.5 7.3v2.2h.6a1.1 1.1 0 0 0 0-2.2zM4.2 1.5h1.4v2.3H4.2zM7.6 1.5H9v2.3H7.6z',
  cutlery:
    'M3 1.5h1.2v4h.9v-4h1.2v4h.9v-4h1.2V6a2.5 2.5 0 0 1-1.7 2.4v6.1H4.7V8.4A2.5 2.5 0 0 1 3 6zM13 1.5v13h-1.9V9.8H9.8V5c0-2 1.3-3.5 3.2-3.5z',
  bread: 'M4.5 3h7a3 3 0 0 1 1.5 5.6V13H3V8.6A3 3 0 0 1 4.5 3zM5.2 6.2l-.9 1 2.5 2.3.9-1zM8.7 6.2l-.9 1 2.5 2.3.9-1z',
  columns: 'M8 1.5 14.5 5v1.5h-13V5zM3 7.5h2v4.5H3zM7 7.5h2v4.5H7zM11 7.5h2v4.5h-2zM1.5 12.8h13v1.7h-13z',
  picture: 'M1.5 2.5h13v11h-13zM3 4v6.3l2.7-3 2.4 2.6 1.5-1.5L13 11.5V4zM10.8 5a1.3 1.3 0 1 1 0 2.6 1.3 1.3 0 0 1 0-2.6z',
  note: 'M6 2.5 13.5 1.3v9.4a2.3 2 0 1 1-1.7-1.9V5.1L7.7 5.8v6.6A2.3 2 0 1 1 6 10.5z',
  book: 'M7.3 3.7C5.8 2.7 3.8 2.4 1.5 2.5v10c2.3-.1 4.3.2 5.8 1.2zM8.7 3.7c1.5-1 3.5-1.3 5.8-1.2v10c-2.3-.1-4.3.2-5.8 1.2z',
  paw: 'M8 7.4c1.9 0 3.8 2.2 3.8 4 0 1.3-.9 1.9-1.9 1.9-.8 0-1.3-.3-1.9-.3s-1.1.3-1.9.3c-1 0-1.9-.6-1.9-1.9 0-1.8 1.9-4 3.8-4zM3.2 5.8c.9 0 1.5.8 1.5 1.8s-.6 1.7-1.4 1.7-1.6-.8-1.6-1.8.7-1.7 1.5-1.7zM6 2.6c.9 0 1.5.9 1.5 2S6.9 6.5 6 6.5s-1.5-.9-1.5-2 .6-1.9 1.5-1.9zM10 2.6c.9 0 1.5.8 1.5 1.9s-.6 2-1.5 2-1.5-.8-1.5-1.9.6-2 1.5-2zM12.8 5.8c.8 0 1.5.7 1.5 1.7s-.8 1.8-1.6 1.8-1.4-.7-1.4-1.7.6-1.8 1.5-1.8z',
  dots: 'M3.5 6.3a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4zM8 6.3a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4zM12.5 6.3a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4z',
} as const;

const NEUTRAL: Look = { color: '#6B5F58', glyph: GLYPHS.paw };
const NO_CATEGORY = '기타';

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

  전체: NEUTRAL,
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
  const look = entryOf(KINDS, kind) ?? entryOf(GROUPS, group) ?? entryOf(KINDS, group) ?? NEUTRAL;
  return { label: kind ?? (group === null ? NO_CATEGORY : groupLabel(group)), ...look };
}

/** A group as people read it; every other name stays as it is. */
export const groupLabel = (name: string): string => entryOf(GROUP_LABELS, name) ?? name;

/** Order of groups wherever they are listed: those nobody knows come last, as they came. */
export const compareGroups = (one: { name: string }, other: { name: string }): number => rankOf(one.name) - rankOf(other.name);

const rankOf = (name: string): number => (GROUP_ORDER.includes(name) ? GROUP_ORDER.indexOf(name) : GROUP_ORDER.length);

/** Names come from data: `constructor` is a name, not an entry. */
const entryOf = <T>(entries: Record<string, T>, name: string | null): T | undefined =>
  name !== null && Object.hasOwn(entries, name) ? entries[name] : undefined;
