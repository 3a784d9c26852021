import { ALL_DRILLS } from './drills/all-drills';

/** They look at processes through /proc. */
const onLinux = process.platform === 'linux' ? describe : describe.skip;

onLinux('a fault made on purpose against real processes', () => {
  it.each(ALL_DRILLS.map((drill) => [drill.name, drill] as const))(
    '%s does no harm',
    async (_name, { run }) => {
      const { counts, failures } = await run({});
      expect(failures).toEqual([]);
      // Each drill counts too little of what it is about as a failure; here only that it counted at all.
      expect(Object.values(counts).some((count) => Number(count) > 0)).toBe(true);
    },
    300_000,
  );
});

it('every drill has a name of its own, as on the command line', () => {
  const names = ALL_DRILLS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[a-z]+(-[a-z0-9]+)*$/);
});
