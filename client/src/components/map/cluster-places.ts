import Supercluster from 'supercluster';
import { levelOf, zoomOf } from './korea-box';
import { CLUSTER_ABOVE, NEAREST_LEVEL } from './map-limits';
import type { LatLng, MapPlace, MapViewport } from './map-types';

export interface PlaceCluster extends LatLng {
  key: string;
  count: number;
  /** The level at which it falls apart. */
  expansionLevel: number;
}

export interface MarkerSet {
  places: MapPlace[];
  clusters: PlaceCluster[];
}

/** Decides what is drawn for many places: all of them up to about a hundred, else clusters of what lies in view. */
export interface PlaceClusterer {
  clusters: boolean;
  markers: (viewport: MapViewport | null) => MarkerSet;
}

export function clusterPlaces(places: MapPlace[]): PlaceClusterer {
  if (places.length <= CLUSTER_ABOVE) return { clusters: false, markers: () => ({ places, clusters: [] }) };

  const index = new Supercluster<{ at: number }>({ radius: 64, extent: 256, maxZoom: zoomOf(NEAREST_LEVEL) - 1 });
  index.load(
    places.map(({ longitude, latitude }, at) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
      properties: { at },
    })),
  );
  return {
    clusters: true,
    markers: (viewport) => (viewport ? markersIn(index, places, viewport) : { places: [], clusters: [] }),
  };
}

function markersIn(index: Supercluster<{ at: number }>, places: MapPlace[], { bounds, level }: MapViewport): MarkerSet {
  const set: MarkerSet = { places: [], clusters: [] };
  const box: [number, number, number, number] = [
    bounds.southWestLng,
    bounds.southWestLat,
    bounds.northEastLng,
    bounds.northEastLat,
  ];
  for (const { geometry, properties } of index.getClusters(box, zoomOf(level))) {
    if (!('cluster' in properties)) {
      const place = places[properties.at];
      if (place) set.places.push(place);
      continue;
    }
    const [longitude = 0, latitude = 0] = geometry.coordinates;
    const expansionLevel = Math.max(NEAREST_LEVEL, levelOf(index.getClusterExpansionZoom(properties.cluster_id)));
    set.clusters.push({
      key: `cluster-${properties.cluster_id}`,
      latitude,
      longitude,
      count: properties.point_count,
      expansionLevel,
    });
  }
  return set;
}
