import type { Viewer } from '../../shared/viewer';
import type { Board } from './board.entity';
import type { Comment } from './comment.entity';

/** Of an announcement or a comment. */
export function isAuthor(written: Pick<Board | Comment, 'memberId'>, viewer: Viewer | null): boolean {
  return viewer?.memberId === written.memberId;
}

/** A private announcement is there for its author and for administrators alone; its comments go with it. */
export function canSee(board: Pick<Board, 'memberId' | 'isPrivate'>, viewer: Viewer | null): boolean {
  return !board.isPrivate || viewer?.isAdmin === true || isAuthor(board, viewer);
}
