import type { CSSProperties } from 'react';
import type { MapPlace } from './map-types';

/** Every size of what stands on a point of the map, in pixels. Stylesheets get them as the custom properties below. */
const MARKER = { height: 32, border: 2, tip: 8, drawing: 16 };
/** Room before and behind the name, the drawing in the former. */
const NAMED = { start: 29, end: 11, drawingAt: 8 };
const COMPACT = { start: 22, end: 6, drawingAt: 6 };
const BADGE = { size: 16, room: 20, at: 4 };
const DIM = { size: 22, drawing: 12, rowHeight: 24 };
/** The dot of one's own place. */
const ME = { size: 18 };
const CLUSTER = { size: 44, border: 3, padding: 8 };
/** What a marker needs at least between it and the next one. */
const GAP = 2;
/** Of a label, on average a little less than the font's size. */
const LETTER = 12;
/** Seven letters and an ellipsis. */
const LABEL_LETTERS = 8;
/** Between a marker and the window above it. */
const WINDOW_GAP = 10;

/** Of a marker with its tip, above its point. */
const MARKER_TOP = MARKER.height + MARKER.tip;

const widthOf = ({ start, end }: { start: number; end: number }, letters: number, hasBadge: boolean): number =>
  2 * MARKER.border + start + end + letters * LETTER + (hasBadge ? BADGE.room : 0);

type Named = Pick<MapPlace, 'name' | 'badge'>;

export const MARKER_SIZES = {
  /** Of one row of the markers on one point, and of their columns: as wide as a marker without its name. */
  rowHeight: MARKER.height + 2 * GAP,
  columnWidth: widthOf(COMPACT, 0, true) + 2 * GAP,
  /** What a marker takes of the map. */
  boxHeight: MARKER.height + GAP,
  namedWidth: ({ name, badge }: Named): number => widthOf(NAMED, markerLabel(name).length, badge !== undefined),
  compactWidth: ({ badge }: Named): number => widthOf(COMPACT, 0, badge !== undefined) + 2 * GAP,
  widest: widthOf(NAMED, LABEL_LETTERS, true),
  /** Places nearer to each other than this become one cluster. */
  clusterReach: 64,
  /** Margin inside the map view, so that a marker and half of a usual label are visible. */
  top: MARKER_TOP,
  side: 48,
};

const px = (pixels: number): string => `${pixels}px`;

export const MARKER_SIZE_PROPERTIES = {
  '--marker-height': px(MARKER.height),
  '--marker-border': px(MARKER.border),
  '--marker-tip': px(MARKER.tip),
  '--marker-drawing': px(MARKER.drawing),
  '--marker-row': px(MARKER_SIZES.rowHeight),
  '--marker-column': px(MARKER_SIZES.columnWidth),
  '--named-start': px(NAMED.start),
  '--named-end': px(NAMED.end),
  '--named-drawing-at': px(NAMED.drawingAt),
  '--compact-start': px(COMPACT.start),
  '--compact-end': px(COMPACT.end),
  '--compact-drawing-at': px(COMPACT.drawingAt),
  '--badge-size': px(BADGE.size),
  '--badge-room': px(BADGE.room),
  '--badge-at': px(BADGE.at),
  '--dim-size': px(DIM.size),
  '--dim-drawing': px(DIM.drawing),
  '--dim-row': px(DIM.rowHeight),
  '--cluster-size': px(CLUSTER.size),
  '--cluster-border': px(CLUSTER.border),
  '--cluster-padding': px(CLUSTER.padding),
  '--me-size': px(ME.size),
  '--window-bottom': px(MARKER_TOP + WINDOW_GAP),
} as CSSProperties;

/** Above a point are its marker and, at the map's edge, the page's buttons. */
const FIT_TOP = MARKER_SIZES.top + 60;
const FIT_TOP_SHARE = 0.45;

/** Margin around the points of `fit`: at the sides for half a label; on a low map at most a share of its height. */
export const fitMargin = (height: number) => ({
  top: Math.min(FIT_TOP, height * FIT_TOP_SHARE),
  side: MARKER_SIZES.side,
  bottom: 20,
});

const LONGEST_LABEL = 7;

/** A name short enough for a marker: seven characters and an ellipsis. Characters as people count them, also in decomposed Hangul. */
export function markerLabel(name: string): string {
  const characters = [...name.normalize('NFC').trim()];
  return characters.length > LONGEST_LABEL ? `${characters.slice(0, LONGEST_LABEL).join('')}…` : characters.join('');
}
