import { createKakaoIdentity } from '../adapters/kakao/create-kakao-identity';
import { kakaoRedirectUri } from '../adapters/kakao/kakao-client';
import type { Config } from '../config';
import type { Logger } from '../shared/logger';
import { describeError } from './describe-error';
import { fault, good, information, warning, type Outcome } from './finding';
import type { Check } from './run-checks';

const KEY_OF_KAKAO = /^[0-9a-f]{32}$/;

export function kakaoChecks(config: Config, log: Logger): Check[] {
  return [
    { name: '지도 키', run: () => checkMapKey(config) },
    { name: '로그인', run: () => checkSignIn(config, log) },
  ];
}

function checkMapKey({ kakaoJsKey, kakaoRestApiKey, publicUrl }: Config): Outcome {
  if (!kakaoJsKey) return information('KAKAO_JS_KEY가 없어 열린 지도를 씁니다.');
  if (kakaoJsKey === kakaoRestApiKey)
    return fault(
      'KAKAO_JS_KEY에 REST API 키가 들어 있습니다. 지도가 열리지 않고, 모든 방문자에게 보이는 키이기도 합니다. JavaScript 키로 바꾸고 REST API 키는 새로 받아 주세요.',
    );
  if (!KEY_OF_KAKAO.test(kakaoJsKey))
    return warning(
      '카카오의 키는 보통 0–9와 a–f로 된 32글자인데 그렇지 않습니다. 카카오디벨로퍼스의 JavaScript 키와 견주어 보세요.',
    );
  return information(
    `모양은 맞습니다. 키가 통하는지는 브라우저만 알 수 있으니, 카카오디벨로퍼스에 사이트 도메인(${publicUrl})을 등록했는지 보고 지도를 한 번 열어 보세요.`,
  );
}

async function checkSignIn(config: Config, log: Logger): Promise<Outcome> {
  if (!config.kakaoRestApiKey)
    return information(
      config.isProduction
        ? 'KAKAO_REST_API_KEY가 없어 카카오 로그인이 없습니다.'
        : 'KAKAO_REST_API_KEY가 없어 시연용 로그인이 열립니다. 운영에서는 열리지 않습니다.',
    );
  let reason: string | null | undefined;
  try {
    reason = await createKakaoIdentity(config, log)?.probe();
  } catch (error) {
    return fault(`카카오(${new URL(config.kakaoAuthBase).host})에 물어볼 수 없습니다. ${describeError(error)}`);
  }
  if (!reason)
    return good(
      `카카오가 키와 시크릿을 받아들입니다. 리다이렉트 URI(${kakaoRedirectUri(config.publicUrl)})를 글자까지 똑같이 등록했는지는 여기서 알 수 없습니다.`,
    );
  return fault(describeRefusal(reason, config));
}

function describeRefusal(reason: string, { publicUrl, kakaoClientSecret }: Config): string {
  if (reason === 'KOE101') return 'KAKAO_REST_API_KEY가 틀립니다. 카카오디벨로퍼스의 REST API 키를 다시 복사해 주세요. (KOE101)';
  if (reason === 'KOE010')
    return kakaoClientSecret
      ? 'KAKAO_CLIENT_SECRET이 틀립니다. 카카오디벨로퍼스의 클라이언트 시크릿을 다시 복사해 주세요. (KOE010)'
      : '카카오가 클라이언트 시크릿을 달라고 합니다. KAKAO_CLIENT_SECRET을 정하거나 카카오디벨로퍼스에서 시크릿 사용을 꺼 주세요. (KOE010)';
  if (reason === 'KOE004') return '카카오 로그인이 꺼져 있습니다. 카카오디벨로퍼스의 「카카오 로그인」에서 켜 주세요. (KOE004)';
  if (reason === 'KOE303' || reason === 'KOE006')
    return `리다이렉트 URI(${kakaoRedirectUri(publicUrl)})가 카카오디벨로퍼스에 등록되어 있지 않습니다. 글자까지 똑같이 등록해 주세요. (${reason})`;
  return `카카오가 거절합니다 (${reason}). 카카오디벨로퍼스의 앱 설정을 KAKAO_REST_API_KEY, KAKAO_CLIENT_SECRET과 견주어 보세요.`;
}
