import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { pictureOf } from '../pictures';
import type { ServerProcess } from '../server-process';
import type { Drill } from './drill';
import { inWorld, type World } from './drill-world';
import { IN_PRODUCTION, signInAll } from './servers-in-production';

const REQUESTS = 50;
const UPLOADS = 5;
const IDLE_SOCKETS = 10;
const UPLOAD_PARTS = 20;
const PATIENCE_MS = 15_000;
const QUERY = '{ petTypes { name } }';

/** A request that is sent as slowly as the drill likes. */
interface SlowRequest {
  sent: ClientRequest;
  answer: Promise<{ status: number; body: string }>;
}

export const serversDrain: Drill = {
  name: 'servers-drain',
  what: 'a server is asked to stop with requests and uploads under way: it says so, answers all of them, closes idle connections and ends well',
  run: ({ seconds = 4 }) =>
    inWorld({ members: UPLOADS, env: () => IN_PRODUCTION }, async (world) => {
      const members = await signInAll(world.server.url, world.members);
      const picture = await pictureOf('jpeg', 1_200, 800);
      const { server } = world;
      const idle = await Promise.all(Array.from({ length: IDLE_SOCKETS }, () => idleConnection(server)));
      const requests = Array.from({ length: REQUESTS }, () => halfSent(server));
      const uploads = members.map(({ token }) => dripped(server, { token, picture, facilityId: world.facilityIds[0]!, seconds }));
      // The server must have them all before the signal comes.
      await readyStatus(server);
      return stop(world, { idle, requests, uploads });
    }),
};

interface UnderWay {
  idle: Socket[];
  requests: SlowRequest[];
  uploads: SlowRequest[];
}

async function stop({ server, postgres }: World, { idle, requests, uploads }: UnderWay) {
  const failures: string[] = [];
  const stoppedAt = performance.now();
  const ended = server.stop('SIGTERM');
  let status = await readyStatus(server);
  while (status === 200) status = await readyStatus(server);
  if (status !== 503) failures.push(`readiness said ${status || 'nothing'} before it said 503`);
  // Requests sent before are answered although new ones are refused.
  const closedIdle = await within(Promise.all(idle.map(async (socket) => socket.closed || once(socket, 'close'))));
  if (!closedIdle) failures.push('idle connections stay open');
  if ((await readyStatus(server)) !== 0) failures.push('new connections are still taken');
  requests.forEach(({ sent }) => sent.end(bodyOf(QUERY).slice(5)));
  const answers = await Promise.all(requests.map(({ answer }) => answer));
  const uploaded = await Promise.all(uploads.map(({ answer }) => answer));
  const code = await within(ended.then((exitCode) => ({ exitCode })));
  const tookMs = Math.round(performance.now() - stoppedAt);
  const count = (all: { status: number }[]) => all.filter((answer) => answer.status === 200).length;
  const [{ pictures }] = (await postgres.query(`SELECT count(*)::int AS pictures FROM review_image`)) as [{ pictures: number }];
  const wrong = [...answers, ...uploaded].find((answer) => answer.status !== 200);
  return {
    counts: {
      'requests answered': count(answers),
      'uploads answered': count(uploaded),
      'pictures kept': pictures,
      'idle connections closed': idle.filter(({ closed }) => closed).length,
      'stopped after ms': tookMs,
    },
    failures: [
      ...failures,
      ...(wrong ? [`a request under way was answered ${wrong.status}: ${wrong.body.slice(0, 200)}`] : []),
      ...(pictures === UPLOADS ? [] : [`${pictures} pictures of ${UPLOADS} are there`]),
      ...(code?.exitCode === 0 ? [] : [`the server ended with ${code ? code.exitCode : 'nothing at all'}`]),
    ],
  };
}

const bodyOf = (query: string) => JSON.stringify({ query });

function halfSent(server: ServerProcess): SlowRequest {
  const body = bodyOf(QUERY);
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  const sent = request(`${server.url}/graphql`, { method: 'POST', headers, agent: false });
  sent.write(body.slice(0, 5));
  return { sent, answer: answerOf(sent) };
}

interface DrippedForm {
  token: string;
  facilityId: number;
  picture: Buffer;
  seconds: number;
}

/** A review with a picture that takes so many seconds to be sent. */
function dripped(server: ServerProcess, { token, facilityId, picture, seconds }: DrippedForm): SlowRequest {
  const field = (name: string, value: string) => `--form\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const body = Buffer.concat([
    Buffer.from(field('facilityId', String(facilityId)) + field('review', '떠나기 전에 한 장') + field('rating', '5')),
    Buffer.from('--form\r\nContent-Disposition: form-data; name="files"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n'),
    picture,
    Buffer.from('\r\n--form--\r\n'),
  ]);
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'multipart/form-data; boundary=form',
    'content-length': body.length,
  };
  const sent = request(`${server.url}/api/review/add`, { method: 'POST', headers, agent: false });
  const size = Math.ceil(body.length / UPLOAD_PARTS);
  const drip = async () => {
    for (let part = 0; part < UPLOAD_PARTS; part++) {
      sent.write(body.subarray(part * size, (part + 1) * size));
      await sleep((seconds * 1_000) / UPLOAD_PARTS);
    }
    sent.end();
  };
  void drip();
  return { sent, answer: answerOf(sent) };
}

async function answerOf(sent: ClientRequest): Promise<{ status: number; body: string }> {
  try {
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    return { status: answer.statusCode ?? 0, body: await text(answer) };
  } catch (error) {
    return { status: 0, body: String(error) };
  }
}

/** A connection over which something was answered, and which stays open. */
async function idleConnection({ url }: ServerProcess): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  socket.write(`GET /healthz HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`);
  await once(socket, 'data');
  socket.resume();
  return socket;
}

/** 0 when nobody answers. */
function readyStatus({ url }: ServerProcess): Promise<number> {
  return new Promise((resolve) => {
    const sent = request(`${url}/readyz`, { agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    sent.on('error', () => resolve(0)).end();
  });
}

function within<T>(wait: Promise<T>): Promise<T | undefined> {
  return Promise.race([wait, sleep(PATIENCE_MS, undefined, { ref: false })]);
}
