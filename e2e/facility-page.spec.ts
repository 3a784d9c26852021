import { expect, test } from './support/journey';

test('a place tells its facts and the way there @both', async ({ api, page }) => {
  const { id, name, roadAddress, phoneNumber, homepage, operatingHours, latitude, longitude, ...facility } = await api.find(
    ({ roadAddress, phoneNumber, homepage, operatingHours, latitude, petFriendly }) =>
      Boolean(roadAddress && phoneNumber && operatingHours && latitude && petFriendly && homepage && /^https?:/.test(homepage)),
  );
  const response = await page.goto(`/facility/${id}`);
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')));
  const info = page.getByRole('region', { name: '이용 정보' });
  await expect(info.getByText(operatingHours!, { exact: true })).toBeVisible();
  await expect(info.getByText(roadAddress!, { exact: true })).toBeVisible();
  const digits = phoneNumber!.replace(/\D/g, '');
  await expect(info.getByRole('link', { name: phoneNumber! })).toHaveAttribute('href', `tel:${digits}`);
  await expect(page.getByRole('link', { name: '전화 걸기' })).toHaveAttribute('href', `tel:${digits}`);
  const site = info.getByRole('link', { name: new URL(homepage!).hostname.replace(/^www\./, '') });
  await expect(site).toHaveAttribute('href', new RegExp(`^${homepage!.replace(/\/$/, '')}/?$`));
  await expect(site).toHaveAttribute('rel', /noopener/);
  const route = `https://map.kakao.com/link/to/${encodeURIComponent(name)},${latitude},${longitude}`;
  await expect(page.getByRole('link', { name: /^길찾기/ })).toHaveAttribute('href', route);
  await expect(page.getByRole('link', { name: /^카카오맵에서 길찾기/ })).toHaveAttribute('href', route);

  await expect(info.getByRole('link', { name: /자료 보기/ })).toHaveAttribute('href', /^https:/);

  await page.getByRole('region', { name: '위치', exact: true }).scrollIntoViewIfNeeded();
  const map = page.getByRole('region', { name: `${name}의 위치를 보여 주는 지도` });
  await map.locator(`[data-place-id="${id}"]`).click();
  await expect(map.getByRole('dialog', { name }).getByText(roadAddress!)).toBeVisible();

  await page.getByRole('link', { name: `${facility.sigunguName ?? facility.sidoName}에서 더 찾기` }).click();
  await expect(page).toHaveURL(/\/KakaoMap\?region=/);
});

test('the address and the link of the place can be copied', async ({ api, baseURL, context, page }) => {
  const { id, roadAddress } = await api.find((facility) => facility.roadAddress !== null);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // A device without a way of sharing of its own.
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await page.goto(`/facility/${id}`);
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: '주소 복사' }).click();
  await expect(page.getByText('주소를 복사했습니다.')).toBeVisible();
  expect(await clipboard()).toBe(roadAddress);
  await page.getByRole('button', { name: '공유' }).click();
  await expect(page.getByText('링크를 복사했습니다.')).toBeVisible();
  expect(await clipboard()).toBe(`${baseURL}/facility/${id}`);
});

test('where the clipboard is refused, address and link are offered by hand', async ({ api, baseURL, page }) => {
  const { id, roadAddress } = await api.find((facility) => facility.roadAddress !== null);
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share');
    Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined });
  });
  await page.goto(`/facility/${id}`);
  await page.getByRole('button', { name: '주소 복사' }).click();
  await expect(page.getByRole('textbox', { name: '복사할 주소' })).toHaveValue(roadAddress!);
  await page.getByRole('button', { name: '공유' }).click();
  await expect(page.getByRole('textbox', { name: '공유할 링크' })).toHaveValue(`${baseURL}/facility/${id}`);
});

test('a device that can share does so', async ({ api, baseURL, page }) => {
  const { id, name } = await api.find(() => true);
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'share', {
      value: async (data: ShareData) => void Object.assign(window, { shared: data }),
    });
  });
  await page.goto(`/facility/${id}`);
  await page.getByRole('button', { name: '공유' }).click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { shared?: ShareData }).shared))
    .toEqual({ title: name, url: `${baseURL}/facility/${id}` });
});

test('a place that refuses pets says so first', async ({ api, page }) => {
  const { id, name } = await api.find(({ petFriendly }) => petFriendly === false);
  await page.goto(`/facility/${id}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('반려동물 동반 불가')).toBeInViewport();
});

test('a place without coordinates is shown without a map', async ({ api, page }) => {
  const { id, name } = await api.find(({ latitude }) => latitude === null);
  await page.goto(`/facility/${id}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('위치 정보가 없습니다.')).toBeVisible();
  await expect(page.getByRole('link', { name: /길찾기/ })).toHaveCount(0);
});
