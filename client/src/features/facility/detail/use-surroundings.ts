import { useMemo } from 'react';
import type { GroundName, LatLng, MapPlace } from '../../../components/map/map-types';
import { usePlaceSurroundingsQuery } from './place-surroundings.generated';

const RADIUS_METERS = 10_000;
/** About as far. */
const [NORTH, EAST] = [0.09, 0.11];
/** A name nearer than this many degrees would be covered by the marker of the place itself. */
const UNDER_MARKER = 0.0005;

interface Surroundings {
  neighbours: MapPlace[];
  names: GroundName[];
  isLoading: boolean;
}

/** Other places and names around a place; none where they cannot be had. */
export function useSurroundings(id: string, { latitude, longitude }: LatLng): Surroundings {
  const { data, loading } = usePlaceSurroundingsQuery({
    variables: {
      latitude,
      longitude,
      radiusMeters: RADIUS_METERS,
      bounds: {
        southWestLat: latitude - NORTH,
        southWestLng: longitude - EAST,
        northEastLat: latitude + NORTH,
        northEastLng: longitude + EAST,
      },
    },
  });
  return useMemo(
    () => ({
      neighbours: (data?.facilitiesInBounds.items ?? []).flatMap((place) => {
        const { name, category2: group, category3: kind, latitude, longitude } = place;
        const isOther = place.id !== id && latitude !== null && longitude !== null;
        return isOther ? [{ id: place.id, name, group, kind, latitude, longitude, isDim: true }] : [];
      }),
      names: (data?.areasAround ?? []).filter(
        (point) => Math.hypot(point.latitude - latitude, point.longitude - longitude) > UNDER_MARKER,
      ),
      isLoading: loading,
    }),
    [data, loading, id, latitude, longitude],
  );
}
