import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM, CHROMIUM_ARGS } from './scripts/chromium.mjs';

const PORT = Number(process.env.E2E_PORT ?? 4173);

/**
 * A person's journeys against the built product with demo data: on a phone, those tagged `@both` on a desktop too (where width or theme
 * matters), those tagged `@desktop` there alone.
 */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './e2e/support/server-first.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  // On a crowded machine the server may rightly say 503 once; what then passes is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list']],
  outputDir: 'test-results',
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    // It would answer requests that a journey intercepts; offline.spec.ts allows it.
    serviceWorkers: 'block',
    // Costs a fifth of the time, so only a journey that failed is recorded, when it is tried again.
    trace: 'on-first-retry',
    launchOptions: { executablePath: CHROMIUM, args: CHROMIUM_ARGS },
  },
  projects: [
    { name: 'phone', grepInvert: /@desktop/, use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } },
    // Both themes are seen: axe finds what cannot be read in either.
    { name: 'desktop', grep: /@both|@desktop/, use: { viewport: { width: 1280, height: 800 }, colorScheme: 'dark' } },
  ],
  webServer: {
    command: 'node scripts/start.mjs',
    url: `http://127.0.0.1:${PORT}/readyz`,
    // Whoever names the port may have a server running there; any other one belongs to somebody else.
    reuseExistingServer: process.env.E2E_PORT !== undefined,
    timeout: 180_000,
    stdout: 'ignore',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      PORT: String(PORT),
      // `npm run test:e2e` names a fresh folder; runs of single files by hand keep theirs.
      DATA_DIR: process.env.E2E_DATA_DIR ?? join(tmpdir(), 'baldojang-e2e'),
      // No tile server is asked: the outlines are what the journeys see.
      MAP_TILE_URL: 'off',
      TRUSTED_PROXIES: '127.0.0.1',
      // Where the stand-in for Kakao sends people back to: another origin would have forgotten them.
      PUBLIC_URL: `http://127.0.0.1:${PORT}`,
    },
  },
});
