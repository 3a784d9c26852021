// Long tasks while a map of a thousand markers is panned and long lists are scrolled, on a processor four times as slow.
import { chromium } from '@playwright/test';
import { CHROMIUM, CHROMIUM_ARGS } from '../../scripts/chromium.mjs';
import { crowdTogether, fillLists, LONG_LIST, MEMBER, PASSWORD } from './fill.mjs';
import { hostSpeed, tellHostSpeed } from './host-speed.mjs';
import { watchLongTasks } from './long-tasks.mjs';

const SLOWER = 4;
/** As web.dev and Lighthouse define a long task. */
const LONGEST_MS = 50;
const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
const DESK = { viewport: { width: 1280, height: 800 } };
const SETTLE_MS = 1_500;

/** Prints a table of all gestures. Returns what is below the bound; null where none of them is wanted. */
export async function measurePanning({ url, query }, { runs, isWanted, tellsCauses }, report) {
  const gestures = gesturesOf(await fillLists(query)).filter(({ name }) => isWanted(name));
  if (gestures.length === 0) return null;
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_ARGS });
  try {
    const measured = [];
    const hostSpeeds = [];
    for (const gesture of gestures) {
      await gesture.arrange?.(query);
      hostSpeeds.push(await hostSpeed(browser));
      const rounds = [];
      for (let run = 0; run < runs; run += 1) rounds.push(await measure(browser, url, gesture));
      // The longest of a round; of several rounds the median, as other work on the machine makes single ones longer.
      rounds.sort((one, other) => longest(one) - longest(other));
      measured.push({ ...gesture, rounds, median: rounds[Math.floor(rounds.length / 2)] });
    }
    print(measured, tellsCauses, report);
    tellHostSpeed(report, hostSpeeds);
    return measured
      .filter(({ median }) => longest(median) > LONGEST_MS)
      .map(({ name, median }) => `${name}: a task of ${Math.round(longest(median))} ms > ${LONGEST_MS} ms`);
  } finally {
    await browser.close();
  }
}

const longest = ({ tasks }) => Math.max(0, ...tasks.map(({ duration }) => duration));

function print(measured, tellsCauses, report) {
  report.print(`\nLong tasks at a ${SLOWER} times slower processor, the median of the rounds\n`);
  report.print('| gesture | shown | long tasks | longest ms (all rounds) |');
  report.print('|---|---:|---:|---:|');
  for (const { name, rounds, median } of measured) {
    const all = rounds.map((round) => Math.round(longest(round))).join(', ');
    report.print(`| ${name} | ${median.shown} | ${median.tasks.length} | ${all} |`);
  }
  if (!tellsCauses) return;
  for (const { name, median } of measured) for (const frame of median.frames) console.log(`${name}: ${JSON.stringify(frame)}`);
}

async function measure(browser, url, { path, device, isMember, prepare, aim, gesture, count }) {
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
    // Looking for an element by its role is a long task of its own, so it comes before.
    const target = await aim?.(page);
    const former = page.url();
    await page.evaluate(() => window.longTasks.begin());
    await gesture(page, session, target);
    await page.waitForTimeout(SETTLE_MS);
    const { tasks, frames } = await page.evaluate(() => window.longTasks.end());
    // The address tells where the map is.
    if (aim && page.url() === former) throw new Error(`${path}: the map has not moved`);
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
  const map = (device, view, gesture) => ({
    device,
    isMember: true,
    path: `/KakaoMap?view=favorites&${view}`,
    count: countMarkers,
    prepare: showMarkers,
    ...gesture,
  });
  const drag = { aim: middleOfMap, gesture: dragMap };
  const swipe = { aim: middleOfMap, gesture: swipeMap };
  const zoom = { aim: zoomButtons, gesture: zoomMap };
  const list = (path, item, pages) => ({
    device: PHONE,
    path,
    prepare: (page) => showMore(page, item, pages),
    count: (page) => page.locator(item).count().then(String),
    gesture: scrollDown,
  });
  const crowd = (device, gesture) => ({ ...map(device, CROWD, gesture), arrange: crowdTogether });
  return [
    { name: 'map, desktop, drag', ...map(DESK, SEOUL, drag) },
    { name: 'map, desktop, zoom', ...map(DESK, SEOUL, zoom) },
    { name: 'map, phone, drag', ...map(PHONE, SEOUL, swipe) },
    { name: 'map, phone, zoom', ...map(PHONE, SEOUL, zoom) },
    { name: 'search results, scroll', ...list('/KakaoMap?q=동물', 'main article', 0) },
    { name: 'reviews of a place, scroll', ...list(`/facility/${facilityId}`, 'main article', LONG_LIST / 20) },
    { name: 'latest reviews, scroll', ...list('/review/latest', 'main article', LONG_LIST / 12) },
    { name: 'reviews of a member, scroll', ...list(`/review/my/${memberId}`, 'main article', LONG_LIST / 20) },
    // The last ones, as they move places.
    { name: 'markers, desktop, drag', ...crowd(DESK, drag) },
    { name: 'markers, desktop, zoom', ...crowd(DESK, zoom) },
    { name: 'markers, phone, drag', ...crowd(PHONE, swipe) },
  ];
}

