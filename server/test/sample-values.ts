import { randomUUID } from 'node:crypto';
import {
  GraphQLEnumType,
  type GraphQLInputType,
  GraphQLList,
  GraphQLNonNull,
  type GraphQLSchema,
  isInputObjectType,
} from 'graphql';
import type { DataSource } from 'typeorm';
import type { MemberLinkKind } from '../src/modules/member/member-link.entity';
import { createLink } from '../src/modules/member/member-links';
import type { Member } from '../src/modules/member/member.entity';
import { seoulDate } from '../src/shared/text/seoul-time';
import type { Viewer } from '../src/shared/viewer';
import {
  makeBoard,
  makeComment,
  makeConflict,
  makeFacility,
  makeHoliday,
  makeInquiry,
  makeMember,
  makeProposal,
  makeReview,
  makeVisitReport,
  PASSWORD,
  viewerOf,
} from './factories';
import { documentOf, rootFieldOf } from './schema-calls';
import type { Answer, TestApp } from './test-app';

/** One of everything that a call may be about, and an admin who may call whatever there is. */
export interface Things {
  admin: Member;
  kakaoAdmin: Member;
  member: Member;
  /** Of links that were sent to the member. */
  tokens: Record<'resetPassword' | 'confirmEmail', string>;
  /** By what the id of a root field or of an input means. */
  ids: Record<string, number>;
}

let count = 0;

export async function makeThings(dataSource: DataSource): Promise<Things> {
  const admin = await makeMember(dataSource, { isAdmin: true });
  const kakaoAdmin = await makeMember(dataSource, { isAdmin: true, kakaoId: randomUUID(), needsNickName: true });
  const member = await makeMember(dataSource);
  const suspended = await makeMember(dataSource, { suspendedAt: new Date(), suspensionReason: '광고' });
  const facility = await makeFacility(dataSource, { roadAddress: '서울특별시 마포구 발자국로 7' });
  const review = await makeReview(dataSource, { facilityId: facility.id, memberId: member.id, tagNames: ['산책'] });
  const board = await makeBoard(dataSource, { memberId: admin.id });
  const comment = await makeComment(dataSource, { boardId: board.id, memberId: admin.id });
  const memberComment = await makeComment(dataSource, { boardId: board.id, memberId: member.id });
  const blindedReview = await makeReview(dataSource, {
    memberId: member.id,
    blindedAt: new Date(),
    blindedUntil: new Date(),
    blindingReason: '욕설',
  });
  const inquiry = await makeInquiry(dataSource, { memberId: member.id });
  const holiday = await makeHoliday(dataSource, { date: nextDay() });
  const [report] = await dataSource.query<[{ id: number }]>(
    `INSERT INTO review_report (review_id, reporter_id, reason) VALUES ($1, $2, '광고') RETURNING id`,
    [review.id, kakaoAdmin.id],
  );
  const yesterday = seoulDate(new Date(), -1);
  const visitReport = await makeVisitReport(dataSource, { facilityId: facility.id, memberId: admin.id, visitedOn: yesterday });
  const correction = await makeProposal(dataSource, { facilityId: facility.id, memberId: member.id });
  await makeConflict(dataSource, { facilityId: facility.id, field: 'PHONE' });
  const records = {
    review,
    blindedReview,
    board,
    comment,
    memberComment,
    inquiry,
    holiday,
    reviewReport: report,
    visitReport,
    correction,
  };
  const ids = { ...records, facility, member, suspended, reviewer: member };
  const link = (kind: MemberLinkKind) =>
    createLink(dataSource.manager, { kind, memberId: member.id, email: member.email, minutes: 30 });
  const tokens = { resetPassword: await link('RESET_PASSWORD'), confirmEmail: await link('CONFIRM_EMAIL') };
  return {
    ...{ admin, kakaoAdmin, member, tokens },
    ids: Object.fromEntries(Object.entries(ids).map(([name, { id }]) => [name, id])),
  };
}

/** Days of the past of which no two are the same. */
const nextDay = () => new Date(Date.UTC(2001, 0, (count += 1))).toISOString().slice(0, 'yyyy-MM-dd'.length);

