import type { EntryPolicy } from '@baldojang/rules/entry/entry-policy';
import { panelPetTypes } from '@baldojang/rules/entry/panel-pet-types';
import { ENTRY_READER_VERSION, readEntry } from '@baldojang/rules/entry/read-entry';
import { HOURS_READER_VERSION, readHours } from '@baldojang/rules/hours/read-hours';
import type { EntityManager, QueryRunner } from 'typeorm';
import { countFacilities } from './facility-counts.repository';
import type { Facility } from './facility.entity';

type Connection = Pick<EntityManager | QueryRunner, 'query'>;
type Texts = Partial<Record<keyof Facility, unknown>>;

/** A group of text fields. Many places share the same texts, so each distinct text is parsed once and places refer to the result. */
export interface TextKind {
  table: string;
  /** The property of Facility that points to a row of the table. */
  link: 'openingScheduleId' | 'entryPolicyId';
  fields: readonly (keyof Facility)[];
  readerVersion: number;
  read: (texts: never) => unknown;
}

export const OPENING_SCHEDULE: TextKind = {
  table: 'opening_schedule',
  link: 'openingScheduleId',
  fields: ['operatingHours', 'holiday'],
  readerVersion: HOURS_READER_VERSION,
  read: readHours,
};

export const ENTRY_POLICY: TextKind = {
  table: 'entry_policy',
  link: 'entryPolicyId',
  fields: [
    'petFriendly',
    'petOnlyInfo',
    'allowedPetSize',
    'petRestrictions',
    'indoorFacility',
    'outdoorFacility',
    'additionalPetFee',
  ],
  readerVersion: ENTRY_READER_VERSION,
  read: readEntry,
};

export const TEXT_KINDS: readonly TextKind[] = [OPENING_SCHEDULE, ENTRY_POLICY];

/** The texts in the order of `fields`, so that equal texts are equal JSON. */
export function textsOf({ fields }: TextKind, facts: Texts): Texts {
  return Object.fromEntries(fields.map((field) => [field, facts[field] ?? null]));
}

/** A stored parse result. */
export interface ReadTexts {
  id: number;
  reading: unknown;
}

/** Parses and upserts texts; results in the order of `texts`. Raw: upsert from a JSON record set. */
export async function readTexts(connection: Connection, kind: TextKind, texts: readonly Texts[]): Promise<ReadTexts[]> {
  const rows = texts.map((each) => ({ texts: each, reading: kind.read(each as never) }));
  const saved = (await connection.query(
    `INSERT INTO ${kind.table} AS stored (texts, reading, reader_version)
     SELECT texts, reading, $2 FROM jsonb_to_recordset($1) AS sent (texts jsonb, reading jsonb)
     ON CONFLICT ((md5(texts::text))) DO UPDATE SET reading = excluded.reading, reader_version = excluded.reader_version
     RETURNING id, texts`,
    [JSON.stringify(rows), kind.readerVersion],
  )) as { id: number; texts: Texts }[];
  const ids = new Map(saved.map((row) => [keyOf(kind, row.texts), row.id]));
  return rows.map(({ texts: each, reading }) => ({ id: ids.get(keyOf(kind, each))!, reading }));
}

/** Equal for equal texts of the same kind. */
export const keyOf = (kind: TextKind, facts: Texts): string =>
  JSON.stringify([kind.table, ...Object.values(textsOf(kind, facts))]);

/** Any number. Prevents a deadlock of servers that start at the same time and update the same places. */
const READING_LOCK = 15_111_390;

/**
 * Parses the texts of places without a reading and those parsed by an older reader. For the start of a server and of an import; call it
 * in a transaction.
 * @returns the number of texts parsed
 */
export async function readAllTexts(connection: Connection): Promise<number> {
  if (!(await isAnythingUnread(connection))) return 0;
  await connection.query('SELECT pg_advisory_xact_lock($1)', [READING_LOCK]);
  let count = 0;
  for (const kind of TEXT_KINDS) {
    const pending = await pendingTexts(connection, kind);
    const read = pending.length ? await readTexts(connection, kind, pending) : [];
    await linkFacilities(connection, kind);
    if (kind === ENTRY_POLICY) await updatePetTypes(connection, read);
    count += pending.length;
  }
  await countFacilities(connection);
  return count;
}

/** Deletes rows that no place refers to. Raw: DELETE with NOT EXISTS for either table. */
export async function removeUnusedTexts(connection: Connection): Promise<void> {
  for (const { table, link } of TEXT_KINDS)
    await connection.query(
      `DELETE FROM ${table} AS stored WHERE NOT EXISTS (SELECT FROM facility WHERE ${columnOf(link)} = stored.id)`,
    );
}

/** Takes no lock, so that a start does not wait for a running import. Raw: one statement of EXISTS conditions. */
async function isAnythingUnread(connection: Connection): Promise<boolean> {
  const conditions = TEXT_KINDS.map(
    ({ table, link, readerVersion }) =>
      `EXISTS (SELECT FROM facility WHERE ${columnOf(link)} IS NULL) OR EXISTS (SELECT FROM ${table} WHERE reader_version <> ${readerVersion})`,
  );
  const [row] = (await connection.query(`SELECT ${conditions.join(' OR ')} AS unread`)) as [{ unread: boolean }];
  return row.unread;
}

/** Raw: UNION and EXCEPT, which the query builder cannot express. */
async function pendingTexts(connection: Connection, kind: TextKind): Promise<Texts[]> {
  const rows = (await connection.query(
    `SELECT texts FROM ${kind.table} WHERE reader_version <> $1
     UNION SELECT ${textsInSql(kind)} FROM facility WHERE ${columnOf(kind.link)} IS NULL
     EXCEPT SELECT texts FROM ${kind.table} WHERE reader_version = $1`,
    [kind.readerVersion],
  )) as { texts: Texts }[];
  return rows.map(({ texts }) => textsOf(kind, texts));
}

/** Raw: UPDATE … FROM. */
async function linkFacilities(connection: Connection, kind: TextKind): Promise<void> {
  await connection.query(
    `UPDATE facility SET ${columnOf(kind.link)} = stored.id FROM ${kind.table} AS stored
     WHERE facility.${columnOf(kind.link)} IS NULL AND stored.texts = ${textsInSql(kind)}`,
  );
}

/** `pet_types` is derived from the entry policy. Raw: UPDATE … FROM a JSON record set. */
async function updatePetTypes(connection: Connection, read: readonly ReadTexts[]): Promise<void> {
  const rows = read.map(({ id, reading }) => ({ id, types: petTypesOf(reading) }));
  await connection.query(
    `UPDATE facility SET pet_types = types FROM jsonb_to_recordset($1) AS sent (id int, types text[])
     WHERE entry_policy_id = sent.id AND pet_types <> types`,
    [JSON.stringify(rows)],
  );
}

/** @param reading of kind `ENTRY_POLICY` */
export const petTypesOf = (reading: unknown): string[] => panelPetTypes(reading as EntryPolicy);

const textsInSql = ({ fields }: TextKind) =>
  `jsonb_build_object(${fields.map((field) => `'${field}', ${columnOf(field)}`).join(', ')})`;

/** As SnakeNamingStrategy names it. */
export const columnOf = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
