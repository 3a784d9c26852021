import { ANSWER_HEADERS } from '../../rest/openapi-headers';
import { ACCESS_NAMES } from '../../shared/access';
import { LICENCE_URL, OPEN_DATA_PATH, SCHEMA_PATH, SOURCE_TEXT } from './open-data-schema';

type Json = Record<string, unknown>;

const TAG = '공개 데이터';
const DESCRIPTION = `호출할 수 있는 사람: **${ACCESS_NAMES.PUBLIC}**

검색에 나오는 모든 장소를 하루에 한 번 만든 파일입니다. 자료의 문구, 입장에 관한 글에서 읽은 규칙과 그 글, 운영시간(OpenStreetMap의 opening_hours), 고친 정보의 표시가 있고, 회원과 리뷰와 방문 기록은 없습니다. 한 줄의 모양은 [JSON Schema](${SCHEMA_PATH})에 있습니다. \`Accept-Encoding: gzip\`이면 압축하여 보내며, \`ETag\`나 \`Last-Modified\`를 다시 보내면 바뀌지 않았을 때 304입니다.

${SOURCE_TEXT} 이용 조건은 [제공 기관의 자료 페이지](${LICENCE_URL})에 있고, 답의 \`Link\` 헤더(\`rel="license"\`)도 가리킵니다.`;

const shared = (code: string) => ({ $ref: `#/components/responses/Error_${code}` });

function operationOf(operationId: string, summary: string, description: string, content: Json, refusals: Json) {
  return {
    operationId,
    tags: [TAG],
    summary,
    description,
    security: [{}],
    parameters: [],
    responses: {
      200: { description: '성공', headers: ANSWER_HEADERS, content },
      ...refusals,
      429: shared('TOO_MANY_REQUESTS'),
      500: shared('INTERNAL_SERVER_ERROR'),
      503: shared('SERVICE_UNAVAILABLE'),
    },
  };
}

const UNCHANGED = { 304: { description: '받은 뒤로 바뀌지 않음', headers: ANSWER_HEADERS, content: {} } };
const fileOf = (type: string, description: string, example: string) => ({
  [type]: { schema: { type: 'string', description }, example },
});

/** The paths of open data for the OpenAPI document; they are no rows of the REST table. */
export const OPEN_DATA_PATHS = {
  [`${OPEN_DATA_PATH}/places.ndjson`]: {
    get: operationOf(
      'getApiOpenDataPlacesNdjson',
      '모든 장소를 한 줄에 하나씩 (NDJSON)',
      DESCRIPTION,
      fileOf(
        'application/x-ndjson',
        '줄마다 JSON 하나',
        '{"id":1,"name":"한강 카페","openingHours":"Mo-Fr 09:00-18:00; PH off"}\n',
      ),
      UNCHANGED,
    ),
  },
  [`${OPEN_DATA_PATH}/places.csv`]: {
    get: operationOf(
      'getApiOpenDataPlacesCsv',
      '모든 장소를 표로 (CSV)',
      `${DESCRIPTION}\n\nUTF-8(BOM 있음)이며 첫 줄은 열의 이름입니다. 목록과 객체는 칸 안에 JSON으로 있고, 모르는 값은 빈 칸입니다. \`=\`, \`+\`, \`-\`, \`@\`로 시작하는 글은 표 계산 프로그램이 식으로 읽지 않도록 앞에 \`'\`가 붙습니다.`,
      fileOf('text/csv', '쉼표로 나눈 표 (RFC 4180)', 'id,name,openingHours\r\n1,한강 카페,Mo-Fr 09:00-18:00; PH off\r\n'),
      UNCHANGED,
    ),
  },
  [SCHEMA_PATH]: {
    get: operationOf(
      'getApiOpenDataPlacesSchema',
      '장소 한 줄의 JSON Schema',
      `호출할 수 있는 사람: **${ACCESS_NAMES.PUBLIC}**\n\n공개 데이터 한 줄의 모양을 JSON Schema 2020-12로 적은 것입니다.`,
      { 'application/schema+json': { schema: { type: 'object', description: 'JSON Schema' }, example: { type: 'object' } } },
      {},
    ),
  },
};
