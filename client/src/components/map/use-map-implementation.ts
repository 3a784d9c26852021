import { type ComponentType, useEffect, useState } from 'react';
import type { EngineProps } from './map-engine';

export interface ImplementationProps extends EngineProps {
  kakaoJsKey: string;
  tileUrl: string | null;
  /** The map cannot be had; the other one shall take over. */
  onUnavailable: () => void;
}

type Kind = 'leaflet' | 'kakao';

/** Each is a chunk of its own: who uses one never downloads the other. */
const IMPLEMENTATIONS: Record<Kind, () => Promise<ComponentType<ImplementationProps>>> = {
  leaflet: () => import('./leaflet/leaflet-map').then(({ LeafletMap }) => LeafletMap),
  kakao: () => import('./kakao-map').then(({ KakaoMap }) => KakaoMap),
};

/** Keys whose script did not come: the next map of this visit does not wait for it again. */
const unreachableKeys = new Set<string>();

interface Loaded {
  /** Null while its code is on the way. */
  Implementation: ComponentType<ImplementationProps> | null;
  hasFailed: boolean;
  retry: () => void;
  fallBack: () => void;
}

/** Kakao's map when there is a key and its script comes, else the open one. */
export function useMapImplementation(kakaoJsKey: string | null): Loaded {
  const [attempt, setAttempt] = useState(0);
  const [isKakaoAway, setKakaoAway] = useState(false);
  const kind: Kind = kakaoJsKey && !isKakaoAway && !unreachableKeys.has(kakaoJsKey) ? 'kakao' : 'leaflet';
  const [loaded, setLoaded] = useState<{
    kind: Kind;
    attempt: number;
    Implementation: ComponentType<ImplementationProps> | null;
  }>();

  useEffect(() => {
    let isStale = false;
    const done = (Implementation: ComponentType<ImplementationProps> | null) => {
      if (!isStale) setLoaded({ kind, attempt, Implementation });
    };
    IMPLEMENTATIONS[kind]().then(done, () => (kind === 'kakao' ? setKakaoAway(true) : done(null)));
    return () => {
      isStale = true;
    };
  }, [kind, attempt]);

  const current = loaded?.kind === kind && loaded.attempt === attempt ? loaded : null;
  return {
    Implementation: current?.Implementation ?? null,
    hasFailed: current !== null && current.Implementation === null,
    retry: () => setAttempt(attempt + 1),
    fallBack: () => {
      if (kakaoJsKey) unreachableKeys.add(kakaoJsKey);
      setKakaoAway(true);
    },
  };
}
