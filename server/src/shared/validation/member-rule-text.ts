import { MEMBER_RULES } from './member-rules';

const { email, password, nickName } = MEMBER_RULES;

/** Rules of a member's fields in Korean, for the manuals of GraphQL and REST. */
export const MEMBER_RULE_TEXT = {
  email: `${email.max}자까지. 영문 대소문자를 가리지 않고 다른 회원과 달라야 합니다.`,
  password: `${password.min}자부터 ${password.max}자까지, 빈칸 없이. 영문 대문자와 소문자, 숫자, 특수문자(!@#$%^&*()_+=-)가 모두 들어 있어야 하고 너무 흔한 비밀번호는 안 됩니다.`,
  nickName: `${nickName.min}자부터 ${nickName.max}자까지, 완성된 한글, 영문, 숫자만. 영문 대소문자를 가리지 않고 다른 회원과 달라야 합니다.`,
};
