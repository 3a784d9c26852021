import type { Member } from '../src/modules/member/member.entity';
import { viewerOf } from './factories';
import type { Answer, TestApp } from './test-app';

const FIELDS = `id title content isPrivate version insertedAt attachmentCount commentCount viewerCanEdit
  attachments { url name mediaType bytes image { url name width height } } member { id email }`;
const COMMENT = `id boardId content insertedAt viewerCanEdit member { id email } board { id commentCount }`;

/** What people do with announcements and comments, as a client sends it. */
export const BOARD = `query Board($id: ID!) { board(id: $id) { ${FIELDS} } }`;
export const BOARDS = `query Boards($query: String = "", $hasImage: Boolean = false, $page: Int = 0, $size: Int = 10) {
  boards(query: $query, hasImage: $hasImage, page: $page, size: $size) { items { ${FIELDS} } totalCount page }
}`;
export const CREATE_BOARD = `mutation Create($input: CreateBoardInput!) { createBoard(input: $input) { ${FIELDS} } }`;
export const UPDATE_BOARD = `mutation Update($input: UpdateBoardInput!) { updateBoard(input: $input) { ${FIELDS} } }`;
export const DELETE_BOARD = 'mutation Delete($input: DeleteBoardInput!) { deleteBoard(input: $input) }';
export const COMMENTS = `query Comments($boardId: ID!, $page: Int = 0, $size: Int = 50) {
  comments(boardId: $boardId, page: $page, size: $size) { items { ${COMMENT} } totalCount }
}`;
export const CREATE_COMMENT = `mutation Create($input: CreateCommentInput!) { createComment(input: $input) { ${COMMENT} } }`;
export const UPDATE_COMMENT = `mutation Update($input: UpdateCommentInput!) { updateComment(input: $input) { ${COMMENT} } }`;
export const DELETE_COMMENT = `mutation Delete($input: DeleteCommentInput!) {
  deleteComment(input: $input) { id board { id commentCount } }
}`;

export interface BoardAnswer {
  id: string;
  title: string;
  content: string;
  isPrivate: boolean;
  version: number;
  insertedAt: string;
  attachmentCount: number;
  commentCount: number;
  viewerCanEdit: boolean;
  attachments: {
    url: string;
    name: string;
    mediaType: string;
    bytes: number;
    image: { url: string; name: string; width: number; height: number } | null;
  }[];
  member: { id: string; email: string };
}

export interface CommentAnswer {
  id: string;
  boardId: string;
  content: string;
  insertedAt: string;
  viewerCanEdit: boolean;
  member: { id: string; email: string };
  board: { id: string; commentCount: number };
}

type Input = Record<string, unknown>;
type Id = number | string;
/** null is a visitor. */
type Actor = Member | null;

const act = <Data>(app: TestApp, document: string, actor: Actor, variables: Input): Promise<Answer<Data>> =>
  app.as(actor && viewerOf(actor)).run<Data>(document, variables);

export const createBoard = (app: TestApp, actor: Actor, input: Input) =>
  act<{ createBoard: BoardAnswer }>(app, CREATE_BOARD, actor, {
    input: { title: '점검 안내', content: '새벽에 합니다.', ...input },
  });
export const updateBoard = (app: TestApp, actor: Actor, input: Input) =>
  act<{ updateBoard: BoardAnswer }>(app, UPDATE_BOARD, actor, { input });
export const deleteBoard = (app: TestApp, actor: Actor, id: Id) =>
  act<{ deleteBoard: string }>(app, DELETE_BOARD, actor, { input: { id } });
export const listBoards = (app: TestApp, actor: Actor, variables: Input = {}) =>
  act<{ boards: { items: BoardAnswer[]; totalCount: number; page: number } }>(app, BOARDS, actor, variables);
export const findBoard = async (app: TestApp, actor: Actor, id: Id): Promise<BoardAnswer | null> =>
  (await act<{ board: BoardAnswer | null }>(app, BOARD, actor, { id })).data?.board ?? null;

export const listComments = (app: TestApp, actor: Actor, boardId: Id, variables: Input = {}) =>
  act<{ comments: { items: CommentAnswer[]; totalCount: number } }>(app, COMMENTS, actor, { boardId, ...variables });
export const createComment = (app: TestApp, actor: Actor, boardId: Id, content = '알겠습니다.') =>
  act<{ createComment: CommentAnswer }>(app, CREATE_COMMENT, actor, { input: { boardId, content } });
export const updateComment = (app: TestApp, actor: Actor, id: Id, content = '고쳤습니다.') =>
  act<{ updateComment: CommentAnswer }>(app, UPDATE_COMMENT, actor, { input: { id, content } });
export const deleteComment = (app: TestApp, actor: Actor, id: Id) =>
  act<{ deleteComment: { id: string; board: { id: string; commentCount: number } } }>(app, DELETE_COMMENT, actor, {
    input: { id },
  });
