import type { EntityManager } from 'typeorm';
import { AppError } from '../../shared/errors';
import type { Viewer } from '../../shared/viewer';
import { Board } from './board.entity';
import { canSee } from './board.policy';

// Row locks for writes that refer to an announcement. Lock order member → announcement → comment, to avoid deadlocks.

export type LockedBoard = Pick<Board, 'id' | 'memberId' | 'isPrivate' | 'version' | 'title' | 'content'>;

/**
 * @param strength SHARE to refer to the announcement and rely on its visibility, UPDATE to change it
 * @returns null if it is deleted or hidden from the viewer
 */
export async function lockBoard(
  manager: EntityManager,
  id: number,
  viewer: Viewer,
  strength: 'SHARE' | 'UPDATE',
): Promise<LockedBoard | null> {
  const board = await manager.findOne(Board, {
    select: { id: true, memberId: true, isPrivate: true, version: true, title: true, content: true },
    where: { id },
    lock: { mode: strength === 'UPDATE' ? 'pessimistic_write' : 'pessimistic_read' },
  });
  return board && canSee(board, viewer) ? board : null;
}

export const boardNotFound = () => new AppError('NOT_FOUND', '공지를 찾을 수 없습니다.');
export const commentNotFound = () => new AppError('NOT_FOUND', '댓글을 찾을 수 없습니다.');
