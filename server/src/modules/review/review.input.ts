import { ArrayMaxSize, IsInt, IsOptional, IsUUID, Max, MaxLength, Min, ValidateNested } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int, registerEnumType } from 'type-graphql';
import { CALENDAR_RULES } from '../../shared/validation/calendar-rules';
import { LIMITS } from '../../shared/validation/limits';
import { PAGING_TEXT } from '../../shared/validation/manual-texts';
import { PagingArgs } from '../../shared/validation/paging-args';
import { REVIEW_RULES } from '../../shared/validation/review-rules';
import type { Upload } from '../../shared/http/upload';
import { UploadScalar } from '../../shared/http/upload-scalar';

// review-checks.ts validates the values, all rules at once and in code points (class-validator counts UTF-16 units).
// Optional fields are nullable without defaults: graphql-jit ignores defaults inside an input.

const { tags, images, rating } = REVIEW_RULES;
const CONTENT = `${REVIEW_RULES.content.max.toLocaleString('ko')}자까지. 비워 둘 수 없습니다.`;
const RATING = `${rating.min}점부터 ${rating.max}점까지의 정수`;
const TAGS = `${tags.max}개까지, 하나에 ${tags.nameMax}자까지. 한글, 영문, 숫자, 밑줄만 쓸 수 있고 앞의 #는 떼어 냅니다. 같은 태그를 두 번 보내면 BAD_USER_INPUT입니다.`;
const IMAGES = `한 번에 ${images.newMax}장, 리뷰 하나에 모두 ${images.max}장까지. 한 장에 ${LIMITS.fileBytesMax / 1024 / 1024}MB까지. JPG, PNG, GIF, WebP.`;
/** Well above the limits of the rules, which have clearer error texts. */
const LIST_MAX = 100;

export enum ReviewSort {
  LATEST = 'LATEST',
  LIKES = 'LIKES',
}
registerEnumType(ReviewSort, {
  name: 'ReviewSort',
  description: '리뷰의 순서',
  valuesConfig: {
    LATEST: { description: '최신순' },
    LIKES: {
      description:
        '좋아요가 많은 순, 같으면 최신순. 조건에 `facilityId`나 `memberId`가 있어야 하며, 없으면 BAD_USER_INPUT입니다.',
    },
  },
});

@InputType({ description: '리뷰를 고르는 조건. 보낸 조건이 모두 맞아야 합니다.' })
export class ReviewFilterInput {
  @Field(() => ID, { nullable: true, description: '장소의 id: 그 장소의 리뷰만' })
  facilityId?: string | null;

  @Field(() => ID, { nullable: true, description: '회원의 id: 그 회원이 쓴 리뷰만' })
  memberId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `찾는 태그, ${LIMITS.searchTextMax}자까지: 이름에 이 글이 든 태그가 있는 리뷰만. 앞의 #는 떼어 내고 영문 대소문자는 가리지 않습니다.`,
  })
  @IsOptional()
  @MaxLength(LIMITS.searchTextMax)
  tagName?: string | null;
}

@ArgsType()
export class ReviewsArgs {
  @Field(() => ReviewFilterInput, { nullable: true, description: '리뷰를 고르는 조건. 없으면 모든 리뷰입니다.' })
  @IsOptional()
  @ValidateNested()
  filter?: ReviewFilterInput | null;

  @Field(() => ReviewSort, { defaultValue: ReviewSort.LATEST, description: '리뷰의 순서' })
  sort: ReviewSort;

  @Field(() => Int, { defaultValue: 0, description: PAGING_TEXT.page })
  @Min(0)
  @Max(LIMITS.deepestRow)
  page: number;

  @Field(() => Int, { defaultValue: 20, description: PAGING_TEXT.size(LIMITS.reviewListMax) })
  @Min(1)
  @Max(LIMITS.reviewListMax)
  size: number;
}

@ArgsType()
export class ReviewPhotosArgs extends PagingArgs {
  @Field(() => ID, { description: '장소의 id' })
  facilityId: string;
}

@ArgsType()
export class ViewerReviewDaysArgs {
  @Field(() => Int, { description: `연도, ${CALENDAR_RULES.firstYear}부터 ${CALENDAR_RULES.lastYear}까지` })
  @IsInt()
  @Min(CALENDAR_RULES.firstYear)
  @Max(CALENDAR_RULES.lastYear)
  year: number;

  @Field(() => Int, { nullable: true, description: '월, 1부터 12까지. 없으면 한 해를 돌려줍니다.' })
  @IsOptional()
  @Min(1)
  @Max(12)
  month?: number | null;
}

@ArgsType()
export class TagsArgs {
  @Field({
    defaultValue: '',
    description: `태그의 이름에 든 문자열, ${LIMITS.searchTextMax}자까지. 앞의 #는 떼어 내고 영문 대소문자는 가리지 않습니다. 빈 문자열이면 모두입니다.`,
  })
  @MaxLength(LIMITS.searchTextMax)
  query: string;

