import { REQUESTS_PER_MINUTE } from '../shared/validation/limit-figures';
import { limitText } from '../shared/validation/manual-texts';
import { BODY_BYTES_MAX, LIMITS } from '../shared/validation/limits';
import { SESSION_DAYS } from '../shared/validation/member-rules';
import { type RestErrorCode, STATUS } from './http-errors';
import { REFUSALS } from './openapi-refusals';

const rows = Object.entries(REFUSALS).map(([code, { when }]) => `| \`${code}\` | ${STATUS[code as RestErrorCode]} | ${when} |`);
const deepestRow = LIMITS.deepestRow.toLocaleString('ko');
const megabytes = (bytes: number) => `${bytes / 1024 / 1024}MB`;

/** Rules of every path, for authors of clients. */
export const MANUAL = `반려동물과 함께 갈 수 있는 곳을 찾는 API입니다. 공개 데이터의 파일 말고는 모든 주소가 GraphQL 스키마 위의 한 줄이며 같은 규칙을 따릅니다. 모든 장소가 필요하면 검색을 거듭하지 말고 [/api/open-data/places.ndjson](/api/open-data/places.ndjson)을 내려받아 주세요. 새 클라이언트라면 [GraphQL](/graphql)도 살펴보세요. 스키마는 [/graphql/schema.graphql](/graphql/schema.graphql), 이 문서는 [/api/openapi.json](/api/openapi.json)에 있습니다.

## 토큰

\`POST /api/member/login\`이나 \`POST /api/member/login/kakao\`의 답에 든 \`token\`을 \`Authorization: Bearer {token}\` 헤더로 보냅니다. 토큰은 ${SESSION_DAYS}일 동안 쓸 수 있고 연장할 수 없으며, 다른 곳에서 비밀번호를 바꾸거나 탈퇴하면 그 전에 만료됩니다. 만료되었거나 올바르지 않은 토큰은 누구나 호출할 수 있는 주소에서도 401입니다. 로그인과 가입만은 토큰을 읽지 않습니다. 로그아웃은 GraphQL의 \`signOut\`으로 합니다. 카카오의 \`code\`는 GraphQL의 \`kakaoSignIn\`이 알려 주는 주소에서 시작해 \`/auth/kakao/callback\`에 도착합니다. [/api/docs](/api/docs)에서 로그인하면 받은 토큰이 그 화면에 바로 쓰입니다.

## 보내는 값

- 빈 매개변수는 보내지 않은 것과 같습니다. 모르는 이름은 무시합니다.
- 목록은 \`name=가&name=나\` 또는 \`name[]=가&name[]=나\`로 보냅니다. 쉼표가 든 값은 값 하나입니다.
- \`size\`와 \`limit\`이 최대보다 크면 최대로 줄입니다. 결과는 ${deepestRow}번째까지만 볼 수 있고, 그 뒤는 400입니다.
- JSON 본문은 ${BODY_BYTES_MAX / 1024}KB까지, 파일은 하나에 ${megabytes(LIMITS.fileBytesMax)}, 한 요청에 ${megabytes(LIMITS.requestBytesMax)}까지 보낼 수 있습니다.

## 받는 값

- 번호, 개수, 별점, 좌표는 JSON 숫자입니다.
- 파일의 주소는 토큰 없이 열리며, 마지막 부분이 지울 때 쓰는 파일의 이름입니다. \`/files/…\`로 시작하고, 운영자가 서버의 \`PUBLIC_URL\`을 정했으면 그 주소까지 붙은 전체 주소입니다.
- 이메일은 본인과 관리자가 아니면 \`m***@b***.example\`처럼 가린 모양입니다.
- GET으로 읽은 답의 \`ETag\`를 \`If-None-Match\` 헤더로 다시 보내면, 바뀌지 않은 답은 본문 없이 304입니다. 브라우저는 저절로 그렇게 합니다. 토큰 없이 읽은 답은 CDN도 같은 방법으로 저장할 수 있습니다.

## 오류

오류는 \`{"message": {"type": "error", "text": "…"}, "code": "…"}\` 모양이고, \`/api/review\`, \`/api/reviewlike\`, \`/api/tags\`에서는 \`{"message": "…", "code": "…"}\` 모양입니다. \`message\`는 사람에게 그대로 보여 줄 수 있는 글이고, \`code\`는 바뀌지 않는 이름입니다. 주소마다 적힌 상태 코드가 있으면 그것을 따릅니다.

| code | 상태 | 뜻 |
| --- | --- | --- |
${rows.join('\n')}

## 한도

모든 답의 \`RateLimit-*\` 헤더가 그 요청에 걸린 한도 가운데 가장 적게 남은 것을, 429와 503의 \`Retry-After\` 헤더가 기다릴 시간(초)을 말합니다. 파일의 한도(하루의 한도와 한꺼번에 보내는 폼의 수)는 \`RateLimit-*\` 헤더에 나타나지 않으므로, 넘어서 429를 받으면 \`Retry-After\`를 따라 주세요.

| 무엇 | 한도 |
| --- | --- |
| 모든 요청 (\`/graphql\`과 \`/api\`를 합쳐) | IP 주소마다 1분에 ${REQUESTS_PER_MINUTE.toLocaleString('ko')}번 |
| 쓰기 | IP 주소마다 ${limitText('WRITES')} |
| 로그인 실패 | 계정마다 ${limitText('SIGN_IN_ACCOUNT')}, IP 주소마다 ${limitText('SIGN_IN_ADDRESS')} |
| 비밀번호나 임시 코드 확인 실패 | 회원마다 ${limitText('SECRET_CHECK')} |
| 가입 | IP 주소마다 ${limitText('SIGN_UP')} |
| 문의 | IP 주소마다 ${limitText('INQUIRY')} |
| 챗봇 | IP 주소마다 ${limitText('CHATBOT')}, ${limitText('CHATBOT_ADDRESS_DAY')}. 모두 합쳐 ${limitText('CHATBOT_DAY')}(서버의 설정에 따라 다를 수 있음) |
| 파일 | 회원마다 하루에 ${LIMITS.filesPerDay}개, ${megabytes(LIMITS.fileBytesPerDay)} |`;
