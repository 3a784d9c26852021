import { ArrayMaxSize, IsInt, IsOptional, Max, MaxLength, Min } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { BOARD_RULES } from '../../shared/validation/board-rules';
import { LIMITS } from '../../shared/validation/limits';
import { PAGING_TEXT } from '../../shared/validation/manual-texts';
import type { Upload } from '../../shared/http/upload';
import { UploadScalar } from '../../shared/http/upload-scalar';

// board-checks.ts validates the values, all rules at once and in code points (class-validator counts UTF-16 units).
// Optional fields are nullable without defaults: graphql-jit ignores defaults inside an input.

const TITLE = `한 줄, ${BOARD_RULES.title.max}자까지. 비워 둘 수 없습니다.`;
const CONTENT = `${BOARD_RULES.content.max.toLocaleString('ko')}자까지. 첨부파일이 있으면 빈 문자열이어도 됩니다.`;
const COMMENT = `${BOARD_RULES.comment.max.toLocaleString('ko')}자까지. 비워 둘 수 없습니다.`;
const ATTACHMENTS = `공지 하나에 모두 ${BOARD_RULES.attachments.max}개까지, 하나에 ${LIMITS.fileBytesMax / 1024 / 1024}MB까지. 사진(JPG, PNG, GIF, WebP), PDF, 한글(HWP, HWPX), 워드, 엑셀, 파워포인트, TXT, CSV, ZIP.`;
/** Well above the limits of the rules, which have clearer error texts. */
const LIST_MAX = 100;

@ArgsType()
export class BoardsArgs {
  @Field({ defaultValue: '', description: `제목이나 본문에 든 문자열, ${LIMITS.searchTextMax}자까지. 빈 문자열이면 모두입니다.` })
  @MaxLength(LIMITS.searchTextMax)
  query: string;

  @Field({ defaultValue: false, description: 'true면 사진이 있는 공지만, false면 모두' })
  hasImage: boolean;

  @Field(() => Int, {
    defaultValue: 0,
    description: `0부터 세는 쪽 번호. 끝을 넘으면 마지막 쪽을 돌려주며, 목록은 ${LIMITS.deepestRow.toLocaleString('ko')}번째까지만 있습니다.`,
  })
  @Min(0)
  page: number;

  @Field(() => Int, { defaultValue: BOARD_RULES.pageSize, description: PAGING_TEXT.size(LIMITS.pageSizeMax) })
  @Min(1)
  @Max(LIMITS.pageSizeMax)
  size: number;
}

@ArgsType()
export class CommentsArgs {
  @Field(() => ID, { description: '공지의 id' })
  boardId: string;

  @Field(() => Int, { defaultValue: 0, description: PAGING_TEXT.page })
  @Min(0)
  @Max(LIMITS.deepestRow)
  page: number;

  @Field(() => Int, { defaultValue: 50, description: PAGING_TEXT.size(LIMITS.commentListMax) })
  @Min(1)
  @Max(LIMITS.commentListMax)
  size: number;
}

@ArgsType()
export class ViewerCommentsArgs {
  @Field(() => Int, { defaultValue: 0, description: PAGING_TEXT.page })
  @Min(0)
  @Max(LIMITS.deepestRow)
  page: number;

  @Field(() => Int, { defaultValue: 20, description: PAGING_TEXT.size(LIMITS.commentListMax) })
  @Min(1)
  @Max(LIMITS.commentListMax)
  size: number;
}

@InputType({ description: '쓸 공지' })
export class CreateBoardInput {
  @Field({ description: `제목. ${TITLE}` })
  title: string;

  @Field(() => String, {
    nullable: true,
    description: `본문, ${CONTENT}`,
  })
  content?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'true면 비공개: 쓴 회원과 관리자에게만 보입니다. 없으면 공개입니다.' })
  isPrivate?: boolean | null;

  @Field(() => [UploadScalar], { nullable: true, description: `첨부파일. ${ATTACHMENTS}` })
  @IsOptional()
  @ArrayMaxSize(LIST_MAX)
  attachments?: Promise<Upload>[] | null;
}

@InputType({ description: '고칠 공지. 보내지 않은 것은 그대로 둡니다.' })
export class UpdateBoardInput {
  @Field(() => ID, { description: '공지의 id' })
  id: string;

  @Field(() => Int, {
    nullable: true,
    description:
      '고치기 시작할 때 읽은 `Board.version`. 그사이 바뀌었으면 CONFLICT입니다. 보내지 않으면 확인하지 않고 덮어씁니다.',
  })
  @IsOptional()
  @IsInt()
  version?: number | null;

  @Field(() => String, { nullable: true, description: `새 제목. ${TITLE}` })
  title?: string | null;

  @Field(() => String, { nullable: true, description: `새 본문, ${CONTENT}` })
  content?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'true면 비공개, false면 공개로 바꿉니다.' })
  isPrivate?: boolean | null;

  @Field(() => [UploadScalar], { nullable: true, description: `더할 첨부파일. ${ATTACHMENTS}` })
  @IsOptional()
  @ArrayMaxSize(LIST_MAX)
  attachments?: Promise<Upload>[] | null;

  @Field(() => [String], {
    nullable: true,
    description: `지울 첨부파일의 이름(\`Attachment.name\`), ${LIST_MAX}개까지. 이 공지에 없는 이름은 무시합니다.`,
  })
  @IsOptional()
  @ArrayMaxSize(LIST_MAX)
  removedAttachmentNames?: string[] | null;
}

@InputType({ description: '지울 공지' })
export class DeleteBoardInput {
  @Field(() => ID, { description: '공지의 id' })
  id: string;
}

@InputType({ description: '쓸 댓글' })
export class CreateCommentInput {
  @Field(() => ID, { description: '공지의 id' })
  boardId: string;

  @Field({ description: `글, ${COMMENT}` })
  content: string;
}

@InputType({ description: '고칠 댓글' })
export class UpdateCommentInput {
  @Field(() => ID, { description: '댓글의 id' })
  id: string;

  @Field({ description: `새 글, ${COMMENT}` })
  content: string;
}

@InputType({ description: '신고할 댓글' })
export class ReportCommentInput {
  @Field(() => ID, { description: '댓글의 id' })
  commentId: string;

  @Field({ description: `신고 사유, ${BOARD_RULES.report.reasonMax}자까지. 비워 둘 수 없습니다.` })
  reason: string;
}

@InputType({ description: '지울 댓글' })
export class DeleteCommentInput {
  @Field(() => ID, { description: '댓글의 id' })
  id: string;
}
