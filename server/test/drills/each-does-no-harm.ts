import type { Drill } from './drill';

/** They look at processes through /proc. */
const onLinux = process.platform === 'linux' ? describe : describe.skip;

/** A test for each; how many run beside each other is decided by the spec files that they stand in. */
export function eachDoesNoHarm(drills: Drill[]): void {
  onLinux('a fault made on purpose against real processes', () => {
    it.each(drills.map((drill) => [drill.name, drill] as const))(
      '%s does no harm',
      async (_name, { run }) => {
        const { counts, failures } = await run({});
        expect(failures).toEqual([]);
        // Each drill counts too little of what it is about as a failure; here only that it counted at all.
        expect(Object.values(counts).some((count) => Number(count) > 0)).toBe(true);
      },
      180_000,
    );
  });
}
