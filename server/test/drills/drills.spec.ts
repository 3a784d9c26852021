import { ALL_DRILLS } from './all-drills';
import { postgresStopped } from './postgres-stopped';
import { serverKilledWhileWriting } from './server-killed-while-writing';
import { serversRolling } from './servers-rolling';

/** They look at processes through /proc. */
const onLinux = process.platform === 'linux' ? describe : describe.skip;

/** The three that every change passes; `npm run drill -- all` runs the others too. */
onLinux('a fault made on purpose against real processes', () => {
  it.each([serversRolling, serverKilledWhileWriting, postgresStopped].map((drill) => [drill.name, drill] as const))(
    '%s does no harm',
    async (_name, { run }) => {
      const { counts, failures } = await run({});
      expect(failures).toEqual([]);
      // Each drill counts too little of its subject as a failure; here only that it counted at all.
      expect(Object.values(counts).some((count) => Number(count) > 0)).toBe(true);
    },
    180_000,
  );
});

it('every drill has its own name on the command line', () => {
  const names = ALL_DRILLS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[a-z]+(-[a-z0-9]+)*$/);
});
