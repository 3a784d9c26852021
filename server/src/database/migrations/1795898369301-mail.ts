import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Deletes what was sent to or from a removed member's former addresses, unless another member uses the address now. */
const OWN_TRIGGERS = [
  'CREATE INDEX queued_mail_address ON queued_mail (lower(address))',
  `CREATE FUNCTION mail_of_removed_member() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     DELETE FROM queued_mail WHERE lower(address) = lower(OLD.email);
     DELETE FROM queued_mail USING former_email
     WHERE former_email.member_id = OLD.id AND lower(address) = lower(former_email.email)
       AND NOT EXISTS (SELECT FROM member WHERE lower(member.email) = lower(address));
     DELETE FROM inquiry USING former_email
     WHERE former_email.member_id = OLD.id AND lower(inquiry.email) = lower(former_email.email) AND inquiry.member_id IS NULL
       AND NOT EXISTS (SELECT FROM member WHERE lower(member.email) = lower(inquiry.email));
     RETURN OLD;
   END $$`,
  `CREATE TRIGGER mail_of_removed_member BEFORE DELETE ON member
   FOR EACH ROW EXECUTE FUNCTION mail_of_removed_member()`,
];

export class Mail1795898369301 implements MigrationInterface {
  name = 'Mail1795898369301';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "queued_mail" ("id" SERIAL NOT NULL, "kind" character varying(30) NOT NULL, "address" character varying(255), "member_id" integer, "subject_id" integer, "attempts" smallint NOT NULL DEFAULT '0', "next_attempt_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "expires_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "pk_queued_mail" PRIMARY KEY ("id"))`,
    );
    await runner.query(`CREATE INDEX "idx_queued_mail_member_id" ON "queued_mail"  ("member_id") `);
    await runner.query(`CREATE INDEX "idx_queued_mail_next_attempt_at" ON "queued_mail"  ("next_attempt_at") `);
    await runner.query(
      `CREATE TABLE "former_email" ("id" SERIAL NOT NULL, "member_id" integer NOT NULL, "email" character varying(255) NOT NULL, CONSTRAINT "pk_former_email" PRIMARY KEY ("id"))`,
    );
    await runner.query(`CREATE INDEX "idx_former_email_member_id" ON "former_email"  ("member_id") `);
    await runner.query(
      `CREATE TABLE "member_link" ("member_id" integer NOT NULL, "kind" character varying(20) NOT NULL, "token_hash" character varying(43) NOT NULL, "email" character varying(255) NOT NULL, "expires_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "pk_member_link" PRIMARY KEY ("member_id", "kind"))`,
    );
    await runner.query(`CREATE UNIQUE INDEX "idx_member_link_token_hash" ON "member_link"  ("token_hash") `);
    await runner.query(`ALTER TABLE "member" ADD "email_confirmed_at" TIMESTAMP WITH TIME ZONE`);
    await runner.query(
      `ALTER TABLE "queued_mail" ADD CONSTRAINT "fk_queued_mail_member_id" FOREIGN KEY ("member_id") REFERENCES "member"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "former_email" ADD CONSTRAINT "fk_former_email_member_id" FOREIGN KEY ("member_id") REFERENCES "member"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "member_link" ADD CONSTRAINT "fk_member_link_member_id" FOREIGN KEY ("member_id") REFERENCES "member"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    for (const statement of OWN_TRIGGERS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER mail_of_removed_member ON member');
    await runner.query('DROP FUNCTION mail_of_removed_member()');
    await runner.query(`ALTER TABLE "member_link" DROP CONSTRAINT "fk_member_link_member_id"`);
    await runner.query(`ALTER TABLE "former_email" DROP CONSTRAINT "fk_former_email_member_id"`);
    await runner.query(`ALTER TABLE "queued_mail" DROP CONSTRAINT "fk_queued_mail_member_id"`);
    await runner.query(`ALTER TABLE "member" DROP COLUMN "email_confirmed_at"`);
    await runner.query(`DROP INDEX "public"."idx_member_link_token_hash"`);
    await runner.query(`DROP TABLE "member_link"`);
    await runner.query(`DROP INDEX "public"."idx_former_email_member_id"`);
    await runner.query(`DROP TABLE "former_email"`);
    await runner.query(`DROP INDEX "public"."idx_queued_mail_next_attempt_at"`);
    await runner.query(`DROP INDEX "public"."idx_queued_mail_member_id"`);
    await runner.query(`DROP TABLE "queued_mail"`);
  }
}
