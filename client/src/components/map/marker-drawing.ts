import { drawingMarkup } from '../drawing-markup';
import type { MapBadge } from './map-types';

/**
 * What is drawn on a marker, as images: an SVG in the page is a transform and a clip for each marker. The same text for the same drawing,
 * so that it is decoded once.
 */
export function markerDrawing(glyph: string, badge?: MapBadge): string {
  const kind = imageOf(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16" fill="#fff"><path d="${glyph}" fill-rule="evenodd"/></svg>`,
  );
  return badge ? `${kind}, ${badgeDrawing(badge)}` : kind;
}

/** A sign on a white disc. */
export const badgeDrawing = ({ sign, color }: MapBadge): string =>
  imageOf(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="12" cy="12" r="12" fill="#fff"/><g transform="translate(2 2) scale(0.833)">${drawingMarkup(sign, color)}</g></svg>`,
  );

const imageOf = (svg: string): string => `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
