import { deviceName, UNKNOWN_DEVICE } from './device-name';

const CHROMIUM = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 16; SM-S931N)';

it.each([
  [`${WINDOWS} ${CHROMIUM} Safari/537.36`, 'Windows의 Chrome'],
  [`${WINDOWS} ${CHROMIUM} Safari/537.36 Edg/142.0.0.0`, 'Windows의 Edge'],
  [`${WINDOWS} ${CHROMIUM} Whale/4.34.340.19 Safari/537.36`, 'Windows의 웨일'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Windows의 Firefox'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Safari/605.1.15',
    'Mac의 Safari',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0 Mobile/15E148 Safari/604.1',
    '아이폰의 Chrome',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.7 Mobile/15E148 Safari/604.1',
    '아이패드의 Safari',
  ],
  [
    `${ANDROID} AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36`,
    '안드로이드의 삼성 인터넷',
  ],
  [`${ANDROID} ${CHROMIUM} Mobile Safari/537.36 KAKAOTALK/25.9.2 (INAPP)`, '안드로이드의 카카오톡'],
  [`${ANDROID} ${CHROMIUM} Mobile Safari/537.36 NAVER(inapp; search; 2000; 12.14.3)`, '안드로이드의 네이버'],
  [
    'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    '크롬북의 Chrome',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Linux의 Firefox'],
  ['Mozilla/5.0 (Windows NT 10.0)', 'Windows'],
  ['curl/8.5.0', UNKNOWN_DEVICE],
  ['', UNKNOWN_DEVICE],
  [undefined, UNKNOWN_DEVICE],
])('names the device of %j', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
