import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { PASSWORD } from '../factories';
import { filesOnDisk } from '../files-on-disk';
import type { DrillResult } from './drill';
import type { Answered } from './drill-client';
import type { World } from './drill-world';
import { readSomething } from './load';
import { Tally } from './tally';

const CREATE_REVIEW =
  'mutation CreateReview($input: CreateReviewInput!) { createReview(input: $input) { id content images { url } } }';
const READS = 10;
const EMPTY_WITHIN_MS = 10_000;

interface Parts {
  picture: Buffer;
  /** Ways to have no room, one after the other; each is set again before each upload. */
  levels: { name: string; fill: () => void }[];
  makeRoom: () => void;
}

/** Uploads through every door while there is no room, and what must hold then and afterwards. */
export async function tryWithoutRoom(world: World, { picture, levels, makeRoom }: Parts): Promise<DrillResult> {
  const { client, server, postgres } = world;
  const tally = new Tally(client);
  const failures: string[] = [];
  const wish = (what: string, { ending, status, body }: Answered, wanted: Answered['ending']) => {
    if (ending !== wanted) failures.push(`${what}: ${status} ${JSON.stringify(body).slice(0, 200)}`);
  };
  const uploaded = await upload(world, picture);
  wish('an upload at first', uploaded, 'done');
  const counted = () =>
    postgres.query('SELECT (SELECT count(*) FROM review) AS reviews, (SELECT count(*) FROM stored_file) AS files');
  let uploads = 0;
  let texts = 0;
  for (const { name, fill } of levels) {
    const before = JSON.stringify(await counted());
    for (const send of [upload, uploadOverRest, uploadPortrait]) {
      fill();
      wish(`${send.name}, room for ${name}`, await send(world, picture), 'unavailable');
      uploads += 1;
    }
    if (JSON.stringify(await counted()) !== before) failures.push(`room for ${name}: rows were written`);
    fill();
    wish(`a review without pictures, room for ${name}`, await writeText(world), 'done');
    texts += 1;
    for (let read = 0; read < READS; read++) wish('a read', await readSomething(world), 'done');
    wish('/healthz', await client.rest('GET', '/healthz'), 'done');
    wish('/readyz', await client.rest('GET', '/readyz'), 'done');
    wish('a picture of before', await client.rest('GET', addressIn(uploaded)), 'done');
    failures.push(...(await leftovers(world, name)));
  }
  makeRoom();
  for (const send of [upload, uploadOverRest, uploadPortrait])
    wish(`${send.name}, with room again`, await send(world, picture), 'done');
  if (server.child.exitCode !== null || server.child.signalCode !== null) failures.push('the server ended');
  return {
    counts: { 'uploads without room': uploads, 'texts written meanwhile': texts, ...tally.counts },
    failures: [...failures, ...tally.failures],
  };
}

/** A picture that no format makes small. */
export function noisyPicture(): Promise<Buffer> {
  const [width, height] = [300, 200];
  return sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 85 })
    .toBuffer();
}

function upload({ client, facilityIds, members }: World, picture: Buffer): Promise<Answered> {
  const input = { facilityId: facilityIds[0], content: '사진이 있어요', rating: 5 };
  return client.graphqlForm(CREATE_REVIEW, input, [fileOf(picture)], members[0]!.token);
}

function uploadOverRest({ client, facilityIds, members }: World, picture: Buffer): Promise<Answered> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ facilityId: String(facilityIds[0]), review: '사진이 있어요', rating: '5' }))
    form.append(name, value);
  form.append('files', fileOf(picture));
  return client.rest('POST', '/api/review/add', { token: members[0]!.token, form });
}

function uploadPortrait({ client, members }: World, picture: Buffer): Promise<Answered> {
  const { token, email } = members[1]!;
  const form = new FormData();
  for (const [name, value] of Object.entries({ email, password: PASSWORD })) form.append(name, value);
  form.append('profileFiles', fileOf(picture));
  return client.rest('PUT', '/api/member', { token, form });
}

function writeText({ client, facilityIds, members }: World): Promise<Answered> {
  const input = { facilityId: facilityIds[0], content: '글만 써요', rating: 5 };
  return client.graphql(CREATE_REVIEW, { input }, members[0]!.token);
}

/** Folders of requests go when the answer is over, a moment later. */
async function leftovers({ dataDir }: World, name: string): Promise<string[]> {
  const until = performance.now() + EMPTY_WITHIN_MS;
  let { waiting } = await filesOnDisk(dataDir);
  while (waiting.length > 0 && performance.now() < until) {
    await sleep(50);
    ({ waiting } = await filesOnDisk(dataDir));
  }
  return waiting.length > 0 ? [`room for ${name}: ${waiting.length} things are left in the inbox`] : [];
}

function addressIn({ body }: Answered): string {
  const { data } = body as { data?: { createReview?: { images: { url: string }[] } } };
  return data?.createReview?.images[0]?.url ?? '/files/none';
}

const fileOf = (picture: Buffer) => new File([new Uint8Array(picture)], 'a.jpg', { type: 'image/jpeg' });
