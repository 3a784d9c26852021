import { loadOutlines } from './load-outlines';
import type { LatLng, MapBounds } from './map-types';
import { type DistrictName, officialNames } from './official-names';

/** Kakao's geocoder answers within a moment or not at all. */
const GEOCODER_TIMEOUT = 3000;

/** Region and district of a point by their official names: from Kakao's geocoder when it is there, else from the bundled boundaries. */
export async function locateDistrict(point: LatLng): Promise<DistrictName | null> {
  const outlines = await loadOutlines();
  const asked = await askKakao(point);
  const named = asked && officialNames(asked.region_1depth_name, asked.region_2depth_name, await outlines.regions());
  return named ?? outlines.districtAt(point);
}

/** Parts of a view's height and width at which its district is looked up. */
const PARTS = [0.1, 0.5, 0.9];

/** The one district that a view of the map shows; null where it spans several. */
export async function locateDistrictOfView({ southWestLat, southWestLng, northEastLat, northEastLng }: MapBounds) {
  const at = (down: number, across: number): LatLng => ({
    latitude: southWestLat + (northEastLat - southWestLat) * down,
    longitude: southWestLng + (northEastLng - southWestLng) * across,
  });
  const outlines = await loadOutlines();
  const found = await Promise.all(PARTS.flatMap((down) => PARTS.map((across) => outlines.districtAt(at(down, across)))));
  const names = new Set(found.filter((district) => district !== null).map((district) => Object.values(district).join(' ')));
  return names.size === 1 ? locateDistrict(at(0.5, 0.5)) : null;
}

function askKakao({ latitude, longitude }: LatLng): Promise<kakao.maps.services.RegionCode | null> {
  const services = (globalThis as { kakao?: { maps?: { services?: typeof kakao.maps.services } } }).kakao?.maps?.services;
  if (!services) return Promise.resolve(null);
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), GEOCODER_TIMEOUT);
    // About 100 m is enough for a district: a person's position leaves the browser no finer than that.
    new services.Geocoder().coord2RegionCode(round(longitude), round(latitude), (result, status) => {
      clearTimeout(timer);
      resolve(status === services.Status.OK ? (result[0] ?? null) : null);
    });
  });
}

const round = (degrees: number): number => Number(degrees.toFixed(3));
