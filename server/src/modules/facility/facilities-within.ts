import type { DataSource } from 'typeorm';
import type { SqlFragment } from './sql-parameters';

/** WGS84, and metres. */
export interface Circle {
  latitude: number;
  longitude: number;
  radiusMeters: number;
}

/** A place without coordinates is in no circle. */
export const isWithin =
  ({ latitude, longitude, radiusMeters }: Circle): SqlFragment =>
  (parameters) => {
    const [north, east, radius] = [latitude, longitude, radiusMeters].map((value) => `${parameters.add(value)}::float8`);
    return `facility_plane(latitude, longitude) <@ circle(facility_plane(${north}, ${east}), ${radius})`;
  };

/** For each circle how many listed places are in it, in one statement. */
export async function countWithin(dataSource: DataSource, circles: readonly Circle[]): Promise<number[]> {
  const rows = await dataSource.query<{ count: number }[]>(
    `SELECT (
       SELECT count(*)::int FROM facility
       WHERE missing_since IS NULL
         AND facility_plane(latitude, longitude)
             <@ circle(facility_plane(around.latitude, around.longitude), around.radius)
     ) AS count
     FROM unnest($1::float8[], $2::float8[], $3::float8[]) WITH ORDINALITY AS around (latitude, longitude, radius, place)
     ORDER BY place`,
    [
      circles.map(({ latitude }) => latitude),
      circles.map(({ longitude }) => longitude),
      circles.map(({ radiusMeters }) => radiusMeters),
    ],
  );
  return rows.map(({ count }) => count);
}
