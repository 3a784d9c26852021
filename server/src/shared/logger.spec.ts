import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

/** What a process that logs writes to its standard output. */
function logged(code: string): string {
  const script = `const { createLogger } = require('./src/shared/logger.ts'); ${code}`;
  const { stdout, stderr } = spawnSync(process.execPath, ['-r', './swc-hook.cjs', '-e', script], {
    cwd: resolve(__dirname, '../..'),
    encoding: 'utf8',
  });
  if (stderr) throw new Error(stderr);
  return stdout;
}

describe('log', () => {
  it('is one JSON line per event, whatever a user typed', () => {
    const lines = logged(`createLogger('info').info({ q: 'a\\r\\n{"level":"fatal"}\\u001b[31m' }, 'line\\nbreak')`)
      .trim()
      .split('\n');
    expect(lines).toHaveLength(1);
    expect([...lines[0]!].filter((character) => character < ' ')).toEqual([]);
    expect(JSON.parse(lines[0]!)).toMatchObject({ level: 'info', msg: 'line\nbreak', q: 'a\r\n{"level":"fatal"}\u001b[31m' });
  });

  it('cuts texts that would fill the disk', () => {
    const line = logged(
      `const long = 'x'.repeat(1e6); createLogger('info').info({ q: long, deep: { list: [long] }, err: new Error(long) }, long)`,
    );
    expect(line.length).toBeLessThan(20_000);
  });

  it('holds no secret and none of the values of a failed query', () => {
    const line = logged(`
      const error = Object.assign(new Error('failed'), { query: 'SELECT $1', parameters: ['canary-parameter'], driverError: { detail: 'canary-detail' } });
      createLogger('info').error({ err: error, token: 'canary-token', body: { password: 'canary-password' }, req: { headers: { authorization: 'canary-header' } } }, 'x')`);
    expect(line).not.toContain('canary');
    expect(JSON.parse(line)).toMatchObject({ err: { message: 'failed', sql: 'SELECT $1' } });
  });

  it('names the cause of an error', () => {
    const line = logged(`createLogger('info').error({ err: new Error('outer', { cause: new Error('inner') }) }, 'x')`);
    expect(JSON.parse(line)).toMatchObject({ err: { message: 'outer', cause: { message: 'inner' } } });
  });

  it('is readable at a terminal', () => {
    expect(logged(`createLogger('info', true).warn({ places: 3 }, 'done'); createLogger('warn', true).info('hidden')`)).toMatch(
      /^\d\d:\d\d:\d\d warn {2}done {2}\{"places":3\}\n$/,
    );
  });
});
