import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { buildSchemaSync, type ClassType } from 'type-graphql';
import { BoardFields, CommentFields } from '../modules/board/board.fields';
import { BoardResolver } from '../modules/board/board.resolver';
import { FacilityResolver } from '../modules/facility/facility.resolver';
import { FacilityFavoriteFields } from '../modules/favorite/favorite.fields';
import { FavoriteResolver } from '../modules/favorite/favorite.resolver';
import { MemberFields } from '../modules/member/member.fields';
import { MemberResolver } from '../modules/member/member.resolver';
import {
  FacilityReviewFields,
  MemberReviewFields,
  ReviewFields,
  ReviewPhotoFields,
  ReviewReportFields,
} from '../modules/review/review.fields';
import { ReviewResolver } from '../modules/review/review.resolver';
import { closeByDefault } from './auth-checker';
import { MapSettingsResolver } from './map-settings';

/** Every class that adds to the schema. create-app.ts makes one instance of each. */
export const RESOLVERS = [
  BoardFields,
  BoardResolver,
  CommentFields,
  FacilityFavoriteFields,
  FacilityResolver,
  FacilityReviewFields,
  FavoriteResolver,
  MapSettingsResolver,
  MemberFields,
  MemberResolver,
  MemberReviewFields,
  ReviewFields,
  ReviewPhotoFields,
  ReviewReportFields,
  ReviewResolver,
] as const;

/** @param instances the resolvers made by the composition root; without them the schema can be printed, not run */
export function createSchema(instances: Map<ClassType, object> = new Map(), emitSchemaFile?: string): GraphQLSchema {
  const schema = buildSchemaSync({
    resolvers: [...RESOLVERS],
    container: { get: (someClass: ClassType) => instances.get(someClass) },
    validate: { forbidUnknownValues: false, validationError: { target: false, value: false } },
    ...(emitSchemaFile && { emitSchemaFile: { path: emitSchemaFile, sortedSchema: true } }),
  });
  return closeByDefault(schema);
}
