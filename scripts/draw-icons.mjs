// Draws the PNG icons in client/public/icons from client/public/favicon.svg. Run it by hand after changing the mark:
//   CHROMIUM=/usr/bin/chromium node scripts/draw-icons.mjs
import { mkdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { CHROMIUM, CHROMIUM_ARGS } from './chromium.mjs';

const publicDir = fileURLToPath(new URL('../client/public/', import.meta.url));

/** `share`: how much of the square the mark fills. A maskable icon may lose everything outside its middle 80 %. */
const ICONS = [
  { file: 'favicon-32.png', size: 32, share: 1, background: 'transparent' },
  { file: 'apple-touch-icon.png', size: 180, share: 0.78, background: '#FFFBF5' },
  { file: 'icon-192.png', size: 192, share: 1, background: 'transparent' },
  { file: 'icon-512.png', size: 512, share: 1, background: 'transparent' },
  { file: 'icon-maskable-512.png', size: 512, share: 0.62, background: '#FFFBF5' },
];

const mark = await readFile(`${publicDir}favicon.svg`, 'utf8');
await mkdir(`${publicDir}icons`, { recursive: true });
const browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_ARGS });
const page = await browser.newPage();
for (const { file, size, share, background } of ICONS) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>html,body{margin:0;height:100%;background:${background}}body{display:grid;place-items:center}svg{width:${share * 100}%}</style>${mark}`,
  );
  await page.screenshot({ path: `${publicDir}icons/${file}`, omitBackground: true });
  console.log(`${file} ${size} × ${size}`);
}
await browser.close();
