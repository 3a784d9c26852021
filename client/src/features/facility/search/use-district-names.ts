import { skipToken } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { loadOutlines } from '../../../components/map/load-outlines';
import { useFilterDistrictsQuery } from './region-fields.generated';

const NONE: string[] = [];

/** The districts of a region: from the server, else from the boundaries that come with the client. */
export function useDistrictNames(region: string | null): string[] {
  // The answer belongs to the region it was asked for: one that comes late, for a region given up, is not shown.
  const { data, error } = useFilterDistrictsQuery(region ? { variables: { regionName: region } } : skipToken);
  const [builtIn, setBuiltIn] = useState<Record<string, string[]> | null>(null);
  const isFailed = error !== undefined;
  useEffect(() => {
    if (!isFailed || builtIn) return;
    let isGone = false;
    loadOutlines()
      .then((outlines) => outlines.districtNames())
      .then(
        (names) => !isGone && setBuiltIn(names),
        // Without either list the region alone still filters.
        () => undefined,
      );
    return () => {
      isGone = true;
    };
  }, [isFailed, builtIn]);
  if (!region) return NONE;
  return data ? data.districts.map(({ name }) => name) : isFailed ? (builtIn?.[region] ?? NONE) : NONE;
}
