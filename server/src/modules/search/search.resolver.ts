import { Args, Query, Resolver } from 'type-graphql';
import { Access, CachedForVisitors } from '../../shared/access';
import { AreasAroundArgs, AreaSuggestionsArgs, InterpretSearchArgs } from './search.input';
import { AreaSuggestion, NamedPoint, SearchInterpretation } from './search.output';
import type { SearchService } from './search.service';

@Resolver()
export class SearchResolver {
  constructor(private readonly search: SearchService) {}

  @Access('PUBLIC')
  @CachedForVisitors()
  @Query(() => SearchInterpretation, {
    description:
      '검색어를 장소의 조건으로 읽습니다. 종류, 지역, 가까운 곳, 반려동물, 시설, 시각을 나타내는 말을 조건으로 옮기고, 알아듣지 못한 말은 `restWords`에 차례대로 남깁니다. 오타는 고치지 않습니다. 같은 글과 같은 `at`에는 언제나 같은 답을 합니다.',
  })
  interpretSearch(@Args(() => InterpretSearchArgs) { query, at }: InterpretSearchArgs) {
    return this.search.interpret(query, at ?? new Date());
  }

  @Access('PUBLIC')
  @CachedForVisitors()
  @Query(() => [AreaSuggestion], {
    description:
      '검색어를 치는 동안 장소 위에 보여 줄 지역: 시·도, 시·군·구, 동네, 역, 장소가 있는 읍·면·동. 이름이나 다른 이름이 검색어와 같은 곳, 검색어로 시작하는 곳의 순서입니다. 고르면 `searchText`를 찾습니다.',
  })
  areaSuggestions(@Args(() => AreaSuggestionsArgs) { query, limit }: AreaSuggestionsArgs) {
    return this.search.suggestAreas(query, limit);
  }

  @Access('PUBLIC')
  @CachedForVisitors()
  @Query(() => [NamedPoint], {
    description:
      '원 안에 있는 동네, 역, 명소, 장소가 있는 읍·면·동의 이름, 가운데에서 가까운 순서. 같은 이름은 한 번만 있습니다. 배경이 없는 지도에 이름을 적을 때 씁니다.',
  })
  areasAround(@Args(() => AreasAroundArgs) { limit, ...circle }: AreasAroundArgs) {
    return this.search.areasAround(circle, limit);
  }
}
