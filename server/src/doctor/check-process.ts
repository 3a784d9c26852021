import type { Config } from '../config';
import { assertAddressFree } from '../shared/http/assert-address-free';
import { isLocal } from './check-settings';
import { describeError } from './describe-error';
import { fault, good, information, warning, type Outcome } from './finding';
import type { Check } from './run-checks';

const ANSWER_MS = 3_000;
const BYTES_MAX = 64 * 1024;

export function processChecks(config: Config): Check[] {
  const { metricsPort } = config;
  return [
    { name: `포트 ${config.port}`, run: () => checkPort(config) },
    ...(metricsPort === null
      ? []
      : [{ name: `지표 포트 ${metricsPort}`, run: () => checkMetricsPort(config.host, metricsPort) }]),
    { name: '밖에서 오는 길', run: () => checkPublicAddress(config) },
  ];
}

async function checkPort({ host, port }: Config): Promise<Outcome> {
  const answer = await get(`http://${urlHost(host)}:${port}/readyz`);
  if ('error' in answer) return describeFreePort(host, port);
  if (answer.status === 200 && isOurs(answer)) return good('서버가 돌고 있고, 요청을 받을 준비가 되었습니다.');
  if (answer.status === 503 && isOurs(answer))
    return warning('서버가 돌고 있지만 요청을 받을 준비가 되지 않았습니다. 데이터베이스와 서버의 기록을 보세요.');
  return fault('다른 프로그램이 쓰고 있습니다. 그 프로그램을 끝내거나 PORT를 바꿔 주세요.');
}

async function describeFreePort(host: string, port: number): Promise<Outcome> {
  const code = await listenErrorCode(host, port);
  if (code === undefined) return information('서버가 이 컴퓨터에서 돌고 있지 않습니다. 포트는 비어 있습니다.');
  if (code === 'EADDRINUSE') return fault('다른 프로그램이 쓰고 있습니다. 그 프로그램을 끝내거나 PORT를 바꿔 주세요.');
  if (code === 'EACCES') return fault('이 포트를 열 권한이 없습니다. 1024 이상의 번호를 PORT에 정해 주세요.');
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return fault(`이 컴퓨터에 없는 주소입니다. HOST를 고쳐 주세요: ${host}`);
  return fault(`열 수 없습니다. (${code})`);
}

async function checkMetricsPort(host: string, port: number): Promise<Outcome> {
  const answer = await get(`http://${urlHost(host)}:${port}/metrics`);
  if ('error' in answer) {
    const code = await listenErrorCode(host, port);
    if (code === undefined) return information('비어 있습니다. 서버가 시작하면 열립니다.');
    return fault(`열 수 없습니다. METRICS_PORT를 바꿔 주세요. (${code})`);
  }
  if (answer.status === 200 && answer.text.includes('# TYPE')) return good('지표를 내놓고 있습니다.');
  return fault('다른 프로그램이 쓰고 있습니다. METRICS_PORT를 바꿔 주세요.');
}

/** Requests the public address like a visitor: DNS, certificate, proxy. Some networks do not let a machine reach itself by its public name. */
async function checkPublicAddress({ publicUrl, isProduction }: Config): Promise<Outcome> {
  if (!isProduction && isLocal(publicUrl)) return null;
  const answer = await get(`${publicUrl}/healthz`);
  // In a container localhost is another machine's; check-settings reports such an address.
  if ('error' in answer && isLocal(publicUrl)) return null;
  if ('error' in answer)
    return warning(`${publicUrl}에 여기서 닿을 수 없습니다. ${describeError(answer.error)} 다른 컴퓨터에서는 열리는지 보세요.`);
  if (answer.status === 200 && isOurs(answer)) return good(`${publicUrl}에서 이 서버가 답합니다.`);
  return warning(
    `${publicUrl}에서 발도장이 아닌 것이 답합니다 (HTTP ${answer.status}). 이름(DNS)과 프록시가 서버를 가리키는지 보세요.`,
  );
}

interface HttpResponse {
  status: number;
  text: string;
}

interface FailedRequest {
  error: unknown;
}

const isOurs = ({ text }: HttpResponse): boolean => /^\{"status":"[\w ]+"/.test(text);

async function get(url: string): Promise<HttpResponse | FailedRequest> {
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
    return { error };
  }
}

/** undefined if the address is free. */
const listenErrorCode = (host: string, port: number): Promise<string | undefined> =>
  assertAddressFree({ host, port }).then(
    () => undefined,
    (error: NodeJS.ErrnoException) => error.code ?? 'unknown',
  );

function urlHost(host: string): string {
  if (['0.0.0.0', '::'].includes(host)) return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}
