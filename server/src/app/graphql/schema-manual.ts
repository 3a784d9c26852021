import { ACCESS_NAMES } from '../../shared/access';
import type { ErrorCode } from '../../shared/errors';
import { LIMIT_FIGURES, REQUESTS_PER_MINUTE } from '../../shared/validation/limit-figures';
import { limitText } from '../../shared/validation/manual-texts';
import type { LimitName } from '../../shared/http/limiter';
import { BODY_BYTES_MAX, LIMITS } from '../../shared/validation/limits';
import { LIST_LENGTHS, TEXT_COST } from '../../shared/validation/field-cost';
import { SESSION_DAYS } from '../../shared/validation/member-rules';
import { REVIEW_RULES } from '../../shared/validation/review-rules';
import { DOCUMENT_LIMITS, TOO_COMPLEX } from './limits';

const number = (value: number) => value.toLocaleString('ko');
const megabytes = (bytes: number) => `${bytes / 1024 / 1024}MB`;
const table = (head: [string, string], rows: [string, string][]) =>
  [head, ['---', '---'], ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** The type requires an explanation of every code. */
const CODES: Record<ErrorCode | typeof TOO_COMPLEX | OwnToGraphQL, string> = {
  BAD_USER_INPUT: '보낸 값이 규칙에 맞지 않습니다. `fieldErrors`가 있으면 어느 칸인지 알 수 있습니다.',
  UNAUTHENTICATED: '토큰이 없거나, 만료되었거나, 올바르지 않습니다. 로그인에서는 이메일이나 비밀번호가 다릅니다.',
  FORBIDDEN: '누구인지는 알지만 할 수 없는 일입니다.',
  NOT_FOUND: '없거나, 보는 사람에게 보이지 않습니다.',
  CONFLICT: '이미 있거나, 그사이 바뀌었습니다.',
  PAYLOAD_TOO_LARGE: '본문이나 파일이 너무 큽니다.',
  UNSUPPORTED_MEDIA_TYPE: '본문의 형식(Content-Type)이나 문자 집합을 받지 않습니다.',
  TOO_MANY_REQUESTS: '한도를 넘었습니다. `retryAfter`초 뒤에 다시 보내 주세요.',
  BAD_GATEWAY: '카카오나 언어 모델이 제대로 답하지 않습니다.',
  GATEWAY_TIMEOUT: '언어 모델이 제때 답하지 않습니다.',
  SERVICE_UNAVAILABLE: '지금은 답할 수 없습니다. `Retry-After` 헤더의 시간(초) 뒤에 다시 보내 주세요.',
  INTERNAL_SERVER_ERROR: '예상하지 못한 오류입니다. 문의할 때 `errorId`를 알려 주세요.',
  TOO_COMPLEX: '문서가 한도를 넘어 실행하지 않았습니다. 비용을 넘었다면 `cost`에 이 문서의 비용과 한도가 있습니다.',
  GRAPHQL_PARSE_FAILED: '문서를 읽을 수 없거나 토큰이 너무 많습니다.',
  GRAPHQL_VALIDATION_FAILED: '문서가 스키마에 맞지 않습니다.',
  OPERATION_RESOLUTION_FAILURE: '문서에서 실행할 작업을 찾지 못했습니다. 구독(subscription)은 없습니다.',
  BAD_REQUEST:
    'GraphQL 요청의 모양이 아닙니다. 여러 요청을 묶은 목록, `apollo-require-preflight` 헤더가 빠진 폼, 해시가 문서와 다른 요청도 그렇습니다.',
  PERSISTED_QUERY_NOT_FOUND: '서버가 모르는 문서의 해시입니다. `query`에 문서를 넣어 해시와 함께 다시 보내 주세요.',
};
/** Codes of Apollo, before any resolver runs. */
type OwnToGraphQL =
  | 'INTERNAL_SERVER_ERROR'
  | 'GRAPHQL_PARSE_FAILED'
  | 'GRAPHQL_VALIDATION_FAILED'
  | 'OPERATION_RESOLUTION_FAILURE'
  | 'BAD_REQUEST'
  | 'PERSISTED_QUERY_NOT_FOUND';

/** Without `errors`, which limits the report of validation, not the document. */
const BOUNDS: Record<Exclude<keyof typeof DOCUMENT_LIMITS, 'errors'>, string> = {
  tokens: '토큰 (낱말과 기호)',
  depth: '깊이',
  aliases: '별칭',
  rootFields: '최상위 필드',
  selections: '조각(fragment)을 모두 펼친 선택',
  repeats: '같은 자리에서 되풀이하는 같은 이름',
  cost: '비용',
  values: '변수에 든 값 (안쪽까지 모두)',
};

const COUNTED: Record<LimitName, string> = {
  SIGN_IN_ACCOUNT: '로그인 실패, 계정마다',
  SIGN_IN_ADDRESS: '로그인 실패, IP 주소마다',
  SIGN_UP: '가입, IP 주소마다',
  SECRET_CHECK: '비밀번호나 임시 코드 확인 실패, 회원마다',
  WRITES: 'Mutation의 필드, IP 주소마다',
  INQUIRY: '문의, IP 주소마다',
  MAIL_ADDRESS: '비밀번호를 정할 링크, IP 주소마다',
  MAIL_ACCOUNT: '받을 메일, 이메일이나 회원마다',
  LINK_ADDRESS: '메일로 받은 링크 열기, IP 주소마다',
  CORRECTION: '정보 수정 제안, IP 주소마다',
  EXPORT: '내 정보 내려받기, 회원마다',
  CHATBOT: '챗봇 질문, IP 주소마다',
  CHATBOT_ADDRESS_DAY: '챗봇 질문, IP 주소마다',
  CHATBOT_DAY: '챗봇 질문, 모두 합쳐',
};
const { points: questionsOfDay } = LIMIT_FIGURES.CHATBOT_DAY;

/** Introduction for client engineers, at the head of the schema and its documentation. */
export const SCHEMA_MANUAL = `
반려동물과 함께 갈 수 있는 곳을 찾는 발도장의 GraphQL API입니다. 웹 클라이언트와 REST(\`/api/docs\`)도 이 스키마로 움직입니다.

## 보내기

\`POST /graphql\`, \`Content-Type: application/json\`, 본문은 \`{"query": "…", "variables": {…}}\`이고 ${number(BODY_BYTES_MAX / 1024)}KB까지 받습니다. 브라우저로 \`/graphql\`을 열면 바로 시험해 볼 수 있습니다.

Query는 \`GET /graphql?query=…&variables=…\`로도 보낼 수 있습니다(주소는 8KB까지). 그 답의 \`ETag\`를 \`If-None-Match\` 헤더로 다시 보내면, 바뀌지 않은 답은 본문 없이 304입니다. 토큰 없이 읽은 답은 CDN도 그렇게 저장할 수 있습니다. 긴 문서는 Apollo의 방식(automatic persisted queries)대로 SHA-256 해시만 보낼 수 있습니다. 서버가 모르는 해시이면 PERSISTED_QUERY_NOT_FOUND이니, 문서를 해시와 함께 한 번 보내 주세요.

## 토큰

\`signIn\`이나 \`signInWithKakao\`가 주는 토큰을 \`Authorization: Bearer {token}\` 헤더로 보냅니다. 토큰은 ${SESSION_DAYS}일 동안 쓸 수 있고 연장할 수 없으며, \`signOut\`하거나 다른 곳에서 비밀번호를 바꾸거나 탈퇴하면 그 전에 만료됩니다. 만료되었거나 올바르지 않은 토큰을 보내면 누구나 호출할 수 있는 필드까지 모두 HTTP 401이므로, 토큰을 버리고 다시 로그인해 주세요. \`signIn\`도 그런 토큰 없이 보내야 합니다.

최상위 필드마다 호출할 수 있는 사람이 적혀 있습니다. **${ACCESS_NAMES.PUBLIC}**: 토큰이 없어도 됩니다. **${ACCESS_NAMES.MEMBER}**: 토큰이 없으면 UNAUTHENTICATED입니다. **${ACCESS_NAMES.ADMIN}**: 관리자가 아닌 회원은 FORBIDDEN입니다.

## 오류

\`errors[].message\`는 사람에게 보여 줄 글, \`errors[].extensions\`는 프로그램이 읽을 값입니다. GraphQL이 문서나 변수의 타입을 거절할 때의 글과 BAD_REQUEST, PERSISTED_QUERY_NOT_FOUND의 글만 영어입니다.

- \`code\`: 아래의 이름. 이름은 바뀌지 않지만 더해질 수 있습니다.
- \`fieldErrors\`: 입력 칸의 이름과 그 옆에 보여 줄 글. 안쪽 칸은 \`filter.searchQuery\`처럼 적습니다.
- \`retryAfter\`: 다시 보내도 될 때까지의 초. 429와 503에는 언제나 \`Retry-After\` 헤더도 있습니다.
- \`errorId\`: 서버의 기록에서 오류를 찾을 수 있는 번호.

${table(
  ['code', '뜻'],
  Object.entries(CODES).map(([code, meaning]) => [`\`${code}\``, meaning]),
)}

