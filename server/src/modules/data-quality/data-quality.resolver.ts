import type { GraphQLResolveInfo } from 'graphql';
import { Args, FieldResolver, Info, Query, Resolver, Root } from 'type-graphql';
import { Access } from '../../shared/access';
import type { Row } from '../../shared/rows';
import { selectedFields } from '../../shared/selected-fields';
import { listOf } from '../../shared/validation/field-cost';
import { PagingArgs } from '../../shared/validation/paging-args';
import { Facility } from '../facility/facility.entity';
import type { FacilityService } from '../facility/facility.service';
import { DataFindingsArgs } from './data-quality.input';
import { DataFinding, DataFindingCount, DataFindingPage, FacilityImportPage, FINDING_PLACES_MAX } from './data-quality.output';
import type { DataQualityService } from './data-quality.service';

@Resolver(() => DataFinding)
export class DataQualityResolver {
  constructor(
    private readonly quality: DataQualityService,
    private readonly places: FacilityService,
  ) {}

  @Access('ADMIN')
  @Query(() => DataFindingPage, { description: '자료에서 살펴볼 것. 가져온 자료마다 보고에 남긴 앞부분만 있습니다.' })
  dataFindings(@Args(() => DataFindingsArgs) args: DataFindingsArgs) {
    return this.quality.findings(args);
  }

  @Access('ADMIN')
  @Query(() => [DataFindingCount], {
    description:
      '종류마다 살펴볼 것의 수. 장소를 모두 견주어야 아는 두 종류(같은 곳으로 보이는 장소, 의심스러운 좌표)는 목록을 열 때 셉니다.',
    complexity: listOf(9),
  })
  dataOverview() {
    return this.quality.overview();
  }

  @Access('ADMIN')
  @Query(() => FacilityImportPage, { description: '가져온 자료' })
  facilityImports(@Args(() => PagingArgs) args: PagingArgs) {
    return this.quality.imports(args);
  }

  @FieldResolver(() => [Facility], {
    description: `관련된 장소, ${FINDING_PLACES_MAX}곳까지. 지워진 장소는 없습니다.`,
    complexity: listOf(FINDING_PLACES_MAX),
  })
  facilities(@Root() { facilityIds }: Row<DataFinding>, @Info() info: GraphQLResolveInfo): Promise<Facility[]> {
    return Promise.all(facilityIds.map((id) => this.places.load(id, selectedFields(info))));
  }
}
