import { createDoctor, type Doctor, type Env, PRODUCTION } from '../../test/doctor';
import { makeFacility, makeHoliday, makeMember } from '../../test/factories';
import { createTestDatabase, type TestDatabase } from '../../test/test-database';
import { addDemoAccounts } from '../demo/demo-accounts';
import { FacilityImport } from '../modules/facility/facility-import.entity';

jest.setTimeout(120_000);

let doctor: Doctor;
beforeEach(() => {
  doctor = createDoctor();
});
afterEach(() => doctor.dispose());

describe('checks of the contents', () => {
  let own: TestDatabase;
  beforeEach(async () => {
    own = await createTestDatabase();
  });
  afterEach(() => own.drop());
  const contents = async (env: Env = {}) => doctor.examine({ DATABASE_URL: own.url, ...env });
  const year = new Date(Date.now() + 9 * 3_600_000).getUTCFullYear();

  it('report an empty schema', async () => {
    expect(await contents()).toMatchObject({
      '내용/장소': expect.stringContaining('! 아직 없습니다. npm run import:facilities') as string,
      [`내용/${year}년 공휴일`]: expect.stringContaining('! 하나도 없습니다.') as string,
      [`내용/${year + 1}년 공휴일`]: expect.stringContaining('! 하나도 없습니다.') as string,
      '내용/관리자': expect.stringContaining('! 없습니다.') as string,
      '내용/시연용 계정': '✓ 열려 있지 않습니다.',
    });
  });

  it('pass', async () => {
    const { dataSource } = own;
    await makeFacility(dataSource);
    const edition = new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10);
    await dataSource.getRepository(FacilityImport).insert({ fileName: 'f.csv', fileHash: 'x', report: {}, edition });
    await makeMember(dataSource, { isAdmin: true });
    await makeHoliday(dataSource, { date: `${year}-03-02`, isOfficial: true });
    await makeHoliday(dataSource, { date: `${year + 1}-03-02`, isOfficial: true });
    await makeHoliday(dataSource, { date: `${year + 1}-03-03` });
    await makeHoliday(dataSource, { date: `${year + 1}-03-04`, isRemoved: true });
    const found = await contents(PRODUCTION);
    expect(Object.fromEntries(Object.entries(found).filter(([name]) => name.startsWith('내용/')))).toEqual({
      '내용/장소': '✓ 1곳',
      '내용/장소 자료의 기준일': expect.stringMatching(new RegExp(`^✓ ${edition} \\(\\S+에 가져옴\\)$`)) as string,
      [`내용/${year}년 공휴일`]: '✓ 관보에서 온 1일, 관리자가 더한 0일',
      [`내용/${year + 1}년 공휴일`]: '✓ 관보에서 온 1일, 관리자가 더한 1일',
      '내용/관리자': '✓ 1명',
      '내용/시연용 계정': '✓ 열려 있지 않습니다.',
    });
  });

  it('report old data and missing holidays', async () => {
    const { dataSource } = own;
    await makeFacility(dataSource);
    const edition = new Date(Date.now() - 200 * 86_400_000).toISOString().slice(0, 10);
    await dataSource.getRepository(FacilityImport).insert({ fileName: 'f.csv', fileHash: 'x', report: {}, edition });
    await makeHoliday(dataSource, { date: `${year}-03-02` });
    expect(await contents()).toMatchObject({
      '내용/장소 자료의 기준일': expect.stringMatching(new RegExp(`^! ${edition} .* 6달이 넘었습니다\\.`)) as string,
      [`내용/${year}년 공휴일`]: expect.stringContaining('! 관보에서 온 0일, 관리자가 더한 1일뿐입니다.') as string,
    });
  });

  it('report demo data', async () => {
    await makeFacility(own.dataSource, { isDemo: true });
    await addDemoAccounts(own.dataSource);
    const [at, inProduction] = [await contents(), await contents(PRODUCTION)];
    expect(at).toMatchObject({
      '내용/장소': expect.stringContaining('· 시연용으로 지어낸 1곳') as string,
      '내용/시연용 계정': expect.stringContaining('· 누구나 아는 비밀번호의') as string,
    });
    expect(inProduction).toMatchObject({
      '내용/장소': expect.stringContaining('✗ 시연용으로 지어낸 장소가 1곳') as string,
      '내용/시연용 계정': expect.stringContaining(
        '✗ 누구나 아는 비밀번호의 계정이 열려 있습니다: admin@baldojang.example(관리자)',
      ) as string,
      '내용/관리자': expect.stringContaining('! 없습니다.') as string,
    });
  });

  it('report a check that hangs on a lock, and run the others', async () => {
    const runner = own.dataSource.createQueryRunner();
    await runner.startTransaction();
    await runner.query('LOCK TABLE holiday IN ACCESS EXCLUSIVE MODE');
    const found = await contents();
    await runner.rollbackTransaction();
    await runner.release();
    expect(found[`내용/${year}년 공휴일`]).toBe('✗ 확인하지 못했습니다. 제때 답이 없습니다.');
    expect(found['내용/관리자']).toContain('! 없습니다.');
  });
});

describe('checks of queued mail', () => {
  let own: TestDatabase;
  beforeEach(async () => {
    own = await createTestDatabase();
  });
  afterEach(() => own.drop());

  const queue = (attempts: number, nextAttempt: string) =>
    own.dataSource.query(
      `INSERT INTO queued_mail (kind, address, attempts, next_attempt_at, expires_at)
       VALUES ('RESET_PASSWORD', 'one@baldojang.example', $1, now() + $2::interval, now() + interval '1 day')`,
      [attempts, nextAttempt],
    );

  it.each([
    ['no mail', [], '✓ 밀린 메일이 없습니다.'],
    ['mail that is being sent', [[1, '1 minute']], '✓ 1통이 차례를 기다립니다.'],
    [
      'mail that failed again and again',
      [
        [3, '15 minutes'],
        [1, '1 minute'],
      ],
      '! 1통이 여러 번 보내도 가지 않았습니다.',
    ],
    [
      'mail that no server sends',
      [
        [0, '-10 minutes'],
        [3, '15 minutes'],
      ],
      '! 1통이 5분 넘게 기다립니다.',
    ],
  ] as [string, [number, string][], string][])('tell of %s', async (_what, mails, text) => {
    for (const [attempts, nextAttempt] of mails) await queue(attempts, nextAttempt);
    expect((await doctor.examine({ DATABASE_URL: own.url }))['메일/보낼 메일']).toContain(text);
    expect(doctor.said).not.toContain('one@');
  });
});
