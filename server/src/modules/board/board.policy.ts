import type { Viewer } from '../../shared/viewer';
import type { Board } from './board.entity';
import type { Comment } from './comment.entity';

export function isAuthor(content: Pick<Board | Comment, 'memberId'>, viewer: Viewer | null): boolean {
  return viewer?.memberId === content.memberId;
}

/** A private announcement and its comments are visible only to its author and administrators. */
export function canSee(board: Pick<Board, 'memberId' | 'isPrivate'>, viewer: Viewer | null): boolean {
  return !board.isPrivate || viewer?.isAdmin === true || isAuthor(board, viewer);
}
