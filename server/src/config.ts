import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';

/** An invalid setting. The message is one line for the person who starts the server. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const ROOT = resolve(__dirname, '../..');
const JWT_SECRET_BYTES = 32;
const KAKAO_AUTH = 'https://kauth.kakao.com';
const KAKAO_API = 'https://kapi.kakao.com';
const ANTHROPIC_API = 'https://api.anthropic.com';
const CHATBOT_MODEL = 'claude-haiku-4-5';
const CHATBOT_DAILY_LIMIT = 1_000;
const S3_REGION = 'us-east-1';
const SLOW_QUERY_MS = 500;
const OPEN_STREET_MAP_TILES = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';
/** Without line breaks: it becomes a header. */
const MAIL_ADDRESS = /^([^<>\r\n]{0,100}<)?[^\s<>@]+@[^\s<>@]+>?$/;
/** Express' names for address ranges. */
const ADDRESS_RANGES = ['loopback', 'linklocal', 'uniquelocal'];
export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** The files of fast-path/ that can be switched off. */
export const FAST_PATHS = [
  'direct-query',
  'prepared-query',
  'request-listener',
  'response-cache',
  'send-text',
  'v8-flags',
  'validated-document-cache',
] as const;
type FastPath = (typeof FAST_PATHS)[number];

/** @param setting `on`, `off`, or the names that are off, separated by commas. @returns null for any other text */
function readFastPath(setting: string): ReadonlySet<FastPath> | null {
  if (setting === 'on') return new Set(FAST_PATHS);
  if (setting === 'off') return new Set();
  const off = setting.split(',');
  if (!off.every((name) => (FAST_PATHS as readonly string[]).includes(name))) return null;
  return new Set(FAST_PATHS.filter((name) => !off.includes(name)));
}

const list = (isValid: (item: string) => boolean, text: string) =>
  z
    .string()
    .default('')
    .transform((value) => value.split(',').flatMap((item) => item.trim() || []))
    .refine((items) => items.every(isValid), text);

const optional = (isValid: (value: string) => boolean, text: string) =>
  z
    .string()
    .refine(isValid, text)
    .optional()
    .transform((value) => value ?? null);

const postgresUrl = () =>
  optional(
    (value) => /^postgres(ql)?:$/.test(urlOf(value)?.protocol ?? ''),
    'postgres://사용자:비밀번호@주소:5432/이름 꼴이어야 합니다.',
  );

const safeBase = (fallback: string) =>
  z
    .string()
    .refine(
      isSafeBase,
      '물음표나 # 없이 https://로 시작하는 주소여야 합니다. http://는 이 컴퓨터(127.0.0.1, localhost)에만 쓸 수 있습니다.',
    )
    .default(fallback)
    .transform((value) => value.replace(/\/+$/, ''));

const port = () => z.string().regex(/^\d+$/, PORT_TEXT).transform(Number).refine(isPort, PORT_TEXT);
const PORT_TEXT = '1–65535 사이의 수여야 합니다.';

