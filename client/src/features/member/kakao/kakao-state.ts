const KEY = 'kakao-sign-in';

export interface KakaoStart {
  /** Comes back from Kakao; whoever sends people here with a code of their own does not know it. */
  state: string;
  returnTo?: string;
}

/** 128 random bits in hex; `randomUUID` exists only on https. */
export const newState = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** For this tab, until it comes back. Where nothing can be stored the return fails, and says so. */
export function rememberKakaoStart(start: KakaoStart): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(start));
  } catch {
    return;
  }
}

/** Good for one return; null for whatever is not what `rememberKakaoStart` left. */
export function takeKakaoStart(): KakaoStart | null {
  try {
    const stored = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
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
