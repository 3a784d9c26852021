import type { ServerResponse } from 'node:http';
import type { WebRequest } from '../shared/http/http-handler';
import { PathTable } from './path-table';

type Answer = string | Record<string, unknown>;

describe('paths in a table', () => {
  const paths = new PathTable();
  const say =
    (text: string) =>
    ({ params }: WebRequest, res: ServerResponse) =>
      void res.end({ text, ...params });
  paths.add('/api/places', new Map([['GET', say('list')]]));
  paths.add('/api/places/:id', new Map([['GET', say('one')]]), say('refused'));
  paths.add('/api/places/best', new Map([['GET', say('best')]]));

  /** What was answered, or what it was handed on with. */
  const ask = (originalUrl: string, method = 'GET') =>
    new Promise<Answer>((resolve) => {
      const req = { url: originalUrl, originalUrl, method, params: {} } as unknown as WebRequest;
      const res = {
        end: ({ text, ...params }: Record<string, unknown>) => resolve(Object.keys(params).length ? params : String(text)),
      };
      void paths.handle(req, res as unknown as ServerResponse, (error) =>
        resolve(error ? { code: (error as { code: string }).code } : 'on'),
      );
    });

  it('match in any case, with a trailing slash and with a query', async () => {
    for (const address of [
      '/api/places',
      '/API/Places',
      '/api/places/',
      '/api/places?a=/api/places/9',
      'http://host/api/places/?page=1',
    ])
      expect(await ask(address)).toBe('list');
  });

  it('have parameters as they are meant, of any length', async () => {
    expect(await ask('/api/places/7')).toEqual({ id: '7' });
    expect(await ask('/api/places/%EA%B0%80')).toEqual({ id: '가' });
    expect(await ask('/api/places/a%2Fb')).toEqual({ id: 'a/b' });
    const long = '가'.repeat(500);
    expect(await ask(`/api/places/${encodeURIComponent(long)}`)).toEqual({ id: long });
  });

  it('prefer a name to a parameter', async () => {
    expect(await ask('/api/places/best')).toBe('best');
  });

  it('take HEAD as GET, and other methods go on or are refused', async () => {
    expect(await ask('/api/places', 'HEAD')).toBe('list');
    expect(await ask('/api/places', 'POST')).toBe('on');
    expect(await ask('/api/places/7', 'POST')).toEqual({ id: '7' });
  });

  it('hand on what they do not know', async () => {
    for (const address of ['/', '/api', '/api/places/7/more', '/api/placesx', '//api/places', '*', '/api/%zz', '/%'])
      expect(await ask(address)).toBe('on');
  });

  it('refuse an invalid escape', async () => {
    expect(await ask('/api/places/%zz')).toEqual({ code: 'BAD_USER_INPUT' });
    expect(await ask('/api/places/%E0%A4')).toEqual({ code: 'BAD_USER_INPUT' });
  });

  it('run the first handler, which may fail', async () => {
    const guarded = new PathTable((req, _res, next) => next(req.params.id === '1' ? undefined : { code: 'FORBIDDEN' }));
    guarded.add('/:id', new Map([['GET', () => Promise.reject(Object.assign(new Error(), { code: 'LATE' }))]]));
    const code = (originalUrl: string) =>
      new Promise((resolve) => {
        const req = { url: originalUrl, originalUrl, method: 'GET', params: {} } as unknown as WebRequest;
        void guarded.handle(req, {} as ServerResponse, (error) => resolve((error as { code: string }).code));
      });
    expect(await code('/2')).toBe('FORBIDDEN');
    expect(await code('/1')).toBe('LATE');
  });
});
