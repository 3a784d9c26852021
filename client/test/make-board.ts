import type { Attachment, Board, Comment } from '../src/graphql/types.generated';
import { makeMember } from './make-member';
import { makeImage } from './make-review';

/** Somebody's public announcement as a visitor sees it; a test overrides what it is about. */
export function makeBoard(board: Partial<Board> & Pick<Board, 'id'>): Board {
  const attachments = board.attachments ?? [];
  return {
    title: `공지 ${board.id}`,
    content: `공지 ${board.id}의 본문`,
    insertedAt: '2026-03-01T03:34:00.000Z',
    isPrivate: false,
    attachments,
    attachmentCount: attachments.length,
    commentCount: 0,
    version: 1,
    viewerCanEdit: false,
    member: makeBoardAuthor(),
    ...board,
  };
}

export const makeBoardAuthor = (member: Parameters<typeof makeMember>[0] = {}) =>
  makeMember({ id: '9', nickName: '발도장지기', email: 'a***@e***.com', info: null, insertedAt: null, ...member });

export function makeComment(comment: Partial<Comment> & Pick<Comment, 'id'>): Comment {
  const board = comment.board ?? makeBoard({ id: '7' });
  return {
    content: `댓글 ${comment.id}`,
    insertedAt: '2026-03-01T03:34:00.000Z',
    viewerCanEdit: false,
    viewerHasReported: false,
    blinding: null,
    member: makeMember({ id: '2', nickName: '초코형', email: 'c***@e***.com' }),
    board,
    boardId: board.id,
    ...comment,
  };
}

/** A stored file; with `image` a picture. */
export const makeAttachment = (name: string, attachment: Partial<Attachment> = {}): Attachment => ({
  name,
  url: `/files/key/${encodeURIComponent(name)}`,
  mediaType: 'application/pdf',
  bytes: 1_258_291,
  image: null,
  ...attachment,
});

export const makePictureAttachment = (name: string): Attachment =>
  makeAttachment(`${name}.webp`, { url: `/files/${name}/large.webp`, mediaType: 'image/webp', image: makeImage(name) });