/** By the name of the argument or field, as a person would fill it in; what is new each time may be unique. */
const SAMPLES: Record<string, (things: Things) => unknown> = {
  at: () => '2026-11-27T01:00:00.000Z',
  categories: () => ['카페'],
  // With ENTERED there is none.
  conditionKind: () => null,
  date: nextDay,
  days: () => 7,
  from: () => '2026-11-27',
  ids: ({ ids }) => [String(ids.visitReport)],
  latitude: () => 37.5,
  longitude: () => 127,
  month: () => 3,
  northEastLat: () => 38,
  northEastLng: () => 128,
  messages: () => [{ role: 'USER', content: '마포구 애견카페 추천해 주세요' }],
  newEmail: () => `new${(count += 1)}@baldojang.example`,
  newPassword: () => 'Haedari-8!',
  nickName: () => `새별명${(count += 1)}`,
  openAt: () => '2026-11-27T01:00:00.000Z',
  oldPassword: () => PASSWORD,
  password: () => PASSWORD,
  radiusMeters: () => 1_000,
  rating: () => 5,
  'acceptCorrection.value': () => `전화 문의 ${(count += 1)}`,
  'dropCorrection.field': () => 'PHONE',
  'keepCorrection.field': () => 'PHONE',
  regionName: () => '서울',
  requestKey: () => randomUUID(),
  sidoName: () => '서울',
  sigunguName: () => '마포구',
  southWestLat: () => 37,
  southWestLng: () => 126,
  tagName: () => '산책',
  tagNames: () => ['산책'],
  // Other calls may have changed it meanwhile.
  version: () => null,
  visitedOn: () => seoulDate(new Date()),
  weightKg: () => 4.5,
  year: () => 2026,
  'blindContent.id': ({ ids }) => String(ids.review),
  'dismissReports.id': ({ ids }) => String(ids.review),
  'finalizeBlinding.id': ({ ids }) => String(ids.blindedReview),
  'removeContent.id': ({ ids }) => String(ids.review),
  'reportComment.commentId': ({ ids }) => String(ids.memberComment),
  'restoreContent.id': ({ ids }) => String(ids.blindedReview),
  'auditEntries.actorId': ({ admin }) => String(admin.id),
  'auditEntries.from': () => '2026-11-01T00:00:00.000Z',
  'auditEntries.until': () => '2026-12-01T00:00:00.000Z',
  ...Object.fromEntries(
    ['addInquiryNote', 'answerInquiry', 'setInquiryStatus'].map((field) => [
      `${field}.id`,
      ({ ids }: Things) => String(ids.inquiry),
    ]),
  ),
  'createInquiry.id': ({ ids }) => String(ids.facility),
  'liftSuspension.memberId': ({ ids }) => String(ids.suspended),
  'revokeAdmin.memberId': ({ kakaoAdmin }) => String(kakaoAdmin.id),
  email: ({ admin }) => admin.email,
  'resetPassword.token': ({ tokens }) => tokens.resetPassword,
  'confirmEmail.token': ({ tokens }) => tokens.confirmEmail,
  'signUp.email': () => `new${(count += 1)}@baldojang.example`,
  'createTemporaryCode.email': ({ kakaoAdmin }) => kakaoAdmin.email,
};

/** Values for a call that works, once. */
export async function workingArguments(
  { app, schema, name }: { app: Pick<TestApp, 'kakaoCode'>; schema: GraphQLSchema; name: string },
  things: Things,
): Promise<Record<string, unknown>> {
  if (name === 'signInWithKakao') return { input: { code: await app.kakaoCode() } };
  return sampleArguments(schema, name, things);
}

/** Values that a root field accepts, for all its arguments and all their fields but files; a code of Kakao apart. */
export function sampleArguments(schema: GraphQLSchema, name: string, things: Things): Record<string, unknown> {
  return Object.fromEntries(
    rootFieldOf(schema, name).args.map((arg) => [
      arg.name,
      arg.defaultValue ?? sampleOf(arg.type, { field: name, owner: name, name: arg.name }, things),
    ]),
  );
}

interface Place {
  /** The root field. */
  field: string;
  /** The input type, or the root field of an argument. */
  owner: string;
  name: string;
}

function sampleOf(type: GraphQLInputType, place: Place, things: Things): unknown {
  if (type instanceof GraphQLNonNull) return sampleOf(type.ofType, place, things);
  const sample = SAMPLES[`${place.field}.${place.name}`] ?? SAMPLES[place.name];
  if (sample) return sample(things);
  if (type instanceof GraphQLList) {
    const item = sampleOf(type.ofType, place, things);
    return item === null ? null : [item];
  }
  if (type instanceof GraphQLEnumType) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    return Object.fromEntries(
      fields.map((field) => [field.name, sampleOf(field.type, { ...place, owner: type.name, name: field.name }, things)]),
    );
  }
  if (type.name === 'Upload') return null;
  return { ID: String(things.ids[nameOfId(place)]), Boolean: true, String: '발도장' }[type.name] ?? 0;
}

/** `boardId` of anything, `id` of the root field `board`, `id` of DeleteBoardInput. */
function nameOfId({ owner, name }: Place): string {
  const word = name === 'id' ? owner.replace(/^(Accept|Delete|Drop|Keep|Refuse|Update)|Input$/g, '') : name.replace(/Id$/, '');
  return word.charAt(0).toLowerCase() + word.slice(1);
}

/** An admin for whom the root field works: one of Kakao where only those are served. */
export function adminFor(name: string, { admin, kakaoAdmin }: Things): Viewer {
  return viewerOf(['createTemporaryCode', 'setNickName'].includes(name) ? kakaoAdmin : admin);
}

/** Calls a root field as somebody, by default with values that it accepts. */
export async function callRootField(
  { app, schema, name }: { app: Pick<TestApp, 'as'>; schema: GraphQLSchema; name: string },
  { viewer, variables, depth = 1 }: { viewer: Viewer | null; variables: Record<string, unknown>; depth?: number },
): Promise<Answer> {
  return app.as(viewer).run(documentOf(schema, name, { args: Object.keys(variables), depth }), variables);
}
