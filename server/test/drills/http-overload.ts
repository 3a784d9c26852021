import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Drill, DrillResult } from './drill';
import { inWorld } from './drill-world';
import type { LoadOptions, LoadResult } from './http-load';

const SECONDS = 5;
const TIMES_CAPACITY = 10;
/** The most that is answered in a second is looked for with each of these. */
const PEAK_CONNECTIONS = [8, 16, 32];
const BURST = 500;
const OVERLOAD_CONNECTIONS = [320, 1_000, 2_000];
const CONNECTIONS_MAX = Math.max(...OVERLOAD_CONNECTIONS);
const PERCENT_OF_PEAK_MIN = 80;
const HEALTH_MS_MAX = 100;
const WATCHED_EVERY_MS = 50;
/** Another one than that of the load, on the same machine. */
const OTHER_ADDRESS = '127.0.0.2';
const OTHERS_ASK = ['/api/pet_facilities/7', '/api/board/latest', '/api/pet_facilities/search?searchQuery=%EC%B9%B4%ED%8E%98'];
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

interface Loaded extends LoadResult {
  name: string;
  /** Answers of 200 per second of server CPU time, which other load on the machine does not change. */
  perCpuSecond: number;
}

interface PendingRequest {
  /** Milliseconds, the quickest first. */
  times: number[];
  wrong: number;
}

interface Watched extends Loaded {
  health: PendingRequest;
  /** What another address got meanwhile. */
  others: PendingRequest;
}

