import { MEMBER_RULES } from '../../graphql/constants.generated';
import { codePoints } from '../../lib/text';
import type { Problem } from '../../lib/live-rule';
import { numberText } from '../../lib/number-text';

const STRINGS = {
  infoTooLong: (max: number) => `자기소개는 ${numberText(max)}자까지 쓸 수 있습니다.`,
};

const { email, password, nickName } = MEMBER_RULES;
const emailPattern = new RegExp(email.pattern, 'u');
const passwordPattern = new RegExp(password.pattern, 'u');
const nickNamePattern = new RegExp(nickName.pattern, 'u');

const fits = (value: string, pattern: RegExp, max: number) => codePoints(value) <= max && pattern.test(value);

export const emailProblem = (value: string): Problem => (fits(value, emailPattern, email.max) ? null : email.text);

export const passwordProblem = (value: string): Problem => (fits(value, passwordPattern, password.max) ? null : password.text);

export const confirmationProblem = (value: string, chosen: string): Problem =>
  value !== '' && value === chosen ? null : password.confirmationText;

export const nickNameProblem = (value: string): Problem => (fits(value, nickNamePattern, nickName.max) ? null : nickName.text);

export const infoProblem = (value: string, max: number): Problem => (codePoints(value) <= max ? null : STRINGS.infoTooLong(max));
