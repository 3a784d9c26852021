import type { MigrationInterface, QueryRunner } from 'typeorm';

export class InquiryAnswer1795899164182 implements MigrationInterface {
  name = 'InquiryAnswer1795899164182';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "inquiry_note" ("id" SERIAL NOT NULL, "inquiry_id" integer NOT NULL, "author_id" integer, "text" character varying(500) NOT NULL, "inserted_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "pk_inquiry_note" PRIMARY KEY ("id"))`,
    );
    await runner.query(`CREATE INDEX "idx_inquiry_note_inquiry_id" ON "inquiry_note"  ("inquiry_id") `);
    await runner.query(`CREATE INDEX "idx_inquiry_note_author_id" ON "inquiry_note"  ("author_id") `);
    await runner.query(`ALTER TABLE "inquiry" ADD "status" character varying(20) NOT NULL DEFAULT 'NEW'`);
    await runner.query(`ALTER TABLE "inquiry" ADD "about_kind" character varying(20)`);
    await runner.query(`ALTER TABLE "inquiry" ADD "about_id" integer`);
    await runner.query(`ALTER TABLE "inquiry" ADD "answer" character varying(1000)`);
    await runner.query(`ALTER TABLE "inquiry" ADD "answered_at" TIMESTAMP WITH TIME ZONE`);
    await runner.query(
      `ALTER TABLE "inquiry_note" ADD CONSTRAINT "fk_inquiry_note_inquiry_id" FOREIGN KEY ("inquiry_id") REFERENCES "inquiry"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "inquiry_note" ADD CONSTRAINT "fk_inquiry_note_author_id" FOREIGN KEY ("author_id") REFERENCES "member"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "inquiry_note" DROP CONSTRAINT "fk_inquiry_note_author_id"`);
    await runner.query(`ALTER TABLE "inquiry_note" DROP CONSTRAINT "fk_inquiry_note_inquiry_id"`);
    await runner.query(`ALTER TABLE "inquiry" DROP COLUMN "answered_at"`);
    await runner.query(`ALTER TABLE "inquiry" DROP COLUMN "answer"`);
    await runner.query(`ALTER TABLE "inquiry" DROP COLUMN "about_id"`);
    await runner.query(`ALTER TABLE "inquiry" DROP COLUMN "about_kind"`);
    await runner.query(`ALTER TABLE "inquiry" DROP COLUMN "status"`);
    await runner.query(`DROP INDEX "public"."idx_inquiry_note_author_id"`);
    await runner.query(`DROP INDEX "public"."idx_inquiry_note_inquiry_id"`);
    await runner.query(`DROP TABLE "inquiry_note"`);
  }
}
