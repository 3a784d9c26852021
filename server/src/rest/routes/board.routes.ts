import { z } from 'zod';
import { BOARD_RULES } from '../../shared/validation/board-rules';
import { LIMITS } from '../../shared/validation/limits';
import {
  BoardByIdDocument,
  BoardImageListDocument,
  BoardListDocument,
  CommentListDocument,
  CreateBoardDocument,
  CreateCommentDocument,
  DeleteBoardDocument,
  DeleteCommentDocument,
  UpdateBoardDocument,
  UpdateCommentDocument,
} from '../documents/board.generated';
import { bodyId, bodyText, entityId, ignored, LIST_MAX, listOf, oneOf, text, uploads } from '../parameters';
import { type Route, route } from '../route';
import {
  board,
  boardItem,
  boardItemOf,
  boardOf,
  boardPage,
  boardPageOf,
  boardsWithImageOf,
  boardWithImage,
  commentList,
  commentListOf,
  createdMessage,
} from './board.reply';
import { successReply, success } from './message.reply';

const tag = '공지';
const commentTag = '댓글';
const { title, content, attachments, comment } = BOARD_RULES;
const boardNotFound = '공지를 찾을 수 없습니다.';
const commentNotFound = '댓글을 찾을 수 없습니다.';
const boardId = z.object({ id: entityId().meta({ description: '공지', examples: [12] }) });
const commentId = z.object({ id: entityId().meta({ description: '댓글', examples: [34] }) });
/** Rows of the lists on a home page. */
const NEWEST = 3;

/** Any integer: pages before the first or beyond the last become the first or last. */
const pageNumber = () =>
  z
    .string()
    .transform((value) => (/^-?\d+$/.test(value) ? Math.min(Math.max(Number(value), 1), LIMITS.deepestRow) : NaN))
    .pipe(z.int('정수를 보내 주세요.'))
    // The descriptions of the type itself do not help a reader.
    .meta({ minimum: undefined, maximum: undefined });

const written = {
  // The rule for an empty title has a better text than a missing field.
  title: bodyText(`제목, ${title.max}자까지`).default(''),
  isPrivate: oneOf(['true', 'false', '']).optional().describe('쓴 회원과 관리자에게만 보이게 하려면 true'),
  files: uploads(`첨부파일 ${attachments.max}개까지, 하나에 ${LIMITS.fileBytesMax / 1024 / 1024}MB까지`, attachments.max),
};
const contentField = bodyText(`본문, ${content.max.toLocaleString('ko')}자까지. 첨부파일이 있으면 없어도 됩니다.`);
const commentField = bodyText(`댓글, ${comment.max.toLocaleString('ko')}자까지`);
const boardAdded = '공지를 등록했습니다.';
const commentAdded = '댓글을 등록했습니다.';
const flagOf = (isPrivate: string | undefined) => (isPrivate ? isPrivate === 'true' : undefined);

