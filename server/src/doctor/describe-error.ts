/** By error code: of the system, TLS, Postgres (SQLSTATE), S3. */
const TEXTS: Record<string, string> = {
  ECONNREFUSED: '연결을 받아 주지 않습니다. 주소와 포트가 맞는지, 그 서버가 돌고 있는지 보세요.',
  ECONNRESET: '연결이 도중에 끊겼습니다.',
  UND_ERR_SOCKET: '연결이 도중에 끊겼습니다.',
  ECONNECTION: '연결이 도중에 끊겼습니다.',
  EPIPE: '연결이 도중에 끊겼습니다.',
  ENOTFOUND: '이런 이름의 주소를 찾을 수 없습니다.',
  EDNS: '이런 이름의 주소를 찾을 수 없습니다.',
  EAI_AGAIN: '이름을 주소로 바꾸지 못했습니다. DNS와 네트워크를 보세요.',
  EHOSTUNREACH: '그 주소까지 가는 길이 없습니다. 네트워크와 방화벽을 보세요.',
  ENETUNREACH: '그 주소까지 가는 길이 없습니다. 네트워크와 방화벽을 보세요.',
  ETIMEDOUT: '제때 답이 없습니다. 네트워크와 방화벽을 보세요.',
  UND_ERR_CONNECT_TIMEOUT: '제때 답이 없습니다. 네트워크와 방화벽을 보세요.',
  EACCES: '그럴 권한이 없습니다. 폴더의 주인과 권한을 보세요.',
  EPERM: '그럴 권한이 없습니다. 폴더의 주인과 권한을 보세요.',
  EROFS: '읽기만 되는 디스크입니다.',
  ENOSPC: '디스크가 가득 찼습니다.',
  EDQUOT: '디스크의 할당량을 다 썼습니다.',
  ENOTDIR: '폴더가 있어야 할 자리에 파일이 있습니다.',
  EEXIST: '폴더가 있어야 할 자리에 파일이 있습니다.',
  ENOENT: '그런 폴더나 파일이 없습니다.',
  EMFILE: '열어 둔 파일이 너무 많습니다.',
  CERT_HAS_EXPIRED: '인증서의 기한이 지났습니다.',
  ERR_TLS_CERT_ALTNAME_INVALID: '인증서가 이 주소의 것이 아닙니다.',
  DEPTH_ZERO_SELF_SIGNED_CERT: '스스로 서명한 인증서라 믿을 수 없습니다.',
  SELF_SIGNED_CERT_IN_CHAIN: '스스로 서명한 인증서라 믿을 수 없습니다.',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: '인증서를 믿을 수 없습니다. 중간 인증서가 빠졌는지 보세요.',
  '28P01': '역할의 이름이나 비밀번호가 틀립니다.',
  '28000': '이 역할로는 들어갈 수 없습니다. 역할의 이름과 pg_hba.conf를 보세요.',
  '3D000': '이런 이름의 데이터베이스가 없습니다. 먼저 만들어 주세요.',
  '53300': '연결이 꽉 찼습니다. max_connections를 늘리거나 다른 연결을 끊어 주세요.',
  '57P03': '데이터베이스가 시작하거나 멈추는 중입니다. 잠시 뒤에 다시 해 보세요.',
  '57014': '제때 답이 없습니다.',
  '42501': '이 역할에는 그럴 권한이 없습니다.',
  '42P01': '있어야 할 표가 없습니다. 「스키마」를 먼저 맞춰 주세요.',
  '42703': '있어야 할 열이 없습니다. 「스키마」를 먼저 맞춰 주세요.',
  InvalidAccessKeyId: 'S3_ACCESS_KEY_ID가 틀립니다.',
  SignatureDoesNotMatch: 'S3_SECRET_ACCESS_KEY가 틀립니다.',
  AccessDenied: '이 키로는 이 버킷을 쓸 수 없습니다. 키의 권한(읽기, 쓰기, 지우기, 목록)을 보세요.',
  NoSuchBucket: '이런 이름의 버킷이 없습니다. S3_BUCKET을 확인하거나 버킷을 만들어 주세요.',
  InvalidBucketName: '쓸 수 없는 버킷 이름입니다. S3_BUCKET을 확인해 주세요.',
  AuthorizationHeaderMalformed: '지역이 다릅니다. S3_REGION을 확인해 주세요.',
  PermanentRedirect: '다른 지역의 버킷입니다. S3_ENDPOINT와 S3_REGION을 확인해 주세요.',
  RequestTimeTooSkewed: '이 컴퓨터의 시계가 틀립니다. 시각을 맞춰(NTP) 주세요.',
};
const LATE = '제때 답이 없습니다.';
const LATE_NAMES = /^(TimeoutError|AbortError|DatabaseDeadlineError)$/;
/** Errors of pg without a code. */
const LATE_MESSAGES =
  /^(timeout expired|timeout exceeded when trying to connect|Connection terminated due to connection timeout)/;
const NO_TLS = /^The server does not support SSL connections/;
const STATUS = /^(?:HTTP|S3 answered with the status) (\d{3})\b/;
const DEPTH_MAX = 6;

interface ErrorParts {
  name?: unknown;
  code?: unknown;
  message?: unknown;
  cause?: unknown;
  errors?: unknown;
  driverError?: unknown;
}

/** A description for the operator. Uses only codes and never the message, which may contain passwords or keys. */
export function describeError(error: unknown): string {
  const chain = [...causesOf(error)];
  for (const { name, message } of chain) {
    if (typeof name === 'string' && LATE_NAMES.test(name)) return LATE;
    if (typeof message === 'string' && LATE_MESSAGES.test(message)) return LATE;
    if (typeof message === 'string' && NO_TLS.test(message)) return '암호화된 연결(TLS)을 받아 주지 않습니다. sslmode를 보세요.';
  }
  const codes = chain.flatMap(({ code }) => (typeof code === 'string' && /^\w{2,60}$/.test(code) ? code : []));
  const described = codes.find((code) => code in TEXTS);
  if (described) return `${TEXTS[described]} (${described})`;
  const status = chain.map(({ message }) => STATUS.exec(String(message))?.[1]).find(Boolean);
  if (status) return `뜻밖의 답을 받았습니다. (HTTP ${status})`;
  // The innermost error is the most specific.
  return `뜻밖의 일입니다. (${codes.at(-1) ?? nameOf(chain.at(-1))})`;
}

/** The error, then its causes. */
function* causesOf(error: unknown, depth = 0): Iterable<ErrorParts> {
  if (typeof error !== 'object' || error === null || depth > DEPTH_MAX) return;
  const parts = error as ErrorParts;
  yield parts;
  for (const inner of [parts.cause, parts.driverError, ...(Array.isArray(parts.errors) ? (parts.errors as unknown[]) : [])])
    if (inner !== error) yield* causesOf(inner, depth + 1);
}

function nameOf(parts: ErrorParts | undefined): string {
  return typeof parts?.name === 'string' && /^\w{1,60}$/.test(parts.name) ? parts.name : typeof parts;
}