/** The nearest level: only there so many may stand by themselves, as farther out markers this close are clusters. */
const CROWD = 'lat=37.52&lng=127&level=1';
/** Where most places are, and near enough for the map to have room on all sides. */
const SEOUL = 'lat=37.52&lng=127&level=8';
const MARKER = 'main section [data-place-id], main section button[aria-label*="확대해서 보기"]';

/** They are on the map when there are as many markers as a moment before. */
async function showMarkers(page) {
  await page.getByRole('heading', { name: /^즐겨찾기\s*[\d,]{5,}곳$/ }).waitFor();
  await page.locator(MARKER).first().waitFor();
  for (let former = 0, now = -1; now !== former; await page.waitForTimeout(SETTLE_MS))
    [former, now] = [now, await page.locator(MARKER).count()];
}

const countMarkers = (page) =>
  page.locator(MARKER).evaluateAll((markers) => {
    const single = markers.filter(({ dataset }) => dataset.placeId).length;
    return `${single} places, ${markers.length - single} clusters`;
  });

async function middleOfMap(page) {
  const { x, y, width, height } = await page.getByRole('region', { name: '장소를 보여 주는 지도' }).boundingBox();
  return { x: x + width / 2, y: y + height / 2, width, height };
}

/** Back and forth by hand, with a throw at the end of each stroke. */
async function dragMap(page, _session, { x: middleX, y: middleY, width, height }) {
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

/** With single touches: a gesture that Chromium makes up scrolls what can scroll, and the map cannot. */
async function swipeMap(page, session, { x, y, width, height }) {
  const touch = (type, touchPoints) => session.send('Input.dispatchTouchEvent', { type, touchPoints });
  for (const [strokeX, strokeY] of STROKES) {
    await touch('touchStart', [{ x, y }]);
    for (let step = 1; step <= 20; step += 1) {
      await touch('touchMove', [{ x: x + (strokeX * width * step) / 60, y: y + (strokeY * height * step) / 60 }]);
      await page.waitForTimeout(16);
    }
    await touch('touchEnd', []);
    await page.waitForTimeout(500);
  }
}

async function zoomButtons(page) {
  const middleOf = async (name) => {
    const { x, y, width, height } = await page.getByRole('button', { name }).boundingBox();
    return [x + width / 2, y + height / 2];
  };
  return { nearer: await middleOf('지도 확대'), farther: await middleOf('지도 축소') };
}

async function zoomMap(page, _session, { nearer, farther }) {
  for (const button of [nearer, nearer, nearer, farther, farther, farther, farther]) {
    await page.mouse.click(...button);
    await page.waitForTimeout(700);
  }
}

async function showMore(page, item, clicks) {
  await page.locator(`main [data-deferred], ${item}`).first().waitFor({ state: 'attached' });
  // Whatever waits below the view comes with a key.
  await page.keyboard.press('Shift');
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
