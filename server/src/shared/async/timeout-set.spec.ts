import { setTimeout as sleep } from 'node:timers/promises';
import { TimeoutSet, type TimeoutEntry } from './timeout-set';

interface Named extends TimeoutEntry {
  name: string;
}
const named = (...names: string[]): Named[] => names.map((name) => ({ name }));

it('looks again and again at what is in it, and at nothing else', async () => {
  const seen: string[] = [];
  const sweep = new TimeoutSet<Named>(2, ({ name }) => void seen.push(name));
  const [a, b, c] = named('a', 'b', 'c') as [Named, Named, Named];
  for (const one of [a, b, c]) sweep.add(one);
  expect([sweep.delete(a), sweep.delete(a), sweep.size]).toEqual([true, false, 2]);
  while (seen.length < 4) await sleep(1);
  expect(seen.slice(0, 4).sort()).toEqual(['b', 'b', 'c', 'c']);
  expect([sweep.delete(c), sweep.delete(b), sweep.size]).toEqual([true, true, 0]);
  seen.length = 0;
  await sleep(10);
  expect(seen).toEqual([]);
  sweep.add(a);
  while (seen.length < 2) await sleep(1);
  expect(seen).toEqual(['a', 'a']);
  sweep.delete(a);
});

it('takes away any of them while it looks', async () => {
  const all = named('a', 'b', 'c', 'd');
  const seen: string[] = [];
  const sweep = new TimeoutSet<Named>(2, (one) => {
    seen.push(one.name);
    // This one and the next, if it is still there.
    sweep.delete(one);
    sweep.delete(all[all.indexOf(one) + 1] ?? one);
  });
  for (const one of all) sweep.add(one);
  while (sweep.size > 0) await sleep(1);
  await sleep(10);
  expect(seen).toEqual(['a', 'c']);
});

it('checks every entry although others are deleted during a check', async () => {
  const seen: string[] = [];
  let round: string[] | undefined;
  const sweep = new TimeoutSet<Named>(2, (one) => {
    seen.push(one.name);
    sweep.delete(one);
    queueMicrotask(() => (round ??= [...seen]));
  });
  for (const one of named('a', 'b', 'c', 'd')) sweep.add(one);
  while (!round) await sleep(1);
  expect(round).toEqual(['a', 'b', 'c', 'd']);
});
