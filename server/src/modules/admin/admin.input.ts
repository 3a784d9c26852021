import { Max, Min } from 'class-validator';
import { ArgsType, Field, Int } from 'type-graphql';
import { LIMITS } from '../../shared/validation/limits';
import { PAGING_TEXT } from '../../shared/validation/manual-texts';

@ArgsType()
export class AuditEntriesArgs {
  @Field(() => Int, { defaultValue: 0, description: PAGING_TEXT.page })
  @Min(0)
  @Max(LIMITS.deepestRow)
  page: number;

  @Field(() => Int, { defaultValue: 20, description: PAGING_TEXT.size(LIMITS.pageSizeMax) })
  @Min(1)
  @Max(LIMITS.pageSizeMax)
  size: number;
}
