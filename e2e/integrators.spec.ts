import { execFile, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { type DocumentNode, print } from 'graphql';
import * as operations from '../examples/typescript/operations.generated';
import { differences } from './support/differences';
import { expect, test } from './support/journey';
import { newPerson } from './support/member-pages';
import { readmeCommands } from './support/readme-commands';

const FOLDER = join(__dirname, '../examples');
const SEOUL_MS = 9 * 60 * 60 * 1000;
/** No answer holds it. */
const SEPARATOR = '-- the next command --';

interface Ran {
  code: number;
  stdout: string;
  stderr: string;
}

/** One shell for all, as a reader would have: what a command keeps in a variable is there for the next one. */
function runInShell(script: string, env: Record<string, string>): Promise<Ran> {
  return new Promise((done) => {
    const options = { cwd: FOLDER, env: { PATH: process.env.PATH, ...env } };
    const shell = execFile('bash', ['--norc', '-euo', 'pipefail', '-c', script], options, (_, stdout, stderr) =>
      done({ code: shell.exitCode ?? -1, stdout, stderr }),
    );
  });
}

test('the commands of the manual run as they stand and answer what it shows', async ({ baseURL, extraHTTPHeaders }, testInfo) => {
  const missing = ['bash', 'curl'].filter((tool) => spawnSync(tool, ['--version']).status !== 0);
  test.skip(missing.length > 0 && !process.env.CI, `needs ${missing.join(' and ')}`);
  expect(missing, 'install these: the commands of examples/README.md need them').toEqual([]);

  // curl reads it instead of the settings of whoever runs this.
  const home = testInfo.outputPath('curl');
  await mkdir(home, { recursive: true });
  await writeFile(join(home, '.curlrc'), `header = "X-Forwarded-For: ${extraHTTPHeaders!['X-Forwarded-For']}"\n`);

  const commands = readmeCommands(readFileSync(join(FOLDER, 'README.md'), 'utf8'));
  const script = commands.map(({ command }) => `${command}\nprintf '\\n%s\\n' '${SEPARATOR}'`).join('\n');
  const { code, stdout, stderr } = await runInShell(script, { BALDOJANG: baseURL!, CURL_HOME: home });
  expect([code, stderr]).toEqual([0, '']);

  const answers = stdout.split(`\n${SEPARATOR}\n`).slice(0, -1);
  expect(answers).toHaveLength(commands.length);
  expect(commands.filter(({ answer }) => answer?.language === 'json').length).toBeGreaterThan(9);
  for (const [index, { command, answer }] of commands.entries()) {
    const printed = answers[index]!.trim();
    if (answer?.language === 'json') expect(differences(JSON.parse(answer.text), JSON.parse(printed)), command).toEqual([]);
    else expect(printed, command).toBe(answer?.text.trim() ?? '');
  }
});

const DOCUMENTS = new Map<string, DocumentNode>(Object.entries(operations));
const pascalCase = (name: string) => name.replace(/(^|-)([a-z])/g, (_match, _dash, letter: string) => letter.toUpperCase());

interface Sent {
  token?: string;
  /** Instead of those beside the operation. */
  variables?: Record<string, unknown>;
  photo?: Buffer;
}

/** Sends an example to the server and returns what came of it; nothing may be refused, missing or empty. */
async function send(request: APIRequestContext, name: string, { token, photo, ...sent }: Sent = {}) {
  // As an app sends it that was built with the typed operations: with the shared fragments.
  const query = print(DOCUMENTS.get(`${pascalCase(name)}Document`)!);
  const own = JSON.parse(readFileSync(join(FOLDER, `graphql/${name}.variables.json`), 'utf8')) as Record<string, unknown>;
  const variables = { ...own, ...sent.variables };
  const headers = { ...(token && { authorization: `Bearer ${token}` }), 'apollo-require-preflight': 'true' };
  const response = photo
    ? await request.post('/graphql', {
        headers,
        multipart: {
          operations: JSON.stringify({ query, variables: { ...variables, images: [null] } }),
          map: JSON.stringify({ 0: ['variables.images.0'] }),
          0: { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: photo },
        },
      })
    : await request.post('/graphql', { headers, data: { query, variables } });
  const { data, errors } = (await response.json()) as { data: Record<string, unknown>; errors?: unknown };
  expect([name, response.status(), errors]).toEqual([name, 200, undefined]);
  for (const value of Object.values(data)) {
    expect(value, name).not.toBeNull();
    expect((value as { items?: unknown[] }).items ?? value, name).not.toEqual([]);
  }
  return data;
}

/** The authorization code of the demo's Kakao sign-in, which an app reads from the address it is redirected to. */
async function kakaoCode(request: APIRequestContext): Promise<string> {
  const { authorizeUrl } = (await send(request, 'kakao-sign-in')).kakaoSignIn as { authorizeUrl: string };
  const back = await request.get(`${authorizeUrl}&person=4000000001&state=own`, { maxRedirects: 0 });
  const address = new URL(back.headers().location!);
  expect([address.pathname, address.searchParams.get('state')]).toEqual(['/auth/kakao/callback', 'own']);
  return address.searchParams.get('code')!;
}

/** Sent in this order: lists hold what was written before, and what was written goes last. */
const IN_ORDER = [
  'favorite-facilities',
  'my-inquiries',
  'my-visit-reports',
  'calendar',
  'edit-review',
  'delete-review',
  'delete-visit-report',
];
const SESSIONS = ['sign-up', 'sign-in', 'sign-in-with-kakao', 'sign-out'];

test('every example operation is answered by the demo as it stands', async ({ request }) => {
  const { token } = (await send(request, 'sign-in')).signIn as { token: string };

  // The others as somebody new: a review is reported only once.
  const { email, password, nickName } = newPerson();
  await send(request, 'sign-up', { variables: { email, password, nickName } });
  const own = ((await send(request, 'sign-in', { variables: { email, password } })).signIn as { token: string }).token;
  const names = readdirSync(join(FOLDER, 'graphql')).flatMap((file) => /^(.+)\.graphql$/.exec(file)?.[1] ?? []);
  const others = names.filter((name) => ![...SESSIONS, ...IN_ORDER].includes(name));
  expect(others.length).toBeGreaterThan(20);
  for (const name of others) await send(request, name, { token: own });

  const photo = readFileSync(join(FOLDER, 'photo.jpg'));
  const { createReview } = await send(request, 'write-review', { token: own, photo });
  const { id, insertedAt, images } = createReview as {
    id: string;
    insertedAt: string;
    images: { url: string; thumbnailUrl: string }[];
  };
  expect(images).toHaveLength(1);
  for (const address of [images[0]!.url, images[0]!.thumbnailUrl]) expect((await request.get(address)).status()).toBe(200);

  const { viewerVisitReports } = await send(request, 'my-visit-reports', { token: own });
  const [report] = (viewerVisitReports as { items: { id: string }[] }).items;
  const day = new Date(Date.parse(insertedAt) + SEOUL_MS);
  const ofWhatWasWritten: Record<string, Record<string, unknown>> = {
    'edit-review': { id },
    'delete-review': { id },
    'delete-visit-report': { id: report!.id },
    // A year: in most months there is no holiday.
    calendar: { year: day.getUTCFullYear(), month: null },
  };
  for (const name of IN_ORDER) await send(request, name, { token: own, variables: ofWhatWasWritten[name] });

  const kakao = await send(request, 'sign-in-with-kakao', { variables: { code: await kakaoCode(request) } });
  for (const ended of [token, (kakao.signInWithKakao as { token: string }).token]) {
    expect((await send(request, 'sign-out', { token: ended })).signOut).toBe(true);
    const headers = { authorization: `Bearer ${ended}` };
    expect((await request.post('/graphql', { headers, data: { query: '{ viewer { id } }' } })).status()).toBe(401);
  }
  const left = await request.delete('/api/member', { headers: { authorization: `Bearer ${own}` }, data: { email, password } });
  expect(left.status()).toBe(200);
});
