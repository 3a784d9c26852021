import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { check } from 'prettier';
import { openReport, origin, writeTable } from './write-table.mjs';

const TABLE = '| | median ms |\n|---|---:|\n| two words (강남 카페) | 1.5 |';
const BEFORE = '# Performance\n\n<!-- bench:search -->\n\nold\n\n<!-- /bench:search -->\n';
const AFTER = '\n## Growth\n\n<!-- bench:growth -->\n<!-- /bench:growth -->\n';

let folder, file;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'baldojang-table-'));
  file = join(folder, 'performance.md');
  writeFileSync(file, BEFORE + AFTER);
});
afterEach(() => rmSync(folder, { recursive: true }));
const written = () => readFileSync(file, 'utf8');

test('a table takes the place of the former one, formatted, and nothing else changes', async () => {
  await writeTable('search', TABLE, file);
  const [, between] = /<!-- bench:search -->([^]*)<!-- \/bench:search -->/.exec(written());
  assert.match(between, /^\n\n\| +\| median ms \|\n[^]*강남 카페[^]*\|\n\n$/);
  assert.equal(written().replace(between, '\n\nold\n\n'), BEFORE + AFTER);
  assert.ok(await check(written(), { filepath: file }));
  const once = written();
  await writeTable('search', TABLE, file);
  assert.equal(written(), once);
});

test('a bench without markers, or without the file, is an error that names what is missing', async () => {
  await assert.rejects(writeTable('import', TABLE, file), /has no <!-- bench:import -->/);
  writeFileSync(file, '<!-- /bench:search -->\n<!-- bench:search -->\n');
  await assert.rejects(writeTable('search', TABLE, file), /has no/);
  rmSync(file);
  await assert.rejects(writeTable('search', TABLE, file), /performance\.md/);
});

test('the line above a table tells date, machine, versions and command, but no host name', () => {
  const line = origin('requests', ['--quick', '--write']);
  assert.match(
    line,
    /^\d{4}-\d\d-\d\d, .+, \d+ cores, \d+ GB of memory, Node \d+\.\d+\.\d+, Postgres \d+\.\d+: `npm run bench -- --quick --write`$/,
  );
  assert.ok(!line.includes(hostname()));
  assert.match(origin('client', ['--only', 'a place', '--write']), /`npm run bench:client -- --only 'a place' --write`$/);
});

test('a report that has no place prints its table and ends with 1; without --write it writes nothing', async (context) => {
  const log = context.mock.method(console, 'log', () => {});
  const error = context.mock.method(console, 'error', () => {});
  const { argv, exitCode } = process;
  context.after(() => Object.assign(process, { argv, exitCode }));
  const report = openReport('nothing');
  report.print(TABLE);
  await report.write();
  assert.equal(process.exitCode, exitCode);
  process.argv = [...argv, '--write'];
  await report.write();
  assert.equal(process.exitCode, 1);
  assert.deepEqual(log.mock.calls[0].arguments, [TABLE]);
  assert.match(error.mock.calls[0].arguments[0], /^Not written: /);
});
