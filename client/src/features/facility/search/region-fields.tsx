import { useId } from 'react';
import { Meta } from '../../../components/kit';
import select from '../../../components/select.module.css';
import styles from './filter-panel.module.css';
import { FILTERS, type SearchFilters } from '../../../lib/search-filters';
import { STRINGS } from './strings';
import { useDistrictNames } from './use-district-names';

interface RegionFieldsProps {
  regions: readonly { name: string }[];
  region: string | null;
  district: string | null;
  /** A chosen region takes the place of any other place. */
  onChange: (patch: Pick<SearchFilters, 'region' | 'district' | 'within'>) => void;
}

/** The choices, and the chosen one even if the list does not (or not yet) know it: a select must not show another value. */
const withChosen = (names: readonly string[], chosen: string | null) =>
  chosen && !names.includes(chosen) ? [...names, chosen] : names;

/** 수원시, where 수원시 장안구 is a choice too. */
const hasDistricts = (name: string, names: readonly string[]) => names.some((other) => other.startsWith(`${name} `));

/** The browser's own selects: a phone shows its own wheel, which no list drawn by us can match. */
export function RegionFields({ regions, region, district, onChange }: RegionFieldsProps) {
  const id = useId();
  const districts = useDistrictNames(region);
  const options = (names: readonly string[]) =>
    names.map((name) => (
      <option key={name} value={name}>
        {hasDistricts(name, names) ? STRINGS.filters.wholeCity(name) : name}
      </option>
    ));
  return (
    <div className={styles.selects}>
      <Meta as="label" className={styles.label} htmlFor={`${id}-region`}>
        {FILTERS.region.name}
      </Meta>
      <select
        id={`${id}-region`}
        className={`${select.select} ${styles.select}`}
        value={region ?? ''}
        onChange={(event) => onChange({ region: event.target.value || null, district: null, within: null })}
      >
        <option value="">{STRINGS.filters.all}</option>
        {options(
          withChosen(
            regions.map(({ name }) => name),
            region,
          ),
        )}
      </select>
      <Meta as="label" className={styles.label} htmlFor={`${id}-district`}>
        {FILTERS.district.name}
      </Meta>
      <select
        id={`${id}-district`}
        className={`${select.select} ${styles.select}`}
        value={district ?? ''}
        disabled={region === null}
        title={region === null ? STRINGS.filters.districtFirst : undefined}
        onChange={(event) => onChange({ region, district: event.target.value || null, within: null })}
      >
        <option value="">{STRINGS.filters.all}</option>
        {options(withChosen(districts, district))}
      </select>
    </div>
  );
}
