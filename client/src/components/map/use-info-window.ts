import { useState } from 'react';
import type { MapPlace } from './map-types';

interface InfoState {
  /** Place whose window is open. */
  info: string | null;
  open: (id: string) => void;
  close: () => void;
}

/** Which place's window is open. It closes by itself when its place leaves the map. */
export function useInfoWindow(places: MapPlace[]): InfoState {
  const [info, setInfo] = useState<string | null>(null);
  if (info !== null && !places.some(({ id }) => id === info)) setInfo(null);
  return { info, open: setInfo, close: () => setInfo(null) };
}