/** All variables with their validation. .env.example documents them. */
const variables = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'], 'development, test, production 가운데 하나여야 합니다.')
    .default('development'),
  PORT: port().default(4000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, '서버가 열릴 주소 하나여야 합니다 (예: 127.0.0.1).')
    .optional(),
  PUBLIC_URL: z
    .string()
    .refine(isOrigin, '경로 없이 http:// 또는 https://로 시작하는 주소여야 합니다 (예: https://baldojang.example).')
    .optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: postgresUrl(),
  MIGRATION_DATABASE_URL: postgresUrl(),
  READ_DATABASE_URL: postgresUrl(),
  STORAGE: z.enum(['disk', 's3'], 'disk 또는 s3여야 합니다.').default('disk'),
  S3_ENDPOINT: optional(isOrigin, '경로 없이 http:// 또는 https://로 시작하는 주소여야 합니다 (예: https://s3.example).'),
  S3_BUCKET: optional(
    (value) => /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(value),
    '영문 소문자, 숫자, 점, 하이픈으로 된 버킷 이름이어야 합니다.',
  ),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, '지역 이름이어야 합니다 (예: ap-northeast-2).')
    .default(S3_REGION),
  S3_ACCESS_KEY_ID: optional((value) => /^[!-~]{1,200}$/.test(value), '빈칸 없이 영문자, 숫자, 기호로 된 키 아이디여야 합니다.'),
  S3_SECRET_ACCESS_KEY: optional(
    (value) => /^[!-~]{1,200}$/.test(value),
    '빈칸 없이 영문자, 숫자, 기호로 된 비밀 키여야 합니다.',
  ),
  JWT_SECRET: optional((value) => Buffer.byteLength(value) >= JWT_SECRET_BYTES, `${JWT_SECRET_BYTES}바이트 이상이어야 합니다.`),
  SMTP_URL: optional(
    (value) => /^smtps?:$/.test(urlOf(value)?.protocol ?? '') && urlOf(value)?.hostname !== '',
    'smtp:// 또는 smtps://로 시작하는 주소여야 합니다 (예: smtps://사용자:비밀번호@smtp.example:465).',
  ),
  MAIL_FROM: optional(
    (value) => MAIL_ADDRESS.test(value),
    '이메일이거나 이름 <이메일> 꼴이어야 합니다 (예: 발도장 <help@baldojang.example>).',
  ),
  DEMO_DATA: z.enum(['auto', 'off'], 'auto 또는 off여야 합니다.').default('auto'),
  KAKAO_JS_KEY: optional((value) => /^\w{1,100}$/.test(value), '영문자와 숫자로 된 카카오맵 JavaScript 키여야 합니다.'),
  KAKAO_REST_API_KEY: optional((value) => /^\w{1,100}$/.test(value), '영문자와 숫자로 된 카카오 REST API 키여야 합니다.'),
  KAKAO_CLIENT_SECRET: optional(
    (value) => /^[!-~]{1,200}$/.test(value),
    '빈칸 없이 영문자, 숫자, 기호로 된 카카오 클라이언트 시크릿이어야 합니다.',
  ),
  KAKAO_AUTH_BASE: safeBase(KAKAO_AUTH),
  KAKAO_API_BASE: safeBase(KAKAO_API),
  ANTHROPIC_API_KEY: optional((value) => /^[!-~]{1,500}$/.test(value), '빈칸 없이 영문자, 숫자, 기호로 된 API 키여야 합니다.'),
  ANTHROPIC_BASE_URL: safeBase(ANTHROPIC_API),
  CHATBOT_MODEL: z
    .string()
    .regex(/^[\w.:@/-]{1,100}$/, '언어 모델의 이름이어야 합니다 (예: claude-haiku-4-5).')
    .default(CHATBOT_MODEL),
  CHATBOT_DAILY_LIMIT: z
    .string()
    .regex(/^\d{1,7}$/, '0 이상의 정수여야 합니다.')
    .transform(Number)
    .default(CHATBOT_DAILY_LIMIT),
  MAP_TILE_URL: z
    .string()
    .refine(
      (value) => value === 'off' || isTileUrl(value),
      'off이거나 {z}, {x}, {y}가 든 주소여야 합니다 (예: https://tiles.example/{z}/{x}/{y}.png).',
    )
    .optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, `${LOG_LEVELS.join(', ')} 가운데 하나여야 합니다.`).default('info'),
  METRICS_PORT: port()
    .optional()
    .transform((value) => value ?? null),
  SLOW_QUERY_MS: z
    .string()
    .regex(/^\d{1,6}$/, '0–999999 사이의 정수여야 합니다.')
    .transform(Number)
    .default(SLOW_QUERY_MS),
  TRUSTED_PROXIES: list(isAddressRange, '쉼표로 나눈 IP 주소, 대역(10.0.0.0/8), loopback, linklocal, uniquelocal이어야 합니다.'),
  CORS_ORIGINS: list(isOrigin, '쉼표로 나눈 출처여야 합니다 (예: https://app.example). *는 쓸 수 없습니다.'),
  RATE_LIMITS: z.enum(['on', 'off'], 'on 또는 off여야 합니다.').default('on'),
  FAST_PATH: z
    .string()
    .refine(
      (value) => readFastPath(value) !== null,
      `on, off, 또는 끌 이름을 쉼표로 나눈 것이어야 합니다: ${FAST_PATHS.join(', ')}`,
    )
    .default('on'),
});

