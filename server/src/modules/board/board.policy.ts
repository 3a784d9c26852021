import type { Viewer } from '../../shared/viewer';
import type { Board } from './board.entity';
import type { Comment } from './comment.entity';

/** Of an announcement or a comment. */
export function isAuthor(written: Pick<Board | Comment, 'memberId'>, viewer: Viewer | null): boolean {
  return viewer?.memberId === written.memberId;
}

/** Only its author and admins see a private announcement and its comments. */
export function canSee(board: Pick<Board, 'memberId' | 'isPrivate'>, viewer: Viewer | null): boolean {
  return !board.isPrivate || viewer?.isAdmin === true || isAuthor(board, viewer);
}
