import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Suspension1795896893016 implements MigrationInterface {
  name = 'Suspension1795896893016';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE "suspended_identity" ("hash" character varying(64) NOT NULL, "ends_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "pk_suspended_identity" PRIMARY KEY ("hash"))`);
    await runner.query(`CREATE INDEX "idx_suspended_identity_ends_at" ON "suspended_identity"  ("ends_at") `);
    await runner.query(`ALTER TABLE "member" ADD "suspended_at" TIMESTAMP WITH TIME ZONE`);
    await runner.query(`ALTER TABLE "member" ADD "suspended_until" TIMESTAMP WITH TIME ZONE`);
    await runner.query(`ALTER TABLE "member" ADD "suspension_reason" character varying(500)`);
    await runner.query(`ALTER TABLE "member" ADD "last_sign_in_at" TIMESTAMP WITH TIME ZONE`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "member" DROP COLUMN "last_sign_in_at"`);
    await runner.query(`ALTER TABLE "member" DROP COLUMN "suspension_reason"`);
    await runner.query(`ALTER TABLE "member" DROP COLUMN "suspended_until"`);
    await runner.query(`ALTER TABLE "member" DROP COLUMN "suspended_at"`);
    await runner.query(`DROP INDEX "public"."idx_suspended_identity_ends_at"`);
    await runner.query(`DROP TABLE "suspended_identity"`);
  }
}
