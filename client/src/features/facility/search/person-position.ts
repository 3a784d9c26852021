import { makeVar } from '@apollo/client';
import { isInKorea } from '../../../components/map/map-geometry';
import type { LatLng } from '../../../components/map/map-types';

/** Only in this tab's memory: not in the address, not in storage, and the server gets no more than `nearby`. */
export const personPosition = makeVar<LatLng | null>(null);

/** About one kilometre: enough for the order of a list, too coarse for a home. */
export const nearby = ({ latitude, longitude }: LatLng): LatLng => ({
  latitude: Number(latitude.toFixed(2)),
  longitude: Number(longitude.toFixed(2)),
});

export type PositionProblem = 'unsupported' | 'denied' | 'failed' | 'outside';

/** As in `GeolocationPositionError`. */
const PERMISSION_DENIED = 1;
const OPTIONS: PositionOptions = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 60_000 };

/** Asks the browser where the person is, without telling anyone else. */
export function askPosition(): Promise<LatLng | PositionProblem> {
  // Missing where the page is not served securely, and in very old browsers.
  if (!('geolocation' in navigator)) return Promise.resolve('unsupported');
  return new Promise((resolve) =>
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve(isInKorea({ latitude, longitude }) ? { latitude, longitude } : 'outside'),
      ({ code }) => resolve(code === PERMISSION_DENIED ? 'denied' : 'failed'),
      OPTIONS,
    ),
  );
}
