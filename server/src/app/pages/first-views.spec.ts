import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFirstViews } from './first-views';
import type { LookedUpPage } from './look-up-page';
import { SITE_META } from './page-meta';

const HTML = '<body><div id="root"></div></body>';

function built(): string {
  const dir = mkdtempSync(join(tmpdir(), 'baldojang-first-views-'));
  mkdirSync(join(dir, '.vite'));
  const view = (name: string) => ({ plain: `${name} frame`, opening: `${name} {{title}}: {{text}}` });
  const views = { '/': view('home'), '/KakaoMap': view('map'), '/board': view('board'), '/*': view('other') };
  writeFileSync(join(dir, '.vite/first-views.json'), JSON.stringify(views));
  return dir;
}

const found = (meta: object): LookedUpPage => ({ state: 'FOUND', meta: { ...SITE_META, ...meta } });
const write = createFirstViews(built());
const rootOf = (path: string, page: LookedUpPage) =>
  /<div id="root"><div inert>([\s\S]*)<\/div><\/div>/.exec(write(HTML, path, page))?.[1];

it.each([
  ['/', 'home frame'],
  ['/kakaomap', 'map frame'],
  ['/board/7', 'board frame'],
  ['/boards', 'other frame'],
  ['/facility/7', 'other frame'],
])('draws at %s the view of its part of the menu', (path, view) => {
  expect(rootOf(path, { state: 'UNKNOWN' })).toBe(view);
});

it('tells what the server knows of a page: its text, or else its description', () => {
  expect(rootOf('/board/7', found({ title: '공지', description: '짧게', text: '길게\n두 줄' }))).toBe('board 공지: 길게\n두 줄');
  expect(rootOf('/facility/7', found({ title: '카페', description: '서울' }))).toBe('other 카페: 서울');
});

it('tells nothing where a page is missing or has no words of its own', () => {
  expect(rootOf('/board/7', { state: 'MISSING' })).toBe('board frame');
  expect(rootOf('/login', found({ title: '로그인' }))).toBe('other frame');
});

it('writes what people wrote as text, marks and patterns of replacements included', () => {
  expect(rootOf('/board/7', found({ title: "<img onerror='x'>", description: '{{title}} $& $1' }))).toBe(
    'board &#60;img onerror=&#39;x&#39;&#62;: {{title}} $&#38; $1',
  );
});

it('leaves the page empty for the client without a build of it', () => {
  expect(createFirstViews(tmpdir())(HTML, '/', { state: 'UNKNOWN' })).toBe(HTML);
});
