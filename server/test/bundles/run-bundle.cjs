/* global describe */
const { readdirSync } = require('node:fs');
const { join } = require('node:path');

const SERVER = join(__dirname, '../..');
const BUNDLES = 6;

/** Slowest first: dealt before the others, each to a bundle of its own. */
const SLOW = [
  'src/app/graphql/typed-strings.spec.ts',
  'src/app/graphql/hostile-values.spec.ts',
  'src/database/lost-races.spec.ts',
  'src/app/graphql/short-strings.spec.ts',
  'src/demo/seed-demo-data.spec.ts',
];

/** Runs every sixth spec file in one module registry: Jest loads the server's modules once per bundle, not once per file. */
exports.runBundle = (bundle) => {
  for (const [index, file] of specFiles().entries())
    if (index % BUNDLES === bundle) describe(file, () => void require(join(SERVER, file)));
};

const specFiles = () => {
  const files = ['src', 'test'].flatMap((folder) =>
    readdirSync(join(SERVER, folder), { recursive: true })
      .map((file) => join(folder, file))
      .filter((file) => /(?<!\.process)\.spec\.ts$/.test(file) && !file.startsWith('test/drills/'))
      .sort(),
  );
  return [...SLOW, ...files.filter((file) => !SLOW.includes(file))];
};
