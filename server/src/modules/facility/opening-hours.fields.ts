import { Args, FieldResolver, Resolver, Root } from 'type-graphql';
import { listOf } from '../../shared/validation/field-cost';
import type { Row } from '../../shared/rows';
import { seoulDate } from '../../shared/text/seoul-time';
import { Facility } from './facility.entity';
import { OpeningWeekArgs, OpenStateArgs } from './opening-hours.input';
import { OpeningDay, OpenState } from './opening-hours.output';
import type { OpeningHoursService } from './opening-hours.service';

const DAYS_OF_WEEK = 7;

@Resolver(() => Facility)
export class OpeningHoursFields {
  constructor(private readonly hours: OpeningHoursService) {}

  @FieldResolver(() => OpenState, { description: '한 시각에 열려 있는지. 운영시간과 휴무일의 글에서 읽어 냅니다.' })
  openState(@Root() facility: Row<Facility>, @Args(() => OpenStateArgs) { at }: OpenStateArgs): Promise<OpenState> {
    return this.hours.stateOf(facility, at ?? null);
  }

  @FieldResolver(() => [OpeningDay], {
    description: '이레 동안의 영업시간, 날짜 순',
    complexity: listOf(DAYS_OF_WEEK),
  })
  openingWeek(@Root() facility: Row<Facility>, @Args(() => OpeningWeekArgs) { from }: OpeningWeekArgs): Promise<OpeningDay[]> {
    return this.hours.weekOf(facility, from ?? seoulDate(new Date()));
  }
}
