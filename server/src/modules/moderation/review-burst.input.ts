import { Max, Min } from 'class-validator';
import { ArgsType, Field, Int } from 'type-graphql';
import { LIMITS } from '../../shared/validation/limits';
import { PAGING_TEXT } from '../../shared/validation/manual-texts';

const BURST_PAGE_MAX = 20;

@ArgsType()
export class ReviewBurstsArgs {
  @Field(() => Int, { defaultValue: 0, description: PAGING_TEXT.page })
  @Min(0)
  @Max(LIMITS.deepestRow)
  page: number;

  @Field(() => Int, { defaultValue: 10, description: PAGING_TEXT.size(BURST_PAGE_MAX) })
  @Min(1)
  @Max(BURST_PAGE_MAX)
  size: number;
}
