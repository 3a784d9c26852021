import { GraphQLError } from 'graphql';
import type { Member } from '../src/graphql/types.generated';

/** A member as the member sees it; a test overrides what it is about. */
export function makeMember(member: Partial<Member> = {}): Member {
  return {
    id: '1',
    email: 'bori@example.com',
    nickName: '보리누나',
    info: '보리랑 살아요.',
    insertedAt: '2026-03-01T03:34:00.000Z',
    authNames: [],
    provider: null,
    profileImage: null,
    viewerCanEdit: true,
    needsNickName: false,
    reviewCount: 0,
    averageRating: null,
    suspension: null,
    lastSignInAt: null,
    receivedReportCount: null,
    ...member,
  };
}

/** What the server gives a Kakao member who shares no e-mail. */
export const KAKAO_PLACEHOLDER = 'kakao_4000000003@kakao.invalid';

/** A token of ours as far as a browser can tell; it ends in an hour unless told. */
export function makeToken({ email = 'bori@example.com', secondsLeft = 3600 } = {}): string {
  const claims = { sub: email, jti: `session of ${email}`, exp: Math.floor(Date.now() / 1000) + secondsLeft, scp: '' };
  return ['{"alg":"HS256"}', JSON.stringify(claims), 'signature'].map((part) => btoa(part).replaceAll('=', '')).join('.');
}

/** Leaves a token where a former visit would have. */
export function signInBefore(token = makeToken()): string {
  localStorage.setItem('token', token);
  return token;
}

/** What a resolver throws to answer as the server does. */
export const refusal = (code: string, message: string, fieldErrors?: Record<string, string>) =>
  new GraphQLError(message, { extensions: { code, ...(fieldErrors && { fieldErrors }) } });
