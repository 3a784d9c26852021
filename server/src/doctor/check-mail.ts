import { outboxFolder } from '../adapters/mail/create-mail-transport';
import { type MailServerState, SmtpTransport } from '../adapters/mail/smtp-transport';
import type { Config } from '../config';
import type { DatabaseProbe } from './database-probe';
import { describeError } from './describe-error';
import { fault, good, information, warning, type Outcome, type Verdict } from './finding';
import type { Check } from './run-checks';

/** Below the time of a check. */
const PROBE_MS = 4_500;
/** A running server looks for due mail every few seconds. */
const OVERDUE_MINUTES = 5;
const FAILED_ATTEMPTS = 2;

export function mailChecks(config: Config, probe: DatabaseProbe | null): Check[] {
  return [
    { name: '메일 서버', run: () => checkServer(config) },
    { name: '보낼 메일', run: () => checkQueue(probe) },
  ];
}

async function checkServer({ smtpUrl, mailFrom, dataDir, isProduction }: Config): Promise<Outcome> {
  if (!smtpUrl && !isProduction) return information(`SMTP_URL이 없어 메일이 파일로 놓입니다: ${outboxFolder(dataDir)}`);
  if (!smtpUrl)
    return warning(
      'SMTP_URL이 없어 메일을 보내지 않습니다. 비밀번호를 잊은 회원은 문의하기로 안내되고, 이메일은 확인되지 않습니다. 메일 서버를 SMTP_URL과 MAIL_FROM에 정해 주세요.',
    );
  const { host } = new URL(smtpUrl);
  try {
    const transport = new SmtpTransport(smtpUrl, mailFrom, { connectMs: PROBE_MS, sendMs: PROBE_MS });
    return verdictOf(await transport.probe(), host);
  } catch (error) {
    return fault(`메일 서버(${host})에 닿을 수 없습니다. ${describeError(error)} SMTP_URL을 확인해 주세요.`);
  }
}

function verdictOf(state: MailServerState, host: string): Verdict {
  switch (state) {
    case 'usable':
      return good(`${host}에 연결됩니다. 보낸 메일이 스팸함으로 가지 않는지는 여기서 알 수 없으니 한 번 받아 보세요.`);
    case 'wrong credentials':
      return fault(`메일 서버(${host})가 SMTP_URL의 사용자나 비밀번호를 받아들이지 않습니다. 다시 확인해 주세요.`);
    case 'no encryption':
      return fault(
        `메일 서버(${host})와 암호화된 연결(TLS)을 맺을 수 없습니다. smtps://(보통 465)와 smtp://(보통 587) 가운데 어느 것인지, 서버의 인증서가 유효한지 확인해 주세요.`,
      );
    case 'not a mail server':
      return fault(`${host}에서 메일 서버가 아닌 것이 답하거나 연결을 거절합니다. SMTP_URL의 주소와 포트를 확인해 주세요.`);
  }
}

async function checkQueue(probe: DatabaseProbe | null): Promise<Outcome> {
  if (!probe || (await probe.migrationNames()).length === 0) return null;
  const { waiting, failed, overdue } = await probe.one<{ waiting: number; failed: number; overdue: number }>(
    `SELECT count(*)::int AS waiting, count(*) FILTER (WHERE attempts >= $1)::int AS failed,
            count(*) FILTER (WHERE next_attempt_at < now() - make_interval(mins => $2))::int AS overdue
     FROM queued_mail`,
    [FAILED_ATTEMPTS, OVERDUE_MINUTES],
  );
  const mails = (count: number) => `${count.toLocaleString('ko-KR')}통`;
  if (overdue > 0)
    return warning(
      `${mails(overdue)}이 ${OVERDUE_MINUTES}분 넘게 기다립니다. 서버가 돌고 있는지, 그 서버에 SMTP_URL이 정해져 있는지 확인해 주세요.`,
    );
  if (failed > 0)
    return warning(
      `${mails(failed)}이 여러 번 보내도 가지 않았습니다. 까닭은 서버의 기록에 「mail not sent」로 남습니다. 고치면 저절로 다시 보냅니다.`,
    );
  return good(waiting > 0 ? `${mails(waiting)}이 차례를 기다립니다.` : '밀린 메일이 없습니다.');
}
