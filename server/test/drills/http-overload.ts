import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Drill, DrillResult } from './drill';
import { inWorld } from './drill-world';
import type { LoadOptions, LoadResult } from './http-load';

const SECONDS = 8;
const TIMES_CAPACITY = 10;
/** The most that is answered in a second is looked for with each of these. */
const PEAK_CONNECTIONS = [8, 16, 32];
const CONNECTIONS_MAX = TIMES_CAPACITY * Math.max(...PEAK_CONNECTIONS);
const HEALTH_EVERY_MS = 50;
/** A process of its own: the work of asking must not be the server's. */
const LOADER = ['-r', './swc-hook.cjs', 'test/drills/http-load.ts'];

const OPERATIONS: [query: string, variables: object][] = [
  [
    'query Places($page: Int!) { facilities(page: $page, size: 15) { totalCount items { id name category3 roadAddress petTypes averageRating reviewCount } } }',
    { page: 3 },
  ],
  [
    'query Search($filter: FacilityFilterInput) { facilities(filter: $filter, page: 0, size: 15) { totalCount items { id name sidoName } } }',
    { filter: { searchQuery: '카페' } },
  ],
  ['query Place { facility(id: 7) { id name description roadAddress averageRating reviewCount } }', {}],
  ['query Latest { reviews(page: 0, size: 10) { items { id content rating likeCount member { nickName } } } }', {}],
];

/** With what the machine itself does beside us taken out. */
interface Loaded extends LoadResult {
  /** Answers of 200 for each second that the server computed. */
  perCpuSecond: number;
}

/** What people ask for most, over both doors. */
const REQUESTS: string[] = [
  ...OPERATIONS.map(([query, variables]) => {
    const body = JSON.stringify({ query, variables });
    return `POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
  }),
  'GET /api/pet_facilities/7 HTTP/1.1\r\nHost: x\r\n\r\n',
];

export const httpOverload: Drill = {
  name: 'http-overload',
  what: `${TIMES_CAPACITY} times as many requests as the server can answer: the rest is refused with 503 and Retry-After, health stays up, and nearly as many as before are answered`,
  run: ({ seconds = SECONDS }) =>
    inWorld({ members: 1, env: () => ({ DEMO_DATA: 'auto', LOG_LEVEL: 'error' }) }, async ({ server, client }) => {
      const port = Number(new URL(server.url).port);
      const load = async (options: Omit<LoadOptions, 'port' | 'requests' | 'seconds'>): Promise<Loaded> => {
        const before = cpuSeconds(server.pid);
        const result = await runLoad({ port, requests: REQUESTS, seconds, ...options });
        const perCpuSecond = Math.round((result.statuses[200] ?? 0) / (cpuSeconds(server.pid) - before));
        return { ...result, perCpuSecond };
      };
      await load({ connections: 8 });
      const peaks: Loaded[] = [];
      for (const connections of PEAK_CONNECTIONS) peaks.push(await load({ connections }));
      const peak = Math.max(...peaks.map(({ goodput }) => goodput));

      const health = watchHealth(server.url);
      const arriving = await load({ connections: CONNECTIONS_MAX, rate: TIMES_CAPACITY * peak });
      const hammering = await load({ connections: CONNECTIONS_MAX });
      const { times, wrong } = await health.stop();
      const after = await client.rest('GET', '/api/pet_facilities/7');
      const failures = [
        ...peaks.flatMap((result) => failuresOf('at the peak', result)),
        ...failuresOf('under arrivals', arriving),
        ...failuresOf('under hammering', hammering),
        ...(wrong > 0 ? [`/healthz was not answered with 200 ${wrong} times`] : []),
        ...(after.status === 200 ? [] : [`after the load: ${after.status}`]),
        ...(server.child.exitCode === null && server.child.signalCode === null ? [] : ['the process ended']),
        ...((arriving.statuses[503] ?? 0) + (hammering.statuses[503] ?? 0) > 0 ? [] : ['nothing was refused']),
      ];
      return { counts: countsOf({ peaks, peak, arriving, hammering, times }), failures };
    }),
};

async function runLoad(options: LoadOptions): Promise<LoadResult> {
  const args = [...LOADER, JSON.stringify(options)];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: resolve(__dirname, '../..') });
  return JSON.parse(stdout) as LoadResult;
}

/** The clock of a process ticks a hundred times a second. Linux tells; drills run nowhere else. */
function cpuSeconds(pid: number): number {
  const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ').slice(11, 13);
  return (Number(user) + Number(system)) / 100;
}

function failuresOf(when: string, { statuses, shedWithoutRetryAfter, broken, hung }: LoadResult): string[] {
  const wrong = Object.keys(statuses).filter((status) => !['200', '503'].includes(status));
  return [
    ...wrong.map((status) => `${when}: ${statuses[status]} answers of ${status}`),
    ...(shedWithoutRetryAfter > 0 ? [`${when}: ${shedWithoutRetryAfter} refusals without Retry-After`] : []),
    ...(broken > 0 ? [`${when}: ${broken} connections broke`] : []),
    ...(hung > 0 ? [`${when}: ${hung} requests were never answered`] : []),
  ];
}

function watchHealth(url: string) {
  const times: number[] = [];
  let wrong = 0;
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const startedAt = performance.now();
      const status = await fetch(`${url}/healthz`).then(
        async (response) => (await response.text(), response.status),
        () => 0,
      );
      times.push(performance.now() - startedAt);
      if (status !== 200) wrong += 1;
      await sleep(HEALTH_EVERY_MS);
    }
  })();
  return {
    stop: async () => {
      isOver = true;
      await watching;
      return { times: times.sort((a, b) => a - b), wrong };
    },
  };
}

interface Measured {
  peaks: Loaded[];
  peak: number;
  arriving: Loaded;
  hammering: Loaded;
  times: number[];
}

function countsOf({ peaks, peak, arriving, hammering, times }: Measured): DrillResult['counts'] {
  const percent = (part: number, whole: number) => `${Math.round((100 * part) / whole)} %`;
  const peakPerCpu = Math.max(...peaks.map(({ perCpuSecond }) => perCpuSecond));
  const share = ({ goodput, perCpuSecond }: Loaded) =>
    `${goodput}/s, ${percent(goodput, peak)} of the peak; for the same CPU time ${percent(perCpuSecond, peakPerCpu)}`;
  const waits = ({ p50, p99 }: LoadResult) => `${p50} / ${p99}`;
  return {
    ...Object.fromEntries(
      peaks.map((result, index) => [
        `${PEAK_CONNECTIONS[index]} connections`,
        `${result.goodput}/s, p99 ${result.p99} ms, ${result.perCpuSecond} in a second of CPU time`,
      ]),
    ),
    [`arriving ${TIMES_CAPACITY} times as fast`]: share(arriving),
    'answered after ms, p50 / p99': waits(arriving),
    refused: arriving.statuses[503] ?? 0,
    'could not even be sent': arriving.unsent,
    [`${CONNECTIONS_MAX} connections that never pause`]: share(hammering),
    'answered these after ms, p50 / p99': waits(hammering),
    'refused of these': hammering.statuses[503] ?? 0,
    '/healthz p99 ms': Math.round(times[Math.floor(times.length * 0.99)] ?? 0),
  };
}
