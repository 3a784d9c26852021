import { ArrayMaxSize, IsInt, IsOptional, IsUUID, Max, MaxLength, Min, ValidateNested } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int, registerEnumType } from 'type-graphql';
import { CALENDAR_RULES } from '../../shared/calendar-rules';
import { LIMITS } from '../../shared/limits';
import { REVIEW_RULES } from '../../shared/review-rules';
import type { Upload } from '../../shared/upload';
import { UploadScalar } from '../../shared/upload-scalar';

// What a review may hold is checked by review-checks.ts, all rules at once and in code points (class-validator counts UTF-16 units).
// Optional fields are nullable and have no default: graphql-jit leaves out the defaults of fields inside an input.

const { tags, images } = REVIEW_RULES;
const TAGS = `${tags.max}개까지. 한글, 영문, 숫자, 밑줄만, 하나에 ${tags.nameMax}자까지. 앞의 #는 떼어 냅니다.`;
const IMAGES = `한 번에 ${images.newMax}장, 리뷰 하나에 모두 ${images.max}장까지. 한 장에 10MB까지.`;
/** Lists are cut off well above what the rules allow: the rules have the better words. */
const LIST_MAX = 100;

export enum ReviewSort {
  LATEST = 'LATEST',
  LIKES = 'LIKES',
}
registerEnumType(ReviewSort, {
  name: 'ReviewSort',
  valuesConfig: {
    LATEST: { description: '새로 쓴 순' },
    LIKES: { description: '좋아요가 많은 순, 같으면 새로 쓴 순. 한 장소나 한 회원의 리뷰에만.' },
  },
});

@InputType({ description: '모든 조건은 AND' })
export class ReviewFilterInput {
  @Field(() => ID, { nullable: true, description: '이 장소의 리뷰' })
  facilityId?: string | null;

  @Field(() => ID, { nullable: true, description: '이 회원이 쓴 리뷰' })
  memberId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `이 글이 든 태그가 있는 리뷰. 앞의 #는 떼어 냅니다. 최대 ${LIMITS.searchTextMax}자.`,
  })
  @IsOptional()
  @MaxLength(LIMITS.searchTextMax)
  tagName?: string | null;
}

@ArgsType()
export class ReviewsArgs {
  @Field(() => ReviewFilterInput, { nullable: true })
  @IsOptional()
  @ValidateNested()
  filter?: ReviewFilterInput | null;

  @Field(() => ReviewSort, { defaultValue: ReviewSort.LATEST })
  sort: ReviewSort;

  @Field(() => Int, { defaultValue: 0, description: '0부터. 끝을 넘으면 빈 목록.' })
  @Min(0)
  @Max(LIMITS.deepestRow)
  page: number;

  @Field(() => Int, { defaultValue: 20, description: `최대 ${LIMITS.reviewListMax}.` })
  @Min(1)
  @Max(LIMITS.reviewListMax)
  size: number;
}

@ArgsType()
export class ReviewPhotosArgs {
  @Field(() => ID)
  facilityId: string;

  @Field(() => Int, { defaultValue: 0, description: '0부터. 끝을 넘으면 빈 목록.' })
  @Min(0)
  @Max(LIMITS.deepestRow)
  page: number;

  @Field(() => Int, { defaultValue: 20, description: `최대 ${LIMITS.pageSizeMax}.` })
  @Min(1)
  @Max(LIMITS.pageSizeMax)
  size: number;
}

@ArgsType()
export class ViewerReviewDaysArgs {
  @Field(() => Int)
  @IsInt()
  @Min(CALENDAR_RULES.firstYear)
  @Max(CALENDAR_RULES.lastYear)
  year: number;

  @Field(() => Int, { nullable: true, description: '1부터 12까지. 없으면 한 해.' })
  @IsOptional()
  @Min(1)
  @Max(12)
  month?: number | null;
}

@ArgsType()
export class TagsArgs {
  @Field({ defaultValue: '', description: `이름에 든 글. 앞의 #는 떼어 냅니다. 최대 ${LIMITS.searchTextMax}자.` })
  @MaxLength(LIMITS.searchTextMax)
  query: string;

