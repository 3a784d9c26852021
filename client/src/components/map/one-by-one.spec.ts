import { OneByOne } from './one-by-one';

describe('jobs one by one', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('does one in each turn, in their order', () => {
    const done: string[] = [];
    const jobs = new OneByOne();
    for (const name of ['first', 'second']) jobs.add(name, () => done.push(name));
    expect(done).toEqual([]);
    jest.advanceTimersToNextTimer();
    expect(done).toEqual(['first']);
    jest.advanceTimersToNextTimer();
    expect(done).toEqual(['first', 'second']);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('leaves out what was dropped, and goes on after a job that failed', () => {
    const done: string[] = [];
    const jobs = new OneByOne();
    jobs.add('broken', () => {
      throw new Error('broken');
    });
    for (const name of ['dropped', 'kept']) jobs.add(name, () => done.push(name));
    jobs.drop('dropped');
    expect(() => jest.advanceTimersToNextTimer()).toThrow('broken');
    jest.runAllTimers();
    expect(done).toEqual(['kept']);
  });

  it('does only the newest of a key, and none after it was cleared', () => {
    const done: string[] = [];
    const jobs = new OneByOne();
    for (const name of ['older', 'newer']) jobs.add('names', () => done.push(name));
    jest.runAllTimers();
    expect(done).toEqual(['newer']);
    jobs.add('names', () => done.push('too late'));
    jobs.clear();
    jest.runAllTimers();
    expect(done).toEqual(['newer']);
  });

  it('takes new ones after it had none', () => {
    const job = jest.fn();
    const jobs = new OneByOne();
    jobs.add(1, job);
    jest.runAllTimers();
    jobs.add(1, job);
    jest.runAllTimers();
    expect(job).toHaveBeenCalledTimes(2);
  });
});
