import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';

/** Below this Lighthouse itself warns that the host is too slow for its four times slower processor to be a phone's. */
const PHONE_HOST_SPEED = 1_000;

/** As Lighthouse measures it before each audit, in a page that does nothing else. */
export async function hostSpeed(browser) {
  const page = await browser.newPage();
  try {
    return await page.evaluate(pageFunctions.computeBenchmarkIndex);
  } finally {
    await page.close();
  }
}

export function tellHostSpeed(report, speeds) {
  const slowest = Math.min(...speeds);
  const warning = 'too slow or too busy: blocking times are longer than on the phone that it imitates';
  report.print(
    `\nLighthouse's benchmark of this machine: ${Math.round(slowest)} at the slowest${slowest < PHONE_HOST_SPEED ? `, ${warning}` : ''}`,
  );
}
