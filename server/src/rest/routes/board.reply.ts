import { z } from 'zod';
import { BOARD_RULES } from '../../shared/validation/board-rules';
import { LIMITS } from '../../shared/validation/limits';
import { seoulDateTime, timesAgo } from '../../shared/text/seoul-time';
import type {
  BoardByIdQuery,
  BoardImageListQuery,
  BoardItemFragment,
  BoardListQuery,
  CommentListQuery,
} from '../documents/board.generated';
import type { FileUrl } from '../route';
import { success, successMessage } from './message.reply';

const id = z.int32().min(1).describe('공지의 번호');
const count = z.int().min(0);
const pageNumber = z.int().min(1);
const nickName = z.string().describe('쓴 회원의 별명');
const authorEmail = z.string().describe('쓴 회원의 이메일. 본인과 관리자가 아니면 가린 모양입니다.');
const profileImageUrl = z.string().nullable().describe('쓴 회원의 사진. 없으면 null (/user.png를 보여 주세요).');
const title = z.string().describe('제목');
const insertedAt = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/)
  .describe('쓴 때, 서울의 시각');

const fileUrl = '/files/Vb3kQ0x9ZtPq7LmWc2RyHg/%EC%95%88%EB%82%B4.jpg';
const own = { id: 12, title: '추석 연휴 안내', insertedAt: '2025-09-29T10:00:00' };
const itemExample = {
  ...own,
  nickName: '발도장지기',
  countComment: 2,
  countLike: 0,
  countFile: 1,
  profileImageUrl: null,
  memberId: 1,
  timesAgo: '3일 전',
};

export const boardItem = z
  .strictObject({
    id,
    title,
    nickName,
    insertedAt,
    countComment: count.describe('댓글의 수'),
    countLike: z.literal(0).describe('언제나 0'),
    countFile: count.describe('첨부파일의 수'),
    profileImageUrl,
    memberId: z.int32().min(1).describe('쓴 회원의 번호'),
    timesAgo: z.string().describe('방금 전, n분 전, n시간 전, n일 전. 30일부터는 날짜(yyyy-MM-dd).'),
  })
  .meta({ id: 'BoardItem', description: '목록의 공지', examples: [itemExample] });

export function boardItemOf(board: BoardItemFragment, fileUrl: FileUrl): z.input<typeof boardItem> {
  const { title, member, commentCount, attachmentCount } = board;
  return {
    id: Number(board.id),
    title,
    nickName: member.nickName,
    insertedAt: seoulDateTime(board.insertedAt),
    countComment: commentCount,
    countLike: 0,
    countFile: attachmentCount,
    profileImageUrl: member.profileImage && fileUrl(member.profileImage.url),
    memberId: Number(member.id),
    timesAgo: timesAgo(board.insertedAt),
  };
}

export const boardPage = z
  .strictObject({
    boardList: z.array(boardItem).describe('이 쪽의 공지'),
    pageInfo: z
      .strictObject({
        currentPageNumber: pageNumber.describe('1부터'),
        leftPageNumber: pageNumber.describe('함께 보여 줄 첫 쪽'),
        rightPageNumber: pageNumber.describe('함께 보여 줄 마지막 쪽'),
        totalPages: pageNumber.describe('1 이상'),
      })
      .meta({ id: 'PageInfo', description: '쪽 번호' }),
  })
  .meta({
    id: 'BoardPage',
    description: '공지 목록의 한 쪽',
    examples: [
      {
        boardList: [itemExample],
        pageInfo: { currentPageNumber: 1, leftPageNumber: 1, rightPageNumber: 1, totalPages: 1 },
      },
    ],
  });

/** Page links that a client shows at once. */
const WINDOW = 10;
const SIZE = BOARD_RULES.pageSize;

export function boardPageOf({ items, totalCount, page }: BoardListQuery['boards'], fileUrl: FileUrl): z.input<typeof boardPage> {
  const totalPages = Math.ceil(Math.min(Math.max(totalCount, 1), LIMITS.deepestRow) / SIZE);
  const currentPageNumber = page + 1;
  const windowEnd = Math.ceil(currentPageNumber / WINDOW) * WINDOW;
  return {
    boardList: items.map((item) => boardItemOf(item, fileUrl)),
    pageInfo: {
      currentPageNumber,
      leftPageNumber: windowEnd - WINDOW + 1,
      rightPageNumber: Math.min(windowEnd, totalPages),
      totalPages,
    },
  };
}

