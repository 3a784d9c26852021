import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Access, CachedForVisitors } from '../../shared/access';
import { LIST_LENGTHS, listCost } from '../../shared/validation/field-cost';
import type { Viewer } from '../../shared/viewer';
import { CreateHolidayInput, DeleteHolidayInput, HolidaysArgs, UpdateHolidayInput } from './calendar.input';
import type { CalendarService } from './calendar.service';
import { Holiday } from './holiday.entity';

/** For fields that require a sign-in. */
interface AdminContext {
  viewer: Viewer;
}

@Resolver(() => Holiday)
export class CalendarResolver {
  constructor(private readonly calendar: CalendarService) {}

  @Access('PUBLIC')
  @CachedForVisitors()
  @Query(() => [Holiday], {
    description: '한 달이나 한 해의 공휴일, 날짜순',
    complexity: ({ args, childComplexity }) =>
      listCost(args.month == null ? LIST_LENGTHS.holidaysOfYear : LIST_LENGTHS.holidaysOfMonth, childComplexity),
  })
  holidays(@Args(() => HolidaysArgs) args: HolidaysArgs) {
    return this.calendar.listHolidays(args);
  }

  @Access('ADMIN')
  @Mutation(() => Holiday, { description: '공휴일을 더합니다. 그날의 공휴일이 이미 있으면 CONFLICT입니다.' })
  createHoliday(
    @Arg('input', () => CreateHolidayInput, { description: '더할 공휴일' }) input: CreateHolidayInput,
    @Ctx() { viewer }: AdminContext,
  ) {
    return this.calendar.createHoliday(input, viewer);
  }

  @Access('ADMIN')
  @Mutation(() => Holiday, { description: '공휴일의 이름이나 설명을 고칩니다. 없는 공휴일은 NOT_FOUND입니다.' })
  updateHoliday(
    @Arg('input', () => UpdateHolidayInput, { description: '고칠 공휴일' }) input: UpdateHolidayInput,
    @Ctx() { viewer }: AdminContext,
  ) {
    return this.calendar.updateHoliday(input, viewer);
  }

  @Access('ADMIN')
  @Mutation(() => ID, { description: '공휴일을 지웁니다. 지운 공휴일의 id를 돌려줍니다. 없는 공휴일은 NOT_FOUND입니다.' })
  deleteHoliday(
    @Arg('input', () => DeleteHolidayInput, { description: '지울 공휴일' }) input: DeleteHolidayInput,
    @Ctx() { viewer }: AdminContext,
  ) {
    return this.calendar.removeHoliday(input, viewer);
  }
}
