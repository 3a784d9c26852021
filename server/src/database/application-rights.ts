import { escapeIdentifier } from 'pg';
import type { QueryRunner } from 'typeorm';
import { IS_OUR_SEQUENCE, IS_OUR_TABLE } from './known-schema';

/**
 * Gives the application's role the rights that it needs: on rows, and none on the schema. On what is ours alone, and only where something
 * is missing, so that most starts write nothing. Nothing for a role that has all rights of the owner anyway.
 * @param runner as the owner, outside a transaction
 */
export async function grantTo(role: string, runner: QueryRunner): Promise<void> {
  const [{ isOwner, schema, tables, sequences, hasMaintain }] = (await runner.query(MISSING, [role])) as [Missing];
  if (isOwner || (!tables && !sequences)) return;
  const name = escapeIdentifier(role);
  const forLater = `ALTER DEFAULT PRIVILEGES IN SCHEMA ${escapeIdentifier(schema)} GRANT`;
  const statements = [
    tables && `GRANT SELECT, INSERT, UPDATE, DELETE ON ${tables} TO ${name}`,
    // For its import's ANALYZE, without which the first searches have no figures to go by.
    tables && hasMaintain && `GRANT MAINTAIN ON facility TO ${name}`,
    sequences && `GRANT USAGE ON SEQUENCE ${sequences} TO ${name}`,
    // What has been migrated is the owner's to write down.
    `REVOKE INSERT, UPDATE, DELETE, TRUNCATE ON migration FROM ${name}`,
    `GRANT SELECT ON migration TO ${name}`,
    `${forLater} SELECT, INSERT, UPDATE, DELETE ON TABLES TO ${name}`,
    `${forLater} USAGE ON SEQUENCES TO ${name}`,
  ];
  await runner.startTransaction();
  try {
    for (const statement of statements) if (statement) await runner.query(statement);
    await runner.commitTransaction();
  } catch (error) {
    await runner.rollbackTransaction();
    throw error;
  }
}

interface Missing {
  /** The role owns what is ours, is a member of who does, or a superuser. */
  isOwner: boolean;
  schema: string;
  /** Names, quoted and with commas between them; null where nothing is missing. */
  tables: string | null;
  sequences: string | null;
  /** Postgres 17 and later know a right of that name. */
  hasMaintain: boolean;
}

const MISSING = `
  WITH ours AS (
    SELECT oid, oid::regclass::text AS name, relkind FROM pg_class AS c
    WHERE relnamespace = current_schema()::regnamespace AND pg_has_role(relowner, 'USAGE') AND relname <> 'migration'
      AND (${IS_OUR_TABLE} OR ${IS_OUR_SEQUENCE})
  )
  SELECT pg_has_role($1, current_user, 'USAGE') AS "isOwner", current_schema() AS schema,
    current_setting('server_version_num')::int >= 170000 AS "hasMaintain",
    (SELECT string_agg(name, ', ' ORDER BY name) FROM ours WHERE relkind <> 'S' AND EXISTS (
       SELECT FROM unnest(ARRAY['SELECT', 'INSERT', 'UPDATE', 'DELETE']) AS privilege
       WHERE NOT has_table_privilege($1, oid, privilege))) AS tables,
    (SELECT string_agg(name, ', ' ORDER BY name) FROM ours
     WHERE CASE WHEN relkind = 'S' THEN NOT has_sequence_privilege($1, oid, 'USAGE') END) AS sequences`;
