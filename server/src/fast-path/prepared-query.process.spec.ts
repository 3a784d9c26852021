import { Client } from 'pg';
import { PreparedQuery } from './prepared-query';
import { openScratchPostgres, type ScratchPostgres } from '../../test/scratch-postgres';

type Row = Record<string, unknown>;

/** A statement that a connection keeps answers the same the second time, when nobody asks what it looks like. */
describe('a prepared query', () => {
  let postgres: ScratchPostgres;
  let client: Client;
  let described: number;

  beforeAll(async () => {
    postgres = await openScratchPostgres();
  });
  afterAll(() => postgres.close());

  beforeEach(async () => {
    client = new Client({ connectionString: postgres.url });
    await client.connect();
    const { connection } = client as unknown as { connection: { describe: (portal: object) => void } };
    const describePortal = connection.describe.bind(connection);
    described = 0;
    connection.describe = (portal) => {
      described += 1;
      describePortal(portal);
    };
  });
  afterEach(() => client.end());

  const ask = (name: string, text: string, ...values: unknown[]) =>
    new Promise<Row[]>((resolve, reject) => {
      const query = new PreparedQuery(name, text, values, (error, { rows } = {} as never) =>
        error ? reject(error) : resolve(rows as Row[]),
      );
      client.query(query as never);
    });

  const KINDS = `SELECT 1 AS whole, 1.5::float8 AS half, 'ㄱ' AS text, NULL::text AS nothing, true AS yes, '{가,나}'::text[] AS list,
    '{"a": 1}'::json AS json, timestamptz '2026-05-05T03:34:56Z' AS instant, $1::text AS given`;
  const kinds = (given: string) => ({
    ...{ whole: 1, half: 1.5, text: 'ㄱ', nothing: null, yes: true, list: ['가', '나'], json: { a: 1 } },
    ...{ instant: new Date('2026-05-05T03:34:56Z'), given },
  });

  it('requests the row description once', async () => {
    for (const given of ['하나', '둘', '셋']) expect(await ask('kinds', KINDS, given)).toEqual([kinds(given)]);
    expect(described).toBe(1);
  });

  it('has rows with their names in order, also without any row the first time', async () => {
    const few = 'SELECT n AS b, n * 2 AS a FROM generate_series(1, $1::int) AS n';
    expect(await ask('few', few, 0)).toEqual([]);
    const rows = await ask('few', few, 2);
    expect(rows.map((row) => Object.entries(row))).toEqual([
      [
        ['b', 1],
        ['a', 2],
      ],
      [
        ['b', 2],
        ['a', 4],
      ],
    ]);
  });

  it('does not take one statement for another', async () => {
    await ask('first', 'SELECT $1::int AS a', 1);
    await ask('second', 'SELECT $1::text AS b', '2');
    expect(await ask('first', 'SELECT $1::int AS a', 3)).toEqual([{ a: 3 }]);
    expect(await ask('second', 'SELECT $1::text AS b', '4')).toEqual([{ b: '4' }]);
  });

  it('fails alone, the first time or later', async () => {
    const divided = 'SELECT 6 / $1::int AS quotient';
    await expect(ask('divided', divided, 0)).rejects.toThrow('division by zero');
    expect(await ask('divided', divided, 2)).toEqual([{ quotient: 3 }]);
    await expect(ask('divided', divided, 0)).rejects.toThrow('division by zero');
    await expect(ask('divided', divided, 'x')).rejects.toThrow('invalid input syntax');
    expect(await ask('divided', divided, 3)).toEqual([{ quotient: 2 }]);
  });

  it('is refused, not misread, when a table that it reads has changed', async () => {
    await client.query('CREATE TEMP TABLE changing AS SELECT 1 AS a');
    await ask('changing', 'SELECT * FROM changing');
    await client.query('ALTER TABLE changing ADD COLUMN b int DEFAULT 2');
    await expect(ask('changing', 'SELECT * FROM changing')).rejects.toThrow('cached plan must not change result type');
  });
});
