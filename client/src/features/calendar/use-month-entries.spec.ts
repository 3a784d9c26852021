import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { calendarProblem } from './use-month-entries';

const graphqlError = (message: string, code: string) =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions: { code } }] });
const serverError = (statusCode: number, bodyText: string) =>
  new ServerError('Response not successful', { response: { status: statusCode } as Response, bodyText });

const NO_TOKEN = '로그인 토큰이 없습니다. 인증이 필요합니다.';

it.each([
  ['a missing token', graphqlError('로그인이 필요합니다.', 'UNAUTHENTICATED'), NO_TOKEN],
  [
    'a refused token',
    serverError(401, '{"errors":[{"message":"로그인이 만료되었습니다.","extensions":{"code":"UNAUTHENTICATED"}}]}'),
    NO_TOKEN,
  ],
  ["the server's own words", graphqlError('그런 달은 없습니다.', 'BAD_USER_INPUT'), '그런 달은 없습니다.'],
  ['words that are not for people', graphqlError('boom', 'INTERNAL_SERVER_ERROR'), '캘린더를 불러오지 못했습니다.'],
  [
    'words under an error status',
    serverError(503, '{"errors":[{"message":"데이터베이스가 쉬고 있습니다.","extensions":{"code":"SERVICE_UNAVAILABLE"}}]}'),
    '데이터베이스가 쉬고 있습니다. (상태 코드 503)',
  ],
  [
    'an error page of a proxy',
    serverError(502, '<html>Bad Gateway</html>'),
    '지금은 서버가 응답하기 어려워요. 잠시 후 다시 시도해 주세요. (상태 코드 502)',
  ],
])('finds words for %s', (_case, error, text) => {
  expect(calendarProblem(error)).toBe(text);
});
