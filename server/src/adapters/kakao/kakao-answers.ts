import { z } from 'zod';
import type { KakaoPerson } from './kakao-identity';

/** Missing or malformed fields become null; only the id is required. */
const text = z.string().nullish().catch(null);
const flag = z.boolean().catch(false);

const user = z.object({
  id: z.int().positive(),
  properties: z.object({ nickname: text }).nullish().catch(null),
  kakao_account: z
    .object({
      profile: z.object({ nickname: text }).nullish().catch(null),
      has_email: flag,
      is_email_valid: flag,
      is_email_verified: flag,
      email: text,
    })
    .nullish()
    .catch(null),
});

/** Printable characters only: it becomes a header. */
const token = z.object({ access_token: z.string().regex(/^[!-~]{1,4096}$/) });

const tokenError = z.object({ error: text, error_code: text });
const userError = z.object({ code: z.number() });

/** @returns null for a body that is not Kakao's */
export function readToken(body: unknown): string | null {
  return token.safeParse(body).data?.access_token ?? null;
}

/** @returns null for a body that is not Kakao's */
export function readPerson(body: unknown): KakaoPerson | null {
  const { data } = user.safeParse(body);
  if (!data) return null;
  const { id, kakao_account: account, properties } = data;
  const isEmailTheirs = account?.has_email && account.is_email_valid && account.is_email_verified;
  return {
    id: String(id),
    email: (isEmailTheirs && account.email) || null,
    nickName: account?.profile?.nickname ?? properties?.nickname ?? null,
  };
}

export interface TokenRefusal {
  /** For the log, such as KOE320; not Kakao's description, which repeats the code. */
  reason: string;
  /** Whether Kakao rejects the person's code (used, expired, invented) and not our settings. */
  isAboutCode: boolean;
}

/** Kakao reports a wrong redirect address (KOE303) as `invalid_grant` too, but that is a setting of ours. */
export function readTokenRefusal(body: unknown): TokenRefusal {
  const { error, error_code: code } = tokenError.safeParse(body).data ?? {};
  const reason = [code, error].find((word) => word && /^\w{1,40}$/.test(word)) ?? 'unknown';
  return { reason, isAboutCode: code === 'KOE320' || (error === 'invalid_grant' && code !== 'KOE303') };
}

export function readUserRefusal(body: unknown): string {
  return String(userError.safeParse(body).data?.code ?? 'unknown');
}
