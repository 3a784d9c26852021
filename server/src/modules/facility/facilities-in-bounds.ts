import type { BoundsInput } from './facility.input';
import type { SqlFragment, SqlParameters } from './sql-parameters';

/** Places whose rank is lower have indexes to themselves (facility_search_cell_few, facility_search_sample_few): one of 32. */
export const FEW = 'sample_rank < 0.03125';

/** The edges of a part of the map, as they stand in a statement. */
interface View {
  south: string;
  north: string;
  west: string;
  east: string;
}

const viewOf = (bounds: BoundsInput, parameters: SqlParameters): View => {
  const [south, north, west, east] = edgesOf(bounds).map((edge) => parameters.add(edge)) as [string, string, string, string];
  return { south, north, west, east };
};

const LATITUDE_CELL = 'facility_cell_of(latitude)';
const LONGITUDE_CELL = 'facility_cell_of(longitude)';
const cell = (degrees: string) => `facility_cell_of(${degrees})`;

/** Listed places within it. The index knows them by their cells. */
const listedIn = ({ south, north, west, east }: View): string =>
  `missing_since IS NULL AND ${LATITUDE_CELL} BETWEEN ${cell(south)} AND ${cell(north)}
   AND ${LONGITUDE_CELL} BETWEEN ${cell(west)} AND ${cell(east)}
   AND latitude BETWEEN ${south} AND ${north} AND longitude BETWEEN ${west} AND ${east}`;

/**
 * How many those are: the cells that lie within it altogether, and one by one the places of those at its edges. Which cell a place is in
 * follows from the same rounding as that of the edges, so that none is counted twice or left out.
 */
function countIn(view: View): string {
  const { south, north, west, east } = view;
  const between = (value: string, low: string, high: string) => `${value} > ${cell(low)} AND ${value} < ${cell(high)}`;
  const isAt = (value: string, low: string, high: string) => `${value} IN (${cell(low)}, ${cell(high)})`;
  return `(SELECT coalesce(sum(facility_count), 0) FROM facility_cell
      WHERE ${between('latitude_cell', south, north)} AND ${between('longitude_cell', west, east)})
    + (SELECT count(*) FROM facility WHERE ${listedIn(view)} AND ${isAt(LATITUDE_CELL, south, north)})
    + (SELECT count(*) FROM facility WHERE ${listedIn(view)} AND ${isAt(LONGITUDE_CELL, west, east)}
         AND ${between(LATITUDE_CELL, south, north)})`;
}

export const inBounds =
  (bounds: BoundsInput): SqlFragment =>
  (parameters) =>
    listedIn(viewOf(bounds, parameters));

/** The first values of a statement about one view. */
export const edgesOf = ({ southWestLat, northEastLat, southWestLng, northEastLng }: BoundsInput): number[] => [
  southWestLat,
  northEastLat,
  southWestLng,
  northEastLng,
];
const FIRST_VALUES: View = { south: '$1', north: '$2', west: '$3', east: '$4' };
/** Put together once, as they are long and the same for each view. */
export const LISTED_IN_VIEW = listedIn(FIRST_VALUES);
export const COUNT_IN_VIEW = countIn(FIRST_VALUES);
