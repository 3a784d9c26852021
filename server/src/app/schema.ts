import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { buildSchemaSync, type ClassType } from 'type-graphql';
import { AuditEntryFields } from '../modules/admin/admin.fields';
import { AdminResolver } from '../modules/admin/admin.resolver';
import { BoardFields, CommentFields } from '../modules/board/board.fields';
import { BoardResolver } from '../modules/board/board.resolver';
import { CalendarResolver } from '../modules/calendar/calendar.resolver';
import { ChatbotResolver } from '../modules/chatbot/chatbot.resolver';
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
import { InquiryFields } from '../modules/support/support.fields';
import { SupportResolver } from '../modules/support/support.resolver';
import { closeByDefault } from './auth-checker';
import { MapSettingsResolver } from './map-settings';

/** Every class that adds to the schema. create-app.ts makes one instance of each. */
export const RESOLVERS = [
  AdminResolver,
  AuditEntryFields,
  BoardFields,
  BoardResolver,
  CalendarResolver,
  ChatbotResolver,
  CommentFields,
  FacilityFavoriteFields,
  FacilityResolver,
  FacilityReviewFields,
  FavoriteResolver,
  InquiryFields,
  MapSettingsResolver,
  MemberFields,
  MemberResolver,
  MemberReviewFields,
  ReviewFields,
  ReviewPhotoFields,
  ReviewReportFields,
  ReviewResolver,
  SupportResolver,
] as const;

/** @param instances the resolvers made by the composition root; without them the schema can be printed, not run */
export function createSchema(instances: Map<ClassType, object> = new Map()): GraphQLSchema {
  const schema = buildSchemaSync({
    resolvers: [...RESOLVERS],
    container: { get: (someClass: ClassType) => instances.get(someClass) },
    validate: { forbidUnknownValues: false, validationError: { target: false, value: false } },
  });
  return closeByDefault(schema);
}
