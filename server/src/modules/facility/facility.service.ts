import DataLoader from 'dataloader';
import type { SelectedFields } from '../../shared/selected-fields';
import { entityIdOf } from '../../shared/validation/entity-id';
import { AppError, GoneMeanwhileError } from '../../shared/errors';
import { LIMITS } from '../../shared/validation/limits';
import { PET_TYPE_NAMES, PetType } from '../../shared/pet-type';
import { regionsNamed } from '../../shared/text/region';
import {
  type CircleInput,
  type FacilitiesArgs,
  type FacilitiesInBoundsArgs,
  type FacilityFilterInput,
  FacilitySort,
  type FacilitySuggestionsArgs,
} from './facility.input';
import type { Facility } from './facility.entity';
import type { FacilityDataset } from './facility.output';
import type { OpeningHoursService } from './opening-hours.service';
import type { EntryService } from './entry.service';
import type { FacilityRepository, RuleConditions } from './facility.repository';

/** Owns reading places: search, viewport, suggestions, filter options. Not here: importing them (import/), reviews of them (modules/review). */
export class FacilityService {
  /** By selection, so that places with the same selection are fetched together. */
  private readonly loaders = new WeakMap<object, DataLoader<number, Facility | null>>();

  constructor(
    private readonly repository: FacilityRepository,
    private readonly rules: { hours: OpeningHoursService; entry: EntryService },
  ) {}

  /** Unknown, malformed and out-of-range ids are all null. */
  async find(id: string, selection?: SelectedFields) {
    const facilityId = entityIdOf(id);
    return facilityId === null ? null : this.repository.pages.find(facilityId, selection);
  }

  /** In the order of the ids; null for an unknown one. */
  findEach(ids: readonly number[]): Promise<(Facility | null)[]> {
    return this.repository.pages.findEach(ids);
  }

  /** For field resolvers: batches the places requested in the same tick into one statement. */
  async load(id: number, selection?: SelectedFields): Promise<Facility> {
    const facility = await this.loaderOf(selection).load(id);
    // Rows that refer to a place are deleted with it, so this row is gone too.
    if (!facility) throw new GoneMeanwhileError('장소를 찾을 수 없습니다.');
    return facility;
  }

  async list(args: FacilitiesArgs, selection?: SelectedFields) {
    if ((args.page + 1) * args.size > LIMITS.deepestRow)
      throw new AppError(
        'BAD_USER_INPUT',
        `검색 결과는 ${LIMITS.deepestRow.toLocaleString('ko')}번째까지만 볼 수 있습니다. 조건을 더해 좁혀 주세요.`,
      );
    if (args.sort === FacilitySort.DISTANCE && !args.near)
      throw new AppError('BAD_USER_INPUT', '가까운 순으로 보려면 기준 위치가 필요합니다.', {
        fieldErrors: { near: '기준 위치가 필요합니다.' },
      });
    return this.repository.search(args, selection, await this.ruleConditions(args.filter ?? {}));
  }

  /** The best rated places that match a filter. */
  listBest(filter: FacilityFilterInput, size: number) {
    return this.list({ filter, page: 0, size, sort: FacilitySort.RATING, asWritten: true });
  }

  async listInBounds(args: FacilitiesInBoundsArgs, selection?: SelectedFields) {
    const { southWestLat, northEastLat, southWestLng, northEastLng } = args.bounds;
    if (southWestLat > northEastLat || southWestLng > northEastLng)
      throw new AppError('BAD_USER_INPUT', '지도 범위가 올바르지 않습니다. 남서쪽과 북동쪽 모서리를 확인해 주세요.');
    return this.repository.searchInBounds(args, selection, await this.ruleConditions(args.filter ?? {}));
  }

  async listSuggestions({ query, limit }: FacilitySuggestionsArgs) {
    const text = query.normalize('NFC').trim();
    return [...text].length < LIMITS.suggestionTextMin ? [] : this.repository.suggestions.find(text, limit);
  }

  /** The number of listed places in each circle. */
  countInCircles(circles: readonly CircleInput[]): Promise<number[]> {
    return this.repository.countInCircles(circles);
  }

  listRegions() {
    return this.repository.counts.regions();
  }

  listDistricts(regionName: string | null) {
    const name = regionName?.trim();
    return this.repository.counts.districts(!name || name === '전체' ? null : regionsNamed(name));
  }

  /** Only those with listed places. */
  listNeighbourhoods() {
    return this.repository.counts.neighbourhoods();
  }

  listCategories() {
    return this.repository.counts.categories();
  }

  listPetTypes() {
    return Object.values(PetType).map((value) => ({ value, name: PET_TYPE_NAMES[value] }));
  }

  private async ruleConditions(filter: FacilityFilterInput): Promise<RuleConditions> {
    const [hours, entry] = await Promise.all([this.rules.hours.conditionsOf(filter), this.rules.entry.conditionsOf(filter)]);
    return { hours, entry };
  }

  private loaderOf(selection?: SelectedFields): DataLoader<number, Facility | null> {
    const key = selection ?? this;
    const existing = this.loaders.get(key);
    if (existing) return existing;
    const loader = new DataLoader<number, Facility | null>((ids) => this.repository.pages.findEach(ids, selection), {
      cache: false,
    });
    this.loaders.set(key, loader);
    return loader;
  }

  async getDataset(): Promise<FacilityDataset> {
    return {
      name: '전국 반려동물 동반 가능 문화시설 위치 데이터',
      provider: '한국문화정보원',
      url: 'https://www.data.go.kr/data/15111389/fileData.do',
      ...(await this.repository.counts.dataset()),
    };
  }
}
