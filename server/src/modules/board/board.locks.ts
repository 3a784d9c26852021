import type { EntityManager } from 'typeorm';
import { AppError } from '../../shared/errors';
import type { Viewer } from '../../shared/viewer';
import type { Board } from './board.entity';
import { canSee } from './board.policy';

// Row locks for writes that refer to an announcement. Lock order member → announcement → comment, to avoid deadlocks. Raw: few columns, without an entity.

export type LockedBoard = Pick<Board, 'memberId' | 'isPrivate' | 'version' | 'content'>;

/**
 * @param strength SHARE to refer to the announcement while its visibility must not change, UPDATE to change it
 * @returns null when it does not exist for the viewer
 */
export async function lockBoard(
  manager: EntityManager,
  id: number,
  viewer: Viewer,
  strength: 'SHARE' | 'UPDATE',
): Promise<LockedBoard | null> {
  const [board] = await manager.query<LockedBoard[]>(
    `SELECT member_id AS "memberId", is_private AS "isPrivate", version, content FROM board WHERE id = $1 FOR ${strength}`,
    [id],
  );
  return board && canSee(board, viewer) ? board : null;
}

export const boardNotFound = () => new AppError('NOT_FOUND', '공지를 찾을 수 없습니다.');
export const commentNotFound = () => new AppError('NOT_FOUND', '댓글을 찾을 수 없습니다.');
