import { AsyncLocal } from '../shared/async/async-local';

interface Place {
  isReplica: boolean;
}

const places = new AsyncLocal<Place>();

/**
 * Lets everything that `work` reads come from the replica, which may lag behind. Only for visitors: members must see what they wrote.
 * Without a replica it changes nothing.
 */
export function onReplica<T>(work: () => T): T {
  return places.run({ isReplica: true }, work);
}

/** For writes, and for reads that must not lag, inside `onReplica`. */
export function onPrimary<T>(work: () => T): T {
  return places.run({ isReplica: false }, work);
}

export function mayReadReplica(): boolean {
  return places.getStore()?.isReplica === true;
}

/** One object per call of `onReplica` or `onPrimary`. */
export function currentPlace(): object | undefined {
  return places.getStore();
}
