import type { MigrationInterface, QueryRunner } from 'typeorm';

/** All but the password and the last sign-in: every sign-in would empty the response caches. */
const COLUMNS = [
  'id',
  'email',
  'nick_name',
  'info',
  'kakao_id',
  'is_admin',
  'suspended_at',
  'suspended_until',
  'suspension_reason',
  'needs_nick_name',
  'is_demo',
  'profile_image_id',
  'email_confirmed_at',
  'terms_agreed_at',
  'inserted_at',
];

export class MemberContentChanged1795957200000 implements MigrationInterface {
  name = 'MemberContentChanged1795957200000';

  async up(runner: QueryRunner): Promise<void> {
    await this.replace(runner, `UPDATE OF ${COLUMNS.join(', ')}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await this.replace(runner, 'UPDATE');
  }

  private async replace(runner: QueryRunner, update: string): Promise<void> {
    await runner.query(
      `CREATE OR REPLACE TRIGGER content_changed AFTER INSERT OR ${update} OR DELETE OR TRUNCATE ON member
       FOR EACH STATEMENT EXECUTE FUNCTION content_changed()`,
    );
  }
}
