import { createSecretKey } from 'node:crypto';
import { decodeJwt, SignJWT } from 'jose';
import { TEST_JWT_SECRET } from '../test-app';
import type { Actor, ContractApp } from './contract-app';

/** Tokens of the actor that were good, or nearly are: one whose time is over, one by another secret, one that was signed out. */
export async function deadTokensOf(
  contract: ContractApp,
  actor: Actor,
): Promise<Record<'expired' | 'forged' | 'revoked', string>> {
  const { app, people } = contract;
  const claims = decodeJwt(people[actor].token);
  const sign = (changes: object, secret: string) =>
    new SignJWT({ ...claims, ...changes })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .sign(createSecretKey(Buffer.from(secret)));
  const anHourAgo = Math.floor(Date.now() / 1000) - 3_600;
  const revoked = await app.signIn(await contract.memberOf(actor));
  const { errors } = await app.run('mutation { signOut }', {}, { token: revoked });
  expect(errors).toEqual([]);
  return {
    expired: await sign({ iat: anHourAgo - 60, exp: anHourAgo }, TEST_JWT_SECRET),
    forged: await sign({ scp: 'admin' }, 'a secret of somebody else, long enough'),
    revoked,
  };
}
