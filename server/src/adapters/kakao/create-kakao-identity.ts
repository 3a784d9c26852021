import type { Logger } from '../../shared/logger';
import { KakaoClient, kakaoRedirectUri } from './kakao-client';
import type { KakaoIdentityProvider } from './kakao-identity';
import { LOCAL_KAKAO_KEY, LOCAL_KAKAO_PATH } from './local-kakao';

export interface KakaoSettings {
  kakaoRestApiKey: string | null;
  kakaoClientSecret: string | null;
  kakaoAuthBase: string;
  kakaoApiBase: string;
  publicUrl: string;
  host: string;
  port: number;
  isProduction: boolean;
}

/**
 * Kakao if a key is set; otherwise the demo's local Kakao, never in production.
 * @returns null if nobody can sign in with Kakao
 */
export function createKakaoIdentity(settings: KakaoSettings, log: Logger): KakaoIdentityProvider | null {
  const redirectUri = kakaoRedirectUri(settings.publicUrl);
  if (settings.kakaoRestApiKey)
    return new KakaoClient({
      restApiKey: settings.kakaoRestApiKey,
      clientSecret: settings.kakaoClientSecret,
      authBase: settings.kakaoAuthBase,
      apiBase: settings.kakaoApiBase,
      redirectUri,
      log,
    });
  if (settings.isProduction) return null;
  const base = loopbackUrl(settings) + LOCAL_KAKAO_PATH;
  return new KakaoClient({
    restApiKey: LOCAL_KAKAO_KEY,
    clientSecret: null,
    authBase: base,
    apiBase: base,
    browserBase: settings.publicUrl + LOCAL_KAKAO_PATH,
    redirectUri,
    isDemo: true,
    log,
  });
}

/** The address at which this server reaches itself. */
function loopbackUrl({ host, port }: KakaoSettings): string {
  const address = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host;
  return `http://${address.includes(':') ? `[${address}]` : address}:${port}`;
}
