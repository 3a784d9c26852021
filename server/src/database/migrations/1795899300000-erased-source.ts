import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a proposal is deleted with its member, an accepted correction stays, but not the member's wording of its source. */
const TRIGGER = [
  `CREATE FUNCTION correction_proposal_erased() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     UPDATE facility_correction SET source = '이용자의 제보'
     WHERE facility_id = OLD.facility_id AND field = OLD.field AND source = OLD.source;
     RETURN NULL;
   END $$`,
  `CREATE TRIGGER correction_proposal_erased AFTER DELETE ON correction_proposal FOR EACH ROW
   WHEN (OLD.member_id IS NOT NULL AND OLD.status = 'ACCEPTED') EXECUTE FUNCTION correction_proposal_erased()`,
];

export class ErasedSource1795899300000 implements MigrationInterface {
  name = 'ErasedSource1795899300000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of TRIGGER) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER correction_proposal_erased ON correction_proposal');
    await runner.query('DROP FUNCTION correction_proposal_erased()');
  }
}
