// Long tasks while a map of a thousand markers is panned and long lists are scrolled, on a processor four times as slow.
import { chromium } from '@playwright/test';
import { CHROMIUM, CHROMIUM_ARGS } from '../../scripts/chromium.mjs';
import { fillLists, LONG_LIST, MARKERS, MEMBER, PASSWORD } from './fill.mjs';
import { watchLongTasks } from './long-tasks.mjs';

const SLOWER = 4;
/** As web.dev and Lighthouse define a long task. */
const LONGEST_MS = 50;
const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
const DESK = { viewport: { width: 1280, height: 800 } };
const SETTLE_MS = 1_500;

/** Prints a table of all gestures. Returns what is below the bound. */
export async function measurePanning({ url, query }, { runs, isWanted, tellsCauses }) {
  const { memberId, facilityId } = await fillLists(query);
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_ARGS });
  try {
    const measured = [];
    for (const gesture of gesturesOf({ memberId, facilityId }).filter(({ name }) => isWanted(name))) {
      const rounds = [];
      for (let run = 0; run < runs; run += 1) rounds.push(await measure(browser, url, gesture));
      // The longest of a round; of several rounds the median, as other work on the machine makes single ones longer.
      rounds.sort((one, other) => longest(one) - longest(other));
      measured.push({ ...gesture, rounds, median: rounds[Math.floor(rounds.length / 2)] });
    }
    print(measured, tellsCauses);
    return measured
      .filter(({ median }) => longest(median) > LONGEST_MS)
      .map(({ name, median }) => `${name}: a task of ${Math.round(longest(median))} ms > ${LONGEST_MS} ms`);
  } finally {
    await browser.close();
  }
}

const longest = ({ tasks }) => Math.max(0, ...tasks.map(({ duration }) => duration));

function print(measured, tellsCauses) {
  console.log(`\nLong tasks at a ${SLOWER} times slower processor, the median of the rounds\n`);
  console.log('| gesture | shown | long tasks | longest ms (all rounds) |');
  console.log('|---|---:|---:|---:|');
  for (const { name, rounds, median } of measured) {
    const all = rounds.map((round) => Math.round(longest(round))).join(', ');
    console.log(`| ${name} | ${median.shown} | ${median.tasks.length} | ${all} |`);
  }
  if (!tellsCauses) return;
  for (const { name, median } of measured) for (const frame of median.frames) console.log(`${name}: ${JSON.stringify(frame)}`);
}

async function measure(browser, url, { path, device, isMember, prepare, gesture, count }) {
  const context = await browser.newContext({ ...device, baseURL: url, locale: 'ko-KR', timezoneId: 'Asia/Seoul' });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    if (isMember) await signIn(page);
    await watchLongTasks(page);
    await page.goto(path);
    await prepare(page);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.waitForTimeout(SETTLE_MS);
    await page.evaluate(() => window.longTasks.begin());
    await gesture(page, session);
    await page.waitForTimeout(SETTLE_MS);
    const { tasks, frames } = await page.evaluate(() => window.longTasks.end());
    return { tasks, frames, shown: await count(page) };
  } finally {
    await context.close();
  }
}

/** Through the page, once for each context: the client knows where it keeps its session. */
async function signIn(page) {
  await page.goto('/login');
  await page.getByLabel('이메일').fill(MEMBER);
  await page.getByLabel('비밀번호', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: '로그인', exact: true }).click();
  await page.waitForURL('**/');
}

