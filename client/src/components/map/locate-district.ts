import { loadOutlines } from './load-outlines';
import type { LatLng, MapBounds } from './map-types';
import { type DistrictName, officialNames } from './official-names';

/** Milliseconds; Kakao's geocoder answers at once or not at all. */
const GEOCODER_TIMEOUT = 3000;

/** Official region and district of a point, from Kakao's geocoder if it is loaded, else from the bundled boundaries. */
export async function locateDistrict(point: LatLng): Promise<DistrictName | null> {
  const outlines = await loadOutlines();
  const found = await geocode(point);
  const named = found && officialNames(found.region_1depth_name, found.region_2depth_name, await outlines.regions());
  return named ?? outlines.districtAt(point);
}

/** Parts of a view's height and width at which its district is looked up. */
const PARTS = [0.1, 0.5, 0.9];

/** The district of a map view, or null when the view spans several. */
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

function geocode({ latitude, longitude }: LatLng): Promise<kakao.maps.services.RegionCode | null> {
  const services = (globalThis as { kakao?: { maps?: { services?: typeof kakao.maps.services } } }).kakao?.maps?.services;
  if (!services) return Promise.resolve(null);
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), GEOCODER_TIMEOUT);
    // For privacy a position is sent with a precision of about 100 m, which is enough for a district.
    new services.Geocoder().coord2RegionCode(round(longitude), round(latitude), (result, status) => {
      clearTimeout(timer);
      resolve(status === services.Status.OK ? (result[0] ?? null) : null);
    });
  });
}

const round = (degrees: number): number => Number(degrees.toFixed(3));
