import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Drill } from './drill';
import type { Answered } from './drill-client';
import { inWorld } from './drill-world';

const SECONDS = 30;
/** Of each kind. */
const SOCKETS = 200;
/** So many of each kind come at once: they are slow, and not many. More would be an overload, which is refused. */
const ARRIVING = 2;
const ARRIVAL_MS = 100;
const DRIP_MS = 1_000;
/** By then a head that never ends has been hung up on, also on a crowded machine. */
const HEAD_PATIENCE_SECONDS = 25;
const BODY_BYTES = 10_000;

/** What each kind of slow client sends at once and then drop by drop. */
const KINDS: Record<string, { start: string; drop?: string; reads: boolean }> = {
  'a head that never ends': { start: 'GET / HTTP/1.1\r\nHost: x\r\n', drop: 'X-Drip: a\r\n', reads: true },
  'a body that never ends': {
    start: `POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${BODY_BYTES}\r\n\r\n{`,
    drop: ' ',
    reads: true,
  },
  'an answer that is never read': {
    start: 'GET /graphql/schema.graphql HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(3),
    reads: false,
  },
};

export const httpSlowClients: Drill = {
  name: 'http-slow-clients',
  what: `${SOCKETS} clients each that never end their head, never end their body and never read their answer: everybody else is served as ever, and heads are hung up on`,
  run: ({ seconds = SECONDS }) =>
    inWorld({ members: 1 }, async ({ server, client, facilityIds }) => {
      const ask = () => client.rest('GET', `/api/pet_facilities/${facilityIds[0]}`);
      const port = Number(new URL(server.url).port);
      const before = await askFor(3, ask);
      const slow = Object.entries(KINDS).map(([kind, rest]) => ({ kind, ...rest, sockets: [] as Socket[] }));
      const arrival = setInterval(() => {
        for (const { sockets, start, reads } of slow)
          if (sockets.length < SOCKETS) sockets.push(...Array.from({ length: ARRIVING }, () => open(port, start, reads)));
      }, ARRIVAL_MS);
      const drip = setInterval(() => {
        for (const { drop, sockets } of slow) if (drop) for (const socket of sockets) if (!socket.destroyed) socket.write(drop);
      }, DRIP_MS);
      const during = await askFor(Math.max(seconds, HEAD_PATIENCE_SECONDS), ask);
      clearInterval(arrival);
      clearInterval(drip);
      const memory = residentMegabytes(server.pid);
      const left = Object.fromEntries(
        slow.map(({ kind, sockets }) => [kind, sockets.filter(({ destroyed }) => !destroyed).length]),
      );
      for (const { sockets } of slow) for (const socket of sockets) socket.destroy();
      const after = await ask();
      return {
        counts: {
          'answers before, median / slowest ms': `${before.median} / ${before.slowest}`,
          'answers meanwhile': during.count,
          'answers meanwhile, median / slowest ms': `${during.median} / ${during.slowest}`,
          'memory of the server MB': memory,
          ...Object.fromEntries(Object.entries(left).map(([kind, count]) => [`still connected: ${kind}`, count])),
        },
        failures: [
          ...(during.wrong.length > 0 ? [`${during.wrong.length} others were not served, the first: ${during.wrong[0]}`] : []),
          ...(left['a head that never ends'] ? [`${left['a head that never ends']} heads are still waited for`] : []),
          ...(after.status === 200 ? [] : [`afterwards: ${after.status}`]),
          ...(server.child.exitCode === null && server.child.signalCode === null ? [] : ['the process ended']),
        ],
      };
    }),
};

function open(port: number, start: string, reads: boolean): Socket {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  socket.write(start);
  return reads ? socket.resume() : socket.pause();
}

async function askFor(seconds: number, ask: () => Promise<Answered>) {
  const times: number[] = [];
  const wrong: string[] = [];
  const until = performance.now() + seconds * 1_000;
  while (performance.now() < until) {
    const { status, startedAt, endedAt, body } = await ask();
    times.push(endedAt - startedAt);
    if (status !== 200) wrong.push(`${status} ${JSON.stringify(body)}`);
    await sleep(20);
  }
  times.sort((a, b) => a - b);
  return {
    count: times.length,
    median: Math.round(times[times.length >> 1] ?? 0),
    slowest: Math.round(times.at(-1) ?? 0),
    wrong,
  };
}

/** Linux tells; drills run nowhere else. */
function residentMegabytes(pid: number): number {
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024);
}
