import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AuditReason1795895223301 implements MigrationInterface {
  name = 'AuditReason1795895223301';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "audit_entry" ADD "member_id" integer`);
    await runner.query(`ALTER TABLE "audit_entry" ADD "reason" character varying(500)`);
    await runner.query(`ALTER TABLE "audit_entry" ADD "snapshot" text`);
    await runner.query(`CREATE INDEX "idx_audit_entry_member_id" ON "audit_entry"  ("member_id") `);
    await runner.query(
      `CREATE FUNCTION audit_snapshot_emptied() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN
         UPDATE audit_entry SET snapshot = NULL WHERE member_id = OLD.id AND snapshot IS NOT NULL;
         RETURN NULL;
       END $$`,
    );
    await runner.query(
      'CREATE TRIGGER audit_snapshot_emptied AFTER DELETE ON member FOR EACH ROW EXECUTE FUNCTION audit_snapshot_emptied()',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER audit_snapshot_emptied ON member');
    await runner.query('DROP FUNCTION audit_snapshot_emptied()');
    await runner.query(`DROP INDEX "public"."idx_audit_entry_member_id"`);
    await runner.query(`ALTER TABLE "audit_entry" DROP COLUMN "snapshot"`);
    await runner.query(`ALTER TABLE "audit_entry" DROP COLUMN "reason"`);
    await runner.query(`ALTER TABLE "audit_entry" DROP COLUMN "member_id"`);
  }
}
