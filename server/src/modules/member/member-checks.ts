import { lengthOf } from '../../shared/validation/text-rules';
import { MEMBER_RULES, receivesMail } from '../../shared/validation/member-rules';
import { isGuessable, type PasswordOwner } from './password-strength';

const { email, password, nickName, info } = MEMBER_RULES;
const EMAIL = new RegExp(email.pattern, 'u');
const PASSWORD = new RegExp(password.pattern, 'u');
const NICK_NAME = new RegExp(nickName.pattern, 'u');

type Check = (value: string) => string | undefined;

/** Error text for the form field, or undefined. Checks the length first, so that patterns see bounded input. */
export const checkEmail: Check = (value) =>
  lengthOf(value) <= email.max && EMAIL.test(value) && receivesMail(value) ? undefined : email.text;

export function checkNewPassword(value: string, owner: PasswordOwner): string | undefined {
  if (lengthOf(value) > password.max || !PASSWORD.test(value)) return password.text;
  return isGuessable(value, owner) ? password.commonText : undefined;
}

export const checkNickName: Check = (value) => (NICK_NAME.test(value) ? undefined : nickName.text);

export const checkInfo =
  (max: number): Check =>
  (value) =>
    lengthOf(value) <= max ? undefined : `자기소개는 ${max.toLocaleString('ko')}자까지 쓸 수 있습니다.`;

export const checkSignUpInfo = checkInfo(info.signUpMax);
export const checkUpdatedInfo = checkInfo(info.max);

/** Normalizes CRLF of browser forms, so that lengths agree. */
export function cleanInfo(value: string): string {
  return value.replaceAll('\r\n', '\n');
}
