import { Writable } from 'node:stream';
import { pino } from 'pino';
import { createFormatError } from '../graphql/format-error';
import { AppError } from '../../shared/errors';
import { startTestApp } from '../../../test/test-app';

function memoryLog() {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  return { log: pino({ level: 'trace' }, stream), lines };
}

describe('logs', () => {
  it('name a request by method, path and status, and nothing that a person sent', async () => {
    const { log, lines } = memoryLog();
    const { http, stop } = await startTestApp({ log });
    await http.get('/api/pet_facilities/search?searchQuery=canary-word%0d%0aforged').auth('canary-token', { type: 'bearer' });
    await http.post('/graphql').send({ query: '{ canaryField }' });
    await stop();
    const text = lines.join('');
    expect(text).toContain('"path":"/api/pet_facilities/search"');
    expect(text).not.toMatch(/canary/i);
    for (const line of lines) expect(() => JSON.parse(line) as unknown).not.toThrow();
  });

  it.each([
    ['/api/board/12', '/api/board/12'],
    ['/api/board/12345678901', '/api/board/{id}'],
    ['/api/board/canary@baldojang.example', '/api/board/{id}'],
    ['/api/review/myReview/7/', '/api/review/myReview/7/'],
    ['/API/Board/LIST?q=canary', '/API/Board/LIST'],
    ['/facility/3', '/facility/3'],
    ['/facility/canary', 'page'],
    ['/member?email=canary@baldojang.example', '/member'],
    ['/', '/'],
    ['/files/canarykeycanarykeycana/%EC%9A%B0%EB%A6%AC%20%EC%A7%91.jpg', '/files'],
    ['/share/facility/3/canary.png', '/share'],
    ['/assets/canary.js', 'asset'],
    ['/healthz', '/healthz'],
    ['/canary', 'other'],
    [`/${'canary/'.repeat(1_000)}`, 'other'],
    ['//canary.example/x', 'other'],
  ])('name %s as %s', async (address, path) => {
    const { log, lines } = memoryLog();
    const { http, stop } = await startTestApp({ log });
    await http.get(address);
    await stop();
    const paths = lines.map((line) => (JSON.parse(line) as { req?: { path: string } }).req?.path);
    expect(paths.filter((logged) => logged !== undefined)).toEqual([path]);
    expect(lines.join('')).not.toMatch(/canary|%EC/);
  });
});

describe('the exit of errors', () => {
  it('masks what nobody meant for people and logs it under the id that they get', () => {
    const { log, lines } = memoryLog();
    const { message, extensions } = createFormatError(log)(new TypeError('canary: SELECT * FROM member'), {
      requestId: 'request-1',
    });
    expect(JSON.stringify({ message, extensions })).not.toContain('canary');
    expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({
      errorId: extensions.errorId,
      requestId: 'request-1',
      err: { message: 'canary: SELECT * FROM member', stack: expect.stringContaining('TypeError') as string },
    });
  });

  it('passes on what was meant for people', () => {
    const { log, lines } = memoryLog();
    const error = new AppError('BAD_USER_INPUT', '별명을 확인해 주세요.', {
      fieldErrors: { nickName: '이미 있습니다.' },
      retryAfter: 3,
    });
    expect(createFormatError(log)(error)).toMatchObject({
      message: '별명을 확인해 주세요.',
      extensions: { code: 'BAD_USER_INPUT', fieldErrors: { nickName: '이미 있습니다.' }, retryAfter: 3 },
    });
    expect(lines).toEqual([]);
  });
});
