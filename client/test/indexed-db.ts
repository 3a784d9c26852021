import { deserialize, serialize } from 'node:v8';
import 'fake-indexeddb/auto';

// jsdom has neither.
globalThis.structuredClone ??= <Value>(value: Value): Value => deserialize(serialize(value)) as Value;