export const VARIABLE_NAMES = Object.keys(variables.shape);
/** Any variable may be read from a file instead, as containers pass secrets: JWT_SECRET_FILE. */
const FILE_SUFFIX = '_FILE';
const S3_VARIABLES = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

export type Config = ReturnType<typeof loadConfig>;

/**
 * Reads the settings once, before anything starts; nothing else reads process.env. An empty variable counts as not set.
 * @throws ConfigError naming the first wrong variable
 */
export function loadConfig(env: NodeJS.ProcessEnv = process.env) {
  const { data, error } = variables.safeParse(providedIn(env));
  if (error) {
    const { path, message } = error.issues[0]!;
    throw new ConfigError(`설정이 올바르지 않습니다. ${String(path[0])}: ${message}`);
  }
  const isProduction = data.NODE_ENV === 'production';
  if (isProduction && data.RATE_LIMITS === 'off')
    throw new ConfigError('설정이 올바르지 않습니다. RATE_LIMITS: 운영(NODE_ENV=production)에서는 끌 수 없습니다.');
  if (isProduction && !data.JWT_SECRET)
    throw new ConfigError(
      `설정이 올바르지 않습니다. JWT_SECRET: 운영(NODE_ENV=production)에서는 ${JWT_SECRET_BYTES}바이트 이상의 비밀 값을 꼭 정해야 합니다.`,
    );
  if (data.KAKAO_CLIENT_SECRET && !data.KAKAO_REST_API_KEY)
    throw new ConfigError('설정이 올바르지 않습니다. KAKAO_CLIENT_SECRET: KAKAO_REST_API_KEY와 함께 정해야 합니다.');
  if (isProduction && data.SMTP_URL && !data.MAIL_FROM)
    throw new ConfigError('설정이 올바르지 않습니다. MAIL_FROM: SMTP_URL과 함께 정해야 합니다.');
  if (data.MIGRATION_DATABASE_URL && !data.DATABASE_URL)
    throw new ConfigError('설정이 올바르지 않습니다. MIGRATION_DATABASE_URL: DATABASE_URL과 함께 정해야 합니다.');
  if (data.READ_DATABASE_URL && !data.DATABASE_URL)
    throw new ConfigError('설정이 올바르지 않습니다. READ_DATABASE_URL: DATABASE_URL과 함께 정해야 합니다.');
  if (data.METRICS_PORT === data.PORT) throw new ConfigError('설정이 올바르지 않습니다. METRICS_PORT: PORT와 달라야 합니다.');
  return {
    port: data.PORT,
    /** A demo listens on the local machine only. */
    host: data.HOST ?? (isProduction ? '0.0.0.0' : '127.0.0.1'),
    publicUrl: new URL(data.PUBLIC_URL ?? `http://localhost:${data.PORT}`).origin,
    /** Stands before the addresses of files in REST replies; '' unless PUBLIC_URL is set: clients elsewhere may forward /api alone. */
    fileOrigin: data.PUBLIC_URL ? new URL(data.PUBLIC_URL).origin : '',
    isProduction,
    dataDir: resolve(ROOT, data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    migrationDatabaseUrl: data.MIGRATION_DATABASE_URL,
    /** Read replica for visitors' queries; null: the primary answers all. */
    readDatabaseUrl: data.READ_DATABASE_URL,
    /** Bucket for uploads; null: DATA_DIR/files. */
    s3: data.STORAGE === 's3' ? s3Of(data) : null,
    /** null outside production: generated by app/http/jwt-secret.ts. */
    jwtSecret: data.JWT_SECRET,
    /** Mail server; null: an outbox folder, in production no mail. */
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM ?? `발도장 <no-reply@${new URL(data.PUBLIC_URL ?? 'http://localhost').hostname}>`,
    demoData: data.DEMO_DATA,
    kakaoJsKey: data.KAKAO_JS_KEY,
    kakaoRestApiKey: data.KAKAO_REST_API_KEY,
    kakaoClientSecret: data.KAKAO_CLIENT_SECRET,
    kakaoAuthBase: data.KAKAO_AUTH_BASE,
    kakaoApiBase: data.KAKAO_API_BASE,
    anthropicApiKey: data.ANTHROPIC_API_KEY,
    anthropicBaseUrl: data.ANTHROPIC_BASE_URL,
    chatbotModel: data.CHATBOT_MODEL,
    /** Questions a day, of all members and visitors together. */
    chatbotDailyLimit: data.CHATBOT_DAILY_LIMIT,
    mapTileUrl: data.MAP_TILE_URL === 'off' ? null : (data.MAP_TILE_URL ?? (isProduction ? null : OPEN_STREET_MAP_TILES)),
    logLevel: data.LOG_LEVEL,
    /** null: metrics are not served. */
    metricsPort: data.METRICS_PORT,
    /** Statements that take longer are logged; 0: none. */
    slowQueryMs: data.SLOW_QUERY_MS,
    trustedProxies: data.TRUSTED_PROXIES,
    corsOrigins: data.CORS_ORIGINS.map((origin) => new URL(origin).origin),
    rateLimits: data.RATE_LIMITS === 'on',
  };
}

/** @throws ConfigError for a variable set twice or an unreadable file; never contains the file's content */
function providedIn(env: NodeJS.ProcessEnv): Record<string, string> {
  const provided: Record<string, string> = {};
  for (const name of VARIABLE_NAMES) {
    const [value, file] = [env[name], env[name + FILE_SUFFIX]?.trim()];
    if (value?.trim() && file)
      throw new ConfigError(`설정이 올바르지 않습니다. ${name}: ${name}, ${name}${FILE_SUFFIX} 가운데 하나만 정해야 합니다.`);
    const found = file ? contentOf(file, name + FILE_SUFFIX) : value;
    if (found?.trim()) provided[name] = found;
  }
  return provided;
}

function contentOf(file: string, name: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new ConfigError(
      `설정이 올바르지 않습니다. ${name}: 파일을 읽을 수 없습니다 (${file}, ${(error as NodeJS.ErrnoException).code}).`,
    );
  }
}

