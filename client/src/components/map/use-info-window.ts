import { useState } from 'react';
import type { MapPlace } from './map-types';

export interface OpenInfo {
  id: string;
  /** Opened by a press on the marker, not by the page. */
  byPerson: boolean;
}

interface InfoState {
  info: OpenInfo | null;
  open: (id: string, byPerson: boolean) => void;
  close: () => void;
}

/** Which place's window is open. It closes by itself when its place leaves the map. */
export function useInfoWindow(places: MapPlace[], onOpen: ((id: string) => void) | undefined): InfoState {
  const [info, setInfo] = useState<OpenInfo | null>(null);
  const isThere = (id: string) => places.some((place) => place.id === id);
  if (info && !isThere(info.id)) setInfo(null);
  return {
    info,
    open: (id, byPerson) => {
      if (!isThere(id)) return;
      setInfo({ id, byPerson });
      onOpen?.(id);
    },
    close: () => setInfo(null),
  };
}
