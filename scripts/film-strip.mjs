// Draws docs/images/main-journey.webp: the main journey on a phone, with demo data (`npm run docs:film-strip`). Best by day in Korea:
// whether a place is open is answered for now.
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { startProduct } from '../bench/client/product.mjs';
import { CHROMIUM, CHROMIUM_ARGS } from './chromium.mjs';

const NAME = 'docs/images/main-journey.webp';
const OUTPUT = fileURLToPath(new URL(`../${NAME}`, import.meta.url));
const MEMBER = { email: 'member@baldojang.example', password: 'Baldojang1!' };
const DOG = {
  id: 'a',
  name: '보리',
  species: 'DOG',
  breed: '웰시코기',
  weightKg: 12,
  size: null,
  isRestrictedBreed: false,
  comesAlong: true,
};
const QUERY = '강남 카페';

const SCALE = 2;
const PHONE = { width: 360, height: 800 };
/** In pixels of the phone. */
const [GAP, CORNER] = [20, 20];
/** Below the header, which stays. */
const TOP = 76;

/** @returns the pictures, in the order of the journey */
async function walk(page, url) {
  const frames = [];
  const shoot = async () => {
    // Nothing is pointed at, and everything on the screen is there.
    await page.mouse.move(0, 0);
    await page.waitForFunction(isComplete);
    frames.push(await page.screenshot({ caret: 'hide' }));
  };
  const scrollTo = (locator) =>
    locator.evaluate((element, top) => window.scrollBy(0, element.getBoundingClientRect().top - top), TOP);

  await page.goto(url, { waitUntil: 'networkidle' });
  const search = page.getByRole('searchbox', { name: '장소 찾기' });
  await search.fill(QUERY);
  await shoot();

  await search.press('Enter');
  const place = page.getByRole('region', { name: '검색 결과' }).getByRole('heading', { level: 3 }).first();
  await place.waitFor();
  await page.locator('[data-place-id]').first().waitFor();
  await shoot();

  await place.click();
  await page.getByRole('region', { name: '우리 아이도 될까요?' }).getByText(DOG.name).waitFor();
  await shoot();

  const location = page.getByRole('region', { name: '위치' });
  await scrollTo(location);
  await location.locator('[data-place-id]').first().waitFor();
  await shoot();

  const visits = page.getByRole('region', { name: '다녀온 사람들의 기록' });
  await visits.getByRole('button', { name: '함께 들어갔어요' }).click();
  await visits.getByRole('button', { name: '남기기' }).waitFor();
  await scrollTo(visits);
  await shoot();
  return frames;
}

/** In the page: whether no placeholder is seen and pictures and fonts are loaded. */
function isComplete() {
  const isSeen = (element) => {
    const { top, bottom, height } = element.getBoundingClientRect();
    return height > 0 && bottom > 0 && top < window.innerHeight;
  };
  const isMissing = (element) => element.matches('[data-skeleton]') || !element.complete;
  return (
    document.fonts.status === 'loaded' &&
    ![...document.querySelectorAll('[data-skeleton], img')].some((element) => isSeen(element) && isMissing(element))
  );
}

/** Side by side, with round corners. */
async function join(frames) {
  const [width, height] = [PHONE.width * SCALE, PHONE.height * SCALE];
  const shape = (paint) =>
    Buffer.from(
      `<svg width="${width}" height="${height}"><rect x="1" y="1" width="${width - 2}" height="${height - 2}" rx="${CORNER * SCALE}" ${paint}/></svg>`,
    );
  const phones = await Promise.all(
    frames.map((frame) =>
      sharp(frame)
        .composite([
          { input: shape('fill="#fff"'), blend: 'dest-in' },
          { input: shape('fill="none" stroke="#d8cfc4" stroke-width="2"') },
        ])
        .png()
        .toBuffer(),
    ),
  );
  const step = width + GAP * SCALE;
  return sharp({ create: { width: phones.length * step - GAP * SCALE, height, channels: 4, background: '#0000' } })
    .composite(phones.map((input, index) => ({ input, left: index * step, top: 0 })))
    .webp({ quality: 75, effort: 6 })
    .toFile(OUTPUT);
}

const product = await startProduct();
const browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_ARGS });
try {
  const answer = await fetch(`${product.url}/api/member/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(MEMBER),
  });
  const { token } = await answer.json();
  const page = await browser.newPage({
    ...{ viewport: PHONE, deviceScaleFactor: SCALE, isMobile: true, hasTouch: true },
    ...{ locale: 'ko-KR', timezoneId: 'Asia/Seoul', colorScheme: 'light', reducedMotion: 'reduce' },
  });
  const stored = { token, pets: JSON.stringify({ version: 1, pets: [DOG] }) };
  await page.addInitScript((entries) => Object.assign(window.localStorage, entries), stored);
  const { width, height, size } = await join(await walk(page, product.url));
  console.log(`${NAME}: ${width} × ${height}, ${Math.round(size / 1024)} KB`);
} finally {
  await browser.close();
  await product.close();
}
