import type { IncomingMessage } from 'node:http';
import react from '@vitejs/plugin-react';
import { type CSSOptions, defaultClientConditions, defineConfig, type ProxyOptions, type Rolldown } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { writeFirstViews } from './src/app/write-first-views.ts';
import { below, type Breakpoint, BREAKPOINTS, from } from './src/lib/design/breakpoints.ts';

// PORT is the server's own variable: both processes of `npm run dev` share it.
const server = `http://127.0.0.1:${process.env.PORT ?? 4000}`;

/** A browser that opens /graphql gets the playground, as from the real server. */
const playgroundForBrowsers = ({ method, url, headers }: IncomingMessage) =>
  method === 'GET' && !url?.includes('?') && headers.accept?.includes('text/html') ? '/playground.html' : undefined;

const proxy: Record<string, ProxyOptions | string> = {
  '/graphql': { target: server, bypass: playgroundForBrowsers },
  '/api': {
    target: server,
    bypass: ({ method, url }) => (method === 'GET' && url === '/api/docs' ? '/rest-docs.html' : undefined),
  },
  '/files': server,
  '/pet_facilities': server,
  '/demo-kakao': server,
};

/** Packages and parts of ours, of which the entry takes what every visit needs: all of them in one file. */
const SHELL =
  /node_modules[\\/](react|react-dom|scheduler|react-router|rxjs|tslib|optimism|@wry|@apollo[\\/]client)[\\/.]|vite[\\/]preload-helper|client[\\/]src[\\/](app|components|graphql|lib)[\\/]/;

/** What the pages that everybody sees are made of. */
const OURS =
  /client[\\/]src[\\/](components|graphql|lib|features[\\/](board|facility|favorite|review))[\\/]|[\\/]@apollo[\\/]client[\\/]/;

/** The part of antd that stands around every page with antd, and its packages. */
const FRAME = /node_modules[\\/](antd|@ant-design|@rc-component|@emotion|clsx|is-mobile|throttle-debounce)[\\/]/;

/** The libraries of the map. */
const MAP = /node_modules[\\/](leaflet|react-kakao-maps-sdk)[\\/]/;

/** Small things that several pages share in one request instead of twenty; each costs the browser and the server more than its bytes. */
const parts: Rolldown.CodeSplittingNameFunction = (id, modules) => (bringsLibrary(id, modules) ? null : 'parts');

/** Whether a module imports antd or the map, itself or through others. Those come only with the pages that draw them. */
function bringsLibrary(id: string, modules: Rolldown.ChunkingContext, seen = new Set<string>()): boolean {
  if (FRAME.test(id) || MAP.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return modules.getModuleInfo(id)?.importedIds.some((imported) => bringsLibrary(imported, modules, seen)) ?? false;
}

const stylePlugins: CSSOptions['postcss'] = {
  plugins: [
    {
      // `@media (--from-tablet)`: custom properties do not work in media queries.
      postcssPlugin: 'named-breakpoints',
      AtRule: {
        media(rule) {
          rule.params = rule.params.replace(/\(--(from|below)-([a-z]+)\)/g, (query, side, name: Breakpoint) => {
            if (!(name in BREAKPOINTS)) throw rule.error(`No breakpoint is called ${query}`);
            return side === 'from' ? from(name) : below(name);
          });
        },
      },
    },
  ],
};

export default defineConfig({
  // Compressed once, here: compressing the entry takes a server some 30 ms of its processor, for each visit.
  plugins: [react(), writeFirstViews(), compression({ include: /\.(js|css)$/, algorithms: ['gzip', 'brotliCompress'] })],
  // RxJS, which Apollo Client brings, in today's JavaScript instead of ES5; the rules from their source.
  resolve: { conditions: ['@baldojang/source', 'es2015', ...defaultClientConditions] },
  css: { postcss: stylePlugins },
  server: { proxy },
  preview: { proxy },
  // Its `?worker` imports are for the bundler itself, not for the pre-bundling of packages.
  optimizeDeps: { exclude: ['graphiql/setup-workers/vite', '@graphiql/react/setup-workers/vite'] },
  build: {
    target: 'es2022',
    // Every browser that reads es2022 knows modulepreload.
    modulePreload: { polyfill: false },
    // Read by scripts/route-bytes.mjs; the server never hands out dot folders.
    manifest: true,
    // The playground's editor is that big; scripts/route-bytes.mjs watches over everything else.
    chunkSizeWarningLimit: 3000,
    rolldownOptions: {
      input: { main: 'index.html', playground: 'playground.html', restDocs: 'rest-docs.html' },
      // One file instead of twenty crumbs, which gzip shrinks 5 KB less well.
      output: {
        codeSplitting: {
          groups: [
            { name: 'shell', test: SHELL, tags: ['$initial'] },
            { name: 'frame', test: FRAME, minShareCount: 14 },
            { name: parts, test: OURS, minShareCount: 3 },
          ],
        },
      },
      // Packages carry "use client" and "use no memo", which mean nothing here.
      checks: { moduleLevelDirective: false },
    },
  },
});
