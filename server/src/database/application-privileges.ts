import { escapeIdentifier } from 'pg';
import type { QueryRunner } from 'typeorm';
import { IS_OUR_SEQUENCE, IS_OUR_TABLE } from './own-schema';

/**
 * Grants the application's role its privileges: on the rows of our tables, none on the schema. Writes only missing privileges, and none
 * for the owner's own role.
 * @param runner of the owner, outside a transaction
 */
export async function grantPrivileges(role: string, runner: QueryRunner): Promise<void> {
  const [{ isOwner, schema, tables, sequences, hasMaintain }] = (await runner.query(MISSING, [role])) as [Missing];
  if (isOwner || (!tables && !sequences)) return;
  const name = escapeIdentifier(role);
  const forLater = `ALTER DEFAULT PRIVILEGES IN SCHEMA ${escapeIdentifier(schema)} GRANT`;
  const statements = [
    tables && `GRANT SELECT, INSERT, UPDATE, DELETE ON ${tables} TO ${name}`,
    // For the import's ANALYZE.
    tables && hasMaintain && `GRANT MAINTAIN ON facility TO ${name}`,
    sequences && `GRANT USAGE ON SEQUENCE ${sequences} TO ${name}`,
    // Only the owner records migrations.
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
  /** The role owns our tables, is a member of the owner, or is a superuser. */
  isOwner: boolean;
  schema: string;
  /** Quoted names, comma-separated; null if nothing is missing. */
  tables: string | null;
  sequences: string | null;
  /** Since Postgres 17. */
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
