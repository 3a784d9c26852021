import { useEffect, useMemo, useState } from 'react';
import { locateDistrict } from '../../../components/map/locate-district';
import { filterInput, FILTERS, type SearchFilters } from '../../../lib/search-filters';
import { type Origin, useFacilitySearch } from './use-facility-search';
import { type District, districtText } from './use-my-location';
import type { UnderstoodSearch } from './use-understood-search';

/** A wider search, and what it gives up of the one that found nothing. */
export interface Relaxation {
  filters: SearchFilters;
  conditions: string[];
  /** The larger area that is searched instead; null if the area stays the same. */
  area: string | null;
}

/**
 * Wider and wider: site, words, then from the radius over its district (`around`) to the region. Pets and hours decide whether
 * a visit is possible at all, so only a person gives them up.
 */
function relaxations(filters: SearchFilters, around: District | null): Relaxation[] {
  const steps: Relaxation[] = [];
  let last: Relaxation = { filters, conditions: [], area: null };
  function add(without: Partial<SearchFilters>, condition: string | null, area = last.area) {
    const conditions = condition === null ? last.conditions : [...last.conditions, condition];
    last = { filters: { ...last.filters, ...without }, conditions, area };
    steps.push(last);
  }

  if (filters.parking !== 'all') add({ parking: 'all' }, FILTERS.parking.name);
  if (filters.placeType !== 'all') add({ placeType: 'all' }, FILTERS.placeType.chip(filters.placeType));
  if (filters.query) add({ query: '' }, FILTERS.query.chip(filters.query));
  const place = filters.region ? { sidoName: filters.region, sigunguName: filters.district ?? '' } : around;
  if (filters.within && place)
    add({ within: null, region: place.sidoName, district: place.sigunguName || null }, null, districtText(place));
  if (place?.sigunguName) add({ district: null }, null, place.sidoName);
  // Everything there is answers no question.
  return steps.filter((step) => Object.keys(filterInput({ ...step.filters, pets: [], entry: 'all' })).length > 0);
}

interface Progress {
  key: string;
  /** How many steps wider than what is asked. */
  step: number;
  /** The one around the circle of the search, if it has one. */
  district: District | null;
}

/** The answer to what is asked; where that finds nothing, of the first wider search that finds something, with what it gave up. */
export function useRelaxedSearch({ asked, key, isRead, isAsked }: UnderstoodSearch, origin: Origin | null) {
  const [progress, setProgress] = useState<Progress | null>(null);
  const { step, district } = progress?.key === key ? progress : { step: 0, district: null };
  const steps = useMemo(() => relaxations(asked.filters, district), [asked, district]);
  const relaxation = steps[step - 1] ?? null;
  const searched = useMemo(() => (relaxation ? { ...asked, filters: relaxation.filters } : asked), [asked, relaxation]);
  const found = useFacilitySearch(searched, key, origin, isRead);

  const { within, region } = asked.filters;
  const { latitude, longitude } = (region === null && within) || { latitude: null, longitude: null };
  const isEmpty = found.answer?.key === key && found.answer.totalCount === 0 && found.error === undefined;
  const isNext = isEmpty && !found.isLoading && (step < steps.length || (step === 0 && latitude !== null));
  // A search that the person did not ask for must not undo what they are just choosing.
  const canRelax = isAsked && asked.mode === 'list';
  const isRelaxing = canRelax && isEmpty && (isNext || found.isLoading);

  useEffect(() => {
    if (!canRelax || !isNext) return;
    let isLate = false;
    async function goOn() {
      const isCircle = step === 0 && latitude !== null;
      // Without its district the circle cannot be widened.
      const around = isCircle ? await locateDistrict({ latitude, longitude }).catch(() => null) : district;
      if (!isLate) setProgress({ key, step: step + 1, district: around });
    }
    void goOn();
    return () => {
      isLate = true;
    };
  }, [canRelax, isNext, key, step, district, latitude, longitude]);

  return {
    ...found,
    answer: isRelaxing ? null : found.answer,
    isLoading: found.isLoading || isRelaxing,
    searched,
    relaxation: isEmpty || found.isLoading ? null : relaxation,
  };
}
