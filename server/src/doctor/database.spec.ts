import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { CANARY, createDoctor, type Doctor, type Env, PRODUCTION, urlWith } from '../../test/doctor';
import { openStandby, type Standby } from '../../test/standby';
import { createTestDatabase, type TestDatabase } from '../../test/test-database';
import { freePort } from '../database/embedded-postgres';
import { migrate } from '../database/migrate';

jest.setTimeout(120_000);

let database: TestDatabase;
let own: Doctor;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(() => {
  own = createDoctor({ DATABASE_URL: database.url });
});
afterEach(() => {
  own.dispose();
  for (const secret of [CANARY, new URL(database.url).password]) expect(own.said).not.toContain(secret);
});
const doctor = (env?: Env) => own.examine(env);
const port = async () => String(await freePort());

describe('checks of the database', () => {
  it('pass, except for the test server’s own settings', async () => {
    const found = await doctor();
    expect(Object.entries(found).filter(([name, text]) => name.startsWith('데이터베이스/') && /^[!✗]/.test(text))).toEqual([
      ['데이터베이스/안전 설정', expect.stringContaining('! 꺼져 있습니다: fsync, full_page_writes.')],
    ]);
    const { host, pathname } = new URL(database.url);
    expect(found).toMatchObject({
      '데이터베이스/연결': `✓ ${host}${pathname}`,
      '데이터베이스/버전': expect.stringMatching(/^✓ PostgreSQL 1[5-9]/) as string,
      '데이터베이스/글자': '✓ UTF8이고, 한글과 여러 나라 글자를 압니다.',
      '데이터베이스/시계': '✓ 이 컴퓨터와 같습니다.',
      '데이터베이스/스키마': '✓ 프로그램이 아는 모양과 같습니다.',
      '데이터베이스/표의 권한': '✓ 모든 표를 읽고 쓸 수 있습니다.',
      '데이터베이스/연결 수': expect.stringMatching(/^✓ 197개까지 받고/) as string,
    });
  });

  it.each<[string, (url: string) => string | Promise<string>, string]>([
    ['away', async (url) => urlWith(url, { port: await port() }), 'ECONNREFUSED'],
    ['missing', (url) => urlWith(url, { pathname: 'nowhere' }), '3D000'],
    ['with a wrong password', (url) => urlWith(url, { password: CANARY }), '28P01'],
    ['with an unknown role', (url) => urlWith(url, { username: 'nobody', password: CANARY }), '28P01'],
    ['with an unknown host', () => `postgres://a:${CANARY}@database.invalid/x`, 'ENOTFOUND'],
    ['without TLS', (url) => url.replace('sslmode=disable', 'sslmode=require'), 'TLS'],
  ])('report a database that is %s, and continue with the other checks', async (_, urlOf, reason) => {
    const found = await doctor({ DATABASE_URL: await urlOf(database.url) });
    expect(found['데이터베이스/연결']).toMatch(new RegExp(`^✗ \\S+에 연결할 수 없습니다\\. .*${reason}`));
    expect(found).toMatchObject({ '파일/저장해 보기': '✓ 저장하고, 읽고, 지울 수 있습니다.' });
    expect(found).toHaveProperty('카카오/로그인');
  });

  it('report a server that does not respond', async () => {
    // Accepts the connection and never responds, like a frozen server.
    const sockets: Socket[] = [];
    const silent = createServer((socket) => void sockets.push(socket.on('error', () => {})));
    silent.listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const found = await doctor({ DATABASE_URL: `postgres://a:${CANARY}@127.0.0.1:${(silent.address() as AddressInfo).port}/x` });
    expect(found['데이터베이스/연결']).toContain('제때 답이 없습니다.');
    for (const socket of sockets) socket.destroy();
    silent.close();
  });

  async function withDatabase(options: string, work: (url: string) => Promise<void>): Promise<void> {
    const name = `doctor_${randomBytes(4).toString('hex')}`;
    await database.dataSource.query(`CREATE DATABASE ${name} ${options}`);
    try {
      await work(urlWith(database.url, { pathname: name }));
    } finally {
      await database.dataSource.query(`DROP DATABASE ${name} WITH (FORCE)`);
    }
  }

  it('report missing tables and create none', async () => {
    await withDatabase('', async (url) => {
      const found = await doctor({ DATABASE_URL: url });
      expect(found).toMatchObject({
        '데이터베이스/스키마': '! 아직 표가 없습니다. 서버를 한 번 시작하면 만들어집니다.',
        '내용/장소, 공휴일, 관리자': '· 아직 표가 없어 확인하지 않았습니다.',
      });
      expect((await doctor({ DATABASE_URL: url }))['데이터베이스/스키마']).toContain('아직 표가 없습니다');
    });
  });

  it.each([
    [`ENCODING 'SQL_ASCII' LOCALE 'C' LOCALE_PROVIDER libc TEMPLATE template0`, '✗ 글자의 인코딩이 UTF8이 아니어서(SQL_ASCII)'],
    [`ENCODING 'LATIN1' LOCALE 'C' LOCALE_PROVIDER libc TEMPLATE template0`, '✗ 글자의 인코딩이 UTF8이 아니어서(LATIN1)'],
    [`ENCODING 'UTF8' LOCALE 'C' LOCALE_PROVIDER libc TEMPLATE template0`, '✗ 글자 종류(LC_CTYPE)가 영문만 압니다.'],
  ])('report a database without Unicode: %s', async (options, text) => {
    await withDatabase(options, async (url) => {
      expect((await doctor({ DATABASE_URL: url }))['데이터베이스/글자']).toContain(text);
    });
  });

  it('report a read-only database', async () => {
    await withDatabase('', async (url) => {
      await database.dataSource.query(`ALTER DATABASE ${new URL(url).pathname.slice(1)} SET default_transaction_read_only = on`);
      expect((await doctor({ DATABASE_URL: url }))['데이터베이스/쓰기']).toContain('✗ 읽기만 하도록 정해져 있습니다.');
    });
  });

  it('report too few connections', async () => {
    await withDatabase('CONNECTION LIMIT 6', async (url) => {
      const role = await makeRole('NOSUPERUSER');
      const found = await doctor({ DATABASE_URL: urlWith(url, { username: role, password: CANARY }) });
      expect(found['데이터베이스/연결 수']).toContain('✗ 연결을 6개까지만 받아 서버 한 대(11개)에도 모자랍니다.');
      await database.dataSource.query(`ALTER DATABASE ${new URL(url).pathname.slice(1)} CONNECTION LIMIT 12`);
      const tight = await doctor({ DATABASE_URL: urlWith(url, { username: role, password: CANARY }) });
      expect(tight['데이터베이스/연결 수']).toMatch(/^! 12개까지 받고 .* 지금은 서버 한 대에도 빠듯합니다\./);
      await database.dataSource.query(`DROP ROLE ${role}`);
    });
  });

  it('report a changed collation version', async () => {
    await withDatabase('', async (url) => {
      const name = new URL(url).pathname.slice(1);
      await database.dataSource.query(`UPDATE pg_database SET datcollversion = '1.1' WHERE datname = $1`, [name]);
      expect((await doctor({ DATABASE_URL: url }))['데이터베이스/정렬 규칙']).toContain(
        `REINDEX DATABASE ${name}; ALTER DATABASE ${name} REFRESH COLLATION VERSION;`,
      );
    });
  });

  it('report a wrong clock', async () => {
    const { now } = Date;
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => now() + 3_600_000);
    const found = await doctor();
    clock.mockRestore();
    expect(found['데이터베이스/시계']).toContain('! 이 컴퓨터의 시계와 3,600초 다릅니다.');
  });

  it('report an older schema', async () => {
    const [last] = await database.dataSource
      .query<{ name: string; timestamp: string }[]>(
        'DELETE FROM migration WHERE id = (SELECT max(id) FROM migration) RETURNING name, timestamp',
      )
      .then(([rows]: unknown[]) => rows as { name: string; timestamp: string }[]);
    const found = await doctor();
    await database.dataSource.query('INSERT INTO migration (name, timestamp) VALUES ($1, $2)', [last?.name, last?.timestamp]);
    expect(found['데이터베이스/스키마']).toBe(
      `! 아직 하지 않은 변경이 1개 있습니다 (${last?.name}). 서버를 다시 시작하면 적용됩니다.`,
    );
  });

  it('report a newer schema', async () => {
    await database.dataSource.query(`INSERT INTO migration (name, timestamp) VALUES ('FromTomorrow', 9999999999999)`);
    const found = await doctor();
    await database.dataSource.query(`DELETE FROM migration WHERE name = 'FromTomorrow'`);
    expect(found['데이터베이스/스키마']).toContain('✗ 이 프로그램이 모르는 변경이 1개 있습니다 (FromTomorrow).');
  });

  it('report an invalid index', async () => {
    await database.dataSource.query('UPDATE pg_index SET indisvalid = false WHERE indexrelid = $1::regclass', ['member_email']);
    const found = await doctor();
    await database.dataSource.query('UPDATE pg_index SET indisvalid = true WHERE indexrelid = $1::regclass', ['member_email']);
    expect(found['데이터베이스/색인']).toContain('! 만들다 만 색인이 있어 느립니다 (member_email).');
  });

  it('report foreign tables and columns, and ignore privileges on them', async () => {
    const role = await makeRole('NOSUPERUSER');
    await database.dataSource.query('CREATE TABLE scratch (id serial)');
    await database.dataSource.query('ALTER TABLE member ADD COLUMN operator_note text');
    await database.dataSource.query(`GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${role}`);
    await database.dataSource.query(`GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO ${role}`);
    await database.dataSource.query(`REVOKE ALL ON scratch, scratch_id_seq FROM ${role}`);
    const found = await doctor({ DATABASE_URL: urlWith(database.url, { username: role, password: CANARY }) });
    await database.dataSource.query('DROP TABLE scratch');
    await database.dataSource.query('ALTER TABLE member DROP COLUMN operator_note');
    await database.dataSource.query(`DROP OWNED BY ${role}`);
    await database.dataSource.query(`DROP ROLE ${role}`);
    expect(found).toMatchObject({
      '데이터베이스/다른 표':
        '! 발도장의 것이 아닌 표나 열이 있습니다 (member.operator_note, scratch). 백업에 담기지 않으니 필요하면 따로 보관해 주세요.',
      '데이터베이스/표의 권한': '✓ 모든 표를 읽고 쓸 수 있습니다.',
    });
  });

  it('report missing statistics', async () => {
    await database.dataSource.query('CREATE TABLE unknown_size (text text)');
    await database.dataSource.query(`ALTER TABLE unknown_size SET (autovacuum_enabled = off)`);
    await database.dataSource.query(`INSERT INTO unknown_size SELECT repeat('x', 500) FROM generate_series(1, 3000)`);
    const found = await doctor();
    await database.dataSource.query('DROP TABLE unknown_size');
    expect(found['데이터베이스/통계']).toContain('! 통계가 없어 검색이 느릴 수 있습니다 (unknown_size).');
  });

  async function makeRole(options: string): Promise<string> {
    const role = `doctor_${randomBytes(4).toString('hex')}`;
    await database.dataSource.query(`CREATE ROLE ${role} LOGIN PASSWORD '${CANARY}' ${options}`);
    return role;
  }

  describe('with a separate role for the server', () => {
    let role: string;
    let url: string;
    beforeAll(async () => {
      role = await makeRole('NOSUPERUSER');
      url = urlWith(database.url, { username: role, password: CANARY });
      await database.dataSource.query(`GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${role}`);
      await database.dataSource.query(`GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO ${role}`);
    });
    afterAll(async () => {
      await database.dataSource.query(`DROP OWNED BY ${role}`);
      await database.dataSource.query(`DROP ROLE ${role}`);
    });

    it('pass', async () => {
      expect(await doctor({ ...PRODUCTION, DATABASE_URL: url, MIGRATION_DATABASE_URL: database.url })).toMatchObject({
        '데이터베이스/표의 권한': '✓ 모든 표를 읽고 쓸 수 있습니다.',
        '데이터베이스/서버의 역할': `✓ 「${role}」 역할은 행만 다룹니다.`,
        // The test server's superuser.
        '데이터베이스/마이그레이션의 역할': '! 「baldojang」 역할은 superuser입니다. 데이터베이스의 주인이면 충분합니다.',
      });
    });

    it('report a missing role for migrations', async () => {
      expect((await doctor({ DATABASE_URL: url }))['데이터베이스/서버의 역할']).toContain('! ');
    });

    it('report missing privileges', async () => {
      await database.dataSource.query(`REVOKE DELETE ON review, tag FROM ${role}`);
      const alone = await doctor({ DATABASE_URL: url });
      const cared = await doctor({ DATABASE_URL: url, MIGRATION_DATABASE_URL: database.url });
      await database.dataSource.query(`GRANT DELETE ON review, tag TO ${role}`);
      await database.dataSource.query(`REVOKE USAGE ON SEQUENCE review_id_seq FROM ${role}`);
      const sequences = await doctor({ DATABASE_URL: url });
      await database.dataSource.query(`GRANT USAGE ON SEQUENCE review_id_seq TO ${role}`);
      expect(alone['데이터베이스/표의 권한']).toBe(
        `✗ 읽고 쓸 수 없는 표가 있습니다 (review, tag). 표의 주인으로 실행해 주세요: GRANT SELECT, INSERT, UPDATE, DELETE ON review, tag TO ${role};`,
      );
      expect(cared['데이터베이스/표의 권한']).toContain('서버를 다시 시작하면 마이그레이션의 역할이 권한을 줍니다.');
      expect(sequences['데이터베이스/표의 권한']).toBe(
        `✗ 번호를 받을 수 없는 시퀀스가 있습니다 (review_id_seq). 표의 주인으로 실행해 주세요: GRANT USAGE ON SEQUENCE review_id_seq TO ${role};`,
      );
    });

    it('report a role that may change the schema', async () => {
      await database.dataSource.query(`GRANT CREATE ON SCHEMA public TO ${role}`);
      const alone = await doctor({ ...PRODUCTION, DATABASE_URL: url });
      const separate = await doctor({ ...PRODUCTION, DATABASE_URL: url, MIGRATION_DATABASE_URL: database.url });
      await database.dataSource.query(`REVOKE CREATE ON SCHEMA public FROM ${role}`);
      expect(alone['데이터베이스/서버의 역할']).toContain(`! 「${role}」 역할은 표를 바꾸거나 지울 수 있습니다.`);
      expect(separate['데이터베이스/서버의 역할']).toContain(`✗ 「${role}」 역할은 표를 바꾸거나 지울 수 있습니다.`);
    });

    it('report a superuser', async () => {
      const other = urlWith(database.url, { username: await makeRole('SUPERUSER'), password: CANARY });
      const alone = await doctor({ ...PRODUCTION, DATABASE_URL: other });
      const separate = await doctor({ ...PRODUCTION, DATABASE_URL: other, MIGRATION_DATABASE_URL: database.url });
      await database.dataSource.query(`DROP ROLE ${new URL(other).username}`);
      expect(alone['데이터베이스/서버의 역할']).toMatch(/^! .*superuser/);
      expect(separate['데이터베이스/서버의 역할']).toMatch(/^✗ .*superuser/);
    });

    it('report a migration role without privileges, of another database, or unreachable', async () => {
      const owner = async (migrationUrl: string) =>
        (await doctor({ DATABASE_URL: url, MIGRATION_DATABASE_URL: migrationUrl }))['데이터베이스/마이그레이션의 역할'];
      expect(await owner(url)).toContain(`✗ 「${role}」 역할은 표를 만들 수 없습니다.`);
      await database.dataSource.query(`GRANT CREATE ON SCHEMA public TO ${role}`);
      expect(await owner(url)).toContain(`✗ 「${role}」 역할의 것이 아니라 바꿀 수 없는 표가 있습니다 (`);
      await database.dataSource.query(`REVOKE CREATE ON SCHEMA public FROM ${role}`);
      expect(await owner(urlWith(database.url, { pathname: 'postgres' }))).toContain('✗ MIGRATION_DATABASE_URL과 DATABASE_URL이');
      expect(await owner(urlWith(database.url, { password: `${CANARY}2` }))).toContain('28P01');
    });
  });
});