interface Measured {
  peaks: Loaded[];
  peak: Loaded;
  burst: Loaded;
  overloads: Watched[];
  limited: Watched;
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
  what: `${BURST} requests at once are all answered; with up to ${CONNECTIONS_MAX} connections that never pause, and ${TIMES_CAPACITY} times as many requests as the server can answer, it answers nearly as many as before, health stays up, and other addresses lose nothing`,
  run: ({ seconds = SECONDS, judgesTimes = false }) =>
    inWorld({ members: 1, env: () => ({ DEMO_DATA: 'auto', LOG_LEVEL: 'error' }) }, async (world) => {
      const port = Number(new URL(world.server.url).port);
      const load = async (name: string, options: Partial<LoadOptions> & { connections: number }): Promise<Loaded> => {
        const { pid } = world.server;
        const before = cpuSeconds(pid);
        const result = await runLoad({ port, requests: REQUESTS, seconds, ...options });
        const perCpuSecond = Math.round((result.statuses[200] ?? 0) / (cpuSeconds(pid) - before));
        return { ...result, name, perCpuSecond };
      };
      /** Also sends requests from another address meanwhile. */
      const overload = async (...args: Parameters<typeof load>): Promise<Watched> => {
        const health = watch(port, ['/healthz']);
        const others = watch(port, OTHERS_ASK, OTHER_ADDRESS);
        const loaded = await load(...args);
        return { ...loaded, health: await health.stop(), others: await others.stop() };
      };
      await load('warm', { connections: 8 });
      const peaks: Loaded[] = [];
      for (const connections of PEAK_CONNECTIONS) peaks.push(await load(`${connections} connections`, { connections }));
      const peak = peaks.reduce((best, one) => (one.goodput > best.goodput ? one : best));

      const burst = await load(`${BURST} at once`, { connections: BURST, seconds: 0 });
      const overloads: Watched[] = [];
      for (const connections of OVERLOAD_CONNECTIONS)
        overloads.push(await overload(`${connections} connections that never pause`, { connections }));
      const rate = TIMES_CAPACITY * peak.goodput;
      overloads.push(await overload(`arriving ${TIMES_CAPACITY} times as fast`, { connections: CONNECTIONS_MAX, rate }));
      const after = await world.client.rest('GET', '/api/pet_facilities/7');

      await world.server.stop();
      world.env.RATE_LIMITS = 'on';
      await world.restart();
      const limited = await overload('over the rate limit', { connections: CONNECTIONS_MAX });

      const { child } = world.server;
      const failures = [
        ...[...peaks, burst, ...overloads].flatMap((result) => failuresOf(result, ['200', '503'])),
        ...failuresOf(limited, ['200', '429', '503']),
        ...[...overloads, limited].flatMap(({ name, health, others }) => [
          ...(health.wrong > 0 ? [`${name}: /healthz was not answered with 200 ${health.wrong} times`] : []),
          ...(others.wrong > 0 ? [`${name}: ${others.wrong} of ${others.times.length} requests of another address failed`] : []),
        ]),
        ...(judgesTimes ? lateOf({ peak, burst, overloads, limited }) : []),
        ...(after.status === 200 ? [] : [`after the load: ${after.status}`]),
        ...(limited.statuses[429] ? [] : ['nothing was over the rate limit']),
        ...(child.exitCode === null && child.signalCode === null ? [] : ['the process ended']),
      ];
      return { counts: countsOf({ peaks, peak, burst, overloads, limited }), failures };
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

function failuresOf({ name, statuses, shedWithoutRetryAfter, broken, hung }: Loaded, expected: string[]): string[] {
  const wrong = Object.keys(statuses).filter((status) => !expected.includes(status));
  return [
    ...wrong.map((status) => `${name}: ${statuses[status]} answers of ${status}`),
    ...(shedWithoutRetryAfter > 0 ? [`${name}: ${shedWithoutRetryAfter} refusals without Retry-After`] : []),
    ...(broken > 0 ? [`${name}: ${broken} connections broke`] : []),
    ...(hung > 0 ? [`${name}: ${hung} requests were never answered`] : []),
  ];
}

/** What depends on how fast the machine is. */
function lateOf({ peak, burst, overloads, limited }: Omit<Measured, 'peaks'>): string[] {
  const refused = burst.statuses[503] ?? 0;
  return [
    ...(refused > 0 ? [`${burst.name}: ${refused} were refused`] : []),
    ...overloads
      .filter(({ goodput }) => goodput * 100 < peak.goodput * PERCENT_OF_PEAK_MIN)
      .map(({ name, goodput }) => `${name}: ${goodput} answers a second, less than ${PERCENT_OF_PEAK_MIN} % of ${peak.goodput}`),
    ...[...overloads, limited]
      .filter(({ health }) => p99Of(health.times) > HEALTH_MS_MAX)
      .map(({ name, health }) => `${name}: /healthz took ${p99Of(health.times)} ms`),
  ];
}

/** Asks again and again over connections of its own, from the address. */
function watch(port: number, paths: string[], localAddress = '127.0.0.1') {
  const times: number[] = [];
  let wrong = 0;
  let isOver = false;
  const ask = (path: string) =>
    new Promise<number>((resolve) => {
      request({ host: '127.0.0.1', port, path, localAddress, agent: false }, (response) =>
        response.resume().on('end', () => resolve(response.statusCode ?? 0)),
      )
        .on('error', () => resolve(0))
        .end();
    });
  const watching = (async () => {
    for (let turn = 0; !isOver; turn++) {
      const startedAt = performance.now();
      if ((await ask(paths[turn % paths.length]!)) !== 200) wrong += 1;
      times.push(performance.now() - startedAt);
      await sleep(WATCHED_EVERY_MS);
    }
  })();
  return {
    stop: async (): Promise<PendingRequest> => {
      isOver = true;
      await watching;
      return { times: times.sort((a, b) => a - b), wrong };
    },
  };
}

const p99Of = (times: number[]) => Math.round(times[Math.floor(times.length * 0.99)] ?? 0);

function countsOf({ peaks, peak, burst, overloads, limited }: Measured): DrillResult['counts'] {
  const percent = (part: number, whole: number) => `${Math.round((100 * part) / whole)} %`;
  const peakPerCpu = Math.max(...peaks.map(({ perCpuSecond }) => perCpuSecond));
  const share = ({ goodput, perCpuSecond }: Loaded) =>
    `${goodput}/s, ${percent(goodput, peak.goodput)} of the peak; for the same CPU time ${percent(perCpuSecond, peakPerCpu)}`;
  return {
    ...Object.fromEntries(
      peaks.map(({ name, goodput, p99, perCpuSecond }) => [
        name,
        `${goodput}/s, p99 ${p99} ms, ${perCpuSecond} in a second of CPU time`,
      ]),
    ),
    [`${burst.name}, answered`]: burst.statuses[200] ?? 0,
    [`${burst.name}, p99 ms`]: burst.p99,
    ...Object.fromEntries(
      [...overloads, limited].flatMap((result) => {
        const { name, statuses, p50, p99, unsent, health, others } = result;
        return [
          [name, share(result)],
          [`${name}, statuses`, `${JSON.stringify(statuses)}, ${unsent} could not even be sent`],
          [
            `${name}, ms`,
            `p50 ${p50}, p99 ${p99}; /healthz p99 ${p99Of(health.times)}; other address p99 ${p99Of(others.times)}`,
          ],
          [`${name}, other address`, `${others.wrong} of ${others.times.length} failed`],
        ];
      }),
    ),
  };
}
