import type { Execute, RequestContext } from '../../shared/request-context';
import type { PageMeta } from './page-meta';
import { PAGES } from './pages';

export type LookedUpPage =
  | { state: 'FOUND'; meta: PageMeta }
  | { state: 'MISSING' }
  /** The lookup failed: whether the page exists is unknown. */
  | { state: 'UNKNOWN' };

/** The page at a path as a visitor sees it; private content counts as missing. */
export async function lookUpPage(path: string, execute: Execute, visitor: RequestContext): Promise<LookedUpPage> {
  const page = PAGES.find((candidate) => candidate.path.test(path));
  if (!page) return { state: 'MISSING' };
  if (!page.document) return { state: 'FOUND', meta: page.meta(undefined) };
  const variables = { ...page.path.exec(path)?.groups };
  const { data, errors } = await execute({ document: page.document, variables, context: visitor });
  if (errors) return { state: 'UNKNOWN' };
  return data?.thing == null ? { state: 'MISSING' } : { state: 'FOUND', meta: page.meta(data) };
}
