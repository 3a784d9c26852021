import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml } from './escape-html';
import type { LookedUpPage } from './look-up-page';
import { SITE_META } from './page-meta';

const ROOT = '<div id="root"></div>';

interface FirstView {
  plain: string;
  /** With {{title}} and {{text}}. */
  opening: string;
}

/**
 * Adds the first view of a page to its HTML, with data of the server, so that people can read it before the client runs. Uses the
 * templates of the client's build (client/src/app/first-view.tsx); without them the page starts empty.
 */
export function createFirstViews(clientDir: string): (html: string, path: string, page: LookedUpPage) => string {
  const views = Object.entries(readViews(clientDir)).map(([address, view]) => ({ address: address.toLowerCase(), view }));
  return (html, path, page) => {
    const requested = path.toLowerCase();
    const isAt = (address: string) => requested === address || (address !== '/' && requested.startsWith(`${address}/`));
    const view = (views.find(({ address }) => isAt(address)) ?? views.find(({ address }) => address === '/*'))?.view;
    // Inert until the client runs: input would be lost.
    return view ? html.replace(ROOT, () => `<div id="root"><div inert>${fill(view, page)}</div></div>`) : html;
  };
}

/** Forms and private pages have no first view. */
function fill({ plain, opening }: FirstView, page: LookedUpPage): string {
  if (page.state !== 'FOUND') return plain;
  const { title, description, text = description } = page.meta;
  if (title === null || description === SITE_META.description) return plain;
  return opening.replace(/\{\{(title|text)\}\}/g, (_mark, name) => escapeHtml(name === 'title' ? title : text));
}

function readViews(clientDir: string): Record<string, FirstView> {
  const file = join(clientDir, '.vite/first-views.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, FirstView>) : {};
}
