import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** Of 0 to 4; lower scores fall within 10^6 guesses. */
const LEAST_SCORE = 2;

/** Bounds the check, which blocks the event loop: long passwords and many leet variants are slow. */
const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: 32, l33tMaxSubstitutions: 10 });

export interface PasswordOwner {
  email: string;
  nickName: string;
}

/** Common passwords, patterns, and those derived from the owner's name or e-mail. */
export function isGuessable(password: string, { email, nickName }: PasswordOwner): boolean {
  return estimator.check(password, [email, email.split('@')[0]!, nickName]).score < LEAST_SCORE;
}
