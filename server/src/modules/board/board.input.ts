import { ArrayMaxSize, IsInt, IsOptional, Max, MaxLength, Min } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { BOARD_RULES } from '../../shared/board-rules';
import { LIMITS } from '../../shared/limits';
import type { Upload } from '../../shared/upload';
import { UploadScalar } from '../../shared/upload-scalar';

// What an announcement may hold is checked by board-checks.ts, all rules at once and in code points (class-validator counts UTF-16
// units). Optional fields are nullable and have no default: graphql-jit leaves out the defaults of fields inside an input.

const ATTACHMENTS = `${BOARD_RULES.attachments.max}개까지, 하나에 10MB까지. 사진, PDF, 한글, 워드, 엑셀, 파워포인트, TXT, CSV, ZIP.`;
/** Lists are cut off well above what the rules allow: the rules have the better words. */
const LIST_MAX = 100;

@ArgsType()
export class BoardsArgs {
  @Field({ defaultValue: '', description: `제목이나 본문에 든 글. 최대 ${LIMITS.searchTextMax}자.` })
  @MaxLength(LIMITS.searchTextMax)
  query: string;

  @Field({ defaultValue: false, description: 'true면 사진이 있는 공지만' })
  hasImage: boolean;

  @Field(() => Int, { defaultValue: 0, description: '0부터. 끝을 넘으면 마지막 쪽.' })
  @Min(0)
  page: number;

  @Field(() => Int, { defaultValue: BOARD_RULES.pageSize, description: `최대 ${LIMITS.pageSizeMax}.` })
  @Min(1)
  @Max(LIMITS.pageSizeMax)
  size: number;
}

@ArgsType()
export class CommentsArgs {
  @Field(() => ID)
  boardId: string;

  @Field(() => Int, { defaultValue: 0, description: '0부터. 끝을 넘으면 빈 목록.' })
  @Min(0)
  @Max(LIMITS.deepestRow)
  page: number;

  @Field(() => Int, { defaultValue: 50, description: `최대 ${LIMITS.commentListMax}.` })
  @Min(1)
  @Max(LIMITS.commentListMax)
  size: number;
}

@InputType()
export class CreateBoardInput {
  @Field({ description: `${BOARD_RULES.title.max}자까지` })
  title: string;

  @Field(() => String, {
    nullable: true,
    description: `${BOARD_RULES.content.max.toLocaleString('ko')}자까지. 첨부파일이 있으면 없어도 됩니다.`,
  })
  content?: string | null;

  @Field(() => Boolean, { nullable: true, description: '쓴 회원과 관리자에게만 보이게 합니다.' })
  isPrivate?: boolean | null;

  @Field(() => [UploadScalar], { nullable: true, description: ATTACHMENTS })
  @IsOptional()
  @ArrayMaxSize(LIST_MAX)
  attachments?: Promise<Upload>[] | null;
}

@InputType()
export class UpdateBoardInput {
  @Field(() => ID)
  id: string;

  @Field(() => Int, {
    nullable: true,
    description: '고치기 시작한 공지의 version. 그사이 바뀌었으면 CONFLICT. 없으면 덮어씁니다.',
  })
  @IsOptional()
  @IsInt()
  version?: number | null;

  @Field(() => String, { nullable: true, description: '없으면 그대로' })
  title?: string | null;

  @Field(() => String, { nullable: true, description: '없으면 그대로' })
  content?: string | null;

  @Field(() => Boolean, { nullable: true, description: '없으면 그대로' })
  isPrivate?: boolean | null;

  @Field(() => [UploadScalar], { nullable: true, description: `더할 파일. 남은 것과 함께 ${ATTACHMENTS}` })
  @IsOptional()
  @ArrayMaxSize(LIST_MAX)
  attachments?: Promise<Upload>[] | null;

  @Field(() => [String], { nullable: true, description: '지울 파일의 이름. 이 공지에 없는 이름은 무시합니다.' })
  @IsOptional()
  @ArrayMaxSize(LIST_MAX)
  removedAttachmentNames?: string[] | null;
}

@InputType()
export class DeleteBoardInput {
  @Field(() => ID)
  id: string;
}

@InputType()
export class CreateCommentInput {
  @Field(() => ID)
  boardId: string;

  @Field({ description: `${BOARD_RULES.comment.max.toLocaleString('ko')}자까지` })
  content: string;
}

@InputType()
export class UpdateCommentInput {
  @Field(() => ID)
  id: string;

  @Field({ description: `${BOARD_RULES.comment.max.toLocaleString('ko')}자까지` })
  content: string;
}

@InputType()
export class DeleteCommentInput {
  @Field(() => ID)
  id: string;
}
