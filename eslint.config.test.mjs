// The import map is only worth something while it refuses: each case lints one line as if it stood in a file of that room.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ESLint } from 'eslint';

const eslint = new ESLint({ cwd: import.meta.dirname });

async function rulesBrokenBy(filePath, line) {
  const [result] = await eslint.lintText(`${line}\nexport const probe = [thing];\n`, { filePath });
  return result.messages.map(({ ruleId }) => ruleId);
}

for (const [filePath, line] of [
  ['server/src/shared/errors.ts', "import { FacilityService as thing } from '../modules/facility/facility.service';"],
  ['server/src/rest/mount.ts', "import { FacilityService as thing } from '../modules/facility/facility.service';"],
  ['server/src/modules/facility/facility.service.ts', "import { FacilityReviewFields as thing } from '../review/review.fields';"],
  [
    'server/src/modules/review/review.fields.ts',
    "import { FacilityRepository as thing } from '../facility/facility.repository';",
  ],
  ['server/src/adapters/kakao/kakao-client.ts', "import { PET_WEIGHT_MAX as thing } from '@baldojang/rules/entry/pet';"],
  ['server/src/database/migrate.ts', "import { fillWithReviews as thing } from '../../../bench/product/reviews';"],
  ['rules/src/entry/pet.ts', "import { loadConfig as thing } from '../../../server/src/config';"],
  ['client/src/components/empty-state.tsx', "import { FacilityPage as thing } from '../pages/facility-page';"],
  ['client/src/lib/paths.ts', "import { FacilityPage as thing } from '../pages/facility-page';"],
]) {
  test(`${filePath} may not ${line}`, async () => {
    assert.ok((await rulesBrokenBy(filePath, line)).includes('boundaries/dependencies'));
  });
}

test('a module may use the entity of a module that it is allowed to know', async () => {
  const line = "import { Facility as thing } from '../facility/facility.entity';";
  assert.ok(!(await rulesBrokenBy('server/src/modules/review/review.fields.ts', line)).includes('boundaries/dependencies'));
});

test('a folder missing from the map is refused', async () => {
  const broken = await rulesBrokenBy('server/src/modules/facility/facility.service.ts', 'const thing = 1;');
  assert.ok(!broken.includes('boundaries/no-unknown-files'));
  const strange = await eslint.calculateConfigForFile('server/src/elsewhere/thing.ts');
  assert.equal(strange.rules['boundaries/no-unknown-files'][0], 2);
});

for (const [line, ruleId] of [
  ["const thing = localStorage.getItem('token');", 'no-restricted-globals'],
  ['const { sessionStorage: thing } = window;', 'no-restricted-properties'],
]) {
  for (const filePath of ['client/src/lib/session/token.ts', 'client/src/playground/session.ts'])
    test(`${filePath} may not ${line}`, async () => {
      assert.ok((await rulesBrokenBy(filePath, line)).includes(ruleId));
    });
}

for (const [line, isBroken] of [
  ["const thing = () => '글';", true],
  ['const thing = (name: string) => `${name} 글`;', true],
  ['export const Thing = () => <p>글</p>; const thing = Thing;', true],
  ['export const strings = {}; const thing = strings;', true],
  ["const STRINGS = { text: '글' }; const thing = STRINGS;", false],
]) {
  test(`Korean in the client: ${line}`, async () => {
    const broken = await rulesBrokenBy('client/src/pages/home-page.tsx', line);
    assert.equal(broken.includes('no-restricted-syntax'), isBroken);
  });
}

for (const [line, isBroken] of [
  ['const thing = (is: boolean) => <p>{is && <b />}글</p>;', true],
  ['const thing = (text: string) => <p><b />{text}</p>;', true],
  ["const thing = (is: boolean) => <p>{is ? '글' : <i />} <b /></p>;", true],
  ['const thing = (texts: string[]) => <p><b />{texts}</p>;', true],
  ['const thing = (count: number) => <p>{count}개</p>;', true],
  ['const thing = (text: string) => <>{text}</>;', true],
  ["const Text = (is: { is: boolean }) => (is.is ? '글' : null); const thing = <p><Text is /></p>;", true],
  ['const thing = (is: boolean) => <p>{is && <b />}<span>글</span></p>;', false],
  ['const thing = (text: string) => <p>{text}</p>;', false],
  ['const thing = (texts: string[]) => <p translate="no">{texts.map((text) => <>{text}<wbr /></>)}</p>;', false],
  ["const thing = <p><b />{' '}<b />{/* a comment */}</p>;", false],
])
  test(`a translating browser ${isBroken ? 'breaks' : 'keeps'} ${line}`, async () => {
    const broken = await rulesBrokenBy('client/src/components/empty-state.tsx', line);
    assert.equal(broken.includes('local/text-in-own-element'), isBroken);
  });
