import type { Express } from 'express';

interface Layer {
  name: string;
  /** As it was mounted; the router keeps it beside the pattern made of it. */
  rawPath: string | RegExp | (string | RegExp)[];
  handle: { stack?: Layer[] };
  route?: { path: string | RegExp; stack: { method?: string }[] };
}

/** Every route and every mount of an application, in order, routers unfolded: `GET /healthz`, `use /files`. */
export function doorsOf({ router }: Express): string[] {
  return (router.stack as unknown as Layer[]).flatMap((layer) => doorsIn(layer, ''));
}

function doorsIn({ name, rawPath, handle, route }: Layer, within: string): string[] {
  if (route) {
    const methods = [...new Set(route.stack.map(({ method }) => method?.toUpperCase() ?? 'any other'))];
    return methods.map((method) => `${method} ${within}${String(route.path)}`);
  }
  const paths = [rawPath].flat().map((path) => (path === '/' ? within : within + String(path)));
  if (handle.stack) return handle.stack.flatMap((layer) => paths.flatMap((path) => doorsIn(layer, path)));
  return paths.map((path) => `use ${path || '/'} ${name}`);
}
