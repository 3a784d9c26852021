import type { Locator, Page } from '@playwright/test';
import type { Api } from './support/api';
import { expect, test } from './support/journey';
import type { MapPage } from './support/map-page';

const SEONGSU = { latitude: 37.5445, longitude: 127.0557 };
const DOG = { species: 'DOG', weightKg: 12 };
const ERRANDS = ['동물병원', '동물약국', '반려동물용품'];
const MOST_TAPS = 5;

/** Counts what a person presses. */
class Finger {
  taps = 0;

  async tap(target: Locator): Promise<void> {
    await target.click();
    this.taps += 1;
  }
}

interface Place {
  category3: string;
  sidoName: string;
  sigunguName: string;
  latitude: number;
  longitude: number;
  openState: { status: string };
  entry: { answer: string };
}

async function firstPlace(api: Api, map: MapPage): Promise<Place> {
  const id = await map.results.locator('[data-card-id]').first().getAttribute('data-card-id');
  const { facility } = await api.ask<{ facility: Place }>(
    `query ($id: ID!, $pets: [PetInput!]!) {
      facility(id: $id) { category3 sidoName sigunguName latitude longitude openState { status } entry(pets: $pets) { answer } }
    }`,
    { id, pets: [DOG] },
  );
  return facility;
}

function expectGoodForNow({ category3, openState, entry }: Place): void {
  expect(openState.status).toBe('OPEN');
  expect(['ALLOWED', 'CONDITIONAL']).toContain(entry.answer);
  expect(ERRANDS, 'a place to visit').not.toContain(category3);
}

const start = (page: Page) => page.getByRole('button', { name: '지금 우리 아이와 갈 수 있는 곳' });

/** On the home page, a dog that nobody knew before. */
async function nameTheDog(page: Page, finger: Finger): Promise<void> {
  await page.goto('/');
  await finger.tap(start(page));
  const sheet = page.getByRole('dialog', { name: '우리 아이' });
  await expect(sheet.getByLabel('이름 (선택)')).toBeFocused();
  await page.keyboard.insertText('콩이');
  await finger.tap(sheet.getByLabel('몸무게 (kg)'));
  await page.keyboard.insertText('12');
  await finger.tap(sheet.getByRole('button', { name: '저장' }));
  await expect(sheet).toBeHidden();
}

test('from a fresh phone to the way to an open place that admits the dog: five taps', async ({
  api,
  context,
  faults,
  map,
  page,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(SEONGSU);
  faults.allowHost('map.kakao.com');
  await context.route('https://map.kakao.com/**', (route) => route.fulfill({ body: '' }));

  const finger = new Finger();
  await nameTheDog(page, finger);
  // The browser's own question, which a fresh phone asks and a journey does not see.
  finger.taps += 1;
  await expect(map.results.getByLabel('정렬')).toHaveValue('DISTANCE');
  const distances = map.results.getByLabel(/^내 위치에서 /);
  await expect(distances.first()).toBeVisible();

  const first = await firstPlace(api, map);
  const opening = context.waitForEvent('page');
  await finger.tap(map.results.getByRole('link', { name: / 길찾기, 새 창$/ }).first());
  const way = decodeURIComponent((await opening).url());
  expect(finger.taps).toBeLessThanOrEqual(MOST_TAPS);
  expect(way).toBe(`https://map.kakao.com/link/to/${await map.names.first().innerText()},${first.latitude},${first.longitude}`);
  expectGoodForNow(first);

  const { searchParams } = new URL(page.url());
  expect(Object.fromEntries(searchParams)).toMatchObject({ q: '내 주변', open: 'now', entry: 'sure', outing: '1' });
  expect(page.url(), 'no pet and no exact position in the address').not.toMatch(/콩이|DOG|37\.5445|127\.0557/);

  await page.goBack();
  await expect(start(page), 'the sheet left nothing behind in the history').toBeVisible();
  await start(page).click();
  await expect(distances.first(), 'pet and position are known now').toBeVisible();
});

test('a person who keeps the position to themselves is asked for a district', async ({ api, map, page }) => {
  const { districts } = await api.ask<{ districts: { name: string; regionName: string; facilityCount: number }[] }>(
    '{ districts { name regionName facilityCount } }',
  );
  const { name, regionName } = districts.sort((one, other) => other.facilityCount - one.facilityCount)[0]!;
  await nameTheDog(page, new Finger());
  const question = page.getByRole('form', { name: '어느 동네에서 찾을까요?' });
  await expect(question).toBeFocused();
  await expect(question).toHaveAccessibleDescription('위치를 알려 주지 않으셔도 괜찮아요. 지역을 골라 주세요.');
  await question.getByLabel('지역').selectOption(regionName);
  await question.getByLabel('시·군·구').selectOption(name);
  await question.getByRole('button', { name: '이 동네에서 찾기' }).click();

  await map.ready();
  await expect(map.names.first()).toBeVisible();
  const first = await firstPlace(api, map);
  expectGoodForNow(first);
  expect([first.sidoName, first.sigunguName]).toEqual([regionName, name]);

  await page.goBack();
  await expect(start(page)).toBeVisible();
});
