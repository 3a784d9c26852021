// Draws client/public/user.png, the picture of members who have none, with the mark of client/public/favicon.svg on the collar.
// Run it by hand after changing either:
//   CHROMIUM=/usr/bin/chromium node scripts/draw-avatar.mjs
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { CHROMIUM, CHROMIUM_ARGS } from './chromium.mjs';

const SIZE = 256;
const publicDir = fileURLToPath(new URL('../client/public/', import.meta.url));

const mark = (await readFile(`${publicDir}favicon.svg`, 'utf8'))
  .replace('<svg ', '<svg x="101" y="190" width="54" height="54" ')
  .replace('#C2410C', '#FFFBF5');

/** Nothing of weight lies outside the circle that avatars are cut to. */
const avatar = `
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" width="${SIZE}" height="${SIZE}">
  <rect width="${SIZE}" height="${SIZE}" fill="#FFEDD5"/>
  <ellipse cx="128" cy="252" rx="88" ry="78" fill="#C2410C"/>
  ${mark}
  <ellipse cx="128" cy="116" rx="66" ry="64" fill="#FFFBF5"/>
  <path d="M98 62C84 50 58 58 52 88C47 114 54 146 68 148C82 150 84 122 88 100C90 86 100 76 98 62Z" fill="#9A3412"/>
  <path d="M158 62C172 50 198 58 204 88C209 114 202 146 188 148C174 150 172 122 168 100C166 86 156 76 158 62Z" fill="#9A3412"/>
  <circle cx="105" cy="112" r="7.5" fill="#2A2320"/><circle cx="151" cy="112" r="7.5" fill="#2A2320"/>
  <circle cx="107.5" cy="109.5" r="2.4" fill="#FFFBF5"/><circle cx="153.5" cy="109.5" r="2.4" fill="#FFFBF5"/>
  <ellipse cx="128" cy="134" rx="13" ry="9.5" fill="#2A2320"/>
  <path d="M128 143v8M108 150c4 9 16 10 20 1c4 9 16 8 20-1" fill="none" stroke="#2A2320" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round"/>
</svg>`;

const browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_ARGS });
const page = await browser.newPage({ viewport: { width: SIZE, height: SIZE } });
await page.setContent(`<style>html,body{margin:0}svg{display:block}</style>${avatar}`);
await page.screenshot({ path: `${publicDir}user.png` });
console.log(`user.png ${SIZE} × ${SIZE}`);
await browser.close();
