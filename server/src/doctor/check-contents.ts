import { officialHolidays } from '../adapters/holidays/official-holidays';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../demo/demo-accounts';
import { PasswordService } from '../modules/member/password.service';
import { seoulDateTime } from '../shared/text/seoul-time';
import { commandText } from '../shared/text/command-text';
import type { DatabaseProbe } from './database-probe';
import { fault, good, information, warning, type Outcome } from './finding';
import type { Check } from './run-checks';
import { IS_LISTED } from '../modules/facility/facility-listed.sql';

const EDITION_MONTHS_MAX = 6;
const IMPORT = commandText('import:facilities');
const GRANT = commandText('member:role', 'grant 이메일 admin');

/** The data that a site needs before it opens. */
export function contentsChecks(probe: DatabaseProbe, isProduction: boolean): Check[] {
  const thisYear = Number(seoulDateTime(new Date()).slice(0, 'yyyy'.length));
  return [
    { name: '장소', run: () => checkPlaces(probe, isProduction) },
    { name: '장소 자료의 기준일', run: () => checkEdition(probe) },
    { name: `${thisYear}년 공휴일`, run: () => checkHolidays(probe, thisYear) },
    { name: `${thisYear + 1}년 공휴일`, run: () => checkHolidays(probe, thisYear + 1) },
    { name: '관리자', run: () => checkAdmins(probe) },
    { name: '시연용 계정', run: () => checkDemoAccounts(probe, isProduction) },
  ];
}

async function checkPlaces(probe: DatabaseProbe, isProduction: boolean): Promise<Outcome> {
  const { real, demo } = await probe.one<{ real: number; demo: number }>(
    `SELECT count(*) FILTER (WHERE NOT is_demo)::int AS real, count(*) FILTER (WHERE is_demo)::int AS demo
     FROM facility WHERE ${IS_LISTED}`,
  );
  const places = (count: number) => `${count.toLocaleString('ko-KR')}곳`;
  if (demo > 0 && isProduction)
    return fault(`시연용으로 지어낸 장소가 ${places(demo)} 있습니다. ${IMPORT}로 실제 자료를 가져오면 사라집니다.`);
  if (real > 0) return good(places(real));
  if (demo > 0) return information(`시연용으로 지어낸 ${places(demo)}. 실제 자료: ${IMPORT}`);
  return warning(`아직 없습니다. ${IMPORT}로 가져와 주세요.`);
}

async function checkEdition(probe: DatabaseProbe): Promise<Outcome> {
  const { edition, importedOn, isOld } = await probe.one<{ edition: string | null; importedOn: string | null; isOld: boolean }>(
    `SELECT max(edition) AS edition, max(finished_at AT TIME ZONE 'Asia/Seoul')::date AS "importedOn",
            coalesce(max(edition) < (now() AT TIME ZONE 'Asia/Seoul')::date - make_interval(months => $1), false) AS "isOld"
     FROM facility_import`,
    [EDITION_MONTHS_MAX],
  );
  if (!importedOn) return null;
  const text = edition ? `${edition} (${importedOn}에 가져옴)` : `알 수 없습니다 (${importedOn}에 가져옴)`;
  if (isOld) return warning(`${text}. ${EDITION_MONTHS_MAX}달이 넘었습니다. 새 자료가 나왔는지 ${IMPORT}로 알아봐 주세요.`);
  return good(text);
}

async function checkHolidays(probe: DatabaseProbe, year: number): Promise<Outcome> {
  const { official, added } = await probe.one<{ official: number; added: number }>(
    `SELECT count(*) FILTER (WHERE is_official)::int AS official, count(*) FILTER (WHERE NOT is_official)::int AS added
     FROM holiday WHERE NOT is_removed AND date >= make_date($1, 1, 1) AND date < make_date($1 + 1, 1, 1)`,
    [year],
  );
  const text = `관보에서 온 ${official}일, 관리자가 더한 ${added}일`;
  if (official > 0) return good(text);
  const isPublished = officialHolidays().some(({ date }) => date.startsWith(`${year}-`));
  const advice = isPublished
    ? '서버를 다시 시작하면 더해집니다.'
    : '발도장을 새 판으로 올리거나 관리 화면(/admin)의 공휴일에서 더해 주세요.';
  return added > 0 ? warning(`${text}뿐입니다. ${advice}`) : warning(`하나도 없습니다. ${advice}`);
}

interface OpenAccount {
  email: string;
  isAdmin: boolean;
}

async function checkAdmins(probe: DatabaseProbe): Promise<Outcome> {
  const { admins } = await probe.one<{ admins: number }>(
    `SELECT count(*)::int AS admins FROM member WHERE is_admin AND lower(email) <> ALL($1)`,
    [DEMO_ACCOUNTS.map(({ email }) => email)],
  );
  if (admins > 0) return good(`${admins}명`);
  return warning(`없습니다. 사이트에서 회원으로 가입한 뒤 ${GRANT}을 실행해 주세요.`);
}

/** Demo accounts with a changed password are ignored. */
async function checkDemoAccounts(probe: DatabaseProbe, isProduction: boolean): Promise<Outcome> {
  const accounts = await probe.query<OpenAccount & { passwordHash: string | null }>(
    `SELECT email, is_admin AS "isAdmin", password_hash AS "passwordHash" FROM member WHERE lower(email) = ANY($1) ORDER BY id`,
    [DEMO_ACCOUNTS.map(({ email }) => email)],
  );
  const passwords = new PasswordService();
  const open: OpenAccount[] = [];
  for (const account of accounts) if (await passwords.matches(DEMO_PASSWORD, account.passwordHash)) open.push(account);
  if (open.length === 0) return good('열려 있지 않습니다.');
  const text = `누구나 아는 비밀번호의 계정이 열려 있습니다: ${open.map(({ email, isAdmin }) => (isAdmin ? `${email}(관리자)` : email)).join(', ')}.`;
  if (!isProduction) return information(`${text} 운영(production)으로 시작하면 닫힙니다.`);
  return fault(`${text} 서버를 운영(NODE_ENV=production)으로 다시 시작하면 닫힙니다.`);
}
