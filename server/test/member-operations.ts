import type { Answer, RunOptions, TestApp } from './test-app';

/** What members do, as a client sends it. */
export const SIGN_UP = 'mutation SignUp($input: SignUpInput!) { signUp(input: $input) { id email nickName } }';
export const SIGN_IN = 'mutation SignIn($input: SignInInput!) { signIn(input: $input) { token expiresAt } }';
export const VIEWER =
  '{ viewer { id email nickName info insertedAt provider authNames viewerCanEdit profileImage { url name } } }';
export const UPDATE =
  'mutation Update($input: UpdateMemberInput!) { updateMember(input: $input) { id nickName info profileImage { url name } } }';
export const CHANGE_PASSWORD = 'mutation Change($input: ChangePasswordInput!) { changePassword(input: $input) }';
export const CREATE_CODE = 'mutation Code($input: TemporaryCodeInput!) { createTemporaryCode(input: $input) { code expiresAt } }';
export const WITHDRAW = 'mutation Withdraw($input: WithdrawInput!) { withdraw(input: $input) }';

let count = 0;

/** A sign-up that breaks no rule, changed as told. */
export function signUpInput(changes: Record<string, unknown> = {}): Record<string, unknown> {
  count += 1;
  return {
    email: `new${count}@baldojang.example`,
    password: 'Baldojang1!',
    nickName: `새발도장${count}`,
    agreesToTerms: true,
    ...changes,
  };
}

export function signIn(
  app: TestApp,
  email: string,
  password: string,
  options?: RunOptions,
): Promise<Answer<{ signIn: { token: string; expiresAt: string } }>> {
  return app.run(SIGN_IN, { input: { email, password } }, options);
}

/** Whether a token still stands for somebody. */
export async function isAlive(app: TestApp, token: string): Promise<boolean> {
  const { status, data } = await app.run<{ viewer: unknown }>(VIEWER, {}, { token });
  return status === 200 && data?.viewer != null;
}

/** How often each status came. */
export function tally(answers: { status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
