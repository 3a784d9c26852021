import { AppError } from '../../shared/errors';
import type { Logger } from '../../shared/logger';
import { type JsonResponse, fetchJson } from './fetch-json';
import { readPerson, readToken, readTokenRefusal, readUserRefusal } from './kakao-answers';
import type { KakaoIdentityProvider, KakaoPerson } from './kakao-identity';

export interface KakaoClientOptions {
  restApiKey: string;
  /** null if the application at Kakao uses none. */
  clientSecret: string | null;
  authBase: string;
  apiBase: string;
  /** The browser's address for authBase, if it is another. */
  browserBase?: string;
  redirectUri: string;
  isDemo?: boolean;
  log: Logger;
  /** For both calls together. */
  timeoutMs?: number;
}

const TIMEOUT_MS = 2_800;
/** Anything else is rejected without a call. */
const CODE = /^[!-~]{1,1000}$/;
const UNUSED_CODE = 'nobody-has-this-code';

export function kakaoRedirectUri(publicUrl: string): string {
  return `${publicUrl}/auth/kakao/callback`;
}

/** Kakao's REST API. Two calls without retries or redirects; codes and tokens appear in no log. */
export class KakaoClient implements KakaoIdentityProvider {
  readonly authorizeUrl: string;
  readonly isDemo: boolean;

  constructor(private readonly options: KakaoClientOptions) {
    const { restApiKey, authBase, browserBase = authBase, redirectUri, isDemo = false } = options;
    const query = new URLSearchParams({ response_type: 'code', client_id: restApiKey, redirect_uri: redirectUri });
    this.authorizeUrl = `${browserBase}/oauth/authorize?${query.toString()}`;
    this.isDemo = isDemo;
  }

  async findPerson(code: string): Promise<KakaoPerson> {
    if (!CODE.test(code)) throw refused();
    try {
      const signal = AbortSignal.timeout(this.options.timeoutMs ?? TIMEOUT_MS);
      return await this.readPerson(await this.exchange(code, signal), signal);
    } catch (error) {
      if (error instanceof AppError) throw error;
      this.options.log.warn({ err: error }, 'kakao does not answer as it should');
      throw unavailable();
    }
  }

  async probe(): Promise<string | null> {
    const signal = AbortSignal.timeout(this.options.timeoutMs ?? TIMEOUT_MS);
    const { status, body } = await this.requestToken(UNUSED_CODE, signal);
    if (status < 300 || status === 429) fail(`HTTP ${status}`);
    const { reason, isAboutCode } = readTokenRefusal(body);
    return isAboutCode ? null : reason;
  }

  private async exchange(code: string, signal: AbortSignal): Promise<string> {
    const { redirectUri, log } = this.options;
    const { status, body } = await this.requestToken(code, signal);
    if (status < 300) return readToken(body) ?? fail('a token was expected');
    if (status === 429) fail('HTTP 429');
    const { reason, isAboutCode } = readTokenRefusal(body);
    if (isAboutCode) {
      log.info({ reason }, 'kakao refused a code');
      throw refused();
    }
    log.error(
      { reason, redirectUri },
      'kakao refuses our settings: check KAKAO_REST_API_KEY, KAKAO_CLIENT_SECRET and PUBLIC_URL',
    );
    throw unavailable();
  }

  private requestToken(code: string, signal: AbortSignal): Promise<JsonResponse> {
    const { restApiKey, clientSecret, authBase, redirectUri } = this.options;
    return fetchJson(`${authBase}/oauth/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: restApiKey,
        redirect_uri: redirectUri,
        code,
        ...(clientSecret && { client_secret: clientSecret }),
      }),
      signal,
    });
  }

  private async readPerson(token: string, signal: AbortSignal): Promise<KakaoPerson> {
    const { log, apiBase } = this.options;
    const { status, body } = await fetchJson(`${apiBase}/v2/user/me`, {
      method: 'GET',
      headers: { authorization: `Bearer ${token}` },
      signal,
    });
    if (status < 300) return readPerson(body) ?? fail('a person was expected');
    if (status === 429) fail('HTTP 429');
    const reason = readUserRefusal(body);
    // 400 and 401 are about the person's account (dormant, unlinked, too young); 403 is about our application's permissions.
    if (status === 400 || status === 401) {
      log.warn({ reason }, 'kakao refused a person');
      throw refused();
    }
    log.error({ reason, status }, 'kakao does not tell us who signs in: check the application at Kakao');
    throw unavailable();
  }
}

function fail(reason: string): never {
  throw new Error(reason);
}

function refused(): AppError {
  return new AppError('UNAUTHENTICATED', '카카오 로그인에 실패했습니다. 다시 시도해 주세요.');
}

function unavailable(): AppError {
  return new AppError('BAD_GATEWAY', '카카오가 응답하지 않습니다. 잠시 후 다시 시도해 주세요.');
}
