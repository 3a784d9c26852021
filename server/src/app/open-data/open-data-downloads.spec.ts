import { readdirSync, readlinkSync, rmSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { csvOf, manyCells, writeTemporary } from '../../../test/facility-file';
import { startTestApp, type TestApp } from '../../../test/test-app';
import { LocalFileSource } from '../../adapters/public-data/local-file-source';
import { demoBelongings } from '../../demo/demo-belongings';
import { FacilityImportService } from '../../modules/facility/import/facility-import.service';

const NDJSON = '/api/open-data/places.ndjson';
const CLIENTS = 100;

describe('downloads of open data', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
    // More than the sockets of a connection buffer, and hard to compress.
    await app.dataSource.query(
      `INSERT INTO facility (name, source_key, search_text, search_grams, description)
       SELECT 'x', 'k' || i, '', '{}', (SELECT string_agg(md5(i || '-' || j), '') FROM generate_series(1, 250) j)
       FROM generate_series(1, 2500) i`,
    );
    await app.openData.buildIfMissing();
  });
  afterAll(() => app.stop());

  const download = (encoding: string) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      get(app.url + NDJSON, { agent: false, headers: { 'accept-encoding': encoding } }, resolve).on('error', reject);
    });
  /** A client that takes one kilobyte a second. */
  const downloadSlowly = async (encoding: string) => {
    const answer = await download(encoding);
    answer.pause();
    const timer = setInterval(() => void answer.read(1024), 1000);
    answer.once('close', () => clearInterval(timer)).on('error', () => {});
    return answer;
  };
  const connectionsInUse = () => {
    const { master } = app.dataSource.driver as unknown as { master: { totalCount: number; idleCount: number } };
    return master.totalCount - master.idleCount;
  };
  const openFiles = () =>
    readdirSync('/proc/self/fd').filter((fd) => {
      try {
        return readlinkSync(`/proc/self/fd/${fd}`).startsWith(join(app.dataDir, 'open-data'));
      } catch {
        return false;
      }
    }).length;

  it('hold no database connection, whoever reads how slowly, and an import runs meanwhile', async () => {
    const whole = await text(await download('identity'));
    const memory = process.memoryUsage().rss;
    const slow = await Promise.all(Array.from({ length: CLIENTS }, (_, i) => downloadSlowly(i % 2 ? 'gzip' : 'identity')));
    await sleep(1500);
    expect(slow.map(({ statusCode, complete }) => [statusCode, complete])).toEqual(slow.map(() => [200, false]));
    expect(connectionsInUse()).toBe(0);
    const imported = new FacilityImportService(app.dataSource, demoBelongings);
    const report = await imported.importFile(new LocalFileSource(writeTemporary(csvOf(manyCells(300)))));
    expect(report).toMatchObject({ added: 300 });
    expect((await app.run('{ regions { name } }')).errors).toEqual([]);
    expect(await text(await download('identity'))).toBe(whole);
    // Each may fill its buffers, not take the file into memory.
    const perClient = (process.memoryUsage().rss - memory) / CLIENTS;
    expect(perClient).toBeLessThan(whole.length / 4);
    slow.forEach((answer) => answer.destroy());
    while (openFiles() > 0) await sleep(20);
  }, 60_000);

  it('go on with the file they began while it is replaced', async () => {
    const whole = await text(await download('identity'));
    const answer = await downloadSlowly('identity');
    rmSync(join(app.dataDir, 'open-data'), { recursive: true });
    await app.dataSource.query(`DELETE FROM facility WHERE id > (SELECT min(id) FROM facility)`);
    await app.openData.buildIfMissing();
    expect((await text(await download('identity'))).length).toBeLessThan(whole.length / 100);
    expect(await text(answer)).toBe(whole);
  }, 60_000);
});
