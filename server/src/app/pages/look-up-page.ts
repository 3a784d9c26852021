import type { Execute, RequestContext } from '../../shared/request-context';
import type { PageMeta } from './page-meta';
import { PAGES } from './pages';

export type LookedUpPage =
  | { state: 'FOUND'; meta: PageMeta }
  | { state: 'MISSING' }
  /** The database is away, or something went wrong: nobody knows whether the page exists. */
  | { state: 'UNKNOWN' };

/** What there is at an address, seen as a visitor: what is private is as missing as what never was. */
export async function lookUpPage(path: string, execute: Execute, visitor: RequestContext): Promise<LookedUpPage> {
  const page = PAGES.find((candidate) => candidate.path.test(path));
  if (!page) return { state: 'MISSING' };
  if (!page.document) return { state: 'FOUND', meta: page.meta(undefined) };
  const variables = { ...page.path.exec(path)?.groups };
  const { data, errors } = await execute({ document: page.document, variables, context: visitor });
  if (errors) return { state: 'UNKNOWN' };
  return data?.thing == null ? { state: 'MISSING' } : { state: 'FOUND', meta: page.meta(data) };
}
