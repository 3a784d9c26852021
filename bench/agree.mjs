import { isDeepStrictEqual } from 'node:util';

/** Enough for every kind of variables of a task. */
const COMPARED = 35;

/** Ends the bench where a server answers something else than the product. */
export async function compare(task, servers, client) {
  const product = servers.find(({ name }) => name === 'product');
  const others = servers.filter(({ name, kind }) => !['product', 'revalidated'].includes(name) && task.requests[kind]);
  for (let n = 0; n < COMPARED; n++) {
    const expected = await contentOf(task, product, client, n);
    for (const server of others) {
      const actual = await contentOf(task, server, client, n);
      const difference = firstDifference(expected, actual);
      if (difference)
        throw new Error(
          `${server.name} answers ${task.name} (${task.door}, ${JSON.stringify(task.variables(n))}) differently:\n${difference}`,
        );
    }
  }
}

async function contentOf(task, server, client, n) {
  const answers = await client.read({ url: server.url, requests: task.requests[server.kind](n) });
  const toContent = task.readers?.[server.kind] ?? task.contentOf;
  return toContent(answers, n);
}

/** Where two answers differ first, for a person. */
function firstDifference(expected, actual, path = 'answer') {
  if (isDeepStrictEqual(expected, actual)) return null;
  if (isObject(expected) && isObject(actual) && Array.isArray(expected) === Array.isArray(actual)) {
    for (const key of new Set([...Object.keys(expected), ...Object.keys(actual)])) {
      const difference = firstDifference(expected[key], actual[key], `${path}.${key}`);
      if (difference) return difference;
    }
  }
  const text = (value) => JSON.stringify(value)?.slice(0, 500);
  return `${path}\n  product: ${text(expected)}\n  it:      ${text(actual)}`;
}

const isObject = (value) => typeof value === 'object' && value !== null;
