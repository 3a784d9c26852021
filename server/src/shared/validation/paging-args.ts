import { Max, Min } from 'class-validator';
import { ArgsType, Field, Int } from 'type-graphql';
import { LIMITS } from './limits';
import { PAGING_TEXT } from './manual-texts';

/** Page and size of a list with the usual limits. */
@ArgsType()
export class PagingArgs {
  @Field(() => Int, { defaultValue: 0, description: PAGING_TEXT.page })
  @Min(0)
  @Max(LIMITS.deepestRow)
  page: number;

  @Field(() => Int, { defaultValue: 20, description: PAGING_TEXT.size(LIMITS.pageSizeMax) })
  @Min(1)
  @Max(LIMITS.pageSizeMax)
  size: number;
}
