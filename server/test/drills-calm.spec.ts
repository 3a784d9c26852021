import { ALL_DRILLS, CALM_DRILLS } from './drills/all-drills';
import { eachDoesNoHarm } from './drills/each-does-no-harm';

eachDoesNoHarm(CALM_DRILLS);

it('every drill has a name of its own, as on the command line', () => {
  const names = ALL_DRILLS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[a-z]+(-[a-z0-9]+)*$/);
});
