import { MEMBER_RULES } from '../graphql/constants.generated';

const NO_EMAIL = '이메일 없음 (카카오)';

/** Not so for Kakao members who share no e-mail: theirs is a placeholder. */
export const receivesMail = (email: string): boolean => !email.toLowerCase().endsWith(MEMBER_RULES.placeholderDomain);

export const emailText = (email: string): string => (receivesMail(email) ? email : NO_EMAIL);
