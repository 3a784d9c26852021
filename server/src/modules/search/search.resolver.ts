import { Args, Query, Resolver } from 'type-graphql';
import { Access } from '../../shared/access';
import { InterpretSearchArgs } from './search.input';
import { SearchInterpretation } from './search.output';
import type { SearchService } from './search.service';

@Resolver()
export class SearchResolver {
  constructor(private readonly search: SearchService) {}

  @Access('PUBLIC')
  @Query(() => SearchInterpretation, {
    description:
      '검색어를 장소의 조건으로 읽습니다. 종류, 지역, 가까운 곳, 반려동물, 시설, 시각을 나타내는 말을 조건으로 옮기고, 알아듣지 못한 말은 `restWords`에 차례대로 남깁니다. 오타는 고치지 않습니다. 같은 글과 같은 `at`에는 언제나 같은 답을 합니다.',
  })
  interpretSearch(@Args(() => InterpretSearchArgs) { query, at }: InterpretSearchArgs) {
    return this.search.interpret(query, at ?? new Date());
  }
}
