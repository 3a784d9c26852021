import { ByteCache } from './byte-cache';

afterEach(() => jest.restoreAllMocks());

/** Counts how often each body was made. */
function bodies(cache: ByteCache) {
  const made: string[] = [];
  const get = (key: string, bytes = 4) =>
    cache.get(key, async () => {
      made.push(key);
      return Buffer.alloc(bytes, key);
    });
  return { get, made };
}

it('makes a body once, also for those who ask while it is being made', async () => {
  const { get, made } = bodies(new ByteCache(100));
  const [one, two] = await Promise.all([get('a'), get('a')]);
  expect([one, two, await get('a')]).toEqual([Buffer.from('aaaa'), Buffer.from('aaaa'), Buffer.from('aaaa')]);
  expect(made).toEqual(['a']);
});

it('lets the longest unused go when there is no more room', async () => {
  const { get, made } = bodies(new ByteCache(10));
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await get(key);
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});

it('hands on what is too large for it, and keeps the rest', async () => {
  const { get, made } = bodies(new ByteCache(10));
  await get('a');
  expect(await get('big', 11)).toHaveLength(11);
  await get('a');
  await get('big', 11);
  expect(made).toEqual(['a', 'big', 'a', 'big']);
});

it('makes a body again when its time is over', async () => {
  const { get, made } = bodies(new ByteCache(100, 1_000));
  const now = jest.spyOn(Date, 'now').mockReturnValue(0);
  await get('a');
  now.mockReturnValue(999);
  await get('a');
  now.mockReturnValue(1_000);
  await get('a');
  expect(made).toEqual(['a', 'a']);
});

it('remembers no failure', async () => {
  const cache = new ByteCache(100);
  await expect(cache.get('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await cache.get('a', async () => Buffer.from('x'))).toEqual(Buffer.from('x'));
});
