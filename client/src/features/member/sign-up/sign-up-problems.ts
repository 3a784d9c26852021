import { MEMBER_RULES } from '../../../graphql/constants.generated';
import { confirmationProblem, emailProblem, infoProblem, nickNameProblem, passwordProblem } from '../rules';

export interface SignUpFields {
  email: string;
  password: string;
  confirmation: string;
  nickName: string;
  info: string;
  isAgreed: boolean;
}

/** Whether everything that can be checked here is in order. */
export function isComplete({
  email = '',
  password = '',
  confirmation = '',
  nickName = '',
  info = '',
  isAgreed = false,
}: Partial<SignUpFields>): boolean {
  const problems = [
    emailProblem(email),
    passwordProblem(password),
    confirmationProblem(confirmation, password),
    nickNameProblem(nickName),
    infoProblem(info, MEMBER_RULES.info.signUpMax),
  ];
  return isAgreed && problems.every((problem) => problem === null);
}
