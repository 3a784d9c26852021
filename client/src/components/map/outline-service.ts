import { transfer } from 'comlink';
import type { Theme } from '../../lib/design/palette';
import type { GroundName, LatLng } from './map-types';
import type { DistrictName } from './official-names';
import { namesAt, type OutlineName } from './outline-names';
import { OutlinePainter, type Tile } from './outline-painter';
import { districtAt, outlines, type Position } from './outlines';

const painter = new OutlinePainter(outlines);

/** The bundled boundaries' functions for the page. */
export const outlineService = {
  /** Official names, in the server's order. */
  regions: (): string[] => outlines.regions,

  /** The districts of each region in 가나다 order. */
  districtNames: (): Record<string, string[]> =>
    Object.fromEntries(
      outlines.regions.map((region) => [
        region,
        outlines.districts
          .filter((district) => district.region === region && district.name)
          .map(({ name }) => name)
          .sort((one, other) => one.localeCompare(other, 'ko')),
      ]),
    ),

  districtAt(point: LatLng): DistrictName | null {
    const district = districtAt(outlines, point);
    return district && { sidoName: district.region, sigunguName: district.name };
  },

  /** The outer rings of the district that a point lies in. */
  districtRings: (point: LatLng): Position[][] => districtAt(outlines, point)?.polygons.map(([outer = []]) => outer) ?? [],

  namesAt: (zoom: number, names: GroundName[]): OutlineName[] => namesAt(outlines, zoom, names),

  /** Land, coast and borders, with `density` pixels to a pixel of the tile; the water is left out. */
  paintTile(tile: Tile, density: number, theme: Theme): ImageBitmap {
    const canvas = new OffscreenCanvas(tile.size * density, tile.size * density);
    const pen = canvas.getContext('2d');
    pen?.scale(density, density);
    if (pen) painter.paint(pen, tile, theme);
    const image = canvas.transferToImageBitmap();
    return transfer(image, [image]);
  },
};

export type OutlineService = typeof outlineService;
