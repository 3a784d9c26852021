import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';

type Environment = Record<string, string>;

const launch = (file: string, args: string[], env: Environment) =>
  spawn(process.execPath, ['--enable-source-maps', `server/dist/${file}.js`, ...args], {
    cwd: test.info().config.rootDir.replace(/e2e$/, ''),
    stdio: 'ignore',
    env: { ...test.info().config.webServer?.env, ...env },
  });

export interface OwnServer {
  url: string;
  stop: () => Promise<void>;
}

/** A second server. It uses the data of the first unless `env` has another DATA_DIR. */
export async function startServer(env: Environment): Promise<OwnServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = launch('main', [], { ...env, PORT: String(port), PUBLIC_URL: url });
  await expect(async () => expect((await fetch(`${url}/readyz`)).status).toBe(200)).toPass({ timeout: 120_000 });
  return {
    url,
    stop: async () => {
      server.kill('SIGTERM');
      if (server.exitCode === null) await once(server, 'exit');
    },
  };
}

/** A command of the README. */
export async function runCommand(name: string, args: string[], env: Environment): Promise<void> {
  const [code] = (await once(launch(`commands/${name}`, args, env), 'exit')) as [number];
  expect(code, `${name} ${args.join(' ')}`).toBe(0);
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
