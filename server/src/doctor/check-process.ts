import type { Config } from '../config';
import { assertAddressFree } from '../shared/http/assert-address-free';
import { isOfThisMachine } from './check-settings';
import { describeTrouble } from './describe-trouble';
import { fault, good, information, warning, type Outcome } from './finding';
import type { Check } from './run-checks';

const ANSWER_MS = 3_000;
const BYTES_MAX = 64 * 1024;

/** Whether the server runs here, or could; and the way to it from outside. */
export function processChecks(config: Config): Check[] {
  const { metricsPort } = config;
  return [
    { name: `포트 ${config.port}`, run: () => checkPort(config) },
    ...(metricsPort === null
      ? []
      : [{ name: `지표 포트 ${metricsPort}`, run: () => checkMetricsPort(config.host, metricsPort) }]),
    { name: '밖에서 오는 길', run: () => checkWayIn(config) },
  ];
}

async function checkPort({ host, port }: Config): Promise<Outcome> {
  const answer = await ask(`http://${reachable(host)}:${port}/readyz`);
  if ('trouble' in answer) return describeFreePort(host, port);
  if (answer.status === 200 && isOurs(answer)) return good('서버가 돌고 있고, 요청을 받을 준비가 되었습니다.');
  if (answer.status === 503 && isOurs(answer))
    return warning('서버가 돌고 있지만 요청을 받을 준비가 되지 않았습니다. 데이터베이스와 서버의 기록을 보세요.');
  return fault('다른 프로그램이 쓰고 있습니다. 그 프로그램을 끝내거나 PORT를 바꿔 주세요.');
}

async function describeFreePort(host: string, port: number): Promise<Outcome> {
  const code = await codeOfListening(host, port);
  if (code === undefined) return information('서버가 이 컴퓨터에서 돌고 있지 않습니다. 포트는 비어 있습니다.');
  if (code === 'EADDRINUSE') return fault('다른 프로그램이 쓰고 있습니다. 그 프로그램을 끝내거나 PORT를 바꿔 주세요.');
  if (code === 'EACCES') return fault('이 포트를 열 권한이 없습니다. 1024 이상의 번호를 PORT에 정해 주세요.');
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return fault(`이 컴퓨터에 없는 주소입니다. HOST를 고쳐 주세요: ${host}`);
  return fault(`열 수 없습니다. (${code})`);
}

async function checkMetricsPort(host: string, port: number): Promise<Outcome> {
  const answer = await ask(`http://${reachable(host)}:${port}/metrics`);
  if ('trouble' in answer) {
    const code = await codeOfListening(host, port);
    if (code === undefined) return information('비어 있습니다. 서버가 시작하면 열립니다.');
    return fault(`열 수 없습니다. METRICS_PORT를 바꿔 주세요. (${code})`);
  }
  if (answer.status === 200 && answer.text.includes('# TYPE')) return good('지표를 내놓고 있습니다.');
  return fault('다른 프로그램이 쓰고 있습니다. METRICS_PORT를 바꿔 주세요.');
}

/** As a visitor: name, certificate, proxy. Some networks do not let a machine reach itself by its public name. */
async function checkWayIn({ publicUrl, isProduction }: Config): Promise<Outcome> {
  if (!isProduction && isOfThisMachine(publicUrl)) return null;
  const answer = await ask(`${publicUrl}/healthz`);
  // A container knows nothing of what its machine opens under that name; the settings are told about such an address already.
  if ('trouble' in answer && isOfThisMachine(publicUrl)) return null;
  if ('trouble' in answer)
    return warning(
      `${publicUrl}에 여기서 닿을 수 없습니다. ${describeTrouble(answer.trouble)} 다른 컴퓨터에서는 열리는지 보세요.`,
    );
  if (answer.status === 200 && isOurs(answer)) return good(`${publicUrl}에서 이 서버가 답합니다.`);
  return warning(
    `${publicUrl}에서 발도장이 아닌 것이 답합니다 (HTTP ${answer.status}). 이름(DNS)과 프록시가 서버를 가리키는지 보세요.`,
  );
}

interface Answer {
  status: number;
  text: string;
}

interface NoAnswer {
  trouble: unknown;
}

const isOurs = ({ text }: Answer): boolean => /^\{"status":"[\w ]+"/.test(text);

async function ask(url: string): Promise<Answer | NoAnswer> {
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(ANSWER_MS) });
    let text = '';
    const decoder = new TextDecoder();
    for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
      text += decoder.decode(chunk, { stream: true });
      if (text.length > BYTES_MAX) break;
    }
    return { status: response.status, text };
  } catch (error) {
    return { trouble: error };
  }
}

/** undefined: the address could be had. */
const codeOfListening = (host: string, port: number): Promise<string | undefined> =>
  assertAddressFree({ host, port }).then(
    () => undefined,
    (error: NodeJS.ErrnoException) => error.code ?? 'unknown',
  );

function reachable(host: string): string {
  if (['0.0.0.0', '::'].includes(host)) return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}
