import { lockActor, lockSuspendedActor } from '../member/member.locks';
import type { DataSource, EntityManager } from 'typeorm';
import { canSeeText } from '../../shared/blinding';
import type { SelectedFields } from '../../shared/selected-fields';
import { entityIdOf } from '../../shared/validation/entity-id';
import { AppError } from '../../shared/errors';
import { assertPageInRange, assertValid } from '../../shared/validation/assertions';
import { BOARD_RULES } from '../../shared/validation/board-rules';
import type { Viewer } from '../../shared/viewer';
import { checkComment, checkReportReason, cleanComment } from './board-checks';
import type {
  CommentsArgs,
  CreateCommentInput,
  DeleteCommentInput,
  ReportCommentInput,
  UpdateCommentInput,
  ViewerCommentsArgs,
} from './board.input';
import { lockBoard, boardNotFound, commentNotFound } from './board.locks';
import type { CommentPage, DeletedComment } from './board.output';
import { isAuthor } from './board.policy';
import type { BoardService } from './board.service';
import { Comment } from './comment.entity';
import { CommentReport } from './comment-report.entity';
import { findComment, findComments, listComments, listOwnComments } from './comment.repository';

const { report } = BOARD_RULES;

export interface CommentServiceParts {
  dataSource: DataSource;
  boards: BoardService;
}

/** Owns comments, which are as visible as their announcement. Not here: announcements (board.service.ts). */
export class CommentService {
  constructor(private readonly parts: CommentServiceParts) {}

  /** @throws AppError NOT_FOUND for an announcement that is unknown or hidden from the viewer */
  async list({ boardId, page, size }: CommentsArgs, viewer: Viewer | null): Promise<CommentPage> {
    assertPageInRange({ page, size });
    const id = entityIdOf(boardId);
    const options = { offset: page * size, limit: size, viewer };
    const comments = id === null ? null : await listComments(this.parts.dataSource, id, options);
    if (!comments) throw boardNotFound();
    return comments;
  }

  listOwn(args: ViewerCommentsArgs, viewer: Viewer): Promise<CommentPage> {
    assertPageInRange(args);
    return listOwnComments(this.parts.dataSource, args, viewer);
  }

  /** In the order of the ids; null for what is gone. */
  loadMany(
    ids: readonly number[],
    viewer: Viewer,
    manager: EntityManager = this.parts.dataSource.manager,
  ): Promise<(Comment | null)[]> {
    return findComments(manager, ids, viewer);
  }

  /** Unknown, malformed and hidden ones are all null. */
  async find(id: string, viewer: Viewer | null): Promise<Comment | null> {
    const commentId = entityIdOf(id);
    return commentId === null ? null : findComment(this.parts.dataSource, commentId, viewer);
  }

  create({ boardId: id, ...input }: CreateCommentInput, viewer: Viewer): Promise<Comment> {
    const content = cleanComment(input.content);
    assertValid({ content: checkComment(content) });
    const boardId = entityIdOf(id);
    const { memberId } = viewer;
    return this.parts.dataSource.transaction(async (manager) => {
      await lockActor(manager, memberId);
      if (boardId === null || !(await lockBoard(manager, boardId, viewer, 'SHARE'))) throw boardNotFound();
      return manager.getRepository(Comment).save({ boardId, memberId, content });
    });
  }

  update({ id, ...input }: UpdateCommentInput, viewer: Viewer): Promise<Comment> {
    const content = cleanComment(input.content);
    assertValid({ content: checkComment(content) });
    return this.parts.dataSource.transaction(async (manager) => {
      await lockActor(manager, viewer.memberId);
      const comment = await getEditable(manager, id, viewer, '댓글을 수정할 권한이 없습니다.');
      const { affected } = await manager.update(Comment, { id: comment.id }, { content });
      if (!affected) throw commentNotFound();
      return { ...comment, content };
    });
  }

  /** @throws AppError NOT_FOUND for a comment that the viewer cannot see, BAD_USER_INPUT for the member's own, CONFLICT if already reported */
  report({ commentId: id, ...input }: ReportCommentInput, viewer: Viewer): Promise<Comment> {
    const reason = cleanComment(input.reason);
    assertValid({ reason: checkReportReason(reason) });
    return this.parts.dataSource.transaction(async (manager) => {
      const { id: reporterId } = await lockActor(manager, viewer.memberId);
      const comment = await getVisible(manager, id, viewer);
      if (isAuthor(comment, viewer)) throw new AppError('BAD_USER_INPUT', report.ownText);
      const insert = manager
        .createQueryBuilder()
        .insert()
        .into(CommentReport)
        .values({ commentId: comment.id, reporterId, reason })
        .orIgnore()
        .returning('id')
        .updateEntity(false);
      // Relies on the unique index: a check before the insert would race.
      if (((await insert.execute()).raw as unknown[]).length === 0) throw new AppError('CONFLICT', report.againText);
      return { ...comment, viewerHasReported: true };
    });
  }

  remove({ id }: DeleteCommentInput, viewer: Viewer, selection: SelectedFields): Promise<DeletedComment> {
    const { dataSource, boards } = this.parts;
    return dataSource.transaction(async (manager) => {
      await lockSuspendedActor(manager, viewer.memberId);
      const comment = await getEditable(manager, id, viewer, '댓글을 삭제할 권한이 없습니다.');
      const { affected } = await manager.delete(Comment, { id: comment.id });
      if (!affected) throw commentNotFound();
      // Read under the lock on the announcement, which prevents its deletion.
      return { id: comment.id, board: await boards.get(comment.boardId, viewer, selection, manager) };
    });
  }
}

/**
 * Locks the announcement, then the comment.
 * @throws AppError NOT_FOUND, also for one that is hidden from the viewer
 */
async function getVisible(manager: EntityManager, id: string, viewer: Viewer): Promise<Comment> {
  const commentId = entityIdOf(id);
  const found = commentId === null ? null : await manager.findOneBy(Comment, { id: commentId });
  if (!found || !(await lockBoard(manager, found.boardId, viewer, 'SHARE'))) throw commentNotFound();
  const comment = await manager.findOne(Comment, { where: { id: found.id }, lock: { mode: 'for_no_key_update' } });
  if (!comment || !canSeeText(comment, viewer)) throw commentNotFound();
  return comment;
}

/** @throws AppError NOT_FOUND, or FORBIDDEN with the text for a visible comment of another member */
async function getEditable(manager: EntityManager, id: string, viewer: Viewer, refusal: string): Promise<Comment> {
  const comment = await getVisible(manager, id, viewer);
  if (!isAuthor(comment, viewer)) throw new AppError('FORBIDDEN', refusal);
  return comment;
}
