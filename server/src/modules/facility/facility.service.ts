import DataLoader from 'dataloader';
import type { SelectedFields } from '../../shared/selected-fields';
import { entityIdOf } from '../../shared/validation/entity-id';
import { AppError, GoneMeanwhileError } from '../../shared/errors';
import { LIMITS } from '../../shared/validation/limits';
import { PET_TYPE_NAMES, PetType } from '../../shared/pet-type';
import { regionsNamed } from '../../shared/text/region';
import {
  type FacilitiesArgs,
  type FacilitiesInBoundsArgs,
  type FacilityFilterInput,
  FacilitySort,
  type FacilitySuggestionsArgs,
} from './facility.input';
import type { Facility } from './facility.entity';
import type { FacilityDataset } from './facility.output';
import type { Circle } from './facilities-within';
import type { OpeningHoursService } from './opening-hours.service';
import type { EntryService } from './entry.service';
import type { FacilityRepository, RuleConditions } from './facility.repository';

/** Owns reading places: search, viewport, suggestions, filter options. Not here: importing them (import/), reviews of them (modules/review). */
export class FacilityService {
  /** One for each set of fields: what is asked together is asked of all alike. */
  private readonly loaders = new WeakMap<object, DataLoader<number, Facility | null>>();

  constructor(
    private readonly repository: FacilityRepository,
    private readonly rules: { hours: OpeningHoursService; entry: EntryService },
  ) {}

  /** Unknown, malformed and out-of-range ids are all "no such place". */
  async find(id: string, asked?: SelectedFields) {
    const known = entityIdOf(id);
    return known === null ? null : this.repository.find(known, asked);
  }

  /** In the order of the ids; null for one that nothing has. */
  findEach(ids: readonly number[]): Promise<(Facility | null)[]> {
    return this.repository.findEach(ids);
  }

  /** Asked one by one by what lies at places, answered with one statement for all that are asked for in the same tick. */
  async load(id: number, asked?: SelectedFields): Promise<Facility> {
    const facility = await this.loaderOf(asked).load(id);
    // What lies at a place goes with it.
    if (!facility) throw new GoneMeanwhileError('장소를 찾을 수 없습니다.');
    return facility;
  }

  async list(args: FacilitiesArgs, asked?: SelectedFields) {
    if ((args.page + 1) * args.size > LIMITS.deepestRow)
      throw new AppError(
        'BAD_USER_INPUT',
        `검색 결과는 ${LIMITS.deepestRow.toLocaleString('ko')}번째까지만 볼 수 있습니다. 조건을 더해 좁혀 주세요.`,
      );
    if (args.sort === FacilitySort.DISTANCE && !args.near)
      throw new AppError('BAD_USER_INPUT', '가까운 순으로 보려면 기준 위치가 필요합니다.', {
        fieldErrors: { near: '기준 위치가 필요합니다.' },
      });
    return this.repository.search(args, asked, await this.ruleConditions(args.filter ?? {}));
  }

  /** The first of the places that meet a filter, the best rated first. */
  listBest(filter: FacilityFilterInput, size: number) {
    return this.list({ filter, page: 0, size, sort: FacilitySort.RATING, asWritten: true });
  }

  async listInBounds(args: FacilitiesInBoundsArgs, asked?: SelectedFields) {
    const { southWestLat, northEastLat, southWestLng, northEastLng } = args.bounds;
    if (southWestLat > northEastLat || southWestLng > northEastLng)
      throw new AppError('BAD_USER_INPUT', '지도 범위가 올바르지 않습니다. 남서쪽과 북동쪽 모서리를 확인해 주세요.');
    return this.repository.searchInBounds(args, asked, await this.ruleConditions(args.filter ?? {}));
  }

  async listSuggestions({ query, limit }: FacilitySuggestionsArgs) {
    const text = query.normalize('NFC').trim();
    return [...text].length < LIMITS.suggestionTextMin ? [] : this.repository.suggest(text, limit);
  }

  /** For each circle how many listed places are in it. */
  countWithin(circles: readonly Circle[]): Promise<number[]> {
    return this.repository.countWithin(circles);
  }

  listRegions() {
    return this.repository.regions();
  }

  listDistricts(regionName: string | null) {
    const name = regionName?.trim();
    return this.repository.districts(!name || name === '전체' ? null : regionsNamed(name));
  }

  /** Neighbourhoods in which listed places are. */
  listNeighbourhoods() {
    return this.repository.neighbourhoods();
  }

  listCategories() {
    return this.repository.categories();
  }

  listPetTypes() {
    return Object.values(PetType).map((value) => ({ value, name: PET_TYPE_NAMES[value] }));
  }

  private async ruleConditions(filter: FacilityFilterInput): Promise<RuleConditions> {
    const [hours, entry] = await Promise.all([this.rules.hours.conditionsOf(filter), this.rules.entry.conditionsOf(filter)]);
    return { hours, entry };
  }

  private loaderOf(asked?: SelectedFields): DataLoader<number, Facility | null> {
    const key = asked ?? this;
    const known = this.loaders.get(key);
    if (known) return known;
    const loader = new DataLoader<number, Facility | null>((ids) => this.repository.findEach(ids, asked), { cache: false });
    this.loaders.set(key, loader);
    return loader;
  }

  async getDataset(): Promise<FacilityDataset> {
    return {
      name: '전국 반려동물 동반 가능 문화시설 위치 데이터',
      provider: '한국문화정보원',
      url: 'https://www.data.go.kr/data/15111389/fileData.do',
      ...(await this.repository.dataset()),
    };
  }
}