  @Field(() => Int, { defaultValue: LIMITS.tagListMax, description: `받을 태그의 수, 1부터 ${LIMITS.tagListMax}까지` })
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
  description: '신고의 순서',
  valuesConfig: {
    NEWEST: { description: '최신순' },
    OLDEST: { description: '오래된 순' },
    REVIEW: { description: '새 리뷰의 신고부터, 같은 리뷰이면 최신순. 한 리뷰의 신고가 모입니다.' },
  },
});

@ArgsType()
export class ReviewReportsArgs {
  @Field({
    defaultValue: '',
    description: `신고 사유, 신고한 회원의 이메일이나 별명, 리뷰의 글, 장소의 이름에 든 문자열, ${LIMITS.searchTextMax}자까지. 빈 문자열이면 모두입니다.`,
  })
  @MaxLength(LIMITS.searchTextMax)
  query: string;

  @Field(() => ReviewReportSort, { defaultValue: ReviewReportSort.NEWEST, description: '신고의 순서' })
  sort: ReviewReportSort;

  @Field(() => Int, { defaultValue: 0, description: PAGING_TEXT.page })
  @Min(0)
  @Max(LIMITS.deepestRow)
  page: number;

  @Field(() => Int, { defaultValue: 20, description: PAGING_TEXT.size(LIMITS.deepestRow) })
  @Min(1)
  @Max(LIMITS.deepestRow)
  size: number;
}

@InputType({ description: '쓸 리뷰' })
export class CreateReviewInput {
  @Field(() => ID, { description: '장소의 id' })
  facilityId: string;

  @Field(() => Int, { description: `별점, ${RATING}` })
  rating: number;

  @Field({ description: `글, ${CONTENT}` })
  content: string;

  @Field(() => [String], { nullable: true, description: `태그의 이름, ${TAGS}` })
  @IsOptional()
  @ArrayMaxSize(LIST_MAX)
  tagNames?: string[] | null;

  @Field(() => [UploadScalar], { nullable: true, description: `사진. ${IMAGES}` })
  @IsOptional()
  @ArrayMaxSize(LIST_MAX)
  images?: Promise<Upload>[] | null;

  @Field(() => String, {
    nullable: true,
    description:
      '이 요청의 이름(UUID). 답을 받지 못해 같은 이름으로 다시 보내면 새로 쓰지 않고 이미 쓴 리뷰를 돌려줍니다. 다른 장소의 리뷰에 쓴 이름이면 CONFLICT입니다.',
  })
  @IsOptional()
  @IsUUID()
  requestKey?: string | null;
}

@InputType({ description: '고칠 리뷰. 보내지 않은 것은 그대로 둡니다.' })
export class UpdateReviewInput {
  @Field(() => ID, { description: '리뷰의 id' })
  id: string;

  @Field(() => Int, { nullable: true, description: `새 별점, ${RATING}` })
  rating?: number | null;

  @Field(() => String, { nullable: true, description: `새 글, ${CONTENT}` })
  content?: string | null;

  @Field(() => [String], {
    nullable: true,
    description: `새 태그의 이름, ${TAGS} 먼저 있던 태그를 모두 대신하며, 빈 목록이면 모두 지웁니다.`,
  })
  @IsOptional()
  @ArrayMaxSize(LIST_MAX)
  tagNames?: string[] | null;

  @Field(() => [UploadScalar], { nullable: true, description: `더할 사진. ${IMAGES}` })
  @IsOptional()
  @ArrayMaxSize(LIST_MAX)
  images?: Promise<Upload>[] | null;

  @Field(() => [String], {
    nullable: true,
    description: `지울 사진의 이름(\`Image.name\`), ${LIST_MAX}개까지. 이 리뷰에 없는 이름은 무시합니다.`,
  })
  @IsOptional()
  @ArrayMaxSize(LIST_MAX)
  removedImageNames?: string[] | null;
}

@InputType({ description: '지울 리뷰' })
export class DeleteReviewInput {
  @Field(() => ID, { description: '리뷰의 id' })
  id: string;
}

@InputType({ description: '좋아요를 바꿀 리뷰' })
export class ToggleReviewLikeInput {
  @Field(() => ID, { description: '리뷰의 id' })
  reviewId: string;

  @Field(() => Boolean, {
    nullable: true,
    description: '바꾼 뒤의 상태. 없으면 지금과 반대로 바꿉니다. 다시 보낼 수 있는 요청이라면 정해서 보내 주세요.',
  })
  isLiked?: boolean | null;
}

@InputType({ description: '신고할 리뷰' })
export class ReportReviewInput {
  @Field(() => ID, { description: '리뷰의 id' })
  reviewId: string;

  @Field({ description: `신고 사유, ${REVIEW_RULES.report.reasonMax}자까지. 비워 둘 수 없습니다.` })
  reason: string;
}

@InputType({ description: '지울 신고' })
export class DeleteReviewReportInput {
  @Field(() => ID, { description: '신고의 id' })
  id: string;
}
