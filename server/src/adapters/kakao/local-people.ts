/** An invented person of the demo's Kakao. */
export interface LocalPerson {
  id: number;
  nickName: string;
  email: string | null;
  isEmailVerified: boolean;
  /** What signing in as this person shows. */
  note: string;
}

export const LOCAL_PEOPLE: readonly LocalPerson[] = [
  {
    id: 4_000_000_001,
    nickName: '보리네가족',
    email: 'bori@kakao.example',
    isEmailVerified: true,
    note: 'bori@kakao.example',
  },
  { id: 4_000_000_002, nickName: '구름누나', email: null, isEmailVerified: false, note: '이메일을 알려 주지 않는 사람' },
  {
    id: 4_000_000_003,
    nickName: '🐾 <b>콩이</b> & 두부네 ♥ 우리 집 막내들과 함께 걷는 길',
    email: 'kong@kakao.example',
    isEmailVerified: false,
    note: '별명이 별나고 이메일을 확인받지 않은 사람',
  },
];

/** The answer of `/v2/user/me`. */
export function describePerson({ id, nickName, email, isEmailVerified }: LocalPerson) {
  return {
    id,
    properties: { nickname: nickName },
    kakao_account: {
      profile: { nickname: nickName },
      has_email: email !== null,
      ...(email !== null && { is_email_valid: true, is_email_verified: isEmailVerified, email }),
    },
  };
}
