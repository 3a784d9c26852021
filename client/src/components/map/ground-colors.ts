import { PALETTE, type Theme } from '../../lib/design/palette';

/** What the boundaries are painted with; the water is the map's own background. */
export interface GroundColors {
  shallows: string;
  land: string;
  /** In turn, so that neighbouring districts read as areas. */
  tints: string[];
  district: string;
  /** Among streets a border is all that the ground shows. */
  districtNear: string;
  region: string;
  coast: string;
}

export const groundColors = (theme: Theme): GroundColors => ({
  shallows: PALETTE.mapShallows[theme],
  land: PALETTE.mapLand[theme],
  tints: [PALETTE.mapTint1, PALETTE.mapTint2, PALETTE.mapTint3, PALETTE.mapTint4, PALETTE.mapTint5].map((tint) => tint[theme]),
  district: PALETTE.mapDistrict[theme],
  districtNear: PALETTE.mapDistrictNear[theme],
  region: PALETTE.mapRegion[theme],
  coast: PALETTE.mapCoast[theme],
});
