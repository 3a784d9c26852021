import { type APIRequestContext, expect } from '@playwright/test';

export interface Facility {
  id: string;
  name: string;
  category2: string | null;
  category3: string | null;
  sidoName: string | null;
  sigunguName: string | null;
  latitude: number | null;
  longitude: number | null;
  roadAddress: string | null;
  jibunAddress: string | null;
  phoneNumber: string | null;
  homepage: string | null;
  operatingHours: string | null;
  petFriendly: boolean | null;
}

export interface Bounds {
  southWestLat: number;
  southWestLng: number;
  northEastLat: number;
  northEastLng: number;
}

/** As GraphQL's FacilityFilterInput. */
export type Filter = Record<string, unknown>;

/** What 강남 means as a search text. */
export const GANGNAM: Filter = { sidoName: '서울특별시', sigunguName: '강남구' };

export interface Found {
  items: Facility[];
  totalCount: number;
}

const FACILITY = `id name category2 category3 sidoName sigunguName latitude longitude roadAddress jibunAddress
  phoneNumber homepage operatingHours petFriendly`;
const MOST = 100;

/** What the server under test knows: expectations come from here, not from a list of demo places that may change. */
export class Api {
  constructor(private readonly request: APIRequestContext) {}

  async ask<Data>(query: string, variables: Record<string, unknown> = {}): Promise<Data> {
    const response = await this.request.post('/graphql', { data: { query, variables } });
    const { data, errors } = (await response.json()) as { data: Data; errors?: unknown };
    expect(errors, `the server answers ${query}`).toBeUndefined();
    return data;
  }

  async facilities(filter: Filter, { page = 0, size = 15 } = {}): Promise<Found> {
    const { facilities } = await this.ask<{ facilities: Found }>(
      `query ($filter: FacilityFilterInput, $page: Int!, $size: Int!) {
        facilities(filter: $filter, page: $page, size: $size, sort: RECOMMENDED) { totalCount items { ${FACILITY} } }
      }`,
      { filter, page, size },
    );
    return facilities;
  }

  async inBounds(bounds: Bounds, filter: Filter = {}): Promise<Found> {
    const { facilitiesInBounds } = await this.ask<{ facilitiesInBounds: Found }>(
      `query ($bounds: BoundsInput!, $filter: FacilityFilterInput) {
        facilitiesInBounds(bounds: $bounds, filter: $filter) { totalCount items { ${FACILITY} } }
      }`,
      { bounds, filter },
    );
    return facilitiesInBounds;
  }

  /** As the box offers them: at most eight, areas first. */
  async suggestions(query: string): Promise<{ names: string[]; areaCount: number }> {
    const { areaSuggestions, facilitySuggestions } = await this.ask<
      Record<'areaSuggestions' | 'facilitySuggestions', { name: string }[]>
    >('query ($query: String!) { areaSuggestions(query: $query) { name } facilitySuggestions(query: $query) { name } }', {
      query,
    });
    const names = [...areaSuggestions, ...facilitySuggestions].map(({ name }) => name).slice(0, 8);
    return { names, areaCount: areaSuggestions.length };
  }

  async dataset(): Promise<{ facilityCount: number; provider: string; name: string; isDemo: boolean }> {
    const data = await this.ask<{ facilityDataset: Awaited<ReturnType<Api['dataset']>> }>(
      '{ facilityDataset { facilityCount provider name isDemo } }',
    );
    return data.facilityDataset;
  }

  /** The first place, in the order of the list, for which `isWanted` holds. */
  async find(isWanted: (facility: Facility) => boolean, filter: Filter = {}): Promise<Facility> {
    for (let page = 0; ; page += 1) {
      const { items } = await this.facilities(filter, { page, size: MOST });
      const found = items.find(isWanted);
      if (found) return found;
      expect(items.length, 'the data has such a place').toBe(MOST);
    }
  }

  /** A place with reviews, and the member who wrote one of them. */
  async reviewed({ photos = 0 } = {}): Promise<{ id: string; memberId: string }> {
    const { reviews } = await this.ask<{
      reviews: { items: { facility: { id: string }; member: { id: string }; images: unknown[] }[] };
    }>('{ reviews(size: 100) { items { facility { id } member { id } images { url } } } }');
    const found = reviews.items.find(({ images }) => images.length >= photos);
    expect(found, 'the data has such a review').toBeDefined();
    return { id: found!.facility.id, memberId: found!.member.id };
  }

  /** A place that its name alone finds. */
  async uniquelyNamed(filter: Filter = { categories: ['펜션'] }): Promise<Facility> {
    const { items } = await this.facilities(filter, { size: MOST });
    for (const facility of items) {
      if (facility.latitude === null) continue;
      const { totalCount } = await this.facilities({ searchQuery: facility.name });
      if (totalCount === 1 && !(await this.meansSomething(facility.name))) return facility;
    }
    throw new Error('every place shares its name');
  }

  /** Whether some of its words are read as conditions. */
  private async meansSomething(query: string): Promise<boolean> {
    const { interpretSearch } = await this.ask<{ interpretSearch: { chips: unknown[] } }>(
      'query ($query: String!) { interpretSearch(query: $query) { chips { kind } } }',
      { query },
    );
    return interpretSearch.chips.length > 0;
  }

  /** A district and a kind that together fill more than one page. */
  async busiestCorner(): Promise<{ region: string; district: string; kind: string; filter: Filter; total: number }> {
    const { districts } = await this.ask<{ districts: { name: string; regionName: string; facilityCount: number }[] }>(
      '{ districts { name regionName facilityCount } }',
    );
    const busiest = districts.sort((one, other) => other.facilityCount - one.facilityCount)[0]!;
    const place = { sidoName: busiest.regionName, sigunguName: busiest.name };
    const { items } = await this.facilities(place, { size: MOST });
    const counts = new Map<string, number>();
    for (const { category3 } of items) if (category3) counts.set(category3, (counts.get(category3) ?? 0) + 1);
    const [kind] = [...counts].sort(([, one], [, other]) => other - one)[0]!;
    const filter = { ...place, categories: [kind] };
    const { totalCount } = await this.facilities(filter);
    expect(totalCount, 'the most frequent kind of the busiest district fills two pages').toBeGreaterThan(15);
    return { region: busiest.regionName, district: busiest.name, kind, filter, total: totalCount };
  }
}
