import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export interface LoadOptions {
  port: number;
  /** 0: each connection asks once. */
  seconds: number;
  connections: number;
  /** Requests a second, whatever comes back; without it every connection asks again as soon as it is answered. */
  rate?: number;
  /** Whole requests as they go over the wire, taken in turn. */
  requests: string[];
}

export interface LoadResult {
  /** Of answers, by status. */
  statuses: Record<string, number>;
  /** Answers of 200 a second. */
  goodput: number;
  /** Milliseconds of answers of 200. */
  p50: number;
  p99: number;
  shedWithoutRetryAfter: number;
  broken: number;
  hung: number;
  /** Due, but every connection was waiting for its answer. */
  unsent: number;
}

const TICK_MS = 5;
const PATIENCE_MS = 15_000;

/** One request at a time over a connection that stays open, with as little work as possible: the machine is the server's. */
class Lane {
  private socket: Socket | undefined;
  private received = '';
  private sentAt = 0;

  constructor(
    private readonly port: number,
    private readonly onEnd: (lane: Lane, outcome: { status: number; ms: number; hasRetryAfter: boolean }) => void,
  ) {}

  get waitedMs(): number {
    return this.sentAt ? performance.now() - this.sentAt : 0;
  }

  send(request: string): void {
    this.sentAt = performance.now();
    this.received = '';
    this.socket ??= this.open();
    this.socket.write(request);
  }

  close(): void {
    this.sentAt = 0;
    this.socket?.destroy();
  }

  private open(): Socket {
    return connect(this.port, '127.0.0.1')
      .setNoDelay(true)
      .setEncoding('latin1')
      .on('error', () => undefined)
      .on('data', (text: string) => this.read(text))
      .on('close', () => {
        this.socket = undefined;
        if (this.sentAt) this.end(0, false);
      });
  }

  private read(text: string): void {
    this.received += text;
    const headEnd = this.received.indexOf('\r\n\r\n');
    if (headEnd < 0) return;
    const head = this.received.slice(0, headEnd);
    const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
    if (length === undefined) throw new Error(`An answer of unknown length:\n${head}`);
    if (this.received.length < headEnd + 4 + Number(length)) return;
    this.end(Number(head.slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length)), /\r\nretry-after: /i.test(head));
  }

  private end(status: number, hasRetryAfter: boolean): void {
    const ms = this.waitedMs;
    this.sentAt = 0;
    this.onEnd(this, { status, ms, hasRetryAfter });
  }
}

async function load({ port, seconds, connections, rate, requests }: LoadOptions): Promise<LoadResult> {
  const statuses: Record<string, number> = {};
  const times: number[] = [];
  let shedWithoutRetryAfter = 0;
  let broken = 0;
  let sent = 0;
  let unsent = 0;
  let isOver = false;
  const idle: Lane[] = [];
  const ask = (lane: Lane) => lane.send(requests[sent++ % requests.length]!);
  const onEnd = (lane: Lane, { status, ms, hasRetryAfter }: { status: number; ms: number; hasRetryAfter: boolean }) => {
    if (status === 0) broken += 1;
    else statuses[status] = (statuses[status] ?? 0) + 1;
    if (status === 200) times.push(ms);
    if (status === 503 && !hasRetryAfter) shedWithoutRetryAfter += 1;
    if (rate === undefined && !isOver) ask(lane);
    else idle.push(lane);
  };
  const lanes = Array.from({ length: connections }, () => new Lane(port, onEnd));
  const startedAt = performance.now();
  if (rate === undefined) lanes.forEach(ask);
  else idle.push(...lanes);
  const elapsed = () => (performance.now() - startedAt) / 1_000;
  while (elapsed() < seconds) {
    await sleep(TICK_MS);
    if (rate === undefined) continue;
    for (let due = Math.floor(elapsed() * rate) - sent - unsent; due > 0; due--) {
      const lane = idle.pop();
      if (lane) ask(lane);
      else unsent += 1;
    }
  }
  isOver = true;
  const good = times.length;
  // What is under way is waited for: an answer that never comes is what this is about.
  while (lanes.some((lane) => lane.waitedMs > 0 && lane.waitedMs < PATIENCE_MS)) await sleep(TICK_MS);
  const hung = lanes.filter((lane) => lane.waitedMs > 0).length;
  lanes.forEach((lane) => lane.close());
  times.sort((a, b) => a - b);
  const quantile = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0);
  return {
    ...{ statuses, shedWithoutRetryAfter, broken, hung, unsent },
    goodput: seconds > 0 ? Math.round(good / seconds) : 0,
    p50: quantile(0.5),
    p99: quantile(0.99),
  };
}

if (require.main === module)
  void load(JSON.parse(process.argv[2]!) as LoadOptions).then((result) => process.stdout.write(JSON.stringify(result)));
