import type { MigrationInterface, QueryRunner } from 'typeorm';

export class VisitReport1795818587119 implements MigrationInterface {
  name = 'VisitReport1795818587119';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "visit_report" ("id" SERIAL NOT NULL, "member_id" integer NOT NULL, "facility_id" integer NOT NULL, "visited_on" date NOT NULL, "outcome" character varying(20) NOT NULL, "condition_kind" character varying(20), "pets" jsonb NOT NULL, "reported_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "set_aside_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "pk_visit_report" PRIMARY KEY ("id"))`,
    );
    await runner.query(`CREATE INDEX "idx_visit_report_facility_id" ON "visit_report"  ("facility_id") `);
    await runner.query(`CREATE INDEX "idx_visit_report_visited_on" ON "visit_report"  ("visited_on") `);
    await runner.query(
      `CREATE UNIQUE INDEX "idx_visit_report_member_id_facility_id_visited_on" ON "visit_report"  ("member_id", "facility_id", "visited_on") `,
    );
    await runner.query(
      `ALTER TABLE "visit_report" ADD CONSTRAINT "fk_visit_report_member_id" FOREIGN KEY ("member_id") REFERENCES "member"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "visit_report" ADD CONSTRAINT "fk_visit_report_facility_id" FOREIGN KEY ("facility_id") REFERENCES "facility"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "visit_report" DROP CONSTRAINT "fk_visit_report_facility_id"`);
    await runner.query(`ALTER TABLE "visit_report" DROP CONSTRAINT "fk_visit_report_member_id"`);
    await runner.query(`DROP INDEX "public"."idx_visit_report_member_id_facility_id_visited_on"`);
    await runner.query(`DROP INDEX "public"."idx_visit_report_visited_on"`);
    await runner.query(`DROP INDEX "public"."idx_visit_report_facility_id"`);
    await runner.query(`DROP TABLE "visit_report"`);
  }
}
