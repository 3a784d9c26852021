import { ERRAND_KINDS } from '../../shared/facility-category';
import { currentPlaceNames, regionsNamed } from '../../shared/text/region';
import type { FacilityFilterInput } from './facility.input';
import { isOneOf, type SqlFragment } from './sql-parameters';

/** Existing clients send it for "no condition". */
const ALL = '전체';

/**
 * Conditions on columns that `facility` and `facility_facet` share, so that they both find and count places.
 * @returns null if nothing can match, because the region is unknown
 */
export function facetConditions(filter: FacilityFilterInput): SqlFragment[] | null {
  const place = placeConditions(named(filter.sidoName), named(filter.sigunguName));
  return place && [...place, ...categoryConditions(filter), ...petConditions(filter), ...siteConditions(filter)];
}

function named(name: string | null | undefined): string | null {
  const trimmed = name?.normalize('NFC').trim();
  return trimmed && trimmed !== ALL ? trimmed : null;
}

function placeConditions(region: string | null, district: string | null): SqlFragment[] | null {
  if (!region) return district ? [isInDistrict(district)] : [];
  if (!district) {
    const names = regionsNamed(region);
    return names.length ? [isOneOf('sido_name', names)] : null;
  }
  const current = currentPlaceNames(region, district);
  return current && [equals('sido_name', current.sidoName), ...(current.sigunguName ? [isInDistrict(current.sigunguName)] : [])];
}

/**
 * A city includes its districts: 수원시 장안구 sorts between "수원시" and "수원시!" in byte order. Other names are an equality, so that an index
 * can return them in name order.
 */
const isInDistrict = (name: string): SqlFragment =>
  name.endsWith('시') && !name.includes(' ')
    ? (parameters) => `(sigungu_name >= ${parameters.add(name)} AND sigungu_name < ${parameters.add(`${name}!`)})`
    : equals('sigungu_name', name);

/** Groups and kinds of a filter; empty for all. */
export function chosenCategories({ categories }: FacilityFilterInput): string[] {
  if (categories?.some((name) => name.trim() === ALL)) return [];
  return (categories ?? []).map(named).filter((name) => name !== null);
}

function categoryConditions(filter: FacilityFilterInput): SqlFragment[] {
  const chosen = chosenCategories(filter);
  return chosen.length ? [isOfCategory(chosen)] : [];
}

/** A name can be a group or a kind, as clients offer both. */
export const isOfCategory =
  (names: string[]): SqlFragment =>
  (parameters) => {
    const placeholder = parameters.add(names);
    return `(category2 = ANY(${placeholder}::text[]) OR category3 = ANY(${placeholder}::text[]))`;
  };

function petConditions({ petTypes, petFriendlyOnly }: FacilityFilterInput): SqlFragment[] {
  return [
    ...(petTypes?.length ? ([(parameters) => `pet_types && ${parameters.add(petTypes)}::text[]`] satisfies SqlFragment[]) : []),
    ...(petFriendlyOnly ? [() => 'pet_friendly IS NOT FALSE'] : []),
  ];
}

function siteConditions({ parkingAvailable, indoorFacility, outdoorFacility, outingOnly }: FacilityFilterInput): SqlFragment[] {
  return [
    ...flag('parking_available', parkingAvailable),
    ...flag('indoor_facility', indoorFacility),
    ...flag('outdoor_facility', outdoorFacility),
    ...(outingOnly
      ? ([(parameters) => `(category3 <> ALL(${parameters.add(ERRAND_KINDS)}::text[])) IS NOT FALSE`] satisfies SqlFragment[])
      : []),
  ];
}

const flag = (column: string, wanted: boolean | null | undefined): SqlFragment[] =>
  wanted == null ? [] : [() => (wanted ? column : `NOT ${column}`)];

const equals =
  (column: string, value: string): SqlFragment =>
  (parameters) =>
    `${column} = ${parameters.add(value)}`;