/** @throws ConfigError naming what is missing */
function s3Of(data: z.output<typeof variables>) {
  const missing = S3_VARIABLES.find((name) => !data[name]);
  if (missing) throw new ConfigError(`설정이 올바르지 않습니다. ${missing}: STORAGE=s3이면 꼭 정해야 합니다.`);
  return {
    endpoint: new URL(data.S3_ENDPOINT!).origin,
    bucket: data.S3_BUCKET!,
    region: data.S3_REGION,
    accessKeyId: data.S3_ACCESS_KEY_ID!,
    secretAccessKey: data.S3_SECRET_ACCESS_KEY!,
  };
}

function isPort(value: number): boolean {
  return value >= 1 && value <= 65_535;
}

function urlOf(value: string): URL | undefined {
  return URL.canParse(value) ? new URL(value) : undefined;
}

function isOrigin(value: string): boolean {
  const url = urlOf(value);
  return !!url && /^https?:$/.test(url.protocol) && value.replace(/\/$/, '').toLowerCase() === url.origin;
}

/** Carries codes, tokens and the secret: never unencrypted over a network. */
function isSafeBase(value: string): boolean {
  const url = urlOf(value);
  if (!url || url.username || url.password || /[?#\s]/.test(value)) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname));
}

function isTileUrl(value: string): boolean {
  return /^https?:$/.test(urlOf(value)?.protocol ?? '') && ['{z}', '{x}', '{y}'].every((part) => value.includes(part));
}

function isAddressRange(value: string): boolean {
  const [address = '', bits, ...rest] = value.split('/');
  if (ADDRESS_RANGES.includes(value)) return true;
  const version = isIP(address);
  if (!version || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/** Read on load, as some of them act on import; loadConfig refuses a wrong setting. */
const enabled = readFastPath(process.env.FAST_PATH?.trim() || 'on') ?? new Set<FastPath>();

export const isFastPathOn = (name: FastPath): boolean => enabled.has(name);
