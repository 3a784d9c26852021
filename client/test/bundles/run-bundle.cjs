/* global describe */
const { readdirSync } = require('node:fs');
const { join, relative } = require('node:path');

const SOURCES = join(__dirname, '../../src');

/** A spec belongs to the first bundle whose pattern its path matches. */
const BUNDLES = {
  home: /^pages\/home-page/,
  search: /^pages\/map-search-page\.((map|understanding)\.)?spec/,
  map: /^pages\/map-search-page/,
  facility: /^pages\/facility-page/,
  board: /^pages\/(board|review)-/,
  member: /^(pages\/(member|sign-up|login|kakao)|features\/member|lib\/session)/,
  layout: /^(app|pages\/chatbot)/,
  features: /^features/,
  rest: /./,
};

/** Specs that replace a module others need, reset the registry, bring a store that others do without, or expect to be the first to load a part of the map (`hours`: under fake timers). */
const ALONE = [
  'app/app.spec.tsx',
  'app/light-pages.spec.ts',
  'components/map/kakao-hanging.spec.tsx',
  'components/map/kakao-refused.spec.tsx',
  'components/map/leaflet/leaflet-base-layer.spec.ts',
  'components/map/map-unavailable.spec.tsx',
  'lib/stored-answers/stored-answers.spec.tsx',
  'pages/facility-page.missing-file.spec.tsx',
  'pages/map-search-page.hours.spec.tsx',
];

const bundleOf = (spec) => Object.keys(BUNDLES).find((name) => BUNDLES[name].test(spec));

/** Paths of a bundle's specs. */
const specsOf = (bundle) =>
  readdirSync(SOURCES, { recursive: true })
    .filter((path) => /\.spec\.tsx?$/.test(path) && !ALONE.includes(path) && bundleOf(path) === bundle)
    .sort()
    .map((path) => join(SOURCES, path));

/** Runs the specs of a bundle in one module registry: Jest loads and compiles the app once per bundle, not once per file. */
const runBundle = (bundle) => {
  for (const spec of specsOf(bundle)) describe(relative(SOURCES, spec), () => void require(spec));
};

module.exports = { ALONE, runBundle, specsOf };
