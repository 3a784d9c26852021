export interface KakaoPerson {
  /** Kakao's id of the person for our application; the only key by which a member is known again. */
  id: string;
  /** Only when Kakao has verified that it is the person's own. */
  email: string | null;
  /** As the person wrote it: any characters, any length. */
  nickName: string | null;
}

/** Where people prove who they are with their Kakao account. */
export interface KakaoIdentityProvider {
  /** Address to which the browser goes; the client adds a `state` of its own. */
  authorizeUrl: string;
  /** The local stand-in of the demo instead of Kakao. */
  isDemo: boolean;
  /**
   * @param code what Kakao handed to the browser; good for one call
   * @throws AppError UNAUTHENTICATED when Kakao refuses the code, BAD_GATEWAY when Kakao does not answer as it should
   */
  findPerson: (code: string) => Promise<KakaoPerson>;
  /**
   * Asks with a code that nobody has, which tells whether Kakao takes our key and our secret, and changes nothing.
   * @returns null when it takes both, else its own word for what is wrong, such as KOE101
   * @throws Error when Kakao does not answer as it should
   */
  probe: () => Promise<string | null>;
}
