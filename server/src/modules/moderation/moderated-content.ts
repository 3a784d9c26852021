import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import { type BlindingColumns, ContentKind } from '../../shared/blinding';
import { AppError } from '../../shared/errors';
import { entityIdOf } from '../../shared/validation/entity-id';
import type { Viewer } from '../../shared/viewer';
import { AuditAction } from '../audit/audit-entry.entity';
import { commentNotFound, lockBoard } from '../board/board.locks';
import { Comment } from '../board/comment.entity';
import { CommentReport } from '../board/comment-report.entity';
import { lockFacility } from '../facility/facility.locks';
import { lockBoth } from '../member/member.locks';
import { assertStillAdmin } from '../member/role.service';
import { Review } from '../review/review.entity';
import { ReviewReport } from '../review/review-report.entity';
import { lockReview, reviewNotFound, snapshotOf } from '../review/review.locks';

/** A text that is locked with its author and its place or announcement. */
export interface LockedContent extends Pick<BlindingColumns, 'blindedAt' | 'blindedUntil'> {
  id: number;
  memberId: number;
  isOfAdmin: boolean;
  /** For the audit. */
  snapshot: string;
}

interface Kind {
  entity: EntityTarget<ObjectLiteral>;
  report: EntityTarget<ObjectLiteral>;
  reported: 'reviewId' | 'commentId';
  actions: { blind: AuditAction; restore: AuditAction; finalize: AuditAction; remove: AuditAction; dismiss: AuditAction };
  notFound: () => AppError;
  /** Lock order place or announcement → text. */
  lock: (manager: EntityManager, id: number, viewer: Viewer) => Promise<Omit<LockedContent, 'isOfAdmin'>>;
}

export const KINDS: Record<ContentKind, Kind> = {
  [ContentKind.REVIEW]: {
    entity: Review,
    report: ReviewReport,
    reported: 'reviewId',
    actions: {
      blind: AuditAction.BLIND_REVIEW,
      restore: AuditAction.RESTORE_REVIEW,
      finalize: AuditAction.FINALIZE_REVIEW_BLINDING,
      remove: AuditAction.DELETE_REVIEW,
      dismiss: AuditAction.DISMISS_REVIEW_REPORTS,
    },
    notFound: reviewNotFound,
    async lock(manager, id, viewer) {
      const keys = await manager.findOne(Review, { select: { facilityId: true }, where: { id } });
      if (!keys) throw reviewNotFound();
      await lockFacility(manager, keys.facilityId);
      const review = await lockReview(manager, id, viewer, 'UPDATE');
      return { ...review, snapshot: await snapshotOf(manager, review) };
    },
  },
  [ContentKind.COMMENT]: {
    entity: Comment,
    report: CommentReport,
    reported: 'commentId',
    actions: {
      blind: AuditAction.BLIND_COMMENT,
      restore: AuditAction.RESTORE_COMMENT,
      finalize: AuditAction.FINALIZE_COMMENT_BLINDING,
      remove: AuditAction.DELETE_COMMENT,
      dismiss: AuditAction.DISMISS_COMMENT_REPORTS,
    },
    notFound: commentNotFound,
    async lock(manager, id, viewer) {
      const keys = await manager.findOne(Comment, { select: { boardId: true }, where: { id } });
      const board = keys && (await lockBoard(manager, keys.boardId, viewer, 'SHARE'));
      const comment = await manager.findOne(Comment, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!board || !comment) throw commentNotFound();
      return { ...comment, snapshot: `${board.title}\n${comment.content}` };
    },
  },
};

/**
 * Locks administrator and author, then the text. Lock order member → place → text, to avoid deadlocks.
 * @throws AppError NOT_FOUND, or FORBIDDEN if the viewer is no administrator any more
 */
export async function lockContent(
  manager: EntityManager,
  { kind, id: givenId }: { kind: ContentKind; id: string },
  viewer: Viewer,
): Promise<LockedContent> {
  const { entity, lock, notFound } = KINDS[kind];
  const id = entityIdOf(givenId);
  const found = id === null ? null : await manager.findOne(entity, { select: { memberId: true }, where: { id } });
  if (id === null || !found) throw notFound();
  const members = await lockBoth(manager, viewer.memberId, found.memberId as number);
  assertStillAdmin(members.find((member) => member.id === viewer.memberId));
  const content = await lock(manager, id, viewer);
  return { ...content, isOfAdmin: members.some((member) => member.id === content.memberId && member.isAdmin) };
}
