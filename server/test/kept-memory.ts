import { getHeapSpaceStatistics } from 'node:v8';

const ROUNDS = 3;
/** At once. */
const CLIENTS = 8;

/**
 * What each time leaves in the part of the memory that is searched rarely, in kilobytes: next to nothing, unless something holds on to
 * it longer than it takes. The median of a few rounds, as such a search may come in one of them.
 */
export async function keptKb(times: number, one: () => Promise<void> | void): Promise<number> {
  // The compiler, and what is made the first time.
  await often(times, one);
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = oldBytes();
    await often(times, one);
    rounds.push((oldBytes() - before) / 1024 / times);
  }
  return rounds.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)]!;
}

async function often(times: number, one: () => Promise<void> | void): Promise<void> {
  let left = times;
  const client = async () => {
    while (left-- > 0) await one();
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
}

const oldBytes = () => getHeapSpaceStatistics().find(({ space_name: name }) => name === 'old_space')!.space_used_size;
