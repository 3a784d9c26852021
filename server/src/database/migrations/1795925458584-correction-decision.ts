import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CorrectionDecision1795925458584 implements MigrationInterface {
  name = 'CorrectionDecision1795925458584';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "correction_proposal" ADD "decision_id" integer`);
    await runner.query(`CREATE INDEX "idx_correction_proposal_decision_id" ON "correction_proposal"  ("decision_id") `);
    await runner.query(
      `ALTER TABLE "correction_proposal" ADD CONSTRAINT "fk_correction_proposal_decision_id" FOREIGN KEY ("decision_id") REFERENCES "audit_entry"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    );
    // The action of a decision is recorded in its transaction.
    await runner.query(
      `UPDATE correction_proposal p SET decision_id =
         (SELECT a.id FROM audit_entry a WHERE a.target_id = p.facility_id AND a.action = CASE p.status WHEN 'ACCEPTED' THEN 'ACCEPT_CORRECTION' ELSE 'REFUSE_CORRECTION' END
            AND a.inserted_at BETWEEN p.decided_at - interval '1 minute' AND p.decided_at + interval '1 minute'
          ORDER BY abs(extract(epoch FROM a.inserted_at - p.decided_at)) LIMIT 1)
       WHERE p.status <> 'PENDING'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "correction_proposal" DROP CONSTRAINT "fk_correction_proposal_decision_id"`);
    await runner.query(`DROP INDEX "public"."idx_correction_proposal_decision_id"`);
    await runner.query(`ALTER TABLE "correction_proposal" DROP COLUMN "decision_id"`);
  }
}
