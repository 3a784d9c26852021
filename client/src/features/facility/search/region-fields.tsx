import { skipToken } from '@apollo/client/react';
import { useEffect, useId, useState } from 'react';
import { Meta } from '../../../components/kit';
import { loadOutlines } from '../../../components/map/load-outlines';
import select from '../../../components/select.module.css';
import { FILTERS, type SearchFilters } from '../../../lib/search-filters';
import styles from './filter-panel.module.css';
import { useFilterDistrictsQuery } from './region-fields.generated';
import { STRINGS } from './strings';

/** 수원시, where 수원시 장안구 is a choice too. */
const hasDistricts = (name: string, names: readonly string[]) => names.some((other) => other.startsWith(`${name} `));

interface FieldProps {
  label: string;
  names: readonly string[];
  chosen: string | null;
  isDisabled?: boolean;
  onChoose: (name: string | null) => void;
}

/** The browser's own select: a phone shows its own wheel, which no list drawn by us can match. */
function Field({ label, names, chosen, isDisabled = false, onChoose }: FieldProps) {
  const id = useId();
  // The list may not (or not yet) contain the chosen one: a select must not show another value.
  const choices = chosen && !names.includes(chosen) ? [...names, chosen] : names;
  return (
    <>
      <Meta as="label" className={styles.label} htmlFor={id}>
        {label}
      </Meta>
      <select
        id={id}
        className={select.select}
        value={chosen ?? ''}
        disabled={isDisabled}
        title={isDisabled ? STRINGS.filters.districtFirst : undefined}
        onChange={(event) => onChoose(event.target.value || null)}
      >
        <option value="">{STRINGS.filters.all}</option>
        {choices.map((name) => (
          <option key={name} value={name}>
            {hasDistricts(name, choices) ? STRINGS.filters.wholeCity(name) : name}
          </option>
        ))}
      </select>
    </>
  );
}

interface RegionFieldsProps {
  regions: readonly { name: string }[];
  region: string | null;
  district: string | null;
  /** A chosen region replaces any other place. */
  onChange: (patch: Pick<SearchFilters, 'region' | 'district' | 'within'>) => void;
}

export function RegionFields({ regions, region, district, onChange }: RegionFieldsProps) {
  const districts = useDistrictNames(region);
  return (
    <div className={styles.selects}>
      <Field
        label={FILTERS.region.name}
        names={regions.map(({ name }) => name)}
        chosen={region}
        onChoose={(name) => onChange({ region: name, district: null, within: null })}
      />
      <Field
        label={FILTERS.district.name}
        names={districts}
        chosen={district}
        isDisabled={region === null}
        onChoose={(name) => onChange({ region, district: name, within: null })}
      />
    </div>
  );
}

/** The districts of a region: from the server, else from the boundaries built into the client. */
function useDistrictNames(region: string | null): readonly string[] {
  const { data, error } = useFilterDistrictsQuery(region ? { variables: { regionName: region } } : skipToken);
  const [builtIn, setBuiltIn] = useState<Record<string, string[]>>({});
  const isFailed = error !== undefined;
  useEffect(() => {
    if (!isFailed) return;
    const names = loadOutlines().then((outlines) => outlines.districtNames());
    // Without either list the region alone still filters.
    names.then(setBuiltIn, () => undefined);
  }, [isFailed]);
  if (!region) return [];
  return data?.districts.map(({ name }) => name) ?? (isFailed ? builtIn[region] : undefined) ?? [];
}
