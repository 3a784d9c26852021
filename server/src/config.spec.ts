import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { ConfigError, loadConfig, VARIABLE_NAMES } from './config';

const example = readFileSync(resolve(__dirname, '../.env.example'), 'utf8');

describe('configuration', () => {
  it('needs nothing to be set', () => {
    expect(loadConfig({})).toEqual({
      port: 4000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:4000',
      fileOrigin: '',
      isProduction: false,
      dataDir: resolve(__dirname, '../../.data'),
      databaseUrl: null,
      migrationDatabaseUrl: null,
      readDatabaseUrl: null,
      s3: null,
      jwtSecret: null,
      demoData: 'auto',
      smtpUrl: null,
      mailFrom: '발도장 <no-reply@localhost>',
      kakaoJsKey: null,
      kakaoRestApiKey: null,
      kakaoClientSecret: null,
      kakaoAuthBase: 'https://kauth.kakao.com',
      anthropicApiKey: null,
      anthropicBaseUrl: 'https://api.anthropic.com',
      chatbotModel: 'claude-haiku-4-5',
      chatbotDailyLimit: 1_000,
      kakaoApiBase: 'https://kapi.kakao.com',
      mapTileUrl: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
      logLevel: 'info',
      metricsPort: null,
      slowQueryMs: 500,
      trustedProxies: [],
      corsOrigins: [],
      rateLimits: true,
    });
  });

  it('opens to everyone and calls no tile server in production', () => {
    expect(loadConfig({ NODE_ENV: 'production', JWT_SECRET: 's'.repeat(32) })).toMatchObject({
      isProduction: true,
      host: '0.0.0.0',
      mapTileUrl: null,
    });
  });

  it('reads every setting', () => {
    expect(
      loadConfig({
        PORT: '8080',
        HOST: '::',
        PUBLIC_URL: 'https://Baldojang.example/',
        DATA_DIR: '/srv/data',
        DATABASE_URL: 'postgres://a:b@db:5432/c',
        MIGRATION_DATABASE_URL: 'postgresql://owner:b@db/c',
        READ_DATABASE_URL: 'postgres://replica/c',
        STORAGE: 's3',
        S3_ENDPOINT: 'https://s3.example/',
        S3_BUCKET: 'baldojang-files',
        S3_REGION: 'ap-northeast-2',
        S3_ACCESS_KEY_ID: 'id',
        S3_SECRET_ACCESS_KEY: 'sec/ret+1',
        METRICS_PORT: '9464',
        SLOW_QUERY_MS: '0',
        JWT_SECRET: '0123456789abcdef0123456789abcdef',
        DEMO_DATA: 'off',
        KAKAO_JS_KEY: 'abc123',
        KAKAO_REST_API_KEY: 'def456',
        KAKAO_CLIENT_SECRET: 'Ghi-7/8=',
        KAKAO_AUTH_BASE: 'https://auth.example/',
        KAKAO_API_BASE: 'http://127.0.0.1:9000/kakao//',
        ANTHROPIC_API_KEY: 'sk-ant-1',
        ANTHROPIC_BASE_URL: 'https://model.example/',
        CHATBOT_MODEL: 'claude-other-1',
        CHATBOT_DAILY_LIMIT: '0',
        MAP_TILE_URL: 'http://tiles.example/{z}/{y}/{x}.png?key=1',
        LOG_LEVEL: 'debug',
        TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8,::1,loopback',
        CORS_ORIGINS: 'https://app.example, http://localhost:3000',
        RATE_LIMITS: 'off',
      }),
    ).toMatchObject({
      port: 8080,
      host: '::',
      publicUrl: 'https://baldojang.example',
      fileOrigin: 'https://baldojang.example',
      dataDir: '/srv/data',
      databaseUrl: 'postgres://a:b@db:5432/c',
      migrationDatabaseUrl: 'postgresql://owner:b@db/c',
      readDatabaseUrl: 'postgres://replica/c',
      s3: {
        endpoint: 'https://s3.example',
        bucket: 'baldojang-files',
        region: 'ap-northeast-2',
        accessKeyId: 'id',
        secretAccessKey: 'sec/ret+1',
      },
      metricsPort: 9464,
      slowQueryMs: 0,
      jwtSecret: '0123456789abcdef0123456789abcdef',
      demoData: 'off',
      kakaoJsKey: 'abc123',
      kakaoRestApiKey: 'def456',
      kakaoClientSecret: 'Ghi-7/8=',
      kakaoAuthBase: 'https://auth.example',
      kakaoApiBase: 'http://127.0.0.1:9000/kakao',
      anthropicApiKey: 'sk-ant-1',
      anthropicBaseUrl: 'https://model.example',
      chatbotModel: 'claude-other-1',
      chatbotDailyLimit: 0,
      mapTileUrl: 'http://tiles.example/{z}/{y}/{x}.png?key=1',
      logLevel: 'debug',
      trustedProxies: ['127.0.0.1', '10.0.0.0/8', '::1', 'loopback'],
      corsOrigins: ['https://app.example', 'http://localhost:3000'],
      rateLimits: false,
    });
  });

  it('takes an empty variable as not set, and off as no tiles', () => {
    expect(loadConfig({ PORT: '', DATABASE_URL: ' ', MAP_TILE_URL: 'off' })).toMatchObject({
      port: 4000,
      databaseUrl: null,
      mapTileUrl: null,
    });
  });

  it.each([
    ['NODE_ENV', 'prod'],
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', '4000a'],
    ['PORT', '-1'],
    ['HOST', 'http://localhost'],
    ['PUBLIC_URL', 'baldojang.example'],
    ['PUBLIC_URL', 'https://baldojang.example/app'],
    ['PUBLIC_URL', 'ftp://baldojang.example'],
    ['DATABASE_URL', 'mysql://a:b@db/c'],
    ['DATABASE_URL', 'db:5432'],
    ['MIGRATION_DATABASE_URL', 'nonsense'],
    ['MIGRATION_DATABASE_URL', 'postgres://alone/c'],
    ['READ_DATABASE_URL', 'postgres://alone/c'],
    ['READ_DATABASE_URL', 'nonsense'],
    ['STORAGE', 'tape'],
    ['S3_ENDPOINT', 's3.example'],
    ['S3_BUCKET', 'Bucket/../other'],
    ['S3_REGION', 'somewhere else'],
    ['S3_ACCESS_KEY_ID', 'two words'],
    ['S3_SECRET_ACCESS_KEY', 'two words'],
    ['METRICS_PORT', '70000'],
    ['METRICS_PORT', '4000'],
    ['SLOW_QUERY_MS', '-1'],
    ['JWT_SECRET', 's'.repeat(31)],
    ['DEMO_DATA', 'on'],
    ['KAKAO_JS_KEY', 'key"><script>'],
    ['KAKAO_REST_API_KEY', 'key&client_secret=x'],
    ['KAKAO_CLIENT_SECRET', 'two words'],
    ['KAKAO_CLIENT_SECRET', 'aloneWithoutTheKey'],
    ['KAKAO_AUTH_BASE', 'kauth.kakao.com'],
    ['KAKAO_AUTH_BASE', 'http://kauth.kakao.com'],
    ['KAKAO_AUTH_BASE', 'https://me:secret@kauth.kakao.com'],
    ['KAKAO_API_BASE', 'https://kapi.kakao.com/?path='],
    ['KAKAO_API_BASE', 'http://127.0.0.1.evil.example'],
    ['ANTHROPIC_API_KEY', 'two words'],
    ['ANTHROPIC_BASE_URL', 'http://model.example'],
    ['CHATBOT_MODEL', 'a b'],
    ['CHATBOT_DAILY_LIMIT', '-1'],
    ['CHATBOT_DAILY_LIMIT', '1.5'],
    ['MAP_TILE_URL', 'https://tiles.example/{z}/{x}.png'],
    ['MAP_TILE_URL', 'javascript:{z}{x}{y}'],
    ['LOG_LEVEL', 'verbose'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', 'proxy.example'],
    ['TRUSTED_PROXIES', 'true'],
    ['CORS_ORIGINS', '*'],
    ['CORS_ORIGINS', 'https://app.example/path'],
    ['RATE_LIMITS', 'no'],
  ])('refuses %s=%s with one line that names it', (name, value) => {
    const attempt = () => loadConfig({ [name]: value });
    expect(attempt).toThrow(ConfigError);
    expect(attempt).toThrow(new RegExp(`^설정이 올바르지 않습니다\\. ${name}: [^\\n]+$`));
  });

  it('does not switch limits off in production', () => {
    expect(() => loadConfig({ NODE_ENV: 'production', RATE_LIMITS: 'off' })).toThrow(/RATE_LIMITS/);
  });

  it('does not start in production without a secret of its own', () => {
    expect(() => loadConfig({ NODE_ENV: 'production' })).toThrow(/^설정이 올바르지 않습니다\. JWT_SECRET: [^\n]+$/);
  });

  it('takes values from files, as containers hand secrets over', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'baldojang-secret-')), 'jwt');
    writeFileSync(file, `${'s'.repeat(32)}\n`);
    expect(loadConfig({ JWT_SECRET_FILE: file, JWT_SECRET: '' }).jwtSecret).toBe('s'.repeat(32));
    expect(() => loadConfig({ JWT_SECRET_FILE: file, JWT_SECRET: 't'.repeat(32) })).toThrow(/^[^\n]*JWT_SECRET: [^\n]*하나만/);
    expect(() => loadConfig({ JWT_SECRET_FILE: `${file}-gone` })).toThrow(/JWT_SECRET_FILE: 파일을 읽을 수 없습니다 \(.*ENOENT/);
    writeFileSync(file, 'hunter2');
    expect(() => loadConfig({ JWT_SECRET_FILE: file })).toThrow(/^(?!.*hunter2).*JWT_SECRET: 32바이트/);
  });

  it.each(['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])('wants %s for STORAGE=s3', (missing) => {
    const all = {
      S3_ENDPOINT: 'http://storage:7070',
      S3_BUCKET: 'files',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'secret',
    };
    expect(loadConfig({ STORAGE: 's3', ...all }).s3).toMatchObject({ endpoint: 'http://storage:7070', region: 'us-east-1' });
    expect(() => loadConfig({ STORAGE: 's3', ...all, [missing]: '' })).toThrow(
      `설정이 올바르지 않습니다. ${missing}: STORAGE=s3이면 꼭 정해야 합니다.`,
    );
  });

  it('keeps what a wrong secret says to itself', () => {
    expect(() => loadConfig({ DATABASE_URL: 'mysql://me:hunter2@db/c' })).toThrow(/^(?!.*hunter2).*DATABASE_URL/);
    expect(() => loadConfig({ JWT_SECRET: 'hunter2' })).toThrow(/^(?!.*hunter2).*JWT_SECRET/);
    expect(() => loadConfig({ KAKAO_CLIENT_SECRET: 'hunter2 !' })).toThrow(/^(?!.*hunter2).*KAKAO_CLIENT_SECRET/);
  });
});

describe('.env.example', () => {
  it('documents every variable and no other', () => {
    expect(Object.keys(parseEnv(example)).sort()).toEqual([...VARIABLE_NAMES].sort());
  });

  it('explains each with a comment right above it', () => {
    const lines = example.split('\n');
    for (const name of VARIABLE_NAMES)
      expect(lines[lines.findIndex((line) => line.startsWith(`${name}=`)) - 1]).toMatch(/^# .{10,}/);
  });

  it('works as it stands', () => {
    expect(loadConfig(parseEnv(example))).toEqual(loadConfig({}));
  });
});
