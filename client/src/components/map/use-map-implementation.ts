import { type ComponentType, useEffect, useState } from 'react';
import type { EngineProps } from './map-types';

type Implementation = ComponentType<EngineProps>;

/** Each is a chunk of its own. */
const IMPLEMENTATIONS = {
  leaflet: (): Promise<Implementation> => import('./leaflet/leaflet-map').then(({ LeafletMap }) => LeafletMap),
  kakao: (): Promise<Implementation> => import('./kakao-map').then(({ KakaoMap }) => KakaoMap),
};

/** Keys whose script did not load: the next map of this visit does not wait for it again. */
const unreachableKeys = new Set<string>();

/** Kakao's map when there is a key and its script loads, else the open one. `Implementation` is null until its code has loaded. */
export function useMapImplementation(kakaoJsKey: string | null) {
  const [attempt, setAttempt] = useState(0);
  const [isKakaoAway, setKakaoAway] = useState(false);
  const kind = kakaoJsKey && !isKakaoAway && !unreachableKeys.has(kakaoJsKey) ? 'kakao' : 'leaflet';
  const [loaded, setLoaded] = useState<{ kind: string; attempt: number; Implementation: Implementation | null }>();

  useEffect(() => {
    let isStale = false;
    const done = (Implementation: Implementation | null) => {
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
    hasFailed: current?.Implementation === null,
    retry: () => setAttempt(attempt + 1),
    fallBack: () => {
      if (kakaoJsKey) unreachableKeys.add(kakaoJsKey);
      setKakaoAway(true);
    },
  };
}
