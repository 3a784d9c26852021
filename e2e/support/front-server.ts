import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** @returns what is sent instead of the text, 404 for null */
type Rewrite = (text: string) => string | null;

export interface FrontServer {
  url: string;
  /** From now on, for paths that match. */
  rewrite: (path: RegExp, rewrite: Rewrite) => void;
  stop: () => Promise<void>;
}

/** Passes everything on to another server; a browser asks for a service worker's script past the routes of Playwright. */
export async function startFrontServer(target: string): Promise<FrontServer> {
  const rewrites: [path: RegExp, rewrite: Rewrite][] = [];
  const server = createServer((asked, answer) => {
    const { url = '/', method, headers } = asked;
    const rewrite = rewrites.find(([path]) => path.test(url))?.[1];
    const passed = request(new URL(url, target), { method, headers: rewrite ? {} : headers }, (original) => {
      if (!rewrite) {
        original.pipe(answer.writeHead(original.statusCode!, original.headers));
        return;
      }
      const parts: Buffer[] = [];
      original.on('data', (part: Buffer) => parts.push(part));
      original.on('end', () => {
        const text = rewrite(Buffer.concat(parts).toString());
        answer.writeHead(text === null ? 404 : 200, { 'content-type': original.headers['content-type'] }).end(text ?? '');
      });
    });
    asked.pipe(passed.on('error', () => answer.destroy()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    rewrite: (path, rewrite) => void rewrites.push([path, rewrite]),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
