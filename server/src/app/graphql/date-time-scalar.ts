import { GraphQLScalarType } from 'graphql';
import { GraphQLDateTimeISO } from 'graphql-scalars';

/** The library's scalar with a Korean description. */
export const DateTimeScalar = new GraphQLScalarType({
  ...GraphQLDateTimeISO.toConfig(),
  description: '시각. UTC의 ISO 8601로, 1,000분의 1초까지 적습니다 (예: `2026-05-05T03:34:56.000Z`).',
});
