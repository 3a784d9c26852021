import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What no foreign key deletes with a member: counted uploads, and tags that nobody else uses. */
const TRIGGER = [
  `CREATE FUNCTION member_erased() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     DELETE FROM file_usage WHERE member_id = OLD.id;
     DELETE FROM tag WHERE id IN (
       SELECT tag_id FROM review_tag JOIN review ON review.id = review_id WHERE member_id = OLD.id
     ) AND NOT EXISTS (
       SELECT FROM review_tag JOIN review ON review.id = review_id WHERE tag_id = tag.id AND member_id <> OLD.id
     );
     RETURN OLD;
   END $$`,
  'CREATE TRIGGER member_erased BEFORE DELETE ON member FOR EACH ROW EXECUTE FUNCTION member_erased()',
];

export class Erasure1795899000000 implements MigrationInterface {
  name = 'Erasure1795899000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM file_usage WHERE NOT EXISTS (SELECT FROM member WHERE member.id = member_id)');
    await runner.query('DELETE FROM tag WHERE NOT EXISTS (SELECT FROM review_tag WHERE tag_id = tag.id)');
    for (const statement of TRIGGER) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER member_erased ON member');
    await runner.query('DROP FUNCTION member_erased()');
  }
}
