import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { ConfigError, loadConfig, VARIABLE_NAMES } from './config';

const example = readFileSync(resolve(__dirname, '../.env.example'), 'utf8');

describe('configuration', () => {
  it('needs nothing to be set', () => {
    expect(loadConfig({})).toEqual({
      port: 4000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:4000',
      isProduction: false,
      dataDir: resolve(__dirname, '../../.data'),
      databaseUrl: null,
      migrationDatabaseUrl: null,
      jwtSecret: null,
      demoData: 'auto',
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
      dataDir: '/srv/data',
      databaseUrl: 'postgres://a:b@db:5432/c',
      migrationDatabaseUrl: 'postgresql://owner:b@db/c',
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
