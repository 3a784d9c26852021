import type { IncomingMessage } from 'node:http';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { type CSSOptions, defaultClientConditions, defineConfig, type ProxyOptions, type Rolldown } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { VitePWA } from 'vite-plugin-pwa';
import { writeFirstViews } from './src/app/write-first-views.ts';
import { clientPaths } from './src/service-worker/client-paths.ts';
import { precachedFiles } from './src/service-worker/precached-files.ts';
import { below, type Breakpoint, BREAKPOINTS, from } from './src/lib/design/breakpoints.ts';

// PORT is the server's own variable: both processes of `npm run dev` share it.
const server = `http://127.0.0.1:${process.env.PORT ?? 4000}`;

/** Like the server: a browser that opens /graphql gets the playground. */
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

/** What the entry imports of these is one file. */
const SHELL =
  /node_modules[\\/](react|react-dom|scheduler|react-router|rxjs|tslib|optimism|@wry|@apollo[\\/]client)[\\/.]|vite[\\/]preload-helper|client[\\/]src[\\/](app|components|graphql|lib)[\\/]/;

/** The code of public pages. */
const OURS =
  /client[\\/]src[\\/](components|graphql|lib(?![\\/](?:moderation[\\/]admin|stored-answers|outbox[\\/]outbox))|features[\\/](board|facility|favorite|review))[\\/]|[\\/]@apollo[\\/]client[\\/]/;

/** antd and its packages: what all pages with antd share is one file. */
const FRAME = /node_modules[\\/](antd|@ant-design|@rc-component|@emotion|clsx|is-mobile|throttle-debounce)[\\/]/;

const MAP = /node_modules[\\/](leaflet|react-kakao-maps-sdk)[\\/]/;

/** Small modules that several pages share: one request instead of twenty. */
const parts: Rolldown.CodeSplittingNameFunction = (id, modules) => (bringsLibrary(id, modules) ? null : 'parts');

/** Whether a module imports antd or a map library, directly or indirectly; only pages that use them load them. */
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

/** Builds /sw.js last, as it contains a list of the built files. */
const serviceWorker = () =>
  VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/service-worker',
    filename: 'sw.ts',
    // The manifest lies in public/, lib/register-service-worker.ts registers.
    manifest: false,
    injectRegister: false,
    injectManifest: { rollupFormat: 'iife', globPatterns: [] },
    integration: {
      closeBundleOrder: 'post',
      beforeBuildServiceWorker: ({ injectManifest }) => {
        injectManifest.additionalManifestEntries = precachedFiles(injectManifest.globDirectory);
      },
      configureCustomSWViteBuild: (build) => {
        build.define = { ...build.define, CLIENT_PATHS: JSON.stringify(clientPaths()) };
      },
    },
  });

export default defineConfig({
  // Compressed at build time: for each visit the entry would take the server some 30 ms.
  plugins: [
    react(),
    writeFirstViews(),
    compression({ include: /\.(js|css)$/, algorithms: ['gzip', 'brotliCompress'] }),
    serviceWorker(),
  ],
  resolve: {
    // RxJS (of Apollo Client) in ES2015 instead of ES5; the rules from their source.
    conditions: ['@baldojang/source', 'es2015', ...defaultClientConditions],
    // Without its warnings for developers; its package.json names the development build for every use.
    alias: [
      {
        find: /^react-router$/,
        replacement: fileURLToPath(new URL('../node_modules/react-router/dist/production/index.mjs', import.meta.url)),
      },
    ],
  },
  css: { postcss: stylePlugins },
  server: { proxy },
  preview: { proxy },
  // Pre-bundling does not handle `?worker` imports.
  optimizeDeps: { exclude: ['graphiql/setup-workers/vite', '@graphiql/react/setup-workers/vite'] },
  build: {
    target: 'es2022',
    // Every browser with ES2022 has modulepreload. The entry names what it preloads: administrators may wait a little instead.
    modulePreload: { polyfill: false, resolveDependencies: (file, deps) => (/[\\/]admin-/.test(file) ? [] : deps) },
    // For scripts/route-bytes.mjs; the server does not serve dot folders.
    manifest: true,
    // The size of the playground's editor; scripts/route-bytes.mjs limits everything else.
    chunkSizeWarningLimit: 3000,
    rolldownOptions: {
      input: { main: 'index.html', playground: 'playground.html', restDocs: 'rest-docs.html' },
      // Fewer, larger files: gzip saves 5 KB.
      output: {
        // A character less than usual: the entry has a hundred of these names.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [
            { name: 'shell', test: SHELL, tags: ['$initial'] },
            { name: 'frame', test: FRAME, minShareCount: 14 },
            { name: parts, test: OURS, minShareCount: 3 },
          ],
        },
      },
      // "use client" and "use no memo" in packages have no meaning here.
      checks: { moduleLevelDirective: false },
    },
  },
});
