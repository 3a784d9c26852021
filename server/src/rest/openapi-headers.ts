const count = { type: 'integer', minimum: 0 };

/** Response headers by their names in the components of the document. */
export const HEADERS = {
  'RateLimit-Limit': { description: '한도: 정해진 시간에 할 수 있는 시도의 수', schema: count, example: 1200 },
  'RateLimit-Remaining': { description: '한도까지 남은 시도의 수', schema: count, example: 1187 },
  'RateLimit-Reset': { description: '다시 처음부터 세기까지 남은 시간(초)', schema: count, example: 42 },
  'RateLimit-Policy': { description: '한도와 그 시간(초)', schema: { type: 'string' }, example: '1200;w=60' },
  'X-Request-Id': {
    description: '이 요청의 기록 번호',
    schema: { type: 'string' },
    example: '9f1c2b7e-5d3a-4c55-8e0f-2a7b61c0d9e4',
  },
  'Retry-After': { description: '다시 보내기까지 기다릴 시간(초)', schema: { type: 'integer', minimum: 1 }, example: 42 },
  ETag: {
    description: '답의 판. `If-None-Match`로 보내면 답이 그대로일 때 304를 받습니다.',
    schema: { type: 'string' },
    example: 'W/"1a4-2Zk0c4yJ9a8nJ0m1pXw5qQ"',
  },
  'WWW-Authenticate': { description: '토큰을 보내는 방법', schema: { type: 'string' }, example: 'Bearer' },
};

const referring = (...names: (keyof typeof HEADERS)[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

/** Headers of every response. */
export const ANSWER_HEADERS = referring(
  'RateLimit-Limit',
  'RateLimit-Remaining',
  'RateLimit-Reset',
  'RateLimit-Policy',
  'X-Request-Id',
);
/** Header of what is read by GET. */
export const ETAG_HEADER = referring('ETag');
/** Headers of 429 and 503. */
export const RETRY_HEADERS = referring('Retry-After');
/** Headers of 401. */
export const SIGN_IN_HEADERS = referring('WWW-Authenticate');
