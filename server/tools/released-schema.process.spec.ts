import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { compareSchemas, type DeclaredChange } from './breaking-changes';
import { ReleasedSchema } from './released-schema';
import { createSchema } from '../src/app/graphql/schema';

const SERVER = resolve(__dirname, '..');

describe('the schema that clients out there were written against', () => {
  const released = new ReleasedSchema();
  const declared = released.declaredChanges();
  const { undeclared, outdated } = compareSchemas(released.schema(), createSchema(), declared);

  it('still holds, but for the changes that are declared', () => {
    const advice =
      'This breaks clients. Take it back and mark the old one as deprecated, or say why in server/contract/declared-changes.json.';
    expect(undeclared.map((change) => `${change} ${advice}`)).toEqual([]);
  });

  it('reports no compatible change as breaking', () => {
    const advice = 'Nothing of the kind is found (any more): remove it from server/contract/declared-changes.json.';
    expect(outdated.map((change) => `${change} ${advice}`)).toEqual([]);
  });

  it('has a reason and a date for each breaking change, once', () => {
    expect(new Set(declared.map(({ change }) => change)).size).toBe(declared.length);
    for (const { change, reason, date } of declared) {
      expect([change, reason.trim()]).not.toContain('');
      expect(new Date(date).toISOString()).toBe(`${date}T00:00:00.000Z`);
    }
  });
});

describe('comparing schemas', () => {
  const old = buildSchema(`
    type Query { place(filter: Filter): Place, old: Int }
    type Place { name: String!, stars: Int! }
    input Filter { word: String }
  `);
  const next = buildSchema(`
    type Query { place(filter: Filter, size: Int): Place }
    type Place { name: String!, stars: Float!, address: String }
    input Filter { word: String, region: String! }
  `);
  const found = [
    'A required field region on input type Filter was added.',
    'Place.stars changed type from Int! to Float!.',
    'Query.old was removed.',
  ];
  const declare = (changes: string[]): DeclaredChange[] =>
    changes.map((change) => ({ change, reason: 'Nobody uses it.', date: '2026-11-22' }));

  it('finds a removed field, a changed type and a new required input, and lets additions pass', () => {
    const { undeclared, outdated } = compareSchemas(old, next, []);
    expect([undeclared.sort(), outdated]).toEqual([found, []]);
    expect(compareSchemas(next, next, [])).toEqual({ undeclared: [], outdated: [] });
  });

  it('takes what is declared, and that alone', () => {
    expect(compareSchemas(old, next, declare(found))).toEqual({ undeclared: [], outdated: [] });
    expect(compareSchemas(old, next, declare(found.slice(1))).undeclared).toEqual([found[0]]);
    expect(compareSchemas(next, next, declare([found[2]!])).outdated).toEqual([found[2]]);
  });
});

describe('schema:release', () => {
  const folder = mkdtempSync(join(tmpdir(), 'baldojang-contract-'));
  const write = (schema: string, declared: DeclaredChange[]) => {
    writeFileSync(join(folder, 'released.graphql'), schema);
    writeFileSync(join(folder, 'declared-changes.json'), JSON.stringify(declared));
  };
  const read = () => ['released.graphql', 'declared-changes.json'].map((file) => readFileSync(join(folder, file), 'utf8'));
  afterAll(() => rmSync(folder, { recursive: true }));

  /** The command as a process of its own, on a folder of ours. */
  const release = (...args: string[]) =>
    new Promise<{ code: number | null; text: string }>((done) => {
      const program = ['-r', resolve(SERVER, 'swc-hook.cjs'), resolve(SERVER, 'tools/release-schema.ts'), ...args];
      const child = execFile(process.execPath, program, { cwd: SERVER }, (_, stdout, stderr) =>
        done({ code: child.exitCode, text: stdout + stderr }),
      );
    });
  const withMore = `${printSchema(createSchema())}\nextend type Query { old: Int }`;
  const removal = { change: 'Query.old was removed.', reason: '아무도 쓰지 않습니다.', date: '2026-11-22' };

  it('changes nothing while a breaking change is not declared', async () => {
    write(withMore, []);
    const before = read();
    const { code, text } = await release('--into', folder);
    expect([code, read()]).toEqual([1, before]);
    expect(text).toContain(removal.change);
  });

  it('writes the schema of today without descriptions, empties the declarations and repeats what they said', async () => {
    write(withMore, [removal]);
    const { code, text } = await release('--into', folder);
    expect(code).toBe(0);
    expect(text).toContain(`${removal.change} (${removal.reason})`);
    const [schema, declared] = read();
    expect(declared).toBe('[]\n');
    expect(schema).not.toContain('"""');
    const released = new ReleasedSchema(folder).schema();
    expect(printSchema(released)).toBe(printSchema(lexicographicSortSchema(released)));
    expect([compareSchemas(released, createSchema(), []), compareSchemas(createSchema(), released, [])]).toEqual(
      Array(2).fill({ undeclared: [], outdated: [] }),
    );
  });

  it('explains itself when it is called otherwise', async () => {
    expect(await release('everything')).toMatchObject({ code: 1, text: expect.stringContaining('쓰는 법') as string });
  });
});
