import Supercluster from 'supercluster';
import { CLUSTER_ABOVE, COUNTRY_CLUSTER_MIN, COUNTRY_LEVEL, isWithin, levelOf, NEAREST_LEVEL, zoomOf } from './map-geometry';
import type { LatLng, MapBadge, MapBounds, MapPlace } from './map-types';
import { MARKER_SIZES } from './marker-sizes';

export interface PlaceCluster extends LatLng {
  key: string;
  /** Ids of the places in it. */
  places: string[];
  /** Common to all of them. */
  badge?: MapBadge;
  /** The level at which it splits. */
  expansionLevel: number;
}

export interface MarkerSet {
  places: MapPlace[];
  clusters: PlaceCluster[];
}

interface PlaceClusterer {
  isCrowd: boolean;
  /** Everything on the map at a level, in view or not. */
  at: (level: number) => MarkerSet;
}

/** Clusters for more than about a hundred places, and for fewer where the map shows much of the country. */
export function clusterPlaces(places: MapPlace[]): PlaceClusterer {
  const isCrowd = places.length > CLUSTER_ABOVE;
  const all = { places, clusters: [] };
  if (places.length < COUNTRY_CLUSTER_MIN) return { isCrowd, at: () => all };

  const minPoints = isCrowd ? 2 : COUNTRY_CLUSTER_MIN;
  const index = new Supercluster<{ at: number }>({
    radius: MARKER_SIZES.clusterReach,
    extent: 256,
    maxZoom: zoomOf(NEAREST_LEVEL) - 1,
    minPoints,
  });
  index.load(
    places.map(({ longitude, latitude }, at) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
      properties: { at },
    })),
  );
  return { isCrowd, at: (level) => (isCrowd || level >= COUNTRY_LEVEL ? markersAt(index, places, level) : all) };
}

/** The clusters in view, and the places in view or within another view on each side, so that a drag reveals mounted markers. */
export function markersNear({ places, clusters }: MarkerSet, view: MapBounds): MarkerSet {
  const margin = { latitude: view.northEastLat - view.southWestLat, longitude: view.northEastLng - view.southWestLng };
  return {
    places: places.filter((place) => isWithin(place, view, margin)),
    clusters: clusters.filter((cluster) => isWithin(cluster, view)),
  };
}

const WORLD: [number, number, number, number] = [-180, -90, 180, 90];

function markersAt(index: Supercluster<{ at: number }>, places: MapPlace[], level: number): MarkerSet {
  const set: MarkerSet = { places: [], clusters: [] };
  for (const { geometry, properties } of index.getClusters(WORLD, zoomOf(level))) {
    if (!('cluster' in properties)) {
      const place = places[properties.at];
      if (place) set.places.push(place);
      continue;
    }
    const [longitude = 0, latitude = 0] = geometry.coordinates;
    const expansionLevel = Math.max(NEAREST_LEVEL, levelOf(index.getClusterExpansionZoom(properties.cluster_id)));
    const inside = index.getLeaves(properties.cluster_id, Infinity).flatMap((leaf) => places[leaf.properties.at] ?? []);
    set.clusters.push({
      key: `cluster-${properties.cluster_id}`,
      latitude,
      longitude,
      places: inside.map(({ id }) => id),
      badge: commonBadge(inside),
      expansionLevel,
    });
  }
  return set;
}

function commonBadge([first, ...others]: MapPlace[]): MapBadge | undefined {
  return others.every(({ badge }) => badge?.text === first?.badge?.text) ? first?.badge : undefined;
}
