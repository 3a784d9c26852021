import { makeMember } from '../../test/factories';
import { memoryLog } from '../../test/memory-log';
import { startTestApp } from '../../test/test-app';

/** Far above our own statements, even on a busy machine. */
const SLOW_MS = 2_000;
const SLEEP = 'SELECT pg_sleep(2.2), $1::text AS typed';

const slowOf = (entries: Record<string, unknown>[]) => entries.filter(({ msg }) => msg === 'slow statement');

describe('the log of slow statements', () => {
  it('contains duration and a shortened text, once, without values', async () => {
    const { log, lines, entries } = memoryLog();
    const { dataSource, stop } = await startTestApp({ log, config: { slowQueryMs: SLOW_MS } });
    await dataSource.query('SELECT 1');
    await Promise.all([
      dataSource.query(`${SLEEP}\n  -- over\n  -- many lines`, ['canary']),
      dataSource.query(`${SLEEP}, '${'x'.repeat(50_000)}'`, ['canary']),
    ]);
    await stop();
    const [first, second, ...others] = slowOf(entries()).sort((a, b) => String(a.sql).length - String(b.sql).length);
    expect(first).toMatchObject({ level: 'warn', sql: `${SLEEP} -- over -- many lines` });
    expect(first?.ms).toBeGreaterThanOrEqual(SLOW_MS);
    expect(String(second?.sql)).toHaveLength(1_001);
    expect(others).toEqual([]);
    expect(lines.join('')).not.toContain('canary');
  });

  it('contains the request id', async () => {
    const { log, entries } = memoryLog();
    const { dataSource, http, signIn, stop } = await startTestApp({ log, config: { slowQueryMs: SLOW_MS } });
    await dataSource.query(
      `CREATE FUNCTION wait() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_sleep(2.2); RETURN NEW; END'`,
    );
    await dataSource.query('CREATE TRIGGER wait BEFORE INSERT ON inquiry FOR EACH ROW EXECUTE FUNCTION wait()');
    const token = await signIn(await makeMember(dataSource));
    const { status } = await http
      .post('/api/support')
      .set({ 'x-request-id': 'slow-one', authorization: `Bearer ${token}` })
      .send({ email: 'canary@baldojang.example', subject: '문의', message: '느린가요?' });
    await stop();
    expect(status).toBe(200);
    expect(slowOf(entries())).toMatchObject([
      { requestId: 'slow-one', sql: expect.stringMatching(/^INSERT INTO "?inquiry/) as string },
    ]);
  });

  it('is empty when disabled', async () => {
    const { log, entries } = memoryLog();
    const { dataSource, stop } = await startTestApp({ log, config: { slowQueryMs: 0 } });
    await dataSource.query(SLEEP, ['canary']);
    await stop();
    expect(slowOf(entries())).toEqual([]);
  });
});
