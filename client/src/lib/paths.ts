/** What another page may ask of the map; names as features/facility/search/search-url.ts reads them. */
export interface MapParams {
  /** Search text. */
  q?: string;
  /** Official name of the region, such as 서울특별시. */
  region?: string;
  district?: string;
  /** Groups or kinds. */
  category?: readonly string[];
}

/** The only place that spells addresses of pages. */
export const paths = {
  home: () => '/',
  about: () => '/about',
  map: (params: MapParams = {}) => withQuery('/KakaoMap', params),
  facility: (id: string) => `/facility/${encodeURIComponent(id)}`,
};

function withQuery(path: string, params: MapParams): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(params) as [string, MapParams[keyof MapParams]][])
    for (const one of typeof value === 'string' ? [value] : (value ?? [])) if (one) search.append(name, one);
  const query = search.toString();
  return query ? `${path}?${query}` : path;
}
