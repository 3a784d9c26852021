import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** 0 to 4; below it 10^6 guesses are enough. */
const LEAST_SCORE = 2;

/** Bounds on the time of a check, which blocks the process: long passwords and many leet readings would take a tenth of a second. */
const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: 32, l33tMaxSubstitutions: 10 });

/** Who chooses the password. */
export interface PasswordOwner {
  email: string;
  nickName: string;
}

/** Whether guessers would try the password early: it is common, a pattern, or mostly its owner's name or e-mail. */
export function isGuessable(password: string, { email, nickName }: PasswordOwner): boolean {
  return estimator.check(password, [email, email.split('@')[0]!, nickName]).score < LEAST_SCORE;
}
