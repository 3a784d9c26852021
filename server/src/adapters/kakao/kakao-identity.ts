export interface KakaoPerson {
  /** Kakao's id of the person for our application; the only key that identifies a member. */
  id: string;
  /** Only if Kakao has verified it. */
  email: string | null;
  /** Any characters, any length. */
  nickName: string | null;
}

export interface KakaoIdentityProvider {
  /** Address for the browser; the client adds a `state`. */
  authorizeUrl: string;
  /** The demo's local Kakao. */
  isDemo: boolean;
  /**
   * @param code from Kakao through the browser; valid once
   * @throws AppError UNAUTHENTICATED when Kakao refuses the code, BAD_GATEWAY for an invalid answer or none
   */
  findPerson: (code: string) => Promise<KakaoPerson>;
  /**
   * Tests our key and secret with an invented code.
   * @returns null if Kakao accepts both, otherwise Kakao's error code, such as KOE101
   * @throws Error for an invalid answer or none
   */
  probe: () => Promise<string | null>;
}
