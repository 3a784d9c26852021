import { readFileSync } from 'node:fs';

const ROUTES = new URL('../app/routes.tsx', import.meta.url);

/** The paths of app/routes.tsx, read from its text: loading it would load every page. */
export const clientPaths = () => [...readFileSync(ROUTES, 'utf8').matchAll(/\bpage\('(\/[^']*)'/g)].map(([, path]) => path!);
