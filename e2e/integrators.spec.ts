import { execFile, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { differences } from './support/differences';
import { expect, test } from './support/journey';
import { newPerson } from './support/member-pages';
import { readmeCommands } from './support/readme-commands';

const FOLDER = join(__dirname, '../examples');
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

interface Sent {
  token?: string;
  /** Instead of those beside the operation. */
  variables?: Record<string, unknown>;
  photo?: Buffer;
}

/** Sends an example to the server and returns what came of it; nothing may be refused, missing or empty. */
async function send(request: APIRequestContext, name: string, { token, photo, ...sent }: Sent = {}) {
  const query = readFileSync(join(FOLDER, `graphql/${name}.graphql`), 'utf8');
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

test('every example operation is answered by the demo as it stands', async ({ request }) => {
  const { token } = (await send(request, 'sign-in')).signIn as { token: string };

  // The others as somebody new: a review is reported only once.
  const person = newPerson();
  expect((await request.post('/api/member/add', { multipart: { ...person, info: '' } })).status()).toBe(200);
  const { email, password } = person;
  const own = ((await send(request, 'sign-in', { variables: { email, password } })).signIn as { token: string }).token;
  const names = readdirSync(join(FOLDER, 'graphql')).flatMap((file) => /^(.+)\.graphql$/.exec(file)?.[1] ?? []);
  // Before something is a favourite there is no list of them.
  const others = names.filter((name) => !['sign-in', 'sign-out', 'favorite-facilities'].includes(name));
  expect(others.length).toBeGreaterThan(10);
  for (const name of [...others, 'favorite-facilities']) await send(request, name, { token: own });

  const photo = readFileSync(join(FOLDER, 'photo.jpg'));
  const { createReview } = await send(request, 'write-review', { token: own, photo });
  const { images } = createReview as { images: { url: string; thumbnailUrl: string }[] };
  expect(images).toHaveLength(1);
  for (const address of [images[0]!.url, images[0]!.thumbnailUrl]) expect((await request.get(address)).status()).toBe(200);

  expect((await send(request, 'sign-out', { token })).signOut).toBe(true);
  expect(
    (
      await request.post('/graphql', { headers: { authorization: `Bearer ${token}` }, data: { query: '{ viewer { id } }' } })
    ).status(),
  ).toBe(401);
  const left = await request.delete('/api/member', { headers: { authorization: `Bearer ${own}` }, data: { email, password } });
  expect(left.status()).toBe(200);
});
