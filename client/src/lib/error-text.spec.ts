import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { errorText, RequestTimeoutError } from './error-text';

const graphqlError = (message: string, code: string) =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions: { code } }] });
const serverError = (statusCode: number, bodyText: string) =>
  new ServerError('Response not successful', { response: { status: statusCode } as Response, bodyText });

it.each([
  ["the server's own Korean words", graphqlError('그런 지역은 없습니다.', 'BAD_USER_INPUT'), '그런 지역은 없습니다.'],
  [
    'a code whose words are not for people',
    graphqlError('Variable "$id" got invalid value', 'BAD_USER_INPUT'),
    '입력한 값을 확인해 주세요.',
  ],
  ['a code nobody knows', graphqlError('boom', 'SOMETHING_NEW'), '문제가 생겼어요. 잠시 후 다시 시도해 주세요.'],
  [
    'words in the body of an error status',
    serverError(503, '{"errors":[{"message":"데이터베이스가 쉬고 있습니다.","extensions":{"code":"SERVICE_UNAVAILABLE"}}]}'),
    '데이터베이스가 쉬고 있습니다.',
  ],
  [
    'an error page of a proxy',
    serverError(502, '<html>Bad Gateway</html>'),
    '지금은 서버가 응답하기 어려워요. 잠시 후 다시 시도해 주세요.',
  ],
  ['a refusal for too many requests', serverError(429, ''), '요청이 너무 많아요. 잠시 후 다시 시도해 주세요.'],
  ['what is too large for a proxy', serverError(413, '<html></html>'), '보낸 내용이 너무 커요.'],
  ['no connection', new TypeError('Failed to fetch'), '서버에 연결하지 못했어요. 인터넷 연결을 확인하고 다시 시도해 주세요.'],
  ['no answer in time', new RequestTimeoutError(), '서버의 답이 너무 늦어지고 있어요. 잠시 후 다시 시도해 주세요.'],
  ['a fault of ours', new RangeError('x'), '문제가 생겼어요. 잠시 후 다시 시도해 주세요.'],
])('finds words for %s', (_case, error, text) => {
  expect(errorText(error)).toBe(text);
});