describe('checks of the replica', () => {
  let standby: Standby;
  beforeAll(async () => {
    standby = await openStandby(migrate);
  });
  afterAll(() => standby.close());

  const replica = async (env: Env) =>
    Object.fromEntries(Object.entries(await doctor(env)).filter(([name]) => name.startsWith('복제본/')));

  it('pass', async () => {
    expect(await replica({ DATABASE_URL: standby.primaryUrl, READ_DATABASE_URL: standby.url })).toEqual({
      '복제본/복제': '✓ 복제본입니다.',
      '복제본/늦음': '✓ 원본을 바로 따라갑니다.',
      '복제본/스키마': '✓ 원본과 같습니다.',
    });
  });

  it('report lag and another schema', async () => {
    await standby.follow(false);
    await standby.primary.query(`INSERT INTO migration (name, timestamp) VALUES ('OfPrimary', 9999999999999)`);
    const found = await replica({ DATABASE_URL: standby.primaryUrl, READ_DATABASE_URL: standby.url });
    await standby.follow(true);
    expect(found['복제본/늦음']).toMatch(/^! 원본보다 [\d,]+kB 뒤처져 있고/);
    expect(found['복제본/스키마']).toContain('✗ 표의 모양이 원본과 다릅니다.');
  });

  it('report the primary itself, another database, and an unreachable one', async () => {
    const DATABASE_URL = standby.primaryUrl;
    expect((await replica({ DATABASE_URL, READ_DATABASE_URL: DATABASE_URL }))['복제본/복제']).toContain('! READ_DATABASE_URL이');
    const other = await replica({ DATABASE_URL, READ_DATABASE_URL: database.url });
    expect(other['복제본/복제']).toContain('✗ 복제본이 아니라 따로 쓰이는 데이터베이스입니다.');
    const away = await replica({ DATABASE_URL, READ_DATABASE_URL: urlWith(database.url, { port: await port() }) });
    expect(away).toEqual({ '복제본/연결': expect.stringMatching(/^✗ .*ECONNREFUSED/) as string });
  });

  it('report a replica in DATABASE_URL', async () => {
    const found = await doctor({ DATABASE_URL: standby.url });
    expect(found['데이터베이스/쓰기']).toContain('✗ 읽기만 되는 복제본입니다.');
  });
});
