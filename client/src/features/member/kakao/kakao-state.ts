const KEY = 'kakao-sign-in';

export interface KakaoStart {
  /** Comes back from Kakao; whoever sends people here with a code of their own does not know it. */
  state: string;
  returnTo?: string;
}

/** 128 random bits in hex; `randomUUID` exists only on https. */
export const newState = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** For this tab, until it comes back. */
export function rememberKakaoStart(start: KakaoStart): void {
  sessionStorage.setItem(KEY, JSON.stringify(start));
}

/** Good for one return. */
export function takeKakaoStart(): KakaoStart | null {
  const stored = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return stored === null ? null : (JSON.parse(stored) as KakaoStart);
}
