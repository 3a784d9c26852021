import { sessionStore } from '../../../lib/storage';

const KEY = 'kakao-sign-in';

export interface KakaoStart {
  /** Comes back from Kakao; whoever sends people here with a code of their own does not know it. */
  state: string;
  returnTo?: string;
}

/** 128 random bits in hex; `randomUUID` exists only on https. */
export const newState = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** @returns false: the browser does not store it, so the return from Kakao would fail */
export const rememberKakaoStart = (start: KakaoStart): boolean => sessionStore.set(KEY, JSON.stringify(start));

/** Good for one return; null for whatever is not what `rememberKakaoStart` left. */
export function takeKakaoStart(): KakaoStart | null {
  const stored = sessionStore.get(KEY);
  sessionStore.remove(KEY);
  try {
    const start: unknown = JSON.parse(stored ?? 'null');
    return isKakaoStart(start) ? start : null;
  } catch {
    return null;
  }
}

function isKakaoStart(value: unknown): value is KakaoStart {
  if (typeof value !== 'object' || value === null) return false;
  const { state, returnTo } = value as Record<string, unknown>;
  return typeof state === 'string' && (returnTo === undefined || typeof returnTo === 'string');
}
