import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { type FakeModel, startFakeModel } from './fake-model';

export interface ModelServer {
  url: string;
  model: FakeModel;
  stop: () => Promise<void>;
}

/** A second server over the same data, with a key for a language model of ours. */
export async function startModelServer(): Promise<ModelServer> {
  const model = await startFakeModel();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { webServer } = test.info().config;
  const server = spawn(process.execPath, ['--enable-source-maps', 'server/dist/main.js'], {
    cwd: test.info().config.rootDir.replace(/e2e$/, ''),
    stdio: 'ignore',
    env: {
      ...webServer?.env,
      PORT: String(port),
      PUBLIC_URL: url,
      ANTHROPIC_API_KEY: 'sk-e2e',
      ANTHROPIC_BASE_URL: model.url,
    },
  });
  await expect(async () => expect((await fetch(`${url}/readyz`)).status).toBe(200)).toPass({ timeout: 30_000 });
  return {
    url,
    model,
    stop: async () => {
      server.kill('SIGTERM');
      if (server.exitCode === null) await once(server, 'exit');
      await model.stop();
    },
  };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
