import { launch } from 'chrome-launcher';
import { auditPage } from './audit-page.mjs';
import { CHROMIUM, CHROMIUM_ARGS } from '../../scripts/chromium.mjs';
import { tellHostSpeed } from './host-speed.mjs';
import { measuredPages } from './pages.mjs';

const BOUNDS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const HEADS = ['page', 'performance', 'accessibility', 'best practices', 'SEO', 'FCP s', 'LCP s', 'TBT ms', 'CLS'];
const BYTE_HEADS = ['JS', 'CSS', 'fonts', 'images'];

/** Prints a table of all pages, and what is missing on each. Returns what is below the bounds; null where no page is wanted. */
export async function auditPages({ url, query }, { runs, isWanted }, report) {
  const pages = (await measuredPages(query)).filter(({ name }) => isWanted(name));
  if (pages.length === 0) return null;
  const chrome = await launch({ chromePath: CHROMIUM, chromeFlags: ['--headless=new', ...CHROMIUM_ARGS] });
  try {
    const audited = [];
    for (const page of pages) {
      // The server's first answer of a kind is not the visitor's usual one.
      await fetch(url + page.path, { headers: { connection: 'close' } }).then((answer) => answer.text());
      audited.push({ ...page, ...(await auditPage(url + page.path, { port: chrome.port, runs })) });
    }
    print(audited, runs, report);
    return audited.flatMap(failuresOf);
  } finally {
    chrome.kill();
  }
}

const seconds = (ms) => (ms / 1000).toFixed(2);
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} KB`;

function print(audited, runs, report) {
  report.print(`\nLighthouse, mobile settings, median of ${runs}\n`);
  report.print(`| ${[...HEADS, ...BYTE_HEADS].join(' | ')} |`);
  report.print(`|---|${'---:|'.repeat(HEADS.length + BYTE_HEADS.length - 1)}`);
  for (const { name, scores, performances, fcp, lcp, tbt, cls, bytes } of audited) {
    const performance = runs > 1 ? `${scores.performance} (${performances.join(', ')})` : scores.performance;
    const cells = [name, performance, scores.accessibility, scores['best-practices'], scores.seo];
    cells.push(seconds(fcp), seconds(lcp), Math.round(tbt), cls.toFixed(3), ...BYTE_HEADS.map((kind) => kilobytes(bytes[kind])));
    report.print(`| ${cells.join(' | ')} |`);
  }
  console.log('');
  for (const { name, faults, opportunities } of audited)
    for (const line of [...faults, ...opportunities.map((opportunity) => `would save: ${opportunity}`)])
      console.log(`- ${name}: ${line}`);
  tellHostSpeed(
    report,
    audited.map(({ hostSpeed }) => hostSpeed),
  );
}

const failuresOf = ({ name, scores }) =>
  Object.entries(BOUNDS)
    .filter(([category, bound]) => scores[category] < bound)
    .map(([category, bound]) => `${name}: ${category} ${scores[category]} < ${bound}`);
