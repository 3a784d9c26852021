import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rows → changes of each place's review count and rating sum. */
const changesOf = (rows: string) =>
  `SELECT facility_id, sum(count)::integer AS count, sum(stars)::integer AS stars FROM (${rows}) AS row
   GROUP BY facility_id HAVING sum(count) <> 0 OR sum(stars) <> 0 ORDER BY facility_id`;
const added = (where: string) => `SELECT facility_id, 1 AS count, rating AS stars FROM new_row${where}`;
const removed = (where: string) => `SELECT facility_id, -1 AS count, -rating AS stars FROM old_row${where}`;

const countAdded = (where: string) =>
  `CREATE OR REPLACE FUNCTION review_count_added() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     INSERT INTO facility_rating (facility_id, review_count, rating_sum) ${changesOf(added(where))}
     ON CONFLICT (facility_id) DO UPDATE SET
       review_count = facility_rating.review_count + excluded.review_count, rating_sum = facility_rating.rating_sum + excluded.rating_sum;
     RETURN NULL;
   END $$`;
/** @param first of each change */
const countChanged = (where: string, first = '') =>
  `CREATE OR REPLACE FUNCTION review_count_changed() RETURNS trigger LANGUAGE plpgsql AS $$
   DECLARE
     change record;
   BEGIN
     FOR change IN EXECUTE CASE TG_OP WHEN 'DELETE' THEN $sql$${changesOf(removed(where))}$sql$ ELSE $sql$${changesOf(`${removed(where)} UNION ALL ${added(where)}`)}$sql$ END
     LOOP${first}
       UPDATE facility_rating SET review_count = review_count + change.count, rating_sum = rating_sum + change.stars
       WHERE facility_id = change.facility_id;
       DELETE FROM facility_rating WHERE facility_id = change.facility_id AND review_count <= 0;
     END LOOP;
     RETURN NULL;
   END $$`;

const VISIBLE = ' WHERE blinded_at IS NULL';
/** A restored review may be the first of its place that counts. */
const ADD_ROW = `
       IF change.count > 0 THEN
         INSERT INTO facility_rating (facility_id, review_count, rating_sum) VALUES (change.facility_id, 0, 0) ON CONFLICT DO NOTHING;
       END IF;`;

export class Blinding1795899048262 implements MigrationInterface {
  name = 'Blinding1795899048262';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "comment_report" ("id" SERIAL NOT NULL, "comment_id" integer NOT NULL, "reporter_id" integer NOT NULL, "reason" character varying(100) NOT NULL, "reported_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "pk_comment_report" PRIMARY KEY ("id"))`,
    );
    await runner.query(`CREATE INDEX "idx_comment_report_reporter_id" ON "comment_report"  ("reporter_id") `);
    await runner.query(
      `CREATE UNIQUE INDEX "idx_comment_report_comment_id_reporter_id" ON "comment_report"  ("comment_id", "reporter_id") `,
    );
    await runner.query(`ALTER TABLE "comment" ADD "blinded_at" TIMESTAMP WITH TIME ZONE`);
    await runner.query(`ALTER TABLE "comment" ADD "blinded_until" TIMESTAMP WITH TIME ZONE`);
    await runner.query(`ALTER TABLE "comment" ADD "blinding_reason" character varying(500)`);
    await runner.query(`ALTER TABLE "review" ADD "blinded_at" TIMESTAMP WITH TIME ZONE`);
    await runner.query(`ALTER TABLE "review" ADD "blinded_until" TIMESTAMP WITH TIME ZONE`);
    await runner.query(`ALTER TABLE "review" ADD "blinding_reason" character varying(500)`);
    await runner.query(`CREATE INDEX "idx_comment_blinded_until" ON "comment"  ("blinded_until") WHERE blinded_at IS NOT NULL`);
    await runner.query(`CREATE INDEX "idx_comment_board_id_visible" ON "comment"  ("board_id") WHERE blinded_at IS NULL`);
    await runner.query(`CREATE INDEX "idx_review_blinded_until" ON "review"  ("blinded_until") WHERE blinded_at IS NOT NULL`);
    await runner.query(
      `ALTER TABLE "comment_report" ADD CONSTRAINT "fk_comment_report_comment_id" FOREIGN KEY ("comment_id") REFERENCES "comment"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "comment_report" ADD CONSTRAINT "fk_comment_report_reporter_id" FOREIGN KEY ("reporter_id") REFERENCES "member"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    // Blinded reviews do not count.
    for (const statement of [countAdded(VISIBLE), countChanged(VISIBLE, ADD_ROW)]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    // Without the columns every review counts.
    await runner.query('UPDATE review SET blinded_at = NULL WHERE blinded_at IS NOT NULL');
    for (const statement of [countAdded(''), countChanged('')]) await runner.query(statement);
    await runner.query(`ALTER TABLE "comment_report" DROP CONSTRAINT "fk_comment_report_reporter_id"`);
    await runner.query(`ALTER TABLE "comment_report" DROP CONSTRAINT "fk_comment_report_comment_id"`);
    await runner.query(`DROP INDEX "public"."idx_review_blinded_until"`);
    await runner.query(`DROP INDEX "public"."idx_comment_board_id_visible"`);
    await runner.query(`DROP INDEX "public"."idx_comment_blinded_until"`);
    await runner.query(`ALTER TABLE "review" DROP COLUMN "blinding_reason"`);
    await runner.query(`ALTER TABLE "review" DROP COLUMN "blinded_until"`);
    await runner.query(`ALTER TABLE "review" DROP COLUMN "blinded_at"`);
    await runner.query(`ALTER TABLE "comment" DROP COLUMN "blinding_reason"`);
    await runner.query(`ALTER TABLE "comment" DROP COLUMN "blinded_until"`);
    await runner.query(`ALTER TABLE "comment" DROP COLUMN "blinded_at"`);
    await runner.query(`DROP INDEX "public"."idx_comment_report_comment_id_reporter_id"`);
    await runner.query(`DROP INDEX "public"."idx_comment_report_reporter_id"`);
    await runner.query(`DROP TABLE "comment_report"`);
  }
}
