import type { Config } from '../config';
import { fault, good, information, warning, type Outcome } from './finding';
import type { Check } from './run-checks';

/** Words of examples and human choice, which a random value does not contain. */
const EXAMPLE_WORDS = /secret|password|passwd|change.?me|example|baldojang|development|비밀/i;
/** 32 random bytes have more distinct characters in any encoding. */
const CHARACTERS_MIN = 10;
const LOCAL_HOST = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
const WHOLE_INTERNET = /\/0$/;

export function settingsChecks(config: Config): Check[] {
  return [
    { name: 'NODE_ENV', run: () => checkMode(config) },
    { name: 'PUBLIC_URL', run: () => checkPublicUrl(config) },
    { name: 'TRUSTED_PROXIES', run: () => checkProxies(config) },
    { name: 'JWT_SECRET', run: () => checkJwtSecret(config) },
    { name: 'CORS_ORIGINS', run: () => checkOrigins(config) },
    { name: 'LOG_LEVEL', run: () => checkLogLevel(config) },
    { name: 'MAP_TILE_URL', run: () => checkTiles(config) },
  ];
}

export const isLocal = (url: string): boolean => LOCAL_HOST.test(new URL(url).hostname);

function checkMode({ isProduction, publicUrl, host }: Config): Outcome {
  if (isProduction) return good('운영(production)입니다.');
  if (!isLocal(publicUrl))
    return fault(
      '사람들이 쓰는 주소가 있는데 운영이 아닙니다. 누구나 아는 비밀번호의 관리자 계정과 시연용 카카오 로그인이 열립니다. NODE_ENV=production으로 정해 주세요.',
    );
  if (['127.0.0.1', 'localhost', '::1'].includes(host)) return information('운영(production)이 아닌 시연·개발용입니다.');
  return warning(
    `운영이 아닌데 다른 컴퓨터에서도 열립니다 (HOST=${host}). 시연용 관리자 계정이 함께 열리니 믿을 수 있는 네트워크에서만 쓰세요.`,
  );
}

function checkPublicUrl({ isProduction, publicUrl }: Config): Outcome {
  if (!isProduction) return information(publicUrl);
  if (isLocal(publicUrl))
    return warning(`${publicUrl} 주소는 이 컴퓨터에서만 열립니다. 다른 사람도 쓰려면 https:// 주소를 PUBLIC_URL에 정해 주세요.`);
  if (!publicUrl.startsWith('https:'))
    return fault(
      `${publicUrl} 주소에는 암호화가 없어 비밀번호와 로그인 토큰이 그대로 드러납니다. HTTPS를 마련하고 https://로 시작하는 주소를 정해 주세요.`,
    );
  return good(publicUrl);
}

function checkProxies({ publicUrl, trustedProxies }: Config): Outcome {
  const everybody = trustedProxies.filter((range) => WHOLE_INTERNET.test(range));
  if (everybody.length > 0)
    return fault(
      `${everybody.join(', ')} 대역은 모든 주소를 뜻합니다. 아무나 남의 주소인 척하여 횟수 제한을 피할 수 있습니다. 프록시의 주소만 적어 주세요.`,
    );
  if (trustedProxies.length > 0) return good(trustedProxies.join(', '));
  if (!publicUrl.startsWith('https:')) return information('없습니다. 앞에 프록시가 없을 때에 맞습니다.');
  return warning(
    'PUBLIC_URL이 https://인데 비어 있습니다. 앞에 있는 프록시의 주소를 적지 않으면 모든 방문자가 한 사람으로 보여, 횟수 제한에 함께 걸립니다.',
  );
}

function checkJwtSecret({ isProduction, jwtSecret }: Config): Outcome {
  if (jwtSecret === null)
    return information('정하지 않아 DATA_DIR/jwt-secret에 만들어 씁니다. 서버가 여러 대면 같은 값을 정해 주세요.');
  const weakness = weaknessOf(jwtSecret);
  if (!weakness) return good('짐작하기 어려운 값으로 보입니다.');
  const text = `${weakness} 짐작한 사람은 누구로든, 관리자로도 로그인할 수 있습니다. openssl rand -base64 48로 새로 만들어 주세요 (모두 다시 로그인해야 합니다).`;
  return isProduction ? fault(text) : warning(text);
}

function weaknessOf(secret: string): string | null {
  if (new Set(secret).size < CHARACTERS_MIN) return '같은 글자가 되풀이되는 값입니다.';
  if (EXAMPLE_WORDS.test(secret)) return '보기로 적힌 값이거나 사람이 지은 말입니다.';
  // A short text repeated to reach the required length.
  if (/^(.{1,24})\1+$/s.test(secret)) return '같은 말이 되풀이되는 값입니다.';
  return null;
}

function checkOrigins({ isProduction, corsOrigins, publicUrl }: Config): Outcome {
  if (corsOrigins.length === 0) return good('다른 출처에는 열지 않습니다.');
  const local = corsOrigins.filter(isLocal);
  if (isProduction && local.length > 0)
    return warning(`개발할 때 쓰는 출처가 남아 있습니다: ${local.join(', ')}. 운영에서는 지워 주세요.`);
  const plain = corsOrigins.filter((origin) => origin.startsWith('http:'));
  if (isProduction && plain.length > 0)
    return warning(`암호화가 없는 출처에 열려 있습니다: ${plain.join(', ')}. https:// 출처로 바꿔 주세요.`);
  if (corsOrigins.includes(publicUrl)) return information(`${publicUrl} 주소는 스스로의 출처라 적지 않아도 됩니다.`);
  return good(corsOrigins.join(', '));
}

function checkLogLevel({ isProduction, logLevel }: Config): Outcome {
  if (['silent', 'fatal'].includes(logLevel))
    return warning(`${logLevel}로 정하면 고장이 나도 기록에 남지 않습니다. info나 warn으로 정해 주세요.`);
  if (isProduction && ['debug', 'trace'].includes(logLevel))
    return warning(`${logLevel}로 정하면 기록이 매우 많아 디스크를 채웁니다. 까닭을 찾은 뒤에는 info로 되돌려 주세요.`);
  return good(logLevel);
}

function checkTiles({ isProduction, kakaoJsKey, mapTileUrl, publicUrl }: Config): Outcome {
  if (kakaoJsKey) return null;
  if (mapTileUrl === null)
    return information('없습니다. 지도에는 경계선만 그려집니다. KAKAO_JS_KEY를 정하면 카카오맵이 열립니다.');
  if (publicUrl.startsWith('https:') && mapTileUrl.startsWith('http:'))
    return warning('지도 그림의 주소가 http://라 브라우저가 막습니다. https:// 주소로 바꿔 주세요.');
  const { hostname } = new URL(mapTileUrl);
  if (isProduction && /(^|\.)tile\.openstreetmap\.org$/.test(hostname))
    return warning(
      'OpenStreetMap의 그림은 많은 사람이 쓰는 사이트를 위한 것이 아니어서 막힐 수 있습니다. 쓰기로 약속된 서버로 바꿔 주세요.',
    );
  return good(hostname);
}
