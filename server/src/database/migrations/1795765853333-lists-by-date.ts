import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ListsByDate1795765853333 implements MigrationInterface {
  name = 'ListsByDate1795765853333';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX "public"."idx_comment_board_id_id"`);
    await runner.query(`CREATE INDEX "idx_audit_entry_inserted_at_id" ON "audit_entry"  ("inserted_at", "id") `);
    await runner.query(`CREATE INDEX "idx_member_inserted_at_id" ON "member"  ("inserted_at", "id") `);
    await runner.query(`CREATE INDEX "idx_comment_board_id_inserted_at_id" ON "comment"  ("board_id", "inserted_at", "id") `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX "public"."idx_comment_board_id_inserted_at_id"`);
    await runner.query(`DROP INDEX "public"."idx_member_inserted_at_id"`);
    await runner.query(`DROP INDEX "public"."idx_audit_entry_inserted_at_id"`);
    await runner.query(`CREATE INDEX "idx_comment_board_id_id" ON "comment" USING btree ("board_id", "id") `);
  }
}
