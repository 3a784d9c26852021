import { useEffect, useState } from 'react';
import { useKakaoLoader } from 'react-kakao-maps-sdk';

const SCRIPT = 'https://dapi.kakao.com/v2/maps/sdk.js';
const RETRY_EVERY = 200;
/** 6 seconds: who waits longer is better served by the open map. */
const MOST_TRIES = 30;

/** Loads Kakao's library and looks every 200 ms whether it has come. A refused script fails at once, a hanging one after 6 seconds. */
export function useKakaoReady(appkey: string): 'waiting' | 'ready' | 'failed' {
  const [isLoading, error] = useKakaoLoader({ appkey, libraries: ['services'], url: SCRIPT });
  const [tries, setTries] = useState(0);
  const isReady = !isLoading && !error;
  const hasFailed = Boolean(error) || tries >= MOST_TRIES;

  useEffect(() => {
    if (isReady || hasFailed) return;
    const timer = setTimeout(() => setTries(tries + 1), RETRY_EVERY);
    return () => clearTimeout(timer);
  }, [isReady, hasFailed, tries]);

  if (isReady) return 'ready';
  return hasFailed ? 'failed' : 'waiting';
}
