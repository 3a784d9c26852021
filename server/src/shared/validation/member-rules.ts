/**
 * Rules of a member's fields for server and client (`npm run generate` writes them to the client's constants).
 * Lengths are counted in code points.
 */
export const MEMBER_RULES = {
  email: { pattern: '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$', max: 255, text: '이메일 형식이 올바르지 않습니다.' },
  /** Kakao members who share no e-mail have a placeholder, which receives no mail. */
  placeholderDomain: '@kakao.invalid',
  password: {
    /** Lowercase, uppercase, digit and one of !@#$%^&*()_+=-; no blanks. */
    pattern: '^(?=.*[a-z])(?=.*[A-Z])(?=.*\\d)(?=.*[!@#$%^&*()_+=-])\\S{8,}$',
    min: 8,
    max: 255,
    text: '비밀번호는 8자 이상, 영문 대소문자, 숫자, 특수문자를 포함해야 합니다.',
    commonText: '너무 흔한 비밀번호입니다. 다른 비밀번호를 정해 주세요.',
    confirmationText: '비밀번호가 일치하지 않습니다.',
  },
  /** Complete syllables only: a lone consonant is no name. */
  nickName: { pattern: '^[가-힣A-Za-z0-9]{2,20}$', min: 2, max: 20, text: '별명은 2~20자, 한글/영문/숫자만 사용할 수 있습니다.' },
  info: { signUpMax: 1_000, max: 3_000 },
  /** Of a Kakao member, shown once. */
  temporaryCode: { length: 8, seconds: 120 },
} as const;

/** Not so for Kakao members who share no e-mail. */
export const receivesMail = (email: string): boolean => !email.toLowerCase().endsWith(MEMBER_RULES.placeholderDomain);

/** How long a sign-in lasts; its token cannot be renewed. */
export const SESSION_DAYS = 14;
