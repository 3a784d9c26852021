import { OneByOne } from './one-by-one';

describe('jobs one by one', () => {
  let jobs: OneByOne;
  let asked: string[];
  let used: string[];
  /** Lets what the job in hand asked for arrive. */
  let answer: () => Promise<void>;

  beforeEach(() => {
    jobs = new OneByOne();
    [asked, used] = [[], []];
  });

  function add(name: string, key = name): void {
    jobs.add(key, async () => {
      asked.push(name);
      let resolve = () => {};
      const promise = new Promise<void>((done) => (resolve = done));
      answer = async () => {
        resolve();
        await settled();
      };
      await promise;
      return () => used.push(name);
    });
  }

  it('asks for the next when the one before it is done, in their order', async () => {
    add('first');
    add('second');
    expect(asked).toEqual(['first']);
    await answer();
    expect({ asked, used }).toEqual({ asked: ['first', 'second'], used: ['first'] });
    await answer();
    expect(used).toEqual(['first', 'second']);
  });

  it('leaves out what was dropped, whether it was asked for or not', async () => {
    for (const name of ['in hand', 'waiting', 'kept']) add(name);
    jobs.drop('in hand');
    jobs.drop('waiting');
    await answer();
    await answer();
    expect({ asked, used }).toEqual({ asked: ['in hand', 'kept'], used: ['kept'] });
  });

  it('goes on after a job that failed', async () => {
    jobs.add('broken', () => Promise.reject(new Error('broken')));
    add('kept');
    await settled();
    await answer();
    expect(used).toEqual(['kept']);
  });

  it('does only the newest of a key, and none after it was cleared', async () => {
    add('in hand');
    for (const name of ['older', 'newer']) add(name, 'names');
    await answer();
    await answer();
    expect(used).toEqual(['in hand', 'newer']);
    add('too late');
    jobs.clear();
    await answer();
    expect(used).toEqual(['in hand', 'newer']);
  });

  it('takes new ones after it had none', async () => {
    add('first');
    await answer();
    add('later');
    await answer();
    expect(used).toEqual(['first', 'later']);
  });
});

const settled = () => new Promise((resolve) => setTimeout(resolve));
