let waiting: (() => void)[] = [];

/** Runs `work` in the next setImmediate, with all other work of this turn: coalesces socket writes (fewer syscalls and wake-ups). */
export function batchInSetImmediate(work: () => void): void {
  if (waiting.push(work) === 1) setImmediate(runAll);
}

function runAll(): void {
  const works = waiting;
  waiting = [];
  for (const work of works) work();
}