  @Field(() => Int, { defaultValue: LIMITS.tagListMax, description: `최대 ${LIMITS.tagListMax}.` })
  @Min(1)
  @Max(LIMITS.tagListMax)
  limit: number;
}

export enum ReviewReportSort {
  NEWEST = 'NEWEST',
  OLDEST = 'OLDEST',
  REVIEW = 'REVIEW',
}
registerEnumType(ReviewReportSort, {
  name: 'ReviewReportSort',
  description: '같으면 새로 신고한 순',
  valuesConfig: { REVIEW: { description: '신고된 리뷰의 id, 큰 것부터: 한 리뷰의 신고가 모입니다.' } },
});

@ArgsType()
export class ReviewReportsArgs {
  @Field({ defaultValue: '', description: '신고 사유, 신고한 회원의 이메일과 별명, 리뷰의 글, 장소의 이름에 든 글' })
  @MaxLength(LIMITS.searchTextMax)
  query: string;

  @Field(() => ReviewReportSort, { defaultValue: ReviewReportSort.NEWEST })
  sort: ReviewReportSort;

  @Field(() => Int, { defaultValue: 0, description: '0부터' })
  @Min(0)
  @Max(LIMITS.deepestRow)
  page: number;

  @Field(() => Int, { defaultValue: 20 })
  @Min(1)
  @Max(LIMITS.deepestRow)
  size: number;
}

@InputType()
export class CreateReviewInput {
  @Field(() => ID)
  facilityId: string;

  @Field(() => Int, { description: '1부터 5까지' })
  rating: number;

  @Field({ description: `${REVIEW_RULES.content.max.toLocaleString('ko')}자까지` })
  content: string;

  @Field(() => [String], { nullable: true, description: TAGS })
  @IsOptional()
  @ArrayMaxSize(LIST_MAX)
  tagNames?: string[] | null;

  @Field(() => [UploadScalar], { nullable: true, description: IMAGES })
  @IsOptional()
  @ArrayMaxSize(LIST_MAX)
  images?: Promise<Upload>[] | null;

  @Field(() => String, {
    nullable: true,
    description: '이 요청의 이름(UUID). 답을 받지 못해 다시 보내도 같은 이름이면 리뷰가 하나만 생깁니다.',
  })
  @IsOptional()
  @IsUUID()
  requestKey?: string | null;
}

@InputType()
export class UpdateReviewInput {
  @Field(() => ID)
  id: string;

  @Field(() => Int, { nullable: true, description: '없으면 그대로' })
  rating?: number | null;

  @Field(() => String, { nullable: true, description: '없으면 그대로' })
  content?: string | null;

  @Field(() => [String], { nullable: true, description: `${TAGS} 없으면 그대로, 빈 목록이면 모두 지웁니다.` })
  @IsOptional()
  @ArrayMaxSize(LIST_MAX)
  tagNames?: string[] | null;

  @Field(() => [UploadScalar], { nullable: true, description: `더할 사진. ${IMAGES}` })
  @IsOptional()
  @ArrayMaxSize(LIST_MAX)
  images?: Promise<Upload>[] | null;

  @Field(() => [String], { nullable: true, description: '지울 사진의 이름. 이 리뷰에 없는 이름은 무시합니다.' })
  @IsOptional()
  @ArrayMaxSize(LIST_MAX)
  removedImageNames?: string[] | null;
}

@InputType()
export class DeleteReviewInput {
  @Field(() => ID)
  id: string;
}

@InputType()
export class ToggleReviewLikeInput {
  @Field(() => ID)
  reviewId: string;

  @Field(() => Boolean, { nullable: true, description: '이 상태로 둡니다. 없으면 지금과 반대로.' })
  isLiked?: boolean | null;
}

@InputType()
export class ReportReviewInput {
  @Field(() => ID)
  reviewId: string;

  @Field({ description: `${REVIEW_RULES.report.reasonMax}자까지` })
  reason: string;
}

@InputType()
export class DeleteReviewReportInput {
  @Field(() => ID)
  id: string;
}
