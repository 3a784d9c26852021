import 'fake-indexeddb/auto';

/** jsdom has none, and Node's does not know jsdom's files. */
function clone<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || value instanceof Blob) return value;
  if (Array.isArray(value)) return value.map(clone) as Value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, clone<unknown>(part)])) as Value;
}
globalThis.structuredClone ??= clone;
