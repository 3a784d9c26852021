import lighthouse, { defaultConfig } from 'lighthouse';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
/** Those in which nothing may be missing. */
const WHOLE = ['accessibility', 'best-practices', 'seo'];
const BYTE_KINDS = { script: 'JS', stylesheet: 'CSS', font: 'fonts', image: 'images' };
const OPPORTUNITIES_SHOWN = 3;

/** Lighthouse at its mobile settings (a slow phone on slow 4G, simulated), several times; what counts is the run of median performance. */
export async function auditPage(url, { port, runs }) {
  const results = [];
  for (let run = 0; run < runs; run += 1) results.push(await auditOnce(url, port));
  const sorted = [...results].sort((one, other) => one.scores.performance - other.scores.performance);
  const median = sorted[Math.floor(sorted.length / 2)];
  return { ...median, performances: results.map(({ scores }) => scores.performance), faults: faultsOfAll(results) };
}

/** On a busy machine a trace now and then lacks its beginning, and Lighthouse itself asks to be run again. */
async function auditOnce(url, port, triesLeft = 2) {
  const { lhr } = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: CATEGORIES }, defaultConfig);
  if (lhr.runtimeError?.code === 'NO_NAVSTART' && triesLeft > 0) return auditOnce(url, port, triesLeft - 1);
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  return {
    scores: Object.fromEntries(CATEGORIES.map((id) => [id, Math.round((lhr.categories[id].score ?? 0) * 100)])),
    fcp: lhr.audits['first-contentful-paint'].numericValue,
    lcp: lhr.audits['largest-contentful-paint'].numericValue,
    tbt: lhr.audits['total-blocking-time'].numericValue,
    cls: lhr.audits['cumulative-layout-shift'].numericValue,
    bytes: bytesOf(lhr),
    hostSpeed: lhr.environment.benchmarkIndex,
    faults: WHOLE.flatMap((id) => faultsOf(lhr, id)),
    opportunities: opportunitiesOf(lhr),
  };
}

/** As they came over the wire. */
function bytesOf(lhr) {
  const bytes = Object.fromEntries(Object.values(BYTE_KINDS).map((kind) => [kind, 0]));
  for (const { resourceType, transferSize } of lhr.audits['network-requests'].details.items) {
    const kind = BYTE_KINDS[resourceType?.toLowerCase()];
    if (kind) bytes[kind] += transferSize ?? 0;
  }
  return bytes;
}

function faultsOf(lhr, category) {
  return lhr.categories[category].auditRefs
    .filter(({ id, weight }) => weight > 0 && (lhr.audits[id].score ?? 1) < 1)
    .map(({ id }) => `${category}: ${lhr.audits[id].title}${placesOf(lhr.audits[id])}`);
}

/** Where it was found: elements, messages or addresses, the first three. */
function placesOf({ details }) {
  const places = (details?.items ?? [])
    .map((item) => item.node?.snippet ?? item.description ?? item.url ?? item.source?.url)
    .filter(Boolean);
  return places.length > 0 ? ` – ${places.slice(0, 3).join(' · ')}` : '';
}

const faultsOfAll = (results) => [...new Set(results.flatMap(({ faults }) => faults))];

/** What would save most, by Lighthouse's own reckoning. */
function opportunitiesOf(lhr) {
  return lhr.categories.performance.auditRefs
    .map(({ id }) => lhr.audits[id])
    .map(({ title, metricSavings, displayValue }) => ({
      title,
      displayValue,
      savedMs: Math.max(metricSavings?.LCP ?? 0, metricSavings?.FCP ?? 0, metricSavings?.TBT ?? 0),
    }))
    .filter(({ savedMs }) => savedMs > 0)
    .sort((one, other) => other.savedMs - one.savedMs)
    .slice(0, OPPORTUNITIES_SHOWN)
    .map(({ title, displayValue, savedMs }) => `${title}${displayValue ? ` (${displayValue})` : ''}: ${Math.round(savedMs)} ms`);
}
