import type { MigrationInterface, QueryRunner } from 'typeorm';

const LISTED_BEFORE = 'missing_since IS NULL';
const LISTED = 'missing_since IS NULL AND NOT is_closed';

/** Indexes of listed places. */
const INDEXES = {
  facility_search_grams: 'USING gin (search_grams COLLATE "C")',
  facility_search_name: '(name COLLATE "C", id)',
  facility_search_sido: '(sido_name, name COLLATE "C", id)',
  facility_search_sigungu: '(sigungu_name, name COLLATE "C", id)',
  facility_search_category2: '(category2, name COLLATE "C", id)',
  facility_search_category3: '(category3, name COLLATE "C", id)',
  facility_search_start: '(left(search_text, 2) COLLATE "C", name COLLATE "C", id)',
  facility_search_plane: 'USING gist (facility_plane(latitude, longitude))',
  facility_search_point: '(latitude, longitude) INCLUDE (sample_rank, id)',
  facility_search_sample: '(sample_rank, id)',
};

/** Proposed and accepted corrections; places closed for good are no longer listed. */
export class FacilityCorrection1795897276675 implements MigrationInterface {
  name = 'FacilityCorrection1795897276675';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "facility_correction" ("facility_id" integer NOT NULL, "field" character varying(20) NOT NULL, "value" text, "source" character varying(200) NOT NULL, "accepted_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "data_value" text, "conflict_since" TIMESTAMP WITH TIME ZONE, CONSTRAINT "pk_facility_correction" PRIMARY KEY ("facility_id", "field"))`,
    );
    await runner.query(
      `CREATE TABLE "correction_proposal" ("id" SERIAL NOT NULL, "facility_id" integer NOT NULL, "field" character varying(20) NOT NULL, "value" text, "source" character varying(200) NOT NULL, "member_id" integer, "status" character varying(10) NOT NULL DEFAULT 'PENDING', "decided_at" TIMESTAMP WITH TIME ZONE, "request_key" uuid, "inserted_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "pk_correction_proposal" PRIMARY KEY ("id"))`,
    );
    await runner.query(`CREATE INDEX "idx_correction_proposal_facility_id" ON "correction_proposal"  ("facility_id") `);
    await runner.query(`CREATE INDEX "idx_correction_proposal_member_id" ON "correction_proposal"  ("member_id") `);
    await runner.query(`CREATE UNIQUE INDEX "idx_correction_proposal_request_key" ON "correction_proposal"  ("request_key") `);
    await runner.query(
      `CREATE INDEX "idx_correction_proposal_status_inserted_at_id" ON "correction_proposal"  ("status", "inserted_at", "id") `,
    );
    await runner.query(`ALTER TABLE "facility" ADD "is_closed" boolean NOT NULL DEFAULT false`);
    await runner.query(`ALTER TABLE "facility" ADD "entry_corrected_on" date`);
    await indexPlaces(runner, LISTED);
    await runner.query(
      `ALTER TABLE "facility_correction" ADD CONSTRAINT "fk_facility_correction_facility_id" FOREIGN KEY ("facility_id") REFERENCES "facility"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "correction_proposal" ADD CONSTRAINT "fk_correction_proposal_facility_id" FOREIGN KEY ("facility_id") REFERENCES "facility"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "correction_proposal" ADD CONSTRAINT "fk_correction_proposal_member_id" FOREIGN KEY ("member_id") REFERENCES "member"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "correction_proposal" DROP CONSTRAINT "fk_correction_proposal_member_id"`);
    await runner.query(`ALTER TABLE "correction_proposal" DROP CONSTRAINT "fk_correction_proposal_facility_id"`);
    await runner.query(`ALTER TABLE "facility_correction" DROP CONSTRAINT "fk_facility_correction_facility_id"`);
    await indexPlaces(runner, LISTED_BEFORE);
    await runner.query(`ALTER TABLE "facility" DROP COLUMN "entry_corrected_on"`);
    await runner.query(`ALTER TABLE "facility" DROP COLUMN "is_closed"`);
    await runner.query(`DROP INDEX "public"."idx_correction_proposal_status_inserted_at_id"`);
    await runner.query(`DROP INDEX "public"."idx_correction_proposal_request_key"`);
    await runner.query(`DROP INDEX "public"."idx_correction_proposal_member_id"`);
    await runner.query(`DROP INDEX "public"."idx_correction_proposal_facility_id"`);
    await runner.query(`DROP TABLE "correction_proposal"`);
    await runner.query(`DROP TABLE "facility_correction"`);
  }
}

async function indexPlaces(runner: QueryRunner, condition: string): Promise<void> {
  for (const [name, columns] of Object.entries(INDEXES)) {
    await runner.query(`DROP INDEX ${name}`);
    await runner.query(`CREATE INDEX ${name} ON facility ${columns} WHERE ${condition}`);
  }
}
