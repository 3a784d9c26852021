/* global describe */
const { readdirSync } = require('node:fs');
const { join } = require('node:path');

const SERVER = join(__dirname, '../..');
const BUNDLES = 6;

/** Runs every sixth spec file in one module registry: Jest loads the server's modules once per bundle, not once per file. */
exports.runBundle = (bundle) => {
  for (const [index, file] of specFiles().entries())
    if (index % BUNDLES === bundle) describe(file, () => void require(join(SERVER, file)));
};

const specFiles = () =>
  ['src', 'test', 'tools'].flatMap((folder) =>
    readdirSync(join(SERVER, folder), { recursive: true })
      .map((file) => join(folder, file))
      .filter((file) => /(?<!\.process)\.spec\.ts$/.test(file) && !file.startsWith('test/drills/'))
      .sort(),
  );