export const boardWithImage = z
  .strictObject({ id, title, insertedAt, firstImageUrl: z.string().describe('먼저 올린 사진의 주소') })
  .meta({ id: 'BoardWithImage', description: '사진이 있는 공지', examples: [{ ...own, firstImageUrl: fileUrl }] });

export const boardsWithImageOf = ({ boards }: BoardImageListQuery, fileUrl: FileUrl): z.input<typeof boardWithImage>[] =>
  boards.items.flatMap(({ id, title, insertedAt, attachments }) => {
    const image = attachments.find((attachment) => attachment.image)?.image;
    return image ? [{ id: Number(id), title, insertedAt: seoulDateTime(insertedAt), firstImageUrl: fileUrl(image.url) }] : [];
  });

export const board = z
  .strictObject({
    id,
    title,
    content: z.string().describe('본문. 첨부파일만 있으면 빈 문자열.'),
    authorEmail,
    authorNickName: nickName,
    insertedAt,
    files: z.array(z.string()).describe('첨부파일의 주소. 마지막 부분이 파일의 이름입니다.'),
    profileImageUrl,
  })
  .meta({
    id: 'Board',
    description: '공지',
    examples: [
      {
        ...own,
        content: '연휴에는 쉬는 곳이 많아요. 떠나기 전에 전화로 확인해 주세요.',
        authorEmail: 'a***@b***.example',
        authorNickName: '발도장지기',
        files: [fileUrl],
        profileImageUrl: null,
      },
    ],
  });

export function boardOf({ board: found }: BoardByIdQuery, fileUrl: FileUrl): z.input<typeof board> | null {
  if (!found) return null;
  const { title, content, member, attachments } = found;
  return {
    id: Number(found.id),
    title,
    content,
    authorEmail: member.email,
    authorNickName: member.nickName,
    insertedAt: seoulDateTime(found.insertedAt),
    files: attachments.map(({ url }) => fileUrl(url)),
    profileImageUrl: member.profileImage && fileUrl(member.profileImage.url),
  };
}

export const createdMessage = (text: string, newId: number) =>
  z
    .strictObject({ ...successMessage.shape, id: z.int32().min(1).describe('새로 쓴 것의 번호') })
    .meta({ id: 'Created', description: '새로 쓴 것', examples: [{ ...success(text), id: newId }] });

const commentExample = {
  id: 34,
  boardId: 12,
  comment: '미리 알려 주셔서 고마워요.',
  authorNickName: '초코네',
  authorEmail: 'm***@b***.example',
  insertedAt: '2025-09-29 12:30:41',
  profileImageUrl: null,
};

export const commentList = z
  .strictObject({
    comments: z
      .array(
        z
          .strictObject({
            id: z.int32().min(1).describe('댓글의 번호'),
            boardId: id,
            comment: z.string().describe('댓글의 글'),
            authorNickName: nickName,
            authorEmail,
            insertedAt: z
              .string()
              .regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
              .describe('쓴 때, 서울의 시각'),
            profileImageUrl,
          })
          .meta({ id: 'Comment', description: '댓글' }),
      )
      .describe('먼저 쓴 순'),
  })
  .meta({ id: 'CommentList', description: '공지의 댓글', examples: [{ comments: [commentExample] }] });

export const commentListOf = ({ comments }: CommentListQuery, fileUrl: FileUrl): z.input<typeof commentList> => ({
  comments: comments.items.map(({ id, boardId, content, member, insertedAt }) => ({
    id: Number(id),
    boardId: Number(boardId),
    comment: content,
    authorNickName: member.nickName,
    authorEmail: member.email,
    insertedAt: seoulDateTime(insertedAt).replace('T', ' '),
    profileImageUrl: member.profileImage && fileUrl(member.profileImage.url),
  })),
});
