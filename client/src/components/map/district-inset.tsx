import { useEffect, useState } from 'react';
import styles from './district-inset.module.css';
import { loadOutlines } from './load-outlines';
import type { LatLng } from './map-types';
import { mercatorX, mercatorY } from './map-geometry';
import type { Position } from './outlines';
import { STRINGS } from './strings';

const SIZE = 100;

/** The outline of the district around a point, for maps that only show streets. */
export function DistrictInset({ at: { latitude, longitude } }: { at: LatLng }) {
  const [rings, setRings] = useState<Position[][]>([]);
  useEffect(() => {
    let isGone = false;
    loadOutlines()
      .then((outlines) => outlines.districtRings({ latitude, longitude }))
      .then(
        (found) => !isGone && setRings(found),
        () => undefined, // Optional.
      );
    return () => {
      isGone = true;
    };
  }, [latitude, longitude]);

  if (rings.length === 0) return null;
  const toSquare = fitIntoSquare(rings.flat());
  const [x, y] = toSquare([longitude, latitude]);
  return (
    <svg className={styles.inset} viewBox={`0 0 ${SIZE} ${SIZE}`} role="img" aria-label={STRINGS.districtInset}>
      <path d={rings.map((ring) => `M${ring.map((position) => toSquare(position).join(' ')).join('L')}Z`).join('')} />
      <circle cx={x} cy={y} r={7} />
    </svg>
  );
}

/** Scales all positions into the square and centres them. */
function fitIntoSquare(positions: Position[]): (position: Position) => [number, number] {
  const xs = positions.map(([longitude]) => mercatorX(longitude));
  const ys = positions.map(([, latitude]) => mercatorY(latitude));
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = SIZE / Math.max(east - west, south - north);
  const place = (value: number, low: number, high: number) => Number((SIZE / 2 + (value - (low + high) / 2) * scale).toFixed(1));
  return ([longitude, latitude]) => [place(mercatorX(longitude), west, east), place(mercatorY(latitude), north, south)];
}
