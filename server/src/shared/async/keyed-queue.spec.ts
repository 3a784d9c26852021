import { KeyedQueue } from './keyed-queue';

const tick = () => new Promise((resolve) => setImmediate(resolve));

describe('work under a key', () => {
  it('runs work of one key in order, and of different keys concurrently', async () => {
    const queue = new KeyedQueue(10, '가득 찼습니다.');
    const log: string[] = [];
    const work = (key: string, name: string) =>
      queue.run(key, async () => {
        log.push(`${name} begins`);
        await tick();
        log.push(`${name} ends`);
        return name;
      });
    expect(await Promise.all([work('a', '1'), work('a', '2'), work('b', '3')])).toEqual(['1', '2', '3']);
    expect(log).toEqual(['1 begins', '3 begins', '1 ends', '2 begins', '3 ends', '2 ends']);
  });

  it('continues after failed work', async () => {
    const queue = new KeyedQueue(10, '가득 찼습니다.');
    const failed = queue.run('a', () => Promise.reject(new Error('broken')));
    const next = queue.run('a', () => Promise.resolve('done'));
    await expect(failed).rejects.toThrow('broken');
    expect(await next).toBe('done');
  });

  it('is refused where too much waits already, under this key alone', async () => {
    const queue = new KeyedQueue(1, '가득 찼습니다.');
    const running = [queue.run('a', tick), queue.run('a', tick)];
    await expect(queue.run('a', tick)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE', message: '가득 찼습니다.' });
    await expect(queue.run('b', tick)).resolves.toBeUndefined();
    await Promise.all(running);
    await expect(queue.run('a', tick)).resolves.toBeUndefined();
  });
});