function gesturesOf({ memberId, facilityId }) {
  const map = (device) => ({
    device,
    isMember: true,
    path: '/KakaoMap?view=favorites',
    prepare: showMarkers,
    count: countMarkers,
  });
  const list = (path, item, pages) => ({
    device: PHONE,
    path,
    prepare: (page) => showMore(page, item, pages),
    count: (page) => page.locator(item).count().then(String),
    gesture: scrollDown,
  });
  return [
    { name: 'map, desktop, drag', ...map(DESK), gesture: dragMap },
    { name: 'map, desktop, zoom', ...map(DESK), gesture: zoomMap },
    { name: 'map, phone, drag', ...map(PHONE), gesture: touchMap },
    { name: 'map, phone, zoom', ...map(PHONE), gesture: zoomMap },
    { name: 'search results, scroll', ...list('/KakaoMap?q=동물', 'main article', 0) },
    { name: 'reviews of a place, scroll', ...list(`/facility/${facilityId}`, 'main article', LONG_LIST / 20) },
    { name: 'latest reviews, scroll', ...list('/review/latest', 'main article', LONG_LIST / 12) },
    { name: 'reviews of a member, scroll', ...list(`/review/my/${memberId}`, 'main article', LONG_LIST / 20) },
  ];
}

const MARKER = 'main section [data-place-id], main section button[aria-label*="모여 있음"]';

/** All favourites are there when their number is told by the clusters together. */
async function showMarkers(page) {
  await page.getByRole('heading', { name: /^즐겨찾기\s*[\d,]+곳$/ }).waitFor();
  await page.waitForFunction(
    ({ selector, least }) => {
      const told = [...document.querySelectorAll(selector)].map((marker) =>
        marker.dataset.placeId ? 1 : Number(marker.textContent.replace(/\D/g, '')),
      );
      return told.reduce((sum, count) => sum + count, 0) >= least;
    },
    { selector: MARKER, least: MARKERS * 0.9 },
  );
}

const countMarkers = async (page) => `${await page.locator(MARKER).count()} for ${MARKERS}`;

async function boxOfMap(page) {
  const box = await page.getByRole('region', { name: '장소를 보여 주는 지도' }).boundingBox();
  return { ...box, middleX: box.x + box.width / 2, middleY: box.y + box.height / 2 };
}

/** Back and forth by hand, with a throw at the end of each stroke. */
async function dragMap(page) {
  const { middleX, middleY, width, height } = await boxOfMap(page);
  for (const [x, y] of STROKES) {
    await page.mouse.move(middleX, middleY);
    await page.mouse.down();
    for (let step = 1; step <= 20; step += 1) {
      await page.mouse.move(middleX + (x * width * step) / 60, middleY + (y * height * step) / 60);
      await page.waitForTimeout(16);
    }
    await page.mouse.up();
    await page.waitForTimeout(500);
  }
}

const STROKES = [
  [1, 0],
  [-1, 0.5],
  [-1, -1],
  [1, 1],
  [0, -1],
  [0.5, 0.5],
];

async function touchMap(page, session) {
  const { middleX: x, middleY: y, width, height } = await boxOfMap(page);
  for (const [strokeX, strokeY] of STROKES) {
    await session.send('Input.synthesizeScrollGesture', {
      x,
      y,
      xDistance: (strokeX * width) / 3,
      yDistance: (strokeY * height) / 3,
      gestureSourceType: 'touch',
      preventFling: false,
      speed: 400,
    });
    await page.waitForTimeout(500);
  }
}

async function zoomMap(page) {
  for (const name of ['지도 확대', '지도 확대', '지도 확대', '지도 축소', '지도 축소', '지도 축소']) {
    await page.getByRole('button', { name }).click();
    await page.waitForTimeout(700);
  }
}

async function showMore(page, item, clicks) {
  await page.locator(item).first().waitFor();
  const more = page
    .getByRole('main')
    .getByRole('button', { name: /더 ?보기/ })
    .last();
  for (let click = 0; click < clicks; click += 1) {
    const former = await page.locator(item).count();
    if ((await more.count()) === 0) break;
    await more.click();
    await page.waitForFunction(({ selector, count }) => document.querySelectorAll(selector).length > count, {
      selector: item,
      count: former,
    });
  }
  await page.evaluate(() => window.scrollTo(0, 0));
}

async function scrollDown(_page, session) {
  for (const yDistance of [-3000, -6000, -6000, 4000, 8000])
    await session.send('Input.synthesizeScrollGesture', {
      x: 180,
      y: 400,
      yDistance,
      gestureSourceType: 'touch',
      preventFling: false,
      speed: 2500,
    });
}