export const BOARD_ROUTES: Route[] = [
  route({
    method: 'get',
    path: '/api/board/list',
    tag,
    summary: '공지 목록, 새로 쓴 순',
    description: `한 쪽에 ${BOARD_RULES.pageSize}개. 비공개 공지는 쓴 회원과 관리자에게만 보입니다.`,
    query: z.object({
      q: text(LIMITS.searchTextMax)
        .default('')
        .meta({ description: '제목이나 본문에 든 문자열', examples: ['점검'] }),
      p: pageNumber().default(1).meta({ description: '1부터. 1보다 작으면 첫 쪽, 끝을 넘으면 마지막 쪽.' }),
    }),
    document: BoardListDocument,
    variables: ({ query: { q, p } }) => ({ query: q, page: p - 1, size: BOARD_RULES.pageSize }),
    replySchema: boardPage,
    reply: ({ boards }, { fileUrl }) => boardPageOf(boards, fileUrl),
  }),
  route({
    method: 'get',
    path: '/api/board/latest',
    tag,
    summary: `최신 공지 ${NEWEST}개`,
    document: BoardListDocument,
    variables: () => ({ query: '', page: 0, size: NEWEST }),
    replySchema: z.array(boardItem),
    reply: ({ boards }, { fileUrl }) => boards.items.map((item) => boardItemOf(item, fileUrl)),
  }),
  route({
    method: 'get',
    path: '/api/board/latest3',
    tag,
    summary: `사진이 있는 최신 공지 ${NEWEST}개`,
    document: BoardImageListDocument,
    variables: () => ({ size: NEWEST }),
    replySchema: z.array(boardWithImage),
    reply: (data, { fileUrl }) => boardsWithImageOf(data, fileUrl),
  }),
  route({
    method: 'get',
    path: '/api/board/{id}',
    tag,
    summary: '공지 하나',
    notFound: boardNotFound,
    params: boardId,
    document: BoardByIdDocument,
    variables: ({ params }) => params,
    replySchema: board,
    reply: (data, { fileUrl }) => boardOf(data, fileUrl),
  }),
  route({
    method: 'post',
    path: '/api/board/add',
    tag,
    summary: '공지 쓰기',
    description: '제목은 꼭 있어야 하고, 본문과 첨부파일 가운데 하나는 있어야 합니다.',
    body: {
      kind: 'multipart',
      schema: z
        .object({ ...written, content: contentField.default('') })
        .meta({ examples: [{ title: '추석 연휴 안내', content: '연휴에는 쉬는 곳이 많아요.', isPrivate: 'false' }] }),
    },
    document: CreateBoardDocument,
    variables: ({ body: { files, isPrivate, ...body } }) => ({
      input: { ...body, isPrivate: flagOf(isPrivate), attachments: files },
    }),
    replySchema: createdMessage(boardAdded, 12),
    reply: ({ createBoard }) => ({ ...success(boardAdded), id: Number(createBoard.id) }),
  }),
  route({
    method: 'put',
    path: '/api/board/{id}',
    tag,
    summary: '공지 고치기',
    description: '쓴 회원만. isPrivate와 content는 보내지 않으면 그대로입니다. 새 파일은 남은 파일 뒤에 붙습니다.',
    notFound: boardNotFound,
    refusals: { FORBIDDEN: '공지를 수정할 권한이 없습니다.' },
    params: boardId,
    body: {
      kind: 'multipart',
      schema: z
        .object({
          ...written,
          content: contentField.optional(),
          deleteFileNames: listOf(bodyText('지울 파일의 이름'), LIST_MAX)
            .default([])
            .describe('지울 파일의 이름: 주소의 마지막 부분. 이 공지에 없는 이름은 무시합니다.'),
          id: ignored('고칠 공지는 주소로 정해집니다'),
        })
        .meta({
          examples: [
            { title: '추석 연휴 안내', content: '10월 9일부터 다시 문을 여는 곳이 많아요.', deleteFileNames: ['안내.jpg'] },
          ],
        }),
    },
    document: UpdateBoardDocument,
    variables: ({ params, body: { title, content, isPrivate, files, deleteFileNames } }) => ({
      input: {
        ...params,
        title,
        content,
        isPrivate: flagOf(isPrivate),
        attachments: files,
        removedAttachmentNames: deleteFileNames,
      },
    }),
    ...successReply('공지를 수정했습니다.'),
  }),
  route({
    method: 'delete',
    path: '/api/board/{id}',
    tag,
    summary: '공지 지우기',
    description: '쓴 회원만. 댓글과 첨부파일도 함께 지워집니다.',
    notFound: boardNotFound,
    refusals: { FORBIDDEN: '공지를 삭제할 권한이 없습니다.' },
    params: boardId,
    document: DeleteBoardDocument,
    variables: ({ params }) => ({ input: params }),
    ...successReply('공지를 삭제했습니다.'),
  }),
  route({
    method: 'get',
    path: '/api/comment/list',
    tag: commentTag,
    summary: '공지의 댓글, 먼저 쓴 순',
    description: `최대 ${LIMITS.commentListMax.toLocaleString('ko')}개.`,
    notFound: boardNotFound,
    query: z.object({ boardId: entityId().meta({ description: '공지', examples: [12] }) }),
    document: CommentListDocument,
    variables: ({ query }) => ({ ...query, size: LIMITS.commentListMax }),
    replySchema: commentList,
    reply: (data, { fileUrl }) => commentListOf(data, fileUrl),
  }),
  route({
    method: 'post',
    path: '/api/comment',
    tag: commentTag,
    summary: '댓글 쓰기',
    notFound: boardNotFound,
    body: {
      kind: 'json',
      schema: z
        .object({ boardId: bodyId('공지'), comment: commentField })
        .meta({ examples: [{ boardId: 12, comment: '미리 알려 주셔서 고마워요.' }] }),
    },
    document: CreateCommentDocument,
    variables: ({ body: { boardId, comment } }) => ({ input: { boardId, content: comment } }),
    replySchema: createdMessage(commentAdded, 34),
    reply: ({ createComment }) => ({ ...success(commentAdded), id: Number(createComment.id) }),
  }),
  route({
    method: 'put',
    path: '/api/comment/{id}',
    tag: commentTag,
    summary: '댓글 고치기',
    description: '쓴 회원만.',
    notFound: commentNotFound,
    refusals: { FORBIDDEN: '댓글을 수정할 권한이 없습니다.' },
    params: commentId,
    body: {
      kind: 'json',
      schema: z
        .object({ comment: commentField, id: ignored('고칠 댓글은 주소로 정해집니다') })
        .meta({ examples: [{ comment: '미리 알려 주셔서 고맙습니다.' }] }),
    },
    document: UpdateCommentDocument,
    variables: ({ params, body }) => ({ input: { ...params, content: body.comment } }),
    ...successReply('댓글을 수정했습니다.'),
  }),
  route({
    method: 'delete',
    path: '/api/comment/{id}',
    tag: commentTag,
    summary: '댓글 지우기',
    description: '쓴 회원만.',
    notFound: commentNotFound,
    refusals: { FORBIDDEN: '댓글을 삭제할 권한이 없습니다.' },
    params: commentId,
    document: DeleteCommentDocument,
    variables: ({ params }) => ({ input: params }),
    ...successReply('댓글을 삭제했습니다.'),
  }),
];
