import { asDocumented } from './check-answer';

const ALWAYS = { 'x-request-id': '1', etag: 'W/"1"' };
const json = (body: unknown, status = 200, headers: Record<string, string> = ALWAYS) => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  text: JSON.stringify(body),
  body,
});
const plain = (text: string) => ({ status: 200, headers: { ...ALWAYS, 'content-type': 'text/plain' }, text, body: {} });
const check = (method: string, path: string, answer: ReturnType<typeof json>) => () =>
  asDocumented({ request: { method, url: `http://127.0.0.1${path}` }, ...answer });
const refused = (code: string) => ({ message: { type: 'error', text: '안 됩니다.' }, code });
const LIMITS = { 'ratelimit-limit': '9', 'ratelimit-remaining': '8', 'ratelimit-reset': '7', 'ratelimit-policy': '9;w=60' };
const error = { message: { type: 'error', text: '없습니다.' }, code: 'NOT_FOUND' };

it.each([
  ['GET', '/api/tags?q=x', json([{ id: 3, name: '카페' }])],
  ['HEAD', '/api/tags', json({})],
  ['GET', '/api/board/12', json(error, 404)],
  ['GET', '/api/tags', json([], 200, { ...ALWAYS, ...LIMITS })],
  ['GET', '/api/favorite/mine', json(refused('UNAUTHENTICATED'), 401, { ...ALWAYS, 'www-authenticate': 'Bearer' })],
  ['GET', '/api/tags', { ...json(null, 304), text: '' }],
  ['GET', '/api/nothing', json(error, 404)],
  ['PATCH', '/api/tags', json({ message: '안 됩니다.', code: 'METHOD_NOT_ALLOWED' }, 405)],
  ['GET', '/facility/1', plain('<html>')],
])('takes what the document tells of: %s %s', (method, path, answer) => {
  expect(check(method, path, answer)).not.toThrow();
});

it.each([
  ['GET', '/api/tags', json([{ id: 3, name: '카페' }], 201), 'it tells only of 200'],
  ['GET', '/api/tags', plain('[]'), 'content type text/plain'],
  ['GET', '/api/tags', json([{ id: '3', name: '카페' }]), 'must be integer'],
  ['GET', '/api/tags', json([{ id: 3, name: '카페', passwordHash: 'x' }]), 'must NOT have additional properties'],
  ['GET', '/api/tags', json([{ id: 3 }]), "must have required property 'name'"],
  ['GET', '/api/tags', json({ ...error, code: 'BAD_USER_INPUT' }, 400), 'message must be string'],
  ['GET', '/api/board/12', json({ ...error, code: 'FORBIDDEN' }, 404), 'code must be equal to one of the allowed values'],
  ['GET', '/api/board/12', json({ ...error, stack: 'at x' }, 404), 'must NOT have additional properties'],
  ['GET', '/api/tags', json([], 304), 'it tells of no body'],
  ['GET', '/api/tags', json([], 200, {}), 'no X-Request-Id, ETag'],
  ['GET', '/api/tags', json([], 200, { ...ALWAYS, 'ratelimit-limit': '9' }), 'no RateLimit-Remaining, RateLimit-Reset'],
  ['GET', '/api/favorite/mine', json(refused('UNAUTHENTICATED'), 401), 'no WWW-Authenticate'],
  ['GET', '/api/favorite/mine', json(refused('TOO_MANY_REQUESTS'), 429), 'no Retry-After'],
  ['GET', '/api/favorite/mine', json(refused('SERVICE_UNAVAILABLE'), 503), 'no Retry-After'],
  ['GET', '/api/tags/nothing', json({ message: '없는 주소입니다.', code: 'NOT_FOUND' }, 404), 'no error as the paths have it'],
])('refuses what it does not tell of: %s %s (%#)', (method, path, answer, problem) => {
  expect(check(method, path, answer)).toThrow(problem);
});
