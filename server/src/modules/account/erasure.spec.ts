import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeInquiry, makeMember, makeProposal, PASSWORD, viewerOf } from '../../../test/factories';
import { signIn, WITHDRAW } from '../../../test/member-operations';
import { formerEmailOf, makeMemberWithEverything, memberReferences } from '../../../test/member-world';
import { startTestApp, type TestApp } from '../../../test/test-app';
import type { Member } from '../member/member.entity';

const WORD = '지울이름';
/** Found in no other number. */
const ID = 1_987_654_321;
/** The audit keeps the id of a member. */
const KEPT = ['audit_entry.actor_id', 'audit_entry.member_id'];

let app: TestApp;
let dataDir: string;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'baldojang-erasure-'));
  app = await startTestApp({ config: { dataDir } });
  await makeMember(app.dataSource, { isAdmin: true });
});
afterEach(async () => {
  await app.stop();
  rmSync(dataDir, { recursive: true });
});

const withdraw = async (member: Member) =>
  expect((await app.run(WITHDRAW, { input: { password: PASSWORD } }, { token: await app.signIn(member) })).data).toEqual({
    withdraw: true,
  });

/** Columns that name the member. */
async function columnsWithTheId(): Promise<string[]> {
  const found = [];
  for (const { table, column } of await memberReferences(app.dataSource)) {
    const rows = await app.dataSource.query<object[]>(`SELECT FROM "${table}" WHERE "${column}" = $1`, [ID]);
    if (rows.length > 0) found.push(`${table}.${column}`);
  }
  return found;
}

/** Every column of every table, whatever its type, that contains one of the texts. */
async function columnsWith(texts: readonly string[]): Promise<string[]> {
  const columns = await app.dataSource.query<{ table: string; column: string }[]>(
    `SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
     JOIN information_schema.tables USING (table_schema, table_name) WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
  );
  expect(columns.length).toBeGreaterThan(100);
  const found = new Set<string>();
  for (const { table, column } of columns)
    for (const { value } of await app.dataSource.query<{ value: string }[]>(
      `SELECT lower("${column}"::text) AS value FROM "${table}" WHERE "${column}" IS NOT NULL`,
    ))
      if (texts.some((text) => value.includes(text.toLowerCase()))) found.add(`${table}.${column}`);
  return [...found].sort();
}

/** Paths of the data folder that contain one of the texts, in the name or in the file. */
const pathsWith = (texts: readonly string[]): string[] =>
  readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .map((entry) => ({ path: join(entry.parentPath, entry.name), isFile: entry.isFile() }))
    .filter(({ path, isFile }) =>
      texts.some((text) => path.includes(text) || (isFile && readFileSync(path).includes(Buffer.from(text)))),
    )
    .map(({ path }) => path);

describe('what a withdrawn member leaves', () => {
  it.each([
    ['a member', false],
    ['a suspended member', true],
  ])('is nothing but ids in the audit: %s', async (_, isSuspended) => {
    await app.dataSource.query(`SELECT setval(pg_get_serial_sequence('member', 'id'), $1)`, [ID - 1]);
    const member = await makeMemberWithEverything(app, WORD);
    expect(member.id).toBe(ID);
    await signIn(app, member.email, 'Wrong-pass1!');
    for (const email of [member.email.toUpperCase(), formerEmailOf(WORD)])
      await makeInquiry(app.dataSource, { email, subject: WORD, message: `${WORD} 문의` });
    if (isSuspended)
      await app.dataSource.query('UPDATE member SET suspended_at = now(), suspension_reason = $1 WHERE id = $2', [WORD, ID]);
    const admin = await makeMember(app.dataSource, { isAdmin: true });
    const proposal = await makeProposal(app.dataSource, { field: 'PARKING', value: 'N', source: `${WORD} 출처`, memberId: ID });
    const { errors } = await app
      .as(viewerOf(admin))
      .run('mutation ($input: AcceptCorrectionInput!) { acceptCorrection(input: $input) { id } }', {
        input: { id: proposal.id, value: 'N', reason: '확인함' },
      });
    expect(errors).toEqual([]);
    const keys = await app.dataSource.query<{ key: string }[]>('SELECT key FROM stored_file');
    const traces = [WORD, String(ID), ...keys.map(({ key }) => key)];

    // A new table with a reference fails here until makeMemberWithEverything fills it.
    const references = (await memberReferences(app.dataSource)).map(({ table, column }) => `${table}.${column}`);
    expect(await columnsWithTheId()).toEqual(references);
    expect([keys.length, pathsWith(traces).length > 4]).toEqual([4, true]);

    await withdraw(member);
    expect(await columnsWithTheId()).toEqual(KEPT);
    expect(await columnsWith(traces)).toEqual(KEPT);
    expect(pathsWith(traces)).toEqual([]);
    expect(await app.dataSource.query('SELECT value, source FROM facility_correction')).toEqual([
      { value: 'N', source: '이용자의 제보' },
    ]);
    expect(await app.dataSource.query('SELECT FROM suspended_identity')).toHaveLength(isSuspended ? 1 : 0);
  });
});
