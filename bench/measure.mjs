import { forgetPeak, memoryMb } from './process-memory.mjs';
import { requireSource } from './require-source.mjs';
import { varied } from './tasks.mjs';

const { processorMs, processorMsOfTree } = requireSource('bench/product/processor-time');

const CLIENTS = 8;
/** However busy the machine is, the bench comes to an end. */
const WARM_UP_MS = 30_000;
const TURN_MS = 3_000;
/** Servers that are asked few things again and again, so often that the processor's clock can tell what one costs. */
const REPEATS = { cached: 20, revalidated: 20 };
const TIMES_AS_MANY = 20;

/**
 * Servers take turns at each task, those of all sizes one after the other, round after round, so that what else the machine does befalls
 * them alike.
 */
export async function measure({ benches, client, postgresPid, rounds, turn, warmUp }) {
  const turns = benches[0].tasks.flatMap((_, at) => benches.flatMap((bench) => turnsOf(bench, at)));
  const run = ({ server, requests }, bounds) => client.load({ url: server.url, tasks: requests, clients: CLIENTS, ...bounds });
  for (const one of turns) await run(one, { requests: warmUp, ms: WARM_UP_MS });
  for (let round = 0; round < rounds; round++)
    for (const one of turns) {
      const isRepeated = one.server.kind in REPEATS;
      if (isRepeated) await run(one, { requests: one.requests.length, ms: TURN_MS });
      const requests = isRepeated ? turn * TIMES_AS_MANY : turn;
      one.parts.push(await measured(one.server, postgresPid, () => run(one, { requests, ms: TURN_MS })));
    }
  return turns;
}

export const figuresOfTurns = (turns) =>
  turns.map(({ size, task, server, parts }) => ({
    size,
    door: task.door,
    task: task.name,
    server: server.name,
    ...figuresOf(parts),
  }));

const turnsOf = ({ size, servers, tasks }, at) =>
  servers
    .filter(({ kind }) => tasks[at].requests[kind])
    .map((server) => ({
      size,
      task: tasks[at],
      server,
      requests: varied(tasks[at].requests[server.kind]).slice(0, REPEATS[server.kind]),
      parts: [],
    }));

async function measured({ pid }, postgresPid, work) {
  forgetPeak(pid);
  const before = { server: processorMs([pid]), postgres: processorMsOfTree(postgresPid) };
  const { times, refused, ms } = await work();
  return {
    times,
    refused,
    ms,
    serverMs: processorMs([pid]) - before.server,
    postgresMs: processorMsOfTree(postgresPid) - before.postgres,
    memory: memoryMb(pid),
  };
}

function figuresOf(parts) {
  const sum = (pick) => parts.reduce((total, part) => total + pick(part), 0);
  const times = parts.flatMap((part) => part.times).sort((a, b) => a - b);
  const count = times.length;
  return {
    count,
    refused: sum(({ refused }) => refused),
    perSecond: count / (sum(({ ms }) => ms) / 1000),
    p50: times[Math.floor(count * 0.5)],
    p99: times[Math.floor(count * 0.99)],
    serverMs: sum(({ serverMs }) => serverMs) / count,
    postgresMs: sum(({ postgresMs }) => postgresMs) / count,
    peakMb: Math.max(...parts.map(({ memory }) => memory.peak)),
    nowMb: parts.at(-1).memory.now,
  };
}
