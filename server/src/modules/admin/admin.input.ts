import { Max, Min } from 'class-validator';
import { ArgsType, Field, Int } from 'type-graphql';
import { LIMITS } from '../../shared/limits';

@ArgsType()
export class AuditEntriesArgs {
  @Field(() => Int, { defaultValue: 0, description: '0부터' })
  @Min(0)
  @Max(LIMITS.deepestRow)
  page: number;

  @Field(() => Int, { defaultValue: 20, description: `최대 ${LIMITS.pageSizeMax}.` })
  @Min(1)
  @Max(LIMITS.pageSizeMax)
  size: number;
}
