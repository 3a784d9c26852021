import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SessionDevice1795897575070 implements MigrationInterface {
  name = 'SessionDevice1795897575070';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "member" ADD "needs_nick_name" boolean NOT NULL DEFAULT false`);
    await runner.query(`ALTER TABLE "session" ADD "device" character varying(50) NOT NULL DEFAULT '알 수 없는 기기'`);
    await runner.query(`ALTER TABLE "session" ADD "last_seen_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "session" DROP COLUMN "last_seen_at"`);
    await runner.query(`ALTER TABLE "session" DROP COLUMN "device"`);
    await runner.query(`ALTER TABLE "member" DROP COLUMN "needs_nick_name"`);
  }
}
