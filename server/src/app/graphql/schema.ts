import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { specifiedDirectives } from 'graphql';
import { ArgumentValidationError, buildSchemaSync, type ClassType } from 'type-graphql';
import { validateSync } from 'class-validator';
import { AccountResolver } from '../../modules/account/account.resolver';
import { AuditEntryFields } from '../../modules/admin/admin.fields';
import { AdminResolver } from '../../modules/admin/admin.resolver';
import { BoardFields, CommentFields } from '../../modules/board/board.fields';
import { BoardResolver } from '../../modules/board/board.resolver';
import { CalendarResolver } from '../../modules/calendar/calendar.resolver';
import { ChatbotResolver } from '../../modules/chatbot/chatbot.resolver';
import {
  CorrectionConflictFields,
  FacilityCorrectionFields,
  ListedCorrectionFields,
} from '../../modules/correction/correction.fields';
import { CorrectionResolver } from '../../modules/correction/correction.resolver';
import { DataQualityResolver } from '../../modules/data-quality/data-quality.resolver';
import { EntryFields } from '../../modules/facility/entry.fields';
import { FacilityResolver } from '../../modules/facility/facility.resolver';
import { OpeningHoursFields } from '../../modules/facility/opening-hours.fields';
import { FacilityFavoriteFields } from '../../modules/favorite/favorite.fields';
import { FavoriteResolver } from '../../modules/favorite/favorite.resolver';
import { EmailResolver } from '../../modules/member/email.resolver';
import { MemberFields } from '../../modules/member/member.fields';
import { MemberResolver } from '../../modules/member/member.resolver';
import { RoleResolver } from '../../modules/member/role.resolver';
import { BlindingResolver } from '../../modules/moderation/blinding.resolver';
import { ContentReportResolver } from '../../modules/moderation/content-report.resolver';
import { ReviewBurstResolver } from '../../modules/moderation/review-burst.resolver';
import { SuspensionResolver } from '../../modules/moderation/suspension.resolver';
import {
  FacilityReviewFields,
  MemberReviewFields,
  ReviewFields,
  DeletedReviewFields,
  ReviewPhotoFields,
  ReviewReportFields,
} from '../../modules/review/review.fields';
import { ReviewResolver } from '../../modules/review/review.resolver';
import { SearchResolver } from '../../modules/search/search.resolver';
import { InquiryAboutFields, InquiryFields, InquiryNoteFields } from '../../modules/support/support.fields';
import { SupportResolver } from '../../modules/support/support.resolver';
import {
  AdminVisitReportFields,
  FacilityVisitFields,
  VisitReportBurstFields,
  OwnVisitReportFields,
} from '../../modules/visit/visit.fields';
import { VisitResolver } from '../../modules/visit/visit.resolver';
import { closeByDefault } from './auth-checker';
import { CACHE_CONTROL } from './cache-control';
import { DateTimeScalar } from './date-time-scalar';
import { MapSettingsResolver } from '../http/map-settings';
import { SCHEMA_MANUAL } from './schema-manual';

/** Every class that adds to the schema; create-app.ts creates one instance of each. */
export const RESOLVERS = [
  AccountResolver,
  AdminResolver,
  AdminVisitReportFields,
  AuditEntryFields,
  BlindingResolver,
  BoardFields,
  BoardResolver,
  CalendarResolver,
  ChatbotResolver,
  CommentFields,
  CorrectionConflictFields,
  CorrectionResolver,
  ContentReportResolver,
  DataQualityResolver,
  EntryFields,
  FacilityCorrectionFields,
  FacilityFavoriteFields,
  FacilityResolver,
  FacilityReviewFields,
  FacilityVisitFields,
  FavoriteResolver,
  InquiryFields,
  InquiryNoteFields,
  InquiryAboutFields,
  ListedCorrectionFields,
  MapSettingsResolver,
  EmailResolver,
  MemberFields,
  MemberResolver,
  MemberReviewFields,
  OpeningHoursFields,
  ReviewBurstResolver,
  ReviewFields,
  DeletedReviewFields,
  ReviewPhotoFields,
  ReviewReportFields,
  ReviewResolver,
  RoleResolver,
  SearchResolver,
  SupportResolver,
  SuspensionResolver,
  VisitReportBurstFields,
  OwnVisitReportFields,
  VisitResolver,
] as const;

/** type-graphql creates the root types, so their descriptions are set here. */
const ROOT_TYPES = {
  Query: '읽기. 필드마다 호출할 수 있는 사람이 적혀 있습니다.',
  Mutation:
    '쓰기. 한 문서의 필드는 적힌 차례로 하나씩 실행하고, 앞의 것이 거절되어도 뒤의 것을 실행합니다. 하나라도 거절되면 `data`가 null이어서 나머지가 어떻게 되었는지 알 수 없으므로, 한 문서에 하나만 보내는 편이 좋습니다. 필드마다 호출할 수 있는 사람이 적혀 있습니다. 이용이 정지된 회원은 그렇게 적힌 것만 호출할 수 있고, 나머지는 사유와 끝나는 때를 알려 주는 FORBIDDEN입니다.',
};

/** @param instances resolvers by class; without them the schema can only be printed */
export function createSchema(instances: Map<ClassType, object> = new Map()): GraphQLSchema {
  const schema = buildSchemaSync({
    resolvers: [...RESOLVERS],
    directives: [...specifiedDirectives, CACHE_CONTROL],
    scalarsMap: [{ type: Date, scalar: DateTimeScalar }],
    container: { get: (someClass: ClassType) => instances.get(someClass) },
    validateFn: refuseInvalid,
  });
  schema.description = SCHEMA_MANUAL;
  for (const [name, text] of Object.entries(ROOT_TYPES)) schema.getType(name)!.description = text;
  return closeByDefault(schema);
}

/** Synchronous, unlike type-graphql's own validation: no rule of ours is asynchronous. */
function refuseInvalid(argument: unknown): void {
  if (typeof argument !== 'object' || argument === null) return;
  const inputs = (Array.isArray(argument) ? argument : [argument]).filter(
    (item): item is object => typeof item === 'object' && item !== null,
  );
  const errors = inputs.flatMap((input) =>
    validateSync(input, {
      skipMissingProperties: true,
      forbidUnknownValues: false,
      validationError: { target: false, value: false },
    }),
  );
  if (errors.length > 0) throw new ArgumentValidationError(errors);
}
