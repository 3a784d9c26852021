// The journeys need a Chromium. Where none is found this says so and leaves; in CI its absence is a failure.
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHROMIUM } from './chromium.mjs';

if (!existsSync(CHROMIUM)) {
  console.log(`Chromium이 없어 화면 시험을 건너뜁니다 (${CHROMIUM}). 설치하거나 CHROMIUM에 위치를 적어 주세요.`);
  process.exit(process.env.CI ? 1 : 0);
}
const dataDir = mkdtempSync(join(tmpdir(), 'baldojang-e2e-'));
// Started by root, the database runs as another user, who has to get in.
chmodSync(dataDir, 0o755);
const { status } = spawnSync('npx', ['playwright', 'test', ...process.argv.slice(2)], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, E2E_DATA_DIR: dataDir },
});
rmSync(dataDir, { recursive: true, force: true });
process.exit(status ?? 1);