HTTP 상태는 UNAUTHENTICATED가 401, TOO_MANY_REQUESTS가 429, SERVICE_UNAVAILABLE이 503, TOO_COMPLEX와 BAD_REQUEST가 400이고, 읽지 못한 본문은 400, 너무 큰 본문은 413, 받지 않는 형식은 415입니다. GET으로 보낸 mutation은 405이고, 토큰을 확인하다가 예상하지 못한 오류가 나면 500입니다. 나머지는 \`data\`가 있든 없든 200입니다. null일 수 없는(\`!\`) 최상위 필드가 하나라도 거절되면 \`data\` 전체가 null입니다. \`Accept: application/graphql-response+json\`을 보내면 실행하지 못한 문서는 400입니다.

## 문서의 한도

${table(
  ['한 문서에', '최대'],
  Object.entries(BOUNDS).map(([name, label]) => [label, number(DOCUMENT_LIMITS[name as keyof typeof BOUNDS])]),
)}

넘으면 실행하지 않고 TOO_COMPLEX로 답합니다. 토큰이 많으면 GRAPHQL_PARSE_FAILED, 변수의 값이 많으면 BAD_USER_INPUT입니다.

비용은 필드 하나에 1입니다. 길이(\`size\`, \`limit\`)를 요청하는 필드는 그 아래 모든 것의 비용에 길이를 곱하고 1을 더합니다: \`{ facilities(size: 7) { items { id name } totalCount } }\`의 비용은 29입니다. 길이를 요청하지 않는 목록은 가장 길거나 흔한 길이를 곱합니다: 리뷰의 사진은 ${REVIEW_RULES.images.max}, 한 해의 \`viewerReviewDays\`는 ${number(LIST_LENGTHS.reviewsOfYear)}, 한 달이면 ${number(LIST_LENGTHS.reviewsOfMonth)}. 인트로스펙션에도 비용이 있습니다. 긴 글은 더 비쌉니다: 공지의 본문 ${TEXT_COST.board}, 리뷰의 글 ${TEXT_COST.review}, 댓글의 글 ${TEXT_COST.comment}. 답의 \`extensions.cost\`에 이 문서의 비용(\`asked\`)과 한도(\`most\`)가 있습니다. 비밀번호나 코드를 확인하는 필드(\`signUp\`, \`signIn\`, \`withdraw\` 등)는 한 문서에 하나만 쓸 수 있습니다.

## 요청의 한도

${table(
  ['무엇', '한도'],
  [
    ['모든 요청 (`/graphql`과 `/api`를 합쳐), IP 주소마다', `1분에 ${number(REQUESTS_PER_MINUTE)}번`],
    ...Object.entries(COUNTED).map(([name, label]): [string, string] => [label, limitText(name as LimitName)]),
    ['올리는 파일, 회원마다', `하루에 ${number(LIMITS.filesPerDay)}개, ${megabytes(LIMITS.fileBytesPerDay)}`],
  ],
)}

챗봇 질문을 모두 합친 하루의 ${number(questionsOfDay)}번은 서버의 설정에 따라 다를 수 있습니다. 답마다 \`RateLimit-Policy\`, \`RateLimit-Limit\`(한도), \`RateLimit-Remaining\`(남은 횟수), \`RateLimit-Reset\`(다시 채워질 때까지의 초) 헤더가 있으며, 그 요청에 걸린 한도 가운데 가장 적게 남은 것을 말합니다. 파일의 한도(하루의 한도와 한꺼번에 보내는 폼의 수)는 이 헤더에 나타나지 않으므로, 넘어서 429를 받으면 \`Retry-After\`를 따라 주세요. IPv6는 /64 대역을 한 IP 주소로 봅니다.

## 파일 올리기

\`Upload\` 변수는 [GraphQL multipart request](https://github.com/jaydenseric/graphql-multipart-request-spec) 규격으로 보내고, \`apollo-require-preflight: true\` 헤더를 함께 보냅니다. 한 요청에 ${LIMITS.filesPerRequestMax}개, 하나에 ${megabytes(LIMITS.fileBytesMax)}, 모두 ${megabytes(LIMITS.requestBytesMax)}까지입니다.

## 값

- 목록은 \`page\`(0부터)와 \`size\`로 요청하고 \`items\`와 \`totalCount\`(모두 몇 개인지)를 받습니다. 결과의 ${number(LIMITS.deepestRow)}번째까지만 볼 수 있습니다.
- id는 뜻이 없는 문자열입니다. 풀어 읽거나 셈하지 말고 받은 그대로 보내 주세요.
- 시각(DateTimeISO)은 UTC의 ISO 8601, 날짜는 서울의 \`yyyy-MM-dd\`입니다.
- 쓰는 글의 길이는 유니코드 코드 포인트로 셉니다. 한글은 완성형(NFC)으로 바꾸고 글의 방향을 바꾸는 제어 문자(U+202A–202E, U+2066–2069)는 지웁니다. 눈에 보이는 글자가 하나도 없는 글은 빈 문자열로 보며, NUL 문자는 BAD_USER_INPUT입니다.
- \`/files/\`로 시작하는 주소는 이 서버의 경로이며 토큰 없이 열립니다.
- \`viewer\`로 시작하는 필드의 "보는 사람"은 요청한 토큰의 회원입니다.

## 바뀌는 방식

버전 번호는 없습니다. 타입, 필드, 없어도 되는 인자, 열거값은 더해질 수 있으므로 모르는 열거값이 와도 멈추지 않게 만들어 주세요. 없앨 것은 먼저 \`@deprecated\`로 표시하고 대신할 것을 적습니다. 지금의 스키마는 \`GET /graphql/schema.graphql\`에서 토큰 없이 받을 수 있고, 인트로스펙션도 열려 있습니다.
`.trim();
