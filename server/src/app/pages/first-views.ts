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
 * Writes into a page what it looks like before the client runs, with what the server knows of it, so that people see and read it a second
 * or two earlier. Reads what the client's build drew (client/src/app/first-view.tsx); without that the client fills an empty page.
 */
export function createFirstViews(clientDir: string): (html: string, path: string, page: LookedUpPage) => string {
  const views = Object.entries(readViews(clientDir)).map(([address, view]) => ({ address: address.toLowerCase(), view }));
  return (html, path, page) => {
    const asked = path.toLowerCase();
    const isAt = (address: string) => asked === address || (address !== '/' && asked.startsWith(`${address}/`));
    const view = (views.find(({ address }) => isAt(address)) ?? views.find(({ address }) => address === '/*'))?.view;
    // Nothing in it answers yet: what is pressed or written there would be lost.
    return view ? html.replace(ROOT, () => `<div id="root"><div inert>${fill(view, page)}</div></div>`) : html;
  };
}

/** Pages without a text of their own (forms, what is a member's own) have nothing to say before they are there. */
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
