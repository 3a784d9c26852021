import { spawnSync, type StdioOptions } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import { resolve } from 'node:path';
import { memoryLog } from '../../test/memory-log';
import { withRequestId } from './http/request-id';

const SERVER = resolve(__dirname, '../..');
const scriptOf = (code: string) => [
  '-r',
  './swc-hook.cjs',
  '-e',
  `const { createLogger } = require('./src/shared/logger.ts'); ${code}`,
];

/** What a process that logs writes to its standard output. */
function logged(code: string): string {
  const { stdout, stderr } = spawnSync(process.execPath, scriptOf(code), { cwd: SERVER, encoding: 'utf8' });
  if (stderr) throw new Error(stderr);
  return stdout;
}

describe('log', () => {
  it('writes one JSON line per event for any user input', () => {
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

  it.each<[string, Record<string, unknown>]>([
    ['a key', { ['k'.repeat(1e6)]: 1 }],
    ['many keys', Object.fromEntries(Array.from({ length: 1e5 }, (_, index) => [`key${index}`, 'x'.repeat(100)]))],
    ['many items', { list: Array.from({ length: 1e5 }, () => 'x'.repeat(100)) }],
    ['deep objects', { a: { b: { c: { d: { e: 'x'.repeat(1e6) } } } } }],
    [
      'an instance',
      {
        it: new (class {
          text = 'x'.repeat(1e6);
        })(),
      },
    ],
    ['a map and a buffer', { bytes: Buffer.alloc(1e6), url: new URL(`https://baldojang.example/${'x'.repeat(1e6)}`) }],
    ['Hangul', Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`글${index}`, '가'.repeat(1e4)]))],
    ['an error', { err: Object.assign(new Error('가'.repeat(1e6)), { name: '가'.repeat(1e6), code: '가'.repeat(1e6) }) }],
    [
      'errors behind errors',
      { err: [1, 2, 3, 4].reduce<Error>((cause) => new Error('가'.repeat(1e5), { cause }), new Error('x')) },
    ],
  ])('limits the length of any line: %s', (_what, line) => {
    const { log, lines, entries } = memoryLog();
    log.error(line, '글\r\n\u001b[31m'.repeat(1e5));
    log.error({ errorId: 'error-1', ...line }, 'told');
    expect(lines).toHaveLength(2);
    for (const written of lines) {
      expect(Buffer.byteLength(written)).toBeLessThanOrEqual(16_000);
      expect([...written.slice(0, -1)].filter((character) => character < ' ')).toEqual([]);
    }
    expect(entries()).toMatchObject([
      { level: 'error', msg: expect.stringMatching(/^글\r\n/) as string },
      { level: 'error', msg: 'told', errorId: 'error-1', time: expect.any(String) as string },
    ]);
  });

  it("uses the error's message if there is no other, and describes every error", () => {
    const { log, lines, entries } = memoryLog();
    const refused = postgresError({ code: '22P02', message: 'invalid input syntax for type integer: "canary"' });
    log.error(refused);
    log.error({ err: refused });
    log.error({ problem: refused, list: [refused] }, 'told');
    expect(lines.join('')).not.toContain('canary');
    const message = 'Postgres refused the statement with 22P02 (made_up)';
    expect(entries()).toMatchObject([
      { msg: message, err: { message, code: '22P02' } },
      { msg: message, err: { message } },
      { msg: 'told', problem: { message }, list: [{ message }] },
    ]);
  });

  it.each<Facts>([
    { code: 'P0001', routine: 'exec_stmt_raise', message: 'no canary here' },
    { code: '23505', routine: 'exec_stmt_raise', message: 'canary is taken' },
    { code: '22P02', message: 'invalid input syntax for type integer: "canary"' },
    { code: '22003', message: 'value "canary" is out of range for type integer' },
    { code: '42601', message: 'syntax error in tsquery: "canary"' },
    { code: '2201B', message: 'invalid regular expression: canary' },
    { code: 'XX000', message: 'canary' },
  ])('repeats nothing of what Postgres says with %j', (facts) => {
    const { log, lines } = memoryLog();
    const error = postgresError(facts);
    log.error(
      { err: new Error('outer', { cause: Object.assign(new Error(`error: ${facts.message}\n    at canary`), error) }) },
      'x',
    );
    log.error({ err: error }, 'x');
    expect(lines.join('')).not.toContain('canary');
    expect(lines.join('')).toContain(`Postgres refused the statement with ${facts.code}`);
    expect(lines.join('')).toContain('logger.spec');
  });

  it.each<Facts>([
    { code: '23505', message: 'duplicate key value violates unique constraint "uq_member_email"', constraint: 'uq_member_email' },
    { code: '53300', message: 'sorry, too many clients already' },
    { code: '40P01', message: 'deadlock detected' },
    { code: '42501', message: 'permission denied for table member', table: 'member' },
  ])('says what Postgres says about things of ours: %j', (facts) => {
    const { log, lines, entries } = memoryLog();
    log.error({ err: postgresError({ ...facts, detail: 'Key (email)=(canary) already exists.', where: 'canary' }) }, 'x');
    expect(entries()).toMatchObject([{ err: facts }]);
    expect(lines.join('')).not.toContain('canary');
  });

  it('hides the secret of an upload and invalid JSON', () => {
    const { log, lines, entries } = memoryLog();
    const path = '/data/files/ab/abcdefghijklmnopqrstuv/full.jpg';
    log.error({ err: Object.assign(new Error(`EIO: i/o error, open '${path}'`), { code: 'EIO', syscall: 'open', path }) }, 'x');
    let broken: unknown;
    try {
      JSON.parse('canary');
    } catch (error) {
      broken = error;
    }
    log.error({ err: broken }, 'x');
    expect(lines.join('')).not.toMatch(/canary|abcdefghij/);
    expect(entries()).toMatchObject([
      { err: { message: "EIO: i/o error, open '/data/files/ab/…/full.jpg'" } },
      { err: { message: 'The text is not valid JSON' } },
    ]);
  });

  it('carries the id of the request that it belongs to', async () => {
    const { log, entries } = memoryLog();
    await withRequestId('request-1', async () => {
      await new Promise((resolve) => setImmediate(resolve));
      log.info('inside');
      log.info({ requestId: 'its own' }, 'inside');
    });
    log.info('outside');
    expect(entries().map(({ requestId }) => requestId)).toEqual(['request-1', 'its own', undefined]);
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

  const MANY_LINES = `
    const log = createLogger('info', PRETTY);
    for (let line = 0; line < 3_000; line++) log.info({ text: 'x'.repeat(1_000) }, 'line');
    setTimeout(() => { require('node:fs').writeSync(2, 'lives'); process.exit(0); }, 50);`;

  describe.each(['false', 'true'])('that cannot be written ends nothing (pretty: %s)', (pretty) => {
    const run = (out: StdioOptions) =>
      spawnSync(process.execPath, scriptOf(MANY_LINES.replace('PRETTY', pretty)), { cwd: SERVER, stdio: out, encoding: 'utf8' });

    // Linux and its relatives have a disk that is always full.
    (existsSync('/dev/full') ? it : it.skip)('on a full disk', () => {
      const full = openSync('/dev/full', 'w');
      const { status, stderr } = run(['ignore', full, 'pipe']);
      closeSync(full);
      expect([status, stderr]).toEqual([0, 'lives']);
    });

    it('into a closed pipe', () => {
      const script = scriptOf(MANY_LINES.replace('PRETTY', pretty)).map((part) => `'${part.replaceAll("'", `'\\''`)}'`);
      const { stderr } = spawnSync('sh', ['-c', `${process.execPath} ${script.join(' ')} | head -c 10 >/dev/null`], {
        cwd: SERVER,
        encoding: 'utf8',
      });
      expect(stderr).toBe('lives');
    });
  });
});

interface Facts {
  code: string;
  message: string;
  routine?: string;
  constraint?: string;
  table?: string;
  detail?: string;
  where?: string;
}

/** An error as pg reports what the server said. */
function postgresError(facts: Facts): Error {
  return Object.assign(new Error(facts.message), { severity: 'ERROR', routine: 'made_up', ...facts });
}
