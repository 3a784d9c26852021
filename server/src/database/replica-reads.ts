import { AsyncLocal } from '../shared/async/async-local';

type Place = 'REPLICA' | 'PRIMARY';

const places = new AsyncLocal<Place>();

/**
 * What `work` reads, however much later, may come from the replica and thus be a moment old. For visitors alone: whoever is signed in
 * must see what he wrote. Without a replica it changes nothing.
 */
export function onReplica<T>(work: () => T): T {
  return places.run('REPLICA', work);
}

/** For what writes, or must be true at this moment, inside such work. */
export function onPrimary<T>(work: () => T): T {
  return places.run('PRIMARY', work);
}

export function mayReadReplica(): boolean {
  return places.get() === 'REPLICA';
}
