import type { MigrationInterface, QueryRunner } from 'typeorm';

export class VisitRequestKey1795922853203 implements MigrationInterface {
  name = 'VisitRequestKey1795922853203';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "visit_report" ADD "request_key" uuid`);
    await runner.query(
      `CREATE UNIQUE INDEX "idx_visit_report_member_id_request_key" ON "visit_report"  ("member_id", "request_key") `,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX "public"."idx_visit_report_member_id_request_key"`);
    await runner.query(`ALTER TABLE "visit_report" DROP COLUMN "request_key"`);
  }
}
