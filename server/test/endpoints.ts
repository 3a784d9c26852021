import type { RequestEntry } from '../src/fast-path/request-listener';
import type { MountedPath } from '../src/rest/path-table';

interface Layer {
  name: string;
  /** The path as mounted; the router also stores its pattern. */
  rawPath: string | RegExp | (string | RegExp)[];
  handle: Handle;
  route?: { path: string | RegExp; stack: { method?: string }[] };
}

interface Handle {
  name: string;
  stack?: Layer[];
  /** Of `compose`. */
  handlers?: Handle[];
  /** Of a path table. */
  first?: Handle;
  mounted?: MountedPath[];
}

/** Every route and every mount of an application, in order, routers unfolded: `GET /healthz`, `use /files`. */
export function endpointsOf({ preRouting, app }: RequestEntry): string[] {
  const { stack } = app.router as unknown as { stack: Layer[] };
  return [...usesOf(preRouting, ''), ...stack.flatMap((layer) => endpointsIn(layer, ''))];
}

function endpointsIn({ name, rawPath, handle, route }: Layer, within: string): string[] {
  if (route) {
    const methods = [...new Set(route.stack.map(({ method }) => method?.toUpperCase() ?? 'any other'))];
    return methods.map((method) => `${method} ${within}${String(route.path)}`);
  }
  const paths = [rawPath].flat().map((path) => (path === '/' ? within : within + String(path)));
  if (handle.stack) return handle.stack.flatMap((layer) => paths.flatMap((path) => endpointsIn(layer, path)));
  return paths.flatMap((path) => usesOf({ ...handle, name }, path));
}

function usesOf({ name, handlers, mounted, first }: Handle, path: string): string[] {
  if (mounted) return [...usesOf(first!, path), ...mounted.flatMap(mountedEndpoints)];
  return handlers ? handlers.flatMap((handler) => usesOf(handler, path)) : [`use ${path || '/'} ${name}`];
}

function mountedEndpoints({ path, methods, anyOther }: MountedPath): string[] {
  return [...methods.keys(), ...(anyOther ? ['any other'] : [])].map((method) => `${method} ${path}`);
}
