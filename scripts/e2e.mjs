// The journeys need a Chromium. Where none is found this says so and leaves; in CI its absence is a failure.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const chromium = process.env.CHROMIUM ?? '/usr/bin/chromium';
if (!existsSync(chromium)) {
  console.log(`Chromium이 없어 화면 시험을 건너뜁니다 (${chromium}). 설치하거나 CHROMIUM에 위치를 적어 주세요.`);
  process.exit(process.env.CI ? 1 : 0);
}
const { status } = spawnSync('npx', ['playwright', 'test', ...process.argv.slice(2)], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
process.exit(status ?? 1);
