import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig, defaultServerConditions } from 'vite';

/** Where server/src/app/pages/first-views.ts looks; dot folders are never handed out. */
const FILE = '.vite/first-views.json';

/** After a build: draws what app/first-view.tsx shows, with the same names of styles. */
export function writeFirstViews(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'first-views',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved: (resolved) => {
      config = resolved;
    },
    // The first view needs the styles alone: they come first.
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replace(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"'),
    },
    closeBundle: async () => {
      const { root, build: options } = config;
      const outDir = join(root, options.outDir);
      const ssrDir = join(outDir, '.vite/ssr');
      await build({
        root,
        configFile: false,
        logLevel: 'warn',
        ssr: { resolve: { conditions: ['@baldojang/source', ...defaultServerConditions] } },
        build: { ssr: 'src/app/first-view.tsx', outDir: ssrDir, target: options.target, copyPublicDir: false },
      });
      // Some modules listen to the window, and wrap its history, as they are loaded.
      const history = { pushState: () => {}, replaceState: () => {} };
      Object.assign(globalThis, { window: Object.assign(new EventTarget(), { history }) });
      const { drawFirstViews } = (await import(
        pathToFileURL(join(ssrDir, 'first-view.js')).href
      )) as typeof import('./first-view');
      writeFileSync(join(outDir, FILE), JSON.stringify(drawFirstViews()));
      Reflect.deleteProperty(globalThis, 'window');
      rmSync(ssrDir, { recursive: true });
    },
  };
}
