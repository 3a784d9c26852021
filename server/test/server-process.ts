import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../src/database/embedded-postgres';

const SERVER = resolve(__dirname, '..');

/** The real server as a process of its own, on 127.0.0.1, for what can only be seen from outside: signals, crashes, two at once. */
export interface ServerProcess {
  url: string;
  pid: number;
  /** Everything it wrote so far, standard output and error together. */
  output: () => string;
  /** Sends the signal and waits for the end. @returns the exit code; null when a signal ended it */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
  child: ChildProcessByStdio<null, Readable, Readable>;
}

export interface LaunchOptions {
  /** On top of DEMO_DATA=off and MAP_TILE_URL=off; nothing of our own environment but PATH gets in. */
  env: Record<string, string> & { DATABASE_URL: string };
  /** Modules that Node loads first, relative to server/: `test/some-fault.cjs`. */
  require?: string[];
}

/** Starts it and waits until it listens. @throws with its output when it ends before that */
export async function launchServer({ env, require = [] }: LaunchOptions): Promise<ServerProcess> {
  const port = Number(env.PORT ?? (await freePort()));
  const preloads = ['swc-hook.cjs', ...require].flatMap((file) => ['-r', `./${file}`]);
  const child = spawn(process.execPath, [...preloads, 'src/main.ts'], {
    cwd: SERVER,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, DEMO_DATA: 'off', MAP_TILE_URL: 'off', HOST: '127.0.0.1', ...env, PORT: String(port) },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  while (!/발도장이 열렸습니다|"listening"/.test(output)) {
    if (hasEnded()) throw new Error(`The server ended before it listened:\n${output}`);
    await sleep(20);
  }
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid!,
    output: () => output,
    child,
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal);
      if (!hasEnded()) await once(child, 'close');
      return child.exitCode;
    },
  };
}
