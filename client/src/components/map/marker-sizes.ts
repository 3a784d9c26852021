import type { CSSProperties } from 'react';
import type { MapPlace } from './map-types';

/** At least this between two markers. */
const GAP = 2;
/** Average width of a letter. */
const LETTER = 12;
const LONGEST_LABEL = 7;
const MARKER = { height: 32, border: 2, tip: 8 };
/** Padding before and after the name; the drawing is in the former. */
const NAMED = { start: 29, end: 11, 'drawing-at': 8 };
const COMPACT = { start: 22, end: 6, 'drawing-at': 6 };
const BADGE = { size: 16, room: 20, at: 4 };

const widthOf = ({ start, end }: { start: number; end: number }, letters: number, hasBadge: boolean): number =>
  2 * MARKER.border + start + end + letters * LETTER + (hasBadge ? BADGE.room : 0);

type Named = Pick<MapPlace, 'name' | 'badge'>;

/** In pixels. */
export const MARKER_SIZES = {
  /** Of markers stacked on one point. A column is as wide as a marker without its name. */
  rowHeight: MARKER.height + 2 * GAP,
  columnWidth: widthOf(COMPACT, 0, true) + 2 * GAP,
  /** What a marker covers of the map. */
  boxHeight: MARKER.height + GAP,
  namedWidth: ({ name, badge }: Named): number => widthOf(NAMED, markerLabel(name).length, badge !== undefined),
  compactWidth: ({ badge }: Named): number => widthOf(COMPACT, 0, badge !== undefined) + 2 * GAP,
  /** With an ellipsis. */
  widest: widthOf(NAMED, LONGEST_LABEL + 1, true),
  /** Places nearer to each other than this become one cluster. */
  clusterReach: 64,
  /** Above the point of a marker. */
  top: MARKER.height + MARKER.tip,
};

/** With the sizes that only stylesheets use. */
const PROPERTIES = {
  marker: { ...MARKER, drawing: 16, row: MARKER_SIZES.rowHeight, column: MARKER_SIZES.columnWidth },
  named: NAMED,
  compact: COMPACT,
  badge: BADGE,
  dim: { size: 22, drawing: 12, row: 24 },
  cluster: { size: 44, border: 3, padding: 8 },
  me: { size: 18 },
  window: { bottom: MARKER_SIZES.top + 10 },
};

/** The custom properties of stylesheets: `--marker-height` and so on. */
export const MARKER_SIZE_PROPERTIES: CSSProperties = Object.fromEntries(
  Object.entries(PROPERTIES).flatMap(([part, sizes]) =>
    Object.entries(sizes).map(([name, pixels]) => [`--${part}-${name}`, `${pixels}px`]),
  ),
);

/** The first seven characters of a name and an ellipsis. NFC, so that decomposed Hangul counts as people count it. */
export function markerLabel(name: string): string {
  const characters = [...name.normalize('NFC').trim()];
  return characters.length > LONGEST_LABEL ? `${characters.slice(0, LONGEST_LABEL).join('')}…` : characters.join('');
}

/** Margin around the points of `fit`: at the top for a marker and the page's buttons, but only a share of a low map; at the sides for half a label. */
export const fitMargin = (height: number) => ({ top: Math.min(MARKER_SIZES.top + 60, height * 0.45), side: 48, bottom: 20 });
