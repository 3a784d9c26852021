import type { Express } from 'express';
import type { FixedPath } from '../src/rest/fixed-paths';

interface Layer {
  name: string;
  /** As it was mounted; the router keeps it beside the pattern made of it. */
  rawPath: string | RegExp | (string | RegExp)[];
  handle: Handle;
  route?: { path: string | RegExp; stack: { method?: string }[] };
}

interface Handle {
  name: string;
  stack?: Layer[];
  /** Of `inOrder`. */
  handlers?: Handle[];
  /** Of `FixedPaths`. */
  first?: Handle;
  known?: Map<string, FixedPath>;
}

/** Every route and every mount of an application, in order, routers unfolded: `GET /healthz`, `use /files`. */
export function doorsOf({ router }: Express): string[] {
  const { stack, handle } = router as unknown as { stack: Layer[]; handle: { first?: Handle } };
  return [...(handle.first ? usesOf(handle.first, '') : []), ...stack.flatMap((layer) => doorsIn(layer, ''))];
}

function doorsIn({ name, rawPath, handle, route }: Layer, within: string): string[] {
  if (route) {
    const methods = [...new Set(route.stack.map(({ method }) => method?.toUpperCase() ?? 'any other'))];
    return methods.map((method) => `${method} ${within}${String(route.path)}`);
  }
  const paths = [rawPath].flat().map((path) => (path === '/' ? within : within + String(path)));
  if (handle.stack) return handle.stack.flatMap((layer) => paths.flatMap((path) => doorsIn(layer, path)));
  return paths.flatMap((path) => usesOf({ ...handle, name }, path));
}

function usesOf({ name, handlers, known, first }: Handle, path: string): string[] {
  if (known) return [...usesOf(first!, path), ...[...known.values()].flatMap(fixedDoors)];
  return handlers ? handlers.flatMap((handler) => usesOf(handler, path)) : [`use ${path || '/'} ${name}`];
}

function fixedDoors({ path, methods }: FixedPath): string[] {
  return [...methods.keys(), 'any other'].map((method) => `${method} ${path}`);
}
