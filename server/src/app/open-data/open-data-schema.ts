import { type GraphQLOutputType, type GraphQLSchema, isListType, isNonNullType, isObjectType } from 'graphql';
import { z } from 'zod';
import { CorrectableField } from '../../modules/facility/facility-correction.entity';
import { PetType } from '../../shared/pet-type';
import { entrySchema } from './entry-schema';
import type { OpenDataPlace } from './open-data-place';
import { CORRECTION_SOURCE_KINDS, OPEN_DATA_COLUMNS, type OpenDataColumn } from './open-data.repository';

type Json = Record<string, unknown>;

export const OPEN_DATA_PATH = '/api/open-data';
export const SCHEMA_PATH = `${OPEN_DATA_PATH}/places.schema.json`;
/** The provider's page, which states the terms of use. */
export const LICENCE_URL = 'https://www.data.go.kr/data/15111389/fileData.do';
export const SOURCE_TEXT =
  '출처: 한국문화정보원 「전국 반려동물 동반 가능 문화시설 위치 데이터」. 제공 기관이 정한 이용 조건을 따릅니다.';
const DESCRIPTION = `반려동물과 함께 갈 수 있는 장소. 검색에 나오는 장소만 있고, 자료에서 빠지거나 아주 문을 닫은 곳은 없습니다. ${SOURCE_TEXT} \`corrections\`에 적힌 정보는 이용자가 알려 주고 발도장의 관리자가 받아들인 값입니다.`;

const correctionSchema = z.strictObject({
  field: z.enum(CorrectableField).describe('무엇을 고쳤는지 (GraphQL의 CorrectableField)'),
  sourceKind: z.enum(CORRECTION_SOURCE_KINDS).describe('근거: 누구나 볼 수 있는 주소(LINK)나 알려 준 말(STATEMENT)'),
  acceptedOn: z.iso.date().describe('받아들인 날 (yyyy-MM-dd)'),
});

/** What open data adds to the columns. */
const ADDED = {
  url: z.url().describe('발도장에 있는 이 장소의 주소'),
  edition: z.iso.date().nullable().describe('가져온 자료의 기준일 (yyyy-MM-dd). 시연용 자료뿐이면 null입니다.'),
  openingHours: z
    .string()
    .nullable()
    .describe(
      '운영시간과 휴무일을 OpenStreetMap의 opening_hours로 적은 것. 분명하지 않은 때는 `unknown`이고, 이 문법으로 말할 수 없으면 null입니다.',
    ),
  entry: entrySchema.nullable().describe('입장에 관한 글에서 읽은 것. 규칙마다 읽은 글이 `quote`에 있습니다.'),
  corrections: z.array(correctionSchema).describe('자료의 값 대신 받아들인 정보'),
} satisfies { [Key in Exclude<keyof OpenDataPlace, OpenDataColumn>]: z.ZodType<OpenDataPlace[Key]> };

/** JSON Schema of a line; columns as the GraphQL schema describes them. */
export function placeSchema(schema: GraphQLSchema, publicUrl: string): Json {
  const { properties, required, $schema } = z.toJSONSchema(z.strictObject(ADDED));
  const facility = schema.getType('Facility');
  if (!isObjectType(facility)) throw new Error('The schema has no places');
  const fields = facility.getFields();
  const columns = OPEN_DATA_COLUMNS.map((name) => {
    const { type, description } = fields[name]!;
    return [name, { ...typeOf(type), description: description ?? COLUMN_NAMES[name] }];
  });
  return {
    $schema,
    $id: publicUrl + SCHEMA_PATH,
    title: '발도장 장소',
    description: DESCRIPTION,
    type: 'object',
    properties: { ...(Object.fromEntries(columns) as Json), ...properties },
    required: [...OPEN_DATA_COLUMNS, ...(required ?? [])],
    additionalProperties: false,
  };
}

/** Fields that need no description in GraphQL. */
const COLUMN_NAMES: Partial<Record<OpenDataColumn, string>> = { id: '장소의 번호', name: '장소의 이름' };

const TYPES: Record<string, string> = { ID: 'integer', Int: 'integer', Float: 'number', Boolean: 'boolean', String: 'string' };

function typeOf(type: GraphQLOutputType): Json {
  if (!isNonNullType(type)) return { type: [typeNameOf(type), 'null'] };
  const inner = type.ofType as GraphQLOutputType;
  return isListType(inner) ? { type: 'array', items: { enum: Object.values(PetType) } } : { type: typeNameOf(inner) };
}

const typeNameOf = (type: GraphQLOutputType): string => TYPES[String(type)] ?? 'string';
