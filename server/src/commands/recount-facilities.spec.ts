import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

const SERVER = resolve(__dirname, '../..');

/** Without a database: who asks for help, or asks wrongly, needs none. */
const run = (option: string) =>
  promisify(execFile)(process.execPath, ['-r', './swc-hook.cjs', 'src/commands/recount-facilities.ts', option], {
    cwd: SERVER,
    env: { PATH: process.env.PATH, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' },
  });

describe('recount-facilities', () => {
  it('explains itself', async () => {
    expect((await run('--help')).stdout).toMatch(/^쓰는 법: npm run recount:facilities\n/);
  });

  it('does nothing when it is asked wrongly', async () => {
    await expect(run('--force')).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^쓰는 법: npm run recount:facilities\n/) as string,
    });
  });
});
