// A process of its own, whose work counts as nobody's: sends what it is told to, from as many clients at once as it is told, each its
// next request when the last is answered.
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** A server that is warming up may refuse what it cannot answer in time. */
const ATTEMPTS = 10;
const BETWEEN_ATTEMPTS_MS = 300;

const agent = new Agent({ keepAlive: true, maxSockets: Infinity });

/** Where a task is several requests, they are sent at once, as a page would. Null for an answer that was refused. */
const askAll = (url, requests) => Promise.all(requests.map((one) => ask(url, one)));

function ask(url, { method, path, body, headers: own = {} }) {
  return new Promise((done, failed) => {
    const headers =
      body === undefined ? own : { ...own, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const sent = request(url + path, { method, agent, headers }, (response) => {
      const chunks = [];
      response
        .on('data', (chunk) => chunks.push(chunk))
        .on('error', failed)
        .on('end', () => {
          const bytes = Buffer.concat(chunks);
          if (response.statusCode === 304 || (response.statusCode === 200 && !bytes.includes('"errors"'))) done(bytes);
          else if (response.statusCode === 503) done(null);
          else failed(new Error(`${response.statusCode}: ${bytes.toString().slice(0, 1_000)}`));
        });
    });
    sent.on('error', failed).end(body);
  });
}

/** Until so many are sent or the time is over. */
async function load({ url, tasks, clients, requests, ms }) {
  const times = [];
  let refused = 0;
  const start = performance.now();
  const until = start + ms;
  let next = 0;
  const client = async () => {
    while (next < requests && performance.now() < until) {
      const begun = performance.now();
      const answers = await askAll(url, tasks[next++ % tasks.length]);
      if (answers.includes(null)) refused++;
      else times.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return { times, refused, ms: performance.now() - start };
}

async function read({ url, requests }) {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const answers = await askAll(url, requests);
    if (!answers.includes(null)) return answers.map((bytes) => JSON.parse(bytes));
    await sleep(BETWEEN_ATTEMPTS_MS);
  }
  throw new Error(`Refused ${ATTEMPTS} times: ${JSON.stringify(requests)}`);
}

process.on('message', ({ job, ...message }) => {
  (job === 'load' ? load(message) : read(message)).then(
    (result) => process.send({ result }),
    (error) => process.send({ error: error.message }),
  );
});
process.on('disconnect', () => process.exit(0));
