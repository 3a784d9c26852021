import { makeVar } from '@apollo/client';
import type { LatLng } from '../../../components/map/map-types';

/**
 * Where the person is, once they have asked for it. Kept in this tab's memory only: not in the address, not in storage,
 * and the server is told no more than `nearby`.
 */
export const personPosition = makeVar<LatLng | null>(null);

/** About one kilometre: enough for the order of a list, too coarse for a home. */
export const nearby = ({ latitude, longitude }: LatLng): LatLng => ({
  latitude: Number(latitude.toFixed(2)),
  longitude: Number(longitude.toFixed(2)),
});
