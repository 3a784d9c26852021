import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectAccessible } from './support/accessible';
import { Api } from './support/api';
import { expect, test } from './support/journey';
import { newPerson } from './support/member-pages';
import { type OwnServer, runCommand, startServer } from './support/own-server';

const NAME = '발자국 동물병원';
const CELLS = {
  시설명: NAME,
  카테고리1: '반려동물업',
  카테고리2: '반려의료',
  카테고리3: '동물병원',
  '시도 명칭': '서울특별시',
  '시군구 명칭': '마포구',
  법정읍면동명칭: '망원동',
  '리 명칭': '',
  번지: '900-1 번지',
  '도로명 이름': '발자국로',
  '건물 번호': '7 번',
  위도: '37.5561',
  경도: '126.9012',
  우편번호: '4001.0',
  도로명주소: '서울특별시 마포구 발자국로 7',
  지번주소: '서울특별시 마포구 망원동 900-1',
  전화번호: '02-0000-0001',
  홈페이지: '정보없음',
  휴무일: '매주 일요일',
  운영시간: '월~토 09:00~19:00',
  '주차 가능여부': 'Y',
  '입장(이용료)가격 정보': '변동',
  '반려동물 동반 가능정보': 'Y',
  '반려동물 전용 정보': '해당없음',
  '입장 가능 동물 크기': '모두 가능',
  '반려동물 제한사항': '제한사항 없음',
  '장소(실내) 여부': 'Y',
  '장소(실외)여부': 'N',
  '기본 정보_장소설명': '일반동물병원',
  '애견 동반 추가 요금': '없음',
  최종작성일: '2025-11-30',
};
const edition = (changes: Partial<typeof CELLS>) => {
  const row = { ...CELLS, ...changes };
  return `${Object.keys(row).join()}\n${Object.values(row).join()}\n`;
};

// An import of real data replaces the invented places: a server and data of their own.
let dataDir: string;
let server: OwnServer;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  dataDir = mkdtempSync(join(tmpdir(), 'baldojang-e2e-corrections-'));
  // Started by root, the database runs as another user, who has to get in.
  chmodSync(dataDir, 0o755);
  server = await startServer({ DATA_DIR: dataDir });
});
test.afterAll(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test('wrong hours are proposed, accepted, and kept when a newer edition says something else @both', async ({
  page,
  playwright,
}) => {
  test.slow();
  const request = await playwright.request.newContext({ baseURL: server.url });
  const run = (name: string, ...args: string[]) => runCommand(name, args, { DATA_DIR: dataDir });
  const importEdition = async (name: string, changes: Partial<typeof CELLS>) => {
    writeFileSync(join(dataDir, name), edition(changes));
    await run('import-facilities', '--file', join(dataDir, name));
  };
  await importEdition('first.csv', {});
  const place = await new Api(request).find(({ name }) => name === NAME);

  await page.goto(`${server.url}/facility/${place.id}`);
  await page.getByRole('button', { name: '정보가 달라요' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('바른 값').fill('월~토 10:00~20:00');
  await dialog.getByLabel('어떻게 알게 되셨나요?').fill('가게 앞 안내문을 봤어요.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '알려 주기' }).click();
  await dialog.getByRole('button', { name: '닫기' }).last().click();

  const admin = newPerson();
  expect((await request.post('/api/member/add', { multipart: { ...admin, info: '' } })).status()).toBe(200);
  await run('member-role', 'grant', admin.email, 'admin');
  const answer = await request.post('/api/member/login', { data: { email: admin.email, password: admin.password } });
  const { token } = (await answer.json()) as { token: string };
  await page.evaluate((value) => localStorage.setItem('token', value), token);

  await page.goto(`${server.url}/admin/correction/list`);
  const accept = page.getByRole('button', { name: `${NAME}, 운영시간 제안 받아들이기` });
  await expect(accept).toBeVisible();
  await expectAccessible(page);
  await accept.click();
  await dialog.getByLabel('사유').fill('전화로 확인했습니다.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '받아들이기' }).click();
  await expect(page.getByText('확인을 기다리는 제안이 없습니다.')).toBeVisible();

  const expectAccepted = async () => {
    await page.goto(`${server.url}/facility/${place.id}`);
    const corrections = page.getByRole('region', { name: '이용자가 알려 준 정보' });
    await expect(corrections).toContainText('월~토 10:00~20:00');
    await expect(corrections).toContainText('가게 앞 안내문을 봤어요.');
    await expect(page.getByText('09:00~18:00')).toHaveCount(0);
    const shown = (await (await request.get(`/api/pet_facilities/${place.id}`)).json()) as { operatingHours: string };
    expect(shown.operatingHours).toBe('월~토 10:00~20:00');
  };
  await expectAccepted();
  await expectAccessible(page);

  await importEdition('second.csv', { 운영시간: '월~토 09:00~18:00', 최종작성일: '2026-06-30' });
  await page.goto(`${server.url}/admin/correction/list?view=conflicts`);
  await expect(page.getByRole('row').getByText('월~토 09:00~18:00')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: `${NAME}, 운영시간 그대로 두기` }).click();
  await dialog.getByLabel('사유').fill('오늘도 전화로 확인했습니다.');
  await dialog.getByRole('button', { name: '그대로 두기' }).click();
  await expect(page.getByText('자료와 다른 정보가 없습니다.')).toBeVisible();
  await expectAccepted();
  await request.dispose();
});
