import type { EntityManager } from 'typeorm';
import { AppError } from '../../shared/errors';
import type { Viewer } from '../../shared/viewer';
import type { Board } from './board.entity';
import { canSee } from './board.policy';

// What a write hangs on stays until the write is in, so that no reference breaks half-way. Always in the order member, announcement,
// comment: withdrawals take the same one, and nobody waits for each other in a circle.

export type LockedBoard = Pick<Board, 'memberId' | 'isPrivate' | 'version' | 'content'>;

/**
 * @param strength SHARE for what hangs on the announcement and on who may see it, UPDATE for what changes it
 * @returns null when it is gone or not there for the viewer
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

export const unknownBoard = () => new AppError('NOT_FOUND', '공지를 찾을 수 없습니다.');
export const unknownComment = () => new AppError('NOT_FOUND', '댓글을 찾을 수 없습니다.');
