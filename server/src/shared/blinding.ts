import { Field, ObjectType, registerEnumType } from 'type-graphql';
import type { Viewer } from './viewer';

export enum ContentKind {
  REVIEW = 'REVIEW',
  COMMENT = 'COMMENT',
}
registerEnumType(ContentKind, {
  name: 'ContentKind',
  description: '회원이 쓴 글의 종류',
  valuesConfig: { REVIEW: { description: '리뷰' }, COMMENT: { description: '공지의 댓글' } },
});

/** Days until an undecided blinding ends by itself. */
export const BLINDING_DAYS = 30;

@ObjectType({
  simpleResolvers: true,
  description: '글을 가린 사유와 기간. 가린 글은 쓴 회원과 관리자에게만 보이고 어떤 수에도 들지 않습니다.',
})
export class Blinding {
  @Field({ description: '사유' })
  reason: string;

  @Field({ description: '가린 시각' })
  since: Date;

  @Field(() => Date, { nullable: true, description: '저절로 다시 보이는 시각. 계속 가리기로 정했으면 null입니다.' })
  until: Date | null;
}

/** The columns of a text's row. It is blinded while `blindedAt` is set, which triggers and the expiry rely on. */
export interface BlindingColumns {
  blindedAt: Date | null;
  /** null: final. */
  blindedUntil: Date | null;
  blindingReason: string | null;
}

export const NOT_BLINDED: BlindingColumns = { blindedAt: null, blindedUntil: null, blindingReason: null };

/** A new row has no such columns yet. */
export function blindingOf({ blindedAt, blindedUntil, blindingReason }: Partial<BlindingColumns>): Blinding | null {
  return blindedAt ? { reason: blindingReason ?? '', since: blindedAt, until: blindedUntil ?? null } : null;
}

/** A blinded text is visible to its author and administrators alone. */
export function canSeeText(text: { memberId: number; blindedAt: Date | null }, viewer: Viewer | null): boolean {
  return text.blindedAt === null || viewer?.isAdmin === true || viewer?.memberId === text.memberId;
}

export const blindingColumns = (row: string): string =>
  `${row}.blinded_at AS "blindedAt", ${row}.blinded_until AS "blindedUntil", ${row}.blinding_reason AS "blindingReason"`;
