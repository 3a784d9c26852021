import { Args, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Row } from '../../shared/rows';
import { EntryArgs } from './entry.input';
import { EntrySummary, EntryVerdict } from './entry.output';
import type { EntryService } from './entry.service';
import { Facility } from './facility.entity';

@Resolver(() => Facility)
export class EntryFields {
  constructor(private readonly entry: EntryService) {}

  @FieldResolver(() => EntryVerdict, {
    name: 'entry',
    description: '함께 가는 반려동물이 들어갈 수 있는지. 자료의 글과 최근의 방문 기록으로 답합니다. `pets`는 저장하지 않습니다.',
  })
  verdict(@Root() facility: Row<Facility>, @Args(() => EntryArgs) { pets, at }: EntryArgs): Promise<EntryVerdict> {
    return this.entry.verdictOf(facility, pets, at ?? null);
  }

  @FieldResolver(() => EntrySummary, { description: '누구와 가는지 모를 때 보여 줄, 두루 말하는 입장 조건' })
  entrySummary(@Root() facility: Row<Facility>): Promise<EntrySummary> {
    return this.entry.summaryOf(facility);
  }
}
