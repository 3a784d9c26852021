import type { DataSource } from 'typeorm';
import { outboxFolder } from '../../adapters/mail/create-mail-transport';
import type { Config } from '../../config';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../demo/demo-accounts';
import { IS_LISTED } from '../../modules/facility/facility-listed.sql';

interface Holdings {
  demoCount: number;
  realCount: number;
  edition: string | null;
  fileName: string | null;
  /** E-mails of the demo accounts that still exist. */
  demoAccounts: string[];
}

export async function readHoldings(dataSource: DataSource): Promise<Holdings> {
  const [holdings] = await dataSource.query<[Holdings]>(
    `SELECT count(*) FILTER (WHERE is_demo) AS "demoCount", count(*) FILTER (WHERE NOT is_demo) AS "realCount",
           ARRAY(SELECT email FROM member WHERE email = ANY($1) ORDER BY id) AS "demoAccounts",
           (SELECT edition FROM facility_import ORDER BY edition DESC NULLS LAST, id DESC LIMIT 1) AS edition,
           (SELECT file_name FROM facility_import ORDER BY edition DESC NULLS LAST, id DESC LIMIT 1) AS "fileName"
    FROM facility WHERE ${IS_LISTED}`,
    [DEMO_ACCOUNTS.map(({ email }) => email)],
  );
  return holdings;
}

/** Shown after `npm start`, most useful lines first. */
export function startupText(config: Config, databaseLocation: string | null, holdings: Holdings): string {
  const isOpenToOthers = !['127.0.0.1', 'localhost', '::1'].includes(config.host);
  const lines = [
    ['주소', `${config.publicUrl}${isOpenToOthers ? `  (${config.host}:${config.port}에서 받음)` : ''}`],
    [
      '데이터',
      databaseLocation
        ? `${databaseLocation}  (내장 데이터베이스)`
        : `${withoutSecrets(config.databaseUrl ?? '')}  (DATABASE_URL)`,
    ],
    ['장소', placesText(holdings)],
    ...(holdings.realCount > 0 ? [] : [['', '실제 자료로 바꾸려면: npm run import:facilities']]),
    ...(holdings.demoAccounts.length > 0 ? [['계정', `${holdings.demoAccounts.join(', ')}  (비밀번호 ${DEMO_PASSWORD})`]] : []),
    ['카카오', config.kakaoRestApiKey ? '카카오 로그인' : '시연용 로그인  (KAKAO_REST_API_KEY를 정하면 카카오)'],
    ['메일', config.smtpUrl ? '메일 서버  (SMTP_URL)' : `${outboxFolder(config.dataDir)}에 놓임  (SMTP_URL을 정하면 메일 서버)`],
    ['지도', config.kakaoJsKey ? '카카오맵' : '열린 지도  (KAKAO_JS_KEY를 정하면 카카오맵)'],
  ];
  return `\n발도장이 열렸습니다.\n\n${lines.map(([label = '', text = '']) => `  ${padded(label)}${text}`).join('\n')}\n\n끝내려면 Ctrl-C를 누르세요.\n\n`;
}

function placesText({ demoCount, realCount, edition, fileName }: Holdings): string {
  if (realCount > 0)
    return `${count(realCount)}곳  (${edition ? `${edition} 기준 ` : ''}공공데이터${fileName ? `, ${fileName}` : ''})`;
  return demoCount > 0 ? `시연용으로 지어낸 ${count(demoCount)}곳` : '아직 없습니다.';
}

function count(value: number): string {
  return value.toLocaleString('ko');
}

/** Hangul is two columns wide in a terminal. */
function padded(label: string): string {
  return label + ' '.repeat(10 - label.length * 2);
}

function withoutSecrets(url: string): string {
  const { protocol, host, pathname } = new URL(url);
  return `${protocol}//${host}${pathname}`;
}
