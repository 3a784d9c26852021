// `npm run bench:client`: the built product in a browser, at a phone's pace. Ends with 1 where a page or a gesture is below its bounds.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { ROOT } from '../../scripts/build-if-changed.mjs';
import { CHROMIUM } from '../../scripts/chromium.mjs';
import { openReport } from '../write-table.mjs';
import { readOptions } from './options.mjs';

const options = readOptions();
if (!existsSync(CHROMIUM)) {
  console.error(`There is no Chromium at ${CHROMIUM}. Install it or name its place in CHROMIUM.`);
  process.exit(1);
}
if (!existsSync(new URL('../node_modules/lighthouse', import.meta.url))) {
  console.error('Installing the packages of the bench …');
  execFileSync('npm', ['ci', '--prefix', 'bench', '--no-fund', '--no-audit'], { cwd: ROOT, stdio: 'inherit' });
}

// Only now there is something to import.
const { startProduct } = await import('./product.mjs');
const { auditPages } = await import('./audit-pages.mjs');
const { measurePanning } = await import('./panning.mjs');

const product = await startProduct();
const end = async (code) => {
  await product.close();
  process.exit(code);
};
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void end(130));

const report = openReport('client');
const measured = [];
try {
  if (options.hasPages) measured.push(await auditPages(product, options, report));
  if (options.hasPanning) measured.push(await measurePanning(product, options, report));
} catch (error) {
  console.error(error);
  await end(1);
}
if (measured.every((failures) => failures === null)) {
  console.error('No page and no gesture has such a name.');
  await end(1);
}
await report.write();
const failures = measured.flatMap((failuresOfOne) => failuresOfOne ?? []);
if (failures.length > 0) console.log(`\nBelow the bounds:\n${failures.map((failure) => `- ${failure}`).join('\n')}`);
await end(failures.length > 0 && options.judges ? 1 : process.exitCode);
