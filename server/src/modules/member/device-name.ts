export const UNKNOWN_DEVICE = '알 수 없는 기기';

/** First match wins: most browsers also name others, for old sites. */
const BROWSERS: readonly [RegExp, string][] = [
  [/KAKAOTALK/, '카카오톡'],
  [/NAVER\(inapp/, '네이버'],
  [/Whale\//, '웨일'],
  [/SamsungBrowser\//, '삼성 인터넷'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/iPhone/, '아이폰'],
  [/iPad/, '아이패드'],
  [/Android/, '안드로이드'],
  [/Windows/, 'Windows'],
  [/CrOS/, '크롬북'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
];

/**
 * Short text by which members recognize a sign-in; the User-Agent itself is not stored. Own list, because libraries do not know the
 * in-app browsers that are common here.
 */
export function deviceName(userAgent = ''): string {
  const nameIn = (list: typeof SYSTEMS) => list.find(([pattern]) => pattern.test(userAgent))?.[1];
  const [system, browser] = [nameIn(SYSTEMS), nameIn(BROWSERS)];
  return system && browser ? `${system}의 ${browser}` : (system ?? browser ?? UNKNOWN_DEVICE);
}
