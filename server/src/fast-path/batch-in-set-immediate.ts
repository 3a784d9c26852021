let waiting: (() => void)[] = [];

/**
 * Does `work` once everything that came in meanwhile has been looked at. For writes to sockets: waking whoever sleeps at the other end is
 * a good part of what a request costs, and who is awake already takes the next one for little.
 */
export function atEndOfTurn(work: () => void): void {
  if (waiting.push(work) === 1) setImmediate(doAll);
}

function doAll(): void {
  const works = waiting;
  waiting = [];
  for (const work of works) work();
}
