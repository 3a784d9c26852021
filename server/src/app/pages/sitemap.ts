import express, { type Request, type Response, type Router } from 'express';
import type { DataSource } from 'typeorm';
import { answerNotModified, weakTagOf } from '../../shared/http/validators';
import { ByteCache } from '../http/byte-cache';
import { PAGES } from './pages';
import { SITEMAP_SECTIONS, SitemapRepository, type SitemapRow, type SitemapSection } from './sitemap.repository';

interface SitemapParts {
  dataSource: DataSource;
  publicUrl: string;
  /** Limit of the sitemap protocol. */
  addressesPerFile?: number;
}

const CACHE_MS = 10 * 60 * 1000;
const CACHE_BYTES = 32 * 1024 * 1024;
const PATHS: Record<SitemapSection, string> = { facilities: '/facility/', boards: '/board/', reviewers: '/review/my/' };
const STATIC_PATHS = PAGES.flatMap(({ document, meta }) => {
  if (document) return [];
  const { path, isHidden } = meta(undefined);
  return isHidden ? [] : [path];
});
/** No id exceeds it. */
const BLOCK_MAX = 2_147_483_647;

/** GET /sitemap.xml: all pages, or above the limit an index of the files /sitemaps/….xml. */
export function createSitemapRouter({ dataSource, publicUrl, addressesPerFile: size = 50_000 }: SitemapParts): Router {
  const router = express.Router();
  const repository = new SitemapRepository(dataSource);
  const files = new ByteCache(CACHE_BYTES, CACHE_MS);

  const readEntries = async (section: SitemapSection, block: number) =>
    (await repository.rows(section, block, size)).map((row) => entry(publicUrl, PATHS[section], row));
  const entriesOf = async (section: SitemapSection, block: number) => {
    if (!isCacheable(section)) return readEntries(section, block);
    const lines = await files.get(`${section}-${block}`, async () => Buffer.from((await readEntries(section, block)).join('\n')));
    return lines.length > 0 ? lines.toString().split('\n') : [];
  };
  const staticEntries = STATIC_PATHS.map((path) => `<url><loc>${publicUrl}${path}</loc></url>`);

  const main = async () => {
    const blocks = await allBlocks(repository, size);
    const entries = [...staticEntries];
    for (const { section, block } of blocks) {
      entries.push(...(await entriesOf(section, block)));
      if (entries.length > size) return indexOf(publicUrl, blocks);
    }
    return urlSet(entries);
  };

  router.get('/sitemap.xml', async (req, res) => {
    send(req, res, await main());
  });
  router.get('/sitemaps/pages.xml', (req, res) => send(req, res, urlSet(staticEntries)));
  router.get(/^\/sitemaps\/(facilities|boards|reviewers)-([1-9]\d{0,9})\.xml$/, async (req, res, next) => {
    const [section, block] = [req.params[0] as SitemapSection, Number(req.params[1])];
    if (block > BLOCK_MAX) return next();
    const entries = await entriesOf(section, block);
    if (entries.length === 0) return next();
    send(req, res, urlSet(entries));
  });
  return router;
}

/** Announcements are never taken from the cache: one that becomes private must disappear at once. */
const isCacheable = (section: SitemapSection): boolean => section !== 'boards';

async function allBlocks(repository: SitemapRepository, size: number): Promise<{ section: SitemapSection; block: number }[]> {
  const blocks = await Promise.all(SITEMAP_SECTIONS.map((section) => repository.blocks(section, size)));
  return SITEMAP_SECTIONS.flatMap((section, index) => blocks[index]!.map((block) => ({ section, block })));
}

/** Our URLs contain no characters that need escaping in XML. */
function entry(publicUrl: string, path: string, { id, lastChange }: SitemapRow): string {
  return `<url><loc>${publicUrl}${path}${id}</loc>${lastChange === null ? '' : `<lastmod>${lastChange}</lastmod>`}</url>`;
}

function urlSet(entries: string[]): Buffer {
  return documentOf('urlset', entries);
}

function indexOf(publicUrl: string, blocks: { section: SitemapSection; block: number }[]): Buffer {
  const names = ['pages', ...blocks.map(({ section, block }) => `${section}-${block}`)];
  return documentOf(
    'sitemapindex',
    names.map((name) => `<sitemap><loc>${publicUrl}/sitemaps/${name}.xml</loc></sitemap>`),
  );
}

function documentOf(root: string, lines: string[]): Buffer {
  const head = `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`;
  return Buffer.from([head, ...lines, `</${root}>`, ''].join('\n'));
}

function send(req: Request, res: Response, body: Buffer): void {
  res.type('application/xml');
  if (!answerNotModified(req, res, { etag: weakTagOf(body), isPublic: true })) res.send(body);
}
